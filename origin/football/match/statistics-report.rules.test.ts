import { describe, expect, it } from "vitest";
import { addReport } from "#origin/ingest/store/plan/plan-reports.ts";
import { asOfMoments, type StatisticsReport } from "./statistics-report.rules.ts";

const minute = (count: number) => count * 60_000;
const row = (key: string, known: number) => ({ key, known_at: minute(known) });
const report = (keys: readonly string[], ...minutes: readonly number[]): StatisticsReport => ({
  keys,
  at: minutes.map(minute),
});
const asOf = (rows: ReturnType<typeof row>[], reports: readonly StatisticsReport[], now: number) =>
  Object.fromEntries(
    [...asOfMoments(rows, reports, minute(now))].map(([key, moment]) => [key, moment / minute(1)]),
  );

describe("The moment that statistics are as of", () => {
  it("Statistics are as of their source's last report, changed or not", () => {
    const rows = [row("corners", 20), row("fouls", 45)];
    expect(asOf(rows, [report(["corners", "fouls"], 44, 45)], 60)).toEqual({ corners: 45, fouls: 45 });
    expect(asOf(rows, [report(["corners", "fouls"], 45, 60)], 60)).toEqual({ corners: 60, fouls: 60 });
  });

  it("Statistics of different sources, or reports, are as of different moments", () => {
    const rows = [row("corners", 20), row("fouls", 20), row("shots", 30)];
    const reports = [report(["corners", "fouls"], 40), report(["corners"], 55), report(["shots"], 31)];
    expect(asOf(rows, reports, 60)).toEqual({ corners: 55, fouls: 40, shots: 31 });
  });

  it("Statistics are as of the previous report for delayed readers", () => {
    expect(asOf([row("corners", 20)], [report(["corners"], 45, 57, 60)], 58)).toEqual({ corners: 57 });
  });

  it("Statistics of a source that dates its changes are as of the newest change", () => {
    expect(asOf([row("corners", 20), row("shots", 52)], [], 60)).toEqual({ corners: 52, shots: 52 });
  });

  it("Statistics are as of the value's own moment where it is newer than the report", () => {
    expect(asOf([row("corners", 50)], [report(["corners"], 45)], 60)).toEqual({ corners: 50 });
  });
});

describe("Adding a report", () => {
  const add = (stored: readonly StatisticsReport[], keys: readonly string[], now: number) =>
    addReport(stored, keys, minute(now));

  it("Adding a report keeps those of the last five minutes and the one before", () => {
    const stored = [report(["corners"], 40, 50, 54, 56, 58)];
    expect(add(stored, ["corners"], 60)).toEqual([report(["corners"], 54, 56, 58, 60)]);
  });

  it("Adding a report keeps the last one of each value that later reports omit", () => {
    const stored = [report(["corners", "fouls"], 10, 20), report(["corners"], 30, 40)];
    expect(add(stored, ["corners"], 60)).toEqual([
      report(["corners", "fouls"], 20),
      report(["corners"], 40, 60),
    ]);
  });

  it("Adding a report is idempotent within one moment", () => {
    expect(add(add([], ["corners"], 60), ["corners"], 60)).toEqual([report(["corners"], 60)]);
  });
});
