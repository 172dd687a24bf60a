import { beforeEach, expect, test, vi } from "vitest";
import { oneAnswerPerPress, skipByPress } from "./presses";

const pressed = vi.fn();
let table: HTMLElement;

beforeEach(() => {
  pressed.mockReset();
  document.body.innerHTML =
    '<div class="table"><button class="card"></button><button class="pile"></button></div><button class="menu"></button>';
  table = document.querySelector(".table") as HTMLElement;
  document.body.onclick = pressed;
});

const find = (what: string) => document.querySelector(what) as HTMLElement;
const down = (what: string) => find(what).dispatchEvent(new Event("pointerdown", { bubbles: true }));
const click = (what: string, detail = 1) =>
  find(what).dispatchEvent(new MouseEvent("click", { bubbles: true, detail }));

test("a press that skips answers nothing, and the next one counts", () => {
  const link = {
    catchingUp: true,
    skip: vi.fn(() => {
      link.catchingUp = false;
    }),
  };
  const listen = (event: Event) => skipByPress(link, event as PointerEvent, ".table");
  addEventListener("pointerdown", listen);
  down(".menu");
  click(".menu");
  expect([link.skip.mock.calls.length, pressed.mock.calls.length]).toEqual([0, 1]);
  down(".card");
  click(".card");
  expect([link.skip.mock.calls.length, pressed.mock.calls.length]).toEqual([1, 1]);
  down(".card");
  click(".card");
  expect(pressed).toHaveBeenCalledTimes(2);
  link.catchingUp = true;
  down(".card"); // and the pointer slides away
  down(".pile");
  click(".pile");
  expect(pressed).toHaveBeenCalledTimes(3);
  removeEventListener("pointerdown", listen);
});

test("a double-click doesn't reach what has taken the place of what it was on", () => {
  const leave = oneAnswerPerPress(table);
  click(".card");
  click(".pile", 2);
  expect(pressed).toHaveBeenCalledTimes(1);
  click(".pile", 3); // on purpose
  click(".pile", 4);
  expect(pressed).toHaveBeenCalledTimes(3);
  click(".card");
  expect(pressed).toHaveBeenCalledTimes(4);
  leave();
});
