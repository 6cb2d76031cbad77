import { expect, it, vi } from "vitest";
import { withPresentNames } from "./former-names.ts";

it("A variable set by its former name is read under its present one, and reported", () => {
  const report = vi.fn();
  const vars = withPresentNames(
    { FEED_SECRET: "secret", LIST_ROOMS: "", LIVE_SHARDS: "4", OTHER: 1 },
    report,
  );
  expect(vars).toMatchObject({ REALTIME_SECRET: "secret", LIST_ROOMS: "4", OTHER: 1 });
  expect(report.mock.calls.map(([renamed]) => renamed)).toEqual([
    { former: "FEED_SECRET", name: "REALTIME_SECRET" },
    { former: "LIVE_SHARDS", name: "LIST_ROOMS" },
  ]);
});

it("A variable set by both names is read by its present one, without a report", () => {
  const report = vi.fn();
  const vars = { FEED_SECRET: "former", REALTIME_SECRET: "present" };
  expect(withPresentNames(vars, report)).toBe(vars);
  expect(report).not.toHaveBeenCalled();
});
