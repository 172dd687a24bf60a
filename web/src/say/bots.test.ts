import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { MASKS, maskOf } from "./bots";
import { called, say } from "./index";

test("a bot has a first name of its own, the second of a kind another one", () => {
  expect(called("bot:easy")).toBe("Marta");
  expect(called("bot:easy 2")).toBe("Piero");
  expect(called("bot:smithy 2")).toBe("Fabio 2");
  expect(called("bot:somebody_new")).toBe("Bot somebody_new");
  expect(called("Anna")).toBe("Anna");
});

test("bots are named wherever a phrase mentions them", () => {
  const waiting = { messages: ["waiting"], arguments: { players: ["Anna", "bot:easy"], n: 2 } };
  expect(say(waiting)).toContain("Anna and Marta");
});

test("no two bots of a level have the same face, and every face is drawn", () => {
  for (const bot of ["novice", "easy", "medium", "hard"]) {
    const faces = [1, 2, 3, 4, 5].map((number) => maskOf({ bot, number }));
    expect(new Set(faces).size).toBe(5);
  }
  const drawn = readFileSync("src/art/icons.svg", "utf8");
  expect(MASKS.filter((mask) => !drawn.includes(`id="m-${mask}"`))).toEqual([]);
});
