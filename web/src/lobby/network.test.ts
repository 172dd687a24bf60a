import { expect, test } from "vitest";
import { inviteLink, isHere, placeOf } from "./network";

test("addresses of this computer are told from those that others can reach", () => {
  for (const here of ["localhost", "127.0.0.1", "127.1.2.3", "[::1]", "::1", "0.0.0.0", "a.localhost"])
    expect(isHere(here)).toBe(true);
  for (const there of ["192.168.1.23", "[fd00::5]", "signoria.example", "12.7.0.1", "localhost.example"])
    expect(isHere(there)).toBe(false);
});

test("an invite carries the address that others can reach", () => {
  expect(inviteLink("abc", "http://192.168.1.23:8000/")).toBe("http://192.168.1.23:8000/join/abc");
  expect(inviteLink("abc", "http://[fd00::5]:8000/games/")).toBe("http://[fd00::5]:8000/games/join/abc");
  expect(inviteLink("abc", "")).toBe(new URL("/join/abc", location.origin).href);
  expect(placeOf("http://[fd00::5]:8000/join/abc")).toBe("[fd00::5]:8000");
});
