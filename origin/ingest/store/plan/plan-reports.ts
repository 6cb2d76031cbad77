import type { Database } from "#origin/db/database.ts";
import type { match_part_reports } from "#origin/db/schema/timeline.table.ts";
import { parseReports, type StatisticsReport } from "#origin/football/match/statistics-report.rules.ts";
import { isLive } from "#shared/match/index.ts";
import type { StoredRow } from "../row.ts";
import type { StatusChangeRow } from "../timeline.rules.ts";
import type { PlannedMatch } from "./planned-match.ts";

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

export type StatisticsReportRow = StoredRow<typeof match_part_reports>;

/**
 * Changes of `match_part_reports` by a batch. They do not count as changes of a match, so they are not broadcast: a
 * source repeated the same values.
 */
export interface ReportsPlan {
  readonly match_part_reports: {
    readonly rows: StatisticsReportRow[];
    /** Matches that are not live: their statistics have no minute. */
    readonly over: number[];
  };
}

/** Records which live values the batch reports; values with their own date need no record. */
export function planReports(
  { input: { stored, nowMs }, id }: PlannedMatch,
  changes: readonly StatusChangeRow[],
  given: Readonly<Record<StatisticsReportRow["part"], readonly string[]>>,
  { match_part_reports: { rows, over } }: ReportsPlan,
): void {
  const known = stored.reports.get(id) ?? [];
  const status = changes.findLast((change) => change.known_at <= nowMs)?.status;
  if (status === undefined || !isLive(status)) {
    if (known.length > 0) over.push(id);
    return;
  }
  for (const part of ["stats", "player_stats"] as const) {
    if (given[part].length === 0) continue;
    const before = parseReports(known.find((row) => row.part === part)?.reports);
    rows.push({ match_id: id, part, reports: JSON.stringify(addReport(before, given[part], nowMs)) });
  }
}

/** No match is in play this long after its kick-off, seconds. */
const LONG_OVER = 2 * 86_400;

/** Deletes reports of matches whose source fell silent before their end: no batch after the match deletes them. */
export async function sweepReports(db: Database, nowMs: number): Promise<void> {
  const sql = `DELETE FROM match_part_reports WHERE match_id IN (SELECT m.id FROM match_part_reports r
    JOIN matches m ON m.id = r.match_id WHERE m.match_time < ?1)`;
  await db.batch([db.prepare(sql).bind(Math.floor(nowMs / 1000) - LONG_OVER)]);
}
