import type { Incident, Match, Side } from "#shared/match/index.ts";
import { isGoal } from "#shared/match/score-tally.rules.ts";

/** A goal or a red card of a side that has just been reported. */
export interface MatchEvent {
  readonly kind: "goal" | "red";
  readonly side: Side;
  /** The match after the event. */
  readonly match: Match;
}

const isRed = ({ kind }: Incident): boolean => kind === "red_card" || kind === "second_yellow";

/**
 * The incident of an event: the latest of its kind and side. Null while the source has reported the score but not yet
 * the incident: there are fewer incidents than the score counts.
 */
export function incidentOf(
  { kind, side, match }: MatchEvent,
  incidents: readonly Incident[],
): Incident | null {
  const { goals, overtime, red } = match.score[side];
  const found = incidents.filter(
    (incident) =>
      incident.side === side &&
      !incident.cancelled &&
      (kind === "red" ? isRed(incident) : isGoal(incident.kind)),
  );
  const expected = kind === "red" ? (red ?? 0) : Math.max(goals ?? 0, overtime ?? 0);
  return found.length < expected ? null : (found.at(-1) ?? null);
}
