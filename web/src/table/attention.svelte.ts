// A sign when it becomes my move: in the title of the page, and as a short sound for those who want one.

import { soundOn } from "../settings.svelte";

let audio: AudioContext | undefined;

/** Two soft notes, made here: no file to load. */
function ring(): void {
  audio ??= new AudioContext();
  const now = audio.currentTime;
  for (const [note, start] of [
    [523, 0],
    [659, 0.12],
  ] as const) {
    const tone = audio.createOscillator();
    const loudness = audio.createGain();
    tone.frequency.value = note;
    loudness.gain.setValueAtTime(0, now + start);
    loudness.gain.linearRampToValueAtTime(0.08, now + start + 0.02);
    loudness.gain.exponentialRampToValueAtTime(0.0001, now + start + 0.35);
    tone.connect(loudness).connect(audio.destination);
    tone.start(now + start);
    tone.stop(now + start + 0.4);
  }
}

/** Call while a component is made; `asked` says whether it is my move, `title` what the page is called meanwhile. */
export function callAttention(asked: () => boolean, title: () => string): void {
  let before: boolean | undefined;
  $effect(() => {
    const now = asked();
    document.title = now ? `● ${title()}` : title();
    if (now && before === false && soundOn()) ring();
    before = now;
  });
  $effect(() => () => {
    document.title = "Signoria";
  });
}
