import type { stat_histories } from "#origin/db/schema/timeline.table.ts";
import { addCounts, historyOf, parseHistory } from "#origin/football/match/stat-history.rules.ts";
import { isLive } from "#shared/match/index.ts";
import type { Timeline } from "../match-timeline.ts";
import type { StoredRow } from "../row.ts";
import type { PlannedMatch } from "./planned-match.ts";

/** Histories of statistics that a batch changes. They do not count as changes of a match, whose statistics are pushed. */
export interface HistoryPlan {
  readonly stat_histories: StoredRow<typeof stat_histories>[];
}

/**
 * Records the counts of attacking play: all of a source that dates its changes, else those of the moment while the match
 * is live. A single entry, such as the counts of an ended match, is no history.
 */
export function planHistory(
  { input: { stored, nowMs }, match, id }: PlannedMatch,
  { changes, stats, given }: Timeline,
  plan: HistoryPlan,
): void {
  const before = stored.histories.get(id)?.[0]?.counts;
  const status = changes.findLast((change) => change.known_at <= nowMs)?.status;
  const isReported = given.length > 0 && status !== undefined && isLive(status);
  if (match.snapshot ? !isReported : match.stats.length === 0) return;
  const history = match.snapshot ? addCounts(parseHistory(before), stats, nowMs) : historyOf(stats);
  const counts = JSON.stringify(history);
  if (counts !== before && (match.snapshot ? history.length > 0 : history.length > 1))
    plan.stat_histories.push({ match_id: id, counts });
}
