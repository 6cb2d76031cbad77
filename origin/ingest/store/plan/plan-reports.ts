import type { match_part_reports } from "#origin/db/schema/timeline.table.ts";
import { parseReports } from "#origin/football/match/part-report.rules.ts";
import { isLive } from "#shared/match/index.ts";
import { addReport } from "../part-reports.rules.ts";
import type { StoredRow } from "../row.ts";
import type { StatusChangeRow } from "../timeline.rules.ts";
import type { PlannedMatch } from "./planned-match.ts";

export type PartReportRow = StoredRow<typeof match_part_reports>;

/**
 * The changes of `match_part_reports` by a batch. They are no change of a match, so no room or reader is sent them: a source
 * gave the same values again.
 */
export interface ReportsPlan {
  readonly match_part_reports: {
    readonly rows: PartReportRow[];
    /** Matches that are not in play: their statistics are shown without a minute. */
    readonly over: number[];
  };
}

/** Notes which values the batch gives of a match in play; those that it dates itself need no note. */
export function planReports(
  { input: { stored, nowMs }, id }: PlannedMatch,
  changes: readonly StatusChangeRow[],
  given: Readonly<Record<PartReportRow["part"], readonly string[]>>,
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
