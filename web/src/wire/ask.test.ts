import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { api, Refused } from "./ask";

function answer(status: number, body: unknown): Response {
  return new Response(status === 204 ? null : JSON.stringify(body), { status });
}

const unknown = { code: "going_down", say: { messages: ["refused-going_down"], arguments: {} }, text: "…" };
const taken = { code: "seat_taken", say: { messages: ["refused-seat_taken"], arguments: {} }, text: "…" };

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test("where nobody knows what came of a request, the same one is sent again", async () => {
  const fetched = vi.fn(async () => (fetched.mock.calls.length < 3 ? answer(503, unknown) : answer(200, { id: "t" })));
  vi.stubGlobal("fetch", fetched);
  const asked = api("POST", "tables", { game: "dominion" });
  await vi.runAllTimersAsync();
  expect(await asked).toEqual({ id: "t" });
  expect(fetched).toHaveBeenCalledTimes(3);
  expect(new Set(fetched.mock.calls.map((call) => JSON.stringify(call))).size).toBe(1);
});

test("it is not sent for ever, and a refusal ends it at once", async () => {
  const fetched = vi.fn(async () => answer(503, unknown));
  vi.stubGlobal("fetch", fetched);
  const asked = expect(api("POST", "tables/t/start")).rejects.toThrow(Refused);
  await vi.runAllTimersAsync();
  await asked;
  expect(fetched).toHaveBeenCalledTimes(4);
  const refusing = vi.fn(async () => answer(409, taken));
  vi.stubGlobal("fetch", refusing);
  await expect(api("POST", "tables/t/seats/0", { name: "Anna" })).rejects.toThrow("seat_taken");
  expect(refusing).toHaveBeenCalledTimes(1);
});
