import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { Change } from "../wire/link.svelte";
import type { Line } from "../wire/messages";
import { Session, type TableLink } from "./session.svelte";

const event = (name: string, seat: number): Line => ({
  say: { messages: [`intrigo-event-${name}`], arguments: {} },
  seat,
  weight: 1,
});
const ROUND = [event("play", 0), event("play", 1), event("award", 0)];

test("a hasty second press on undo takes back nothing else, and a third one asks before it takes back others' moves", async () => {
  const sent: Change[] = [];
  let kept!: () => void;
  const link = $state({
    table: { seats: [{ name: "Anna" }, { name: "Bela" }], undo: "free" },
    log: [...ROUND, event("keep", 0)],
    ask: null,
    close() {},
    change(change: Change) {
      sent.push(change);
      return new Promise<void>((done) => {
        kept = done;
      });
    },
  });
  let session!: Session;
  const leave = $effect.root(() => {
    session = new Session(link as unknown as TableLink, "t", 0);
  });
  flushSync();
  session.undo();
  session.undo();
  expect([sent.length, session.doubt]).toEqual([1, null]);
  link.log = ROUND;
  kept();
  await new Promise((done) => setTimeout(done));
  session.undo();
  expect(sent.length).toBe(1);
  expect(session.doubt?.text).toContain("Bela");
  session.doubt?.go();
  expect(sent.length).toBe(2);
  leave();
});
