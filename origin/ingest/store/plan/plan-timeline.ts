import { correctedRow } from "../../correction/corrected-rows.rules.ts";
import { countedStates } from "../counted-states.rules.ts";
import { shownStates, statesOf, toStateRow } from "../match-states.ts";
import { type Timeline, warnOfGoals, warnOfWinner } from "../match-timeline.ts";
import { matchViolations } from "../match-violations.rules.ts";
import { type Row, sameRows } from "../row.ts";
import type { IncidentRow, MergedIncidents, StatRow, StatusChangeRow } from "../timeline.rules.ts";
import type { PlannedMatch, Replacement } from "./planned-match.ts";

/** Writes of match events. Incidents are written individually, the rest match by match. */
export interface TimelinePlan {
  readonly status_changes: Replacement<StatusChangeRow>;
  readonly match_states: Replacement<Row>;
  readonly stats: Replacement<StatRow>;
  readonly incidents: { added: IncidentRow[]; changed: IncidentRow[]; dropped: number[] };
}

export const emptyTimelinePlan = (): TimelinePlan => ({
  status_changes: { matches: [], rows: [] },
  match_states: { matches: [], rows: [] },
  stats: { matches: [], rows: [] },
  incidents: { added: [], changed: [], dropped: [] },
});

/** Adds a match's rows of a table to the plan; a new match has nothing to replace. */
function replaceRowsOf<Of extends Row>(
  { id, isNew }: PlannedMatch,
  { matches, rows }: Replacement<Of>,
  wanted: readonly Of[],
): void {
  if (!isNew) matches.push(id);
  rows.push(...wanted);
}

function countIncidents({ report }: PlannedMatch["input"], { all, added, changed }: MergedIncidents): void {
  report.count("incidents", "new", added.length);
  report.count("incidents", "changed", changed.length);
  report.count("incidents", "same", all.length - added.length - changed.length);
}

/** Columns of a match after the batch on which its states depend. */
interface StateTerms {
  readonly match_time: number;
  /** 1 for a kick-off of which only the day is known. */
  readonly time_unknown: number;
  readonly clock_speed: number;
}

/**
 * Adds a changed timeline to the plan; true when anything has to be written. `isMoved` means that columns of the match
 * change on which its states depend.
 */
export function planTimeline(
  planned: PlannedMatch,
  timeline: Timeline,
  { isMoved, match_time, time_unknown, clock_speed }: StateTerms & { readonly isMoved: boolean },
  plan: TimelinePlan,
): boolean {
  const { input, match, id, path } = planned;
  const { stored, report } = input;
  const { isOurs, changes, incidents, stats, coverage } = timeline;
  for (const { field, reason } of matchViolations(match, changes)) report.refuse(`${path}.${field}`, reason);
  if (isOurs) warnOfGoals(planned, incidents);
  countIncidents(input, incidents);
  const { all, added, changed, dropped } = incidents;
  const isCounted = !sameRows(stats, stored.stats.get(id) ?? []);
  const isPlayed =
    isMoved ||
    added.length + changed.length + dropped.length > 0 ||
    !sameRows(changes, stored.statusChanges.get(id) ?? []);
  if (isPlayed) {
    replaceRowsOf(planned, plan.status_changes, changes);
    plan.incidents.added.push(...added);
    plan.incidents.changed.push(...changed);
    plan.incidents.dropped.push(...dropped);
  }
  if (isCounted) replaceRowsOf(planned, plan.stats, stats);
  if (isPlayed || isCounted) {
    const row = correctedRow({ match_time, time_unknown }, stored.corrections.ofRow("matches", { id }));
    const facts = { changes, incidents: all, stats, coverage, clock_speed, ...row };
    const states = shownStates(facts, stored.corrections.ofStates(id));
    if (isOurs) warnOfWinner(planned, countedStates(statesOf(changes, all, coverage), stats));
    const rows = states.map((state) => toStateRow(id, state));
    replaceRowsOf(planned, plan.match_states, rows);
  }
  return isPlayed || isCounted;
}
