// The preferences of this browser: everything the Preferences screen offers. Kept where the browser lets us.

import { createSubscriber } from "svelte/reactivity";
import { SPEEDS, type Speed } from "./table/pace";

export const THEMES = ["system", "light", "dark"] as const;
export type Theme = (typeof THEMES)[number];

/** How large the text is, and what that makes of the root's font size. */
export const TEXT_SIZES = { normal: 1, large: 1.125, largest: 1.25 } as const;
export type TextSize = keyof typeof TEXT_SIZES;

/** What is either on or off, as it is on the first visit. */
const FIRST = {
  /** Play all Treasures at once when I am asked for them. */
  treasures: false,
  /** End my turn when nothing else can be done. */
  ending: false,
  /** Ask before I end a turn with coins and buys left. */
  confirming: true,
  /** The score counter in games against bots; with friends the table decides. */
  points: true,
  /** Let the coach warn of blunders in games against bots. */
  practice: false,
  sound: false,
};
export type Switch = keyof typeof FIRST;

export function recall(key: string): string | null {
  try {
    return localStorage.getItem(`signoria.${key}`);
  } catch {
    return null; // a private window may have no storage
  }
}

export function keep(key: string, value: string): void {
  try {
    localStorage.setItem(`signoria.${key}`, value);
  } catch {
    // then it holds for this visit
  }
}

function chosen<T extends string>(key: string, known: readonly T[], first: T): T {
  const kept = recall(key);
  return known.find((one) => one === kept) ?? first;
}

function read() {
  const on = (name: Switch) => chosen(name, ["on", "off"], FIRST[name] ? "on" : "off") === "on";
  return {
    theme: chosen<Theme>("theme", THEMES, "system"),
    text: chosen<TextSize>("text", Object.keys(TEXT_SIZES) as TextSize[], "normal"),
    speed: chosen<Speed>("speed", SPEEDS, "normal"),
    treasures: on("treasures"),
    ending: on("ending"),
    confirming: on("confirming"),
    points: on("points"),
    practice: on("practice"),
    sound: on("sound"),
  };
}

const settings = $state(read());

// Another tab of this browser is the same device.
addEventListener("storage", () => {
  Object.assign(settings, read());
  showLook();
});

/** Whether a preference that is on or off is on. */
export function isOn(name: Switch): boolean {
  return settings[name];
}

export function turn(name: Switch, on: boolean): void {
  settings[name] = on;
  keep(name, on ? "on" : "off");
}

/** How fast opponents' moves are shown. */
export function speed(): Speed {
  return settings.speed;
}

export function useSpeed(speed: Speed): void {
  settings.speed = speed;
  keep("speed", speed);
}

/** Whether the reader wants nothing to move. */
export function still(): boolean {
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
}

export function theme(): Theme {
  return settings.theme;
}

export function useTheme(theme: Theme): void {
  settings.theme = theme;
  keep("theme", theme);
  showLook();
}

export function textSize(): TextSize {
  return settings.text;
}

export function useTextSize(size: TextSize): void {
  settings.text = size;
  keep("text", size);
  showLook();
}

const NIGHT = "(prefers-color-scheme: dark)";
const followSystem = createSubscriber((changed) => {
  const system = matchMedia(NIGHT);
  system.addEventListener("change", changed);
  return () => system.removeEventListener("change", changed);
});

/** Whether it is night on the page now. */
export function dark(): boolean {
  if (settings.theme !== "system") return settings.theme === "dark";
  followSystem();
  return matchMedia(NIGHT).matches;
}

/** Put theme and text size into effect. */
export function showLook(): void {
  const root = document.documentElement;
  if (settings.theme === "system") delete root.dataset.theme;
  else root.dataset.theme = settings.theme;
  const size = TEXT_SIZES[settings.text];
  root.style.fontSize = size === 1 ? "" : `${100 * size}%`;
}
