import { expect, it } from "vitest";
import { anAnswer } from "#tests/support/edge/edge-answers.ts";
import { type Entry, periodsOf } from "./entry.ts";
import { createMemoryStore } from "./memory-store.ts";

const entryOf = (bytes: number): Entry => {
  const answer = anAnswer("x".repeat(bytes));
  return { ...answer, etag: "e", gzip: null, madeAtMs: 0, ...periodsOf(answer, 0) };
};

it("The memory store drops the least recently used entry when the bytes run out", () => {
  const store = createMemoryStore(12_000);
  for (const key of ["a", "b", "c", "d"]) store.set(key, entryOf(1900));
  store.get("a");
  store.set("e", entryOf(1900));
  expect(["a", "b", "c", "d", "e"].filter((key) => store.get(key))).toEqual(["a", "c", "d", "e"]);
  expect(store.bytes).toBeLessThanOrEqual(12_000);
});

it("The memory store counts a replaced entry once", () => {
  const store = createMemoryStore(10_000);
  store.set("a", entryOf(500));
  const { bytes } = store;
  store.set("a", entryOf(500));
  expect(store.bytes).toBe(bytes);
});

it("The memory store does not give all its room to one huge entry", () => {
  const store = createMemoryStore(10_000);
  store.set("small", entryOf(100));
  store.set("huge", entryOf(9000));
  expect(store.get("huge")).toBeUndefined();
  expect(store.get("small")).toBeDefined();
});
