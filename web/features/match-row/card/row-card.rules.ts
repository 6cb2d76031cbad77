import type { Incident, IncidentKind } from "#shared/match/index.ts";
import { isGoal } from "#shared/match/score-tally.rules.ts";

/** Capacity of a card beside a row. */
const MOST = 9;

const SHOWN_KINDS: ReadonlySet<IncidentKind> = new Set([
  "goal",
  "penalty_goal",
  "own_goal",
  "missed_penalty",
  "yellow_card",
  "second_yellow",
  "red_card",
  "substitution",
]);

/** Kinds that are dropped first when there are too many entries. */
const LEAST: readonly IncidentKind[] = ["substitution", "yellow_card"];

/** The lower the number, the earlier it is dropped. */
const weightOf = ({ kind }: Incident): number => (LEAST.includes(kind) ? LEAST.indexOf(kind) : LEAST.length);

/** Incidents in order of play; too many lose the oldest substitutions, then yellow cards. Disallowed goals stay. */
export function cardIncidents(incidents: readonly Incident[]): Incident[] {
  const shown = incidents.filter(
    ({ kind, cancelled }) => SHOWN_KINDS.has(kind) && (!cancelled || isGoal(kind)),
  );
  const surplus = shown
    .map((incident, at) => ({ incident, at }))
    .sort((one, other) => weightOf(one.incident) - weightOf(other.incident) || one.at - other.at)
    .slice(0, Math.max(0, shown.length - MOST));
  const dropped = new Set(surplus.map(({ incident }) => incident));
  return shown.filter((incident) => !dropped.has(incident));
}
