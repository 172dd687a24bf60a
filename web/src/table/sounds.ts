// A few soft sounds, made here: no file to load. Nothing sounds unless the reader wants it.

import { isOn } from "../settings.svelte";

export type Sound = "turn" | "card" | "gain" | "trash" | "win" | "end";

interface Note {
  /** Hertz, and where it glides to. */
  pitch: number;
  to?: number;
  /** Seconds. */
  at: number;
  length: number;
  loudness: number;
  shape?: OscillatorType;
}

/** A bell for my turn, a tap of wood for a card, a coin for a gain, a low slide for the trash, a chord at the end. */
export const SOUNDS: Record<Sound, readonly Note[]> = {
  turn: [
    { pitch: 523, at: 0, length: 0.35, loudness: 0.08 },
    { pitch: 659, at: 0.12, length: 0.4, loudness: 0.08 },
  ],
  card: [{ pitch: 220, to: 150, at: 0, length: 0.07, loudness: 0.05, shape: "triangle" }],
  gain: [{ pitch: 880, to: 990, at: 0, length: 0.16, loudness: 0.035 }],
  trash: [{ pitch: 180, to: 90, at: 0, length: 0.2, loudness: 0.05, shape: "triangle" }],
  win: [
    { pitch: 523, at: 0, length: 0.9, loudness: 0.06 },
    { pitch: 659, at: 0.1, length: 0.9, loudness: 0.06 },
    { pitch: 784, at: 0.2, length: 1, loudness: 0.06 },
  ],
  end: [
    { pitch: 440, at: 0, length: 0.6, loudness: 0.06 },
    { pitch: 349, at: 0.15, length: 0.7, loudness: 0.06 },
  ],
};

const APART = 0.06; // seconds between two of a kind: ten cards at once are one tap

let audio: AudioContext | undefined;
const last = new Map<Sound, number>();

/** Let something sound, if sound is on. */
export function play(sound: Sound): void {
  if (!isOn("sound") || typeof AudioContext === "undefined") return;
  audio ??= new AudioContext();
  const now = audio.currentTime;
  if (now - (last.get(sound) ?? -1) < APART) return;
  last.set(sound, now);
  for (const note of SOUNDS[sound]) strike(audio, note, now + note.at);
}

function strike(audio: AudioContext, note: Note, start: number): void {
  const tone = audio.createOscillator();
  const loudness = audio.createGain();
  tone.type = note.shape ?? "sine";
  tone.frequency.setValueAtTime(note.pitch, start);
  if (note.to) tone.frequency.exponentialRampToValueAtTime(note.to, start + note.length);
  loudness.gain.setValueAtTime(0, start);
  loudness.gain.linearRampToValueAtTime(note.loudness, start + 0.01);
  loudness.gain.exponentialRampToValueAtTime(0.0001, start + note.length);
  tone.connect(loudness).connect(audio.destination);
  tone.start(start);
  tone.stop(start + note.length + 0.05);
}
