import type { Incident, IncidentKind } from "#shared/match/index.ts";
import { isGoal } from "#shared/match/score-tally.rules.ts";

/** What a card beside a row has room for. */
const MOST = 9;

const TOLD: ReadonlySet<IncidentKind> = new Set([
  "goal",
  "penalty_goal",
  "own_goal",
  "missed_penalty",
  "yellow_card",
  "second_yellow",
  "red_card",
  "substitution",
]);

/** What gives way first where there is too much to tell. */
const LEAST: readonly IncidentKind[] = ["substitution", "yellow_card"];

/** The sooner it goes, the smaller. */
const weightOf = ({ kind }: Incident): number => (LEAST.includes(kind) ? LEAST.indexOf(kind) : LEAST.length);

/**
 * Goals, cards and substitutions in the order of play; of too many the oldest changes go first, then the oldest yellow
 * cards. A goal that was taken back stays, struck; another entry that was corrected is left out.
 */
export function cardIncidents(incidents: readonly Incident[]): Incident[] {
  const told = incidents.filter(({ kind, cancelled }) => TOLD.has(kind) && (!cancelled || isGoal(kind)));
  const surplus = told
    .map((incident, at) => ({ incident, at }))
    .sort((one, other) => weightOf(one.incident) - weightOf(other.incident) || one.at - other.at)
    .slice(0, Math.max(0, told.length - MOST));
  const dropped = new Set(surplus.map(({ incident }) => incident));
  return told.filter((incident) => !dropped.has(incident));
}
