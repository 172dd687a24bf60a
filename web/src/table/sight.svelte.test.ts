import { expect, test, vi } from "vitest";
import { Sight } from "./sight.svelte";

test("a card that goes before it was looked at isn't shown any more", () => {
  vi.useFakeTimers();
  const sight = new Sight();
  sight.show("moat", 350);
  sight.forget("village");
  vi.advanceTimersByTime(400);
  expect(sight.card).toBe("moat");
  sight.show("market", 350);
  sight.forget("market");
  vi.advanceTimersByTime(400);
  expect(sight.card).toBe(null);
  vi.useRealTimers();
});
