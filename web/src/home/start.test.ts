import { expect, test } from "vitest";
import { playAgainstBots } from "./start";

test("one click opens a table, sits down, seats the bots and deals", async () => {
  const asked: unknown[][] = [];
  const ask = async <Answer>(...request: unknown[]): Promise<Answer> => {
    asked.push(request);
    return { id: "t1" } as Answer;
  };
  const wanted = { game: "dominion", seats: 3, wishes: { kingdom: "random" } };
  expect(await playAgainstBots(ask, wanted, "Anna", "hard")).toBe("t1");
  expect(asked).toEqual([
    ["POST", "tables", { ...wanted, points: true, practice: false, request_id: expect.any(String) }],
    ["POST", "tables/t1/seats/0", { name: "Anna" }],
    ["PUT", "tables/t1/seats/1/bot", { bot: "hard" }],
    ["PUT", "tables/t1/seats/2/bot", { bot: "hard" }],
    ["POST", "tables/t1/start"],
  ]);
});

test("what is refused is not gone on with", async () => {
  let n = 0;
  const ask = async <Answer>(): Promise<Answer> => {
    n += 1;
    throw new Error("too_many");
  };
  await expect(playAgainstBots(ask, { game: "intrigo", seats: 4 }, "Anna", "easy")).rejects.toThrow("too_many");
  expect(n).toBe(1);
});
