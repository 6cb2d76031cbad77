import { afterEach, expect, it } from "vitest";
import { DEFAULT_TZ } from "#shared/time/index.ts";
import { takeZoneFromHtml } from "#web/platform/zone/shown-zone.ts";
import { instantOfLocal, localOfInstant } from "./article-form.server.ts";

afterEach(() => takeZoneFromHtml(DEFAULT_TZ));

it("reads and writes moments by the clock of Vietnam", () => {
  const seconds = Date.UTC(2026, 10, 23, 1, 30) / 1000;
  expect(localOfInstant(seconds)).toBe("2026-11-23T08:30");
  expect(instantOfLocal("2026-11-23T08:30")).toBe(seconds);
});

it("reads them within hours of a change of clocks, too", () => {
  takeZoneFromHtml("Europe/Paris");
  const change = Date.UTC(2026, 2, 29, 1) / 1000;
  for (const seconds of [change - 1800, change, change + 5400])
    expect(instantOfLocal(localOfInstant(seconds))).toBe(seconds);
});

it.each(["", "23-11-2026 08:30", "2026-13-01T00:00", "2026-11-23T25:00"])("takes %j for long past", (text) =>
  expect(instantOfLocal(text)).toBe(0),
);
