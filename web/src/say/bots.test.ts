import { expect, test } from "vitest";
import { called, say } from "./index";

test("a bot is named by its level, in the reader's language", () => {
  expect(called("bot:easy")).toBe("Easy bot");
  expect(called("bot:easy 2")).toBe("Easy bot 2");
  expect(called("bot:somebody_new")).toBe("Bot somebody_new");
  expect(called("Anna")).toBe("Anna");
});

test("bots are named wherever a phrase mentions them", () => {
  const waiting = { messages: ["waiting"], arguments: { players: ["Anna", "bot:easy"] } };
  expect(say(waiting)).toContain("Anna and Easy bot");
});
