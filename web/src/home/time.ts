// How long ago something was, roughly, in the words of the browser.

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ["day", 86_400_000],
  ["hour", 3_600_000],
  ["minute", 60_000],
];

export function ago(then: number, now: number, language: string): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: "auto" });
  const passed = Math.max(0, now - then);
  const [unit, length] = STEPS.find(([, length]) => passed >= length) ?? ["minute", 60_000];
  return words.format(-Math.floor(passed / length), unit);
}
