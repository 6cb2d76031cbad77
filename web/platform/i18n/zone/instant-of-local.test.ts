import { afterEach, expect, it } from "vitest";
import { DEFAULT_TZ } from "#shared/time/index.ts";
import { instantOfLocal } from "./instant-of-local.ts";
import { takeZoneFromHtml } from "./shown-zone.ts";

afterEach(() => takeZoneFromHtml(DEFAULT_TZ));

it("Times of a form are read in Vietnamese time", () =>
  expect(instantOfLocal("2026-11-23T08:30")).toBe(Date.UTC(2026, 10, 23, 1, 30) / 1000));

it.each([
  ["2026-03-29T01:30", Date.UTC(2026, 2, 29, 0, 30)],
  ["2026-03-29T03:00", Date.UTC(2026, 2, 29, 1)],
  ["2026-03-29T04:30", Date.UTC(2026, 2, 29, 2, 30)],
])("The time %s near a clock change is read correctly", (text, ms) => {
  takeZoneFromHtml("Europe/Paris");
  expect(instantOfLocal(text)).toBe(ms / 1000);
});

it.each(["", "23-11-2026 08:30", "2026-13-01T00:00", "2026-11-23T25:00"])(
  "The invalid time %j is read as long past",
  (text) => expect(instantOfLocal(text)).toBe(0),
);
