// @vitest-environment happy-dom
import { afterEach, expect, it } from "vitest";
import { keepLastLook, LAST_LOOKS_KEY, readLastLook } from "./last-looks.ts";

afterEach(() => localStorage.clear());

const look = (at_ms: number) => ({
  ...{ at_ms, updated_at: 100 + at_ms, score: { home: 1, away: 0 }, standing: [3] },
});

it("A look is read again, and a later one takes its place", () => {
  keepLastLook(7, look(1));
  keepLastLook(8, look(2));
  keepLastLook(7, look(3));
  expect([readLastLook(7), readLastLook(8), readLastLook(9)]).toEqual([look(3), look(2), null]);
});

it("A page from a cache does not replace the look at a newer state", () => {
  keepLastLook(7, look(3));
  keepLastLook(7, { ...look(2), at_ms: 4 });
  expect(readLastLook(7)).toEqual(look(3));
});

it("Fifty matches are kept: the oldest look goes first", () => {
  for (let id = 1; id <= 51; id += 1) keepLastLook(id, look(id));
  expect([readLastLook(1), readLastLook(2), readLastLook(51)]).toEqual([null, look(2), look(51)]);
});

it.each([
  "no JSON",
  "[]",
  '{"7":{"at_ms":1,"updated_at":1,"score":{"home":-1,"away":0},"standing":[]}}',
  '{"7":{"at_ms":1,"updated_at":1,"score":null,"standing":["3"]}}',
  '{"7":null}',
])("A stored %s is as good as none, and the next look replaces it", (text) => {
  localStorage.setItem(LAST_LOOKS_KEY, text);
  expect(readLastLook(7)).toBeNull();
  keepLastLook(7, look(1));
  expect(readLastLook(7)).toEqual(look(1));
});
