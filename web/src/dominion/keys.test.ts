import { expect, test } from "vitest";
import { intent, neighbour } from "./keys";

const key = (init: KeyboardEventInit) => intent(new KeyboardEvent("keydown", init));

test("letters go by their place, whatever the script", () => {
  expect(key({ code: "KeyU", key: "г" })).toEqual({ does: "undo" });
  expect(key({ code: "KeyC", key: "c" })).toEqual({ does: "confirm" });
});

test("numbers are the cards of the hand, ten of them", () => {
  expect(key({ code: "Digit1", key: "1" })).toEqual({ does: "hand", place: 0 });
  expect(key({ code: "Digit0", key: "0" })).toEqual({ does: "hand", place: 9 });
  expect(key({ code: "Numpad4", key: "4" })).toEqual({ does: "hand", place: 3 });
});

test("what is typed with a control key, or into a field, is not ours", () => {
  expect(key({ code: "KeyC", key: "c", ctrlKey: true })).toBeNull();
  const field = document.createElement("input");
  document.body.append(field);
  let got: unknown = "nothing";
  field.addEventListener("keydown", (event) => {
    got = intent(event);
  });
  field.dispatchEvent(new KeyboardEvent("keydown", { code: "KeyU", key: "u", bubbles: true }));
  expect(got).toBeNull();
});

const rows = [0, 1, 2, 3, 4, 5].map((i) => ({
  left: (i % 3) * 100,
  top: Math.floor(i / 3) * 120,
  width: 90,
  height: 110,
}));

test("arrow keys go along a row and between rows", () => {
  expect(neighbour(rows, 1, "ArrowRight")).toBe(2);
  expect(neighbour(rows, 0, "ArrowLeft")).toBe(-1);
  expect(neighbour(rows, 1, "ArrowDown")).toBe(4);
  expect(neighbour(rows, 5, "ArrowUp")).toBe(2);
  expect(neighbour(rows, 4, "ArrowDown")).toBe(-1);
  expect(neighbour(rows, 3, "End")).toBe(5);
});
