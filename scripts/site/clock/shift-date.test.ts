import { afterEach, expect, it } from "vitest";
import { shiftDate } from "./shift-date.ts";

const RealDate = Date;
const DAY_MS = 86_400_000;
afterEach(() => {
  globalThis.Date = RealDate;
});

it("The shifted clock moves the present, and no date with a given time", () => {
  const before = Date.now();
  shiftDate(DAY_MS);
  expect(Date.now() - before).toBeGreaterThanOrEqual(DAY_MS);
  expect(new Date().toISOString() >= new Date(before + DAY_MS).toISOString()).toBe(true);
  expect(new Date(0).toISOString()).toBe("1970-01-01T00:00:00.000Z");
  expect(Date.UTC(1970, 0, 2)).toBe(DAY_MS);
  expect(Date()).toBe(new Date().toString());
});

it("A second call replaces the offset, and dates of both clocks stay dates", () => {
  const earlier = new Date();
  shiftDate(DAY_MS);
  shiftDate(-DAY_MS);
  expect(Date.now()).toBeLessThan(earlier.getTime());
  expect([earlier instanceof Date, new Date() instanceof Date]).toEqual([true, true]);
});

it("The function works from its source alone, as Workers and pages get it", () => {
  new Function(`(${shiftDate.toString()})(${DAY_MS})`)();
  expect(Date.now() - RealDate.now()).toBeGreaterThanOrEqual(DAY_MS - 1000);
});
