import type { match_part_reports } from "#origin/db/schema/timeline.table.ts";
import { parseReports } from "#origin/football/match/part-report.rules.ts";
import { isLive } from "#shared/match/index.ts";
import { addReport } from "../part-reports.rules.ts";
import type { StoredRow } from "../row.ts";
import type { StatusChangeRow } from "../timeline.rules.ts";
import type { PlannedMatch } from "./planned-match.ts";

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
