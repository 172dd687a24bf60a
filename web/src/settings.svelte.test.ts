import { flushSync } from "svelte";
import { afterEach, expect, it, vi } from "vitest";
import { dark, useTheme } from "./settings.svelte";

afterEach(() => vi.unstubAllGlobals());

it("turns to night with the system, unless a theme is chosen", () => {
  const system = Object.assign(new EventTarget(), { matches: false });
  vi.stubGlobal("matchMedia", () => system);
  const seen: boolean[] = [];
  const leave = $effect.root(() => {
    $effect(() => {
      seen.push(dark());
    });
  });
  const becomes = (matches: boolean) => {
    system.matches = matches;
    system.dispatchEvent(new Event("change"));
    flushSync();
  };
  flushSync();
  becomes(true);
  expect(seen).toEqual([false, true]);
  useTheme("light");
  flushSync();
  becomes(false);
  becomes(true);
  expect(seen.at(-1)).toBe(false);
  leave();
});
