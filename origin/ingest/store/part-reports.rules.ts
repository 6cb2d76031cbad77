import type { StatisticsReport } from "#origin/football/match/part-report.rules.ts";

/** Retention of earlier reports for readers with a delay, milliseconds; their delay is shorter. */
const REPORTS_KEPT_MS = 300_000;

/**
 * Report times with one more, of `keys` at `nowMs`. Reports of the last minutes are kept, and for each key the last one
 * before; reports of the same keys are one entry.
 */
export function addReport(
  stored: readonly StatisticsReport[],
  keys: readonly string[],
  nowMs: number,
): StatisticsReport[] {
  const single = stored.flatMap((report) => report.at.map((at) => ({ keys: report.keys, at })));
  const newestFirst = [{ keys, at: nowMs }, ...single].toSorted((a, b) => b.at - a.at);
  const settled = new Set<string>();
  const kept = newestFirst.filter((report) => {
    if (report.at > nowMs - REPORTS_KEPT_MS) return true;
    const isLast = report.keys.some((key) => !settled.has(key));
    for (const key of report.keys) settled.add(key);
    return isLast;
  });
  const groups = Map.groupBy(kept.toReversed(), (report) => report.keys.join());
  return [...groups.values()].map((reports) => ({
    keys: reports[0]?.keys ?? [],
    at: [...new Set(reports.map(({ at }) => at))],
  }));
}
