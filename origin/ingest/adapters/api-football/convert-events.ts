import type { IncidentKind, VarDecision } from "#shared/match/index.ts";
import type { ReportedIncident } from "../reported-incidents.ts";
import { withDecisions } from "../var-decisions.rules.ts";
import type { EventRow, FixtureRow } from "./api-football.schema.ts";

const goalKinds: Readonly<Record<string, IncidentKind>> = {
  "normal goal": "goal",
  "own goal": "own_goal",
  penalty: "penalty_goal",
  "missed penalty": "missed_penalty",
};

/** Kind of an event by its type and detail; null for one without a place in a timeline. */
export function kindOfEvent({ type, detail, comments }: EventRow): IncidentKind | null {
  const label = (detail ?? "").toLowerCase();
  switch (type.toLowerCase()) {
    case "goal": {
      const kind = goalKinds[label] ?? null;
      if (!/shootout/i.test(comments ?? "")) return kind;
      return kind === "missed_penalty" ? "shootout_missed" : "shootout_scored";
    }
    case "card":
      if (/second yellow/.test(label)) return "second_yellow";
      return /yellow/.test(label) ? "yellow_card" : /red/.test(label) ? "red_card" : null;
    case "subst":
      return "substitution";
    case "var":
      return "var";
    default:
      return null;
  }
}

/** Details of reviews; the manual lists four, responses have more: `Goal Disallowed - offside`. */
const decisions: readonly (readonly [RegExp, VarDecision])[] = [
  [/goal (?:cancell?ed|disallowed|not awarded|overturned)|no goal/, "goal_cancelled"],
  [/goal (?:confirmed|awarded)/, "goal_confirmed"],
  [/penalty (?:cancell?ed|disallowed|not awarded|overturned)|no penalty/, "penalty_cancelled"],
  [/penalty (?:confirmed|awarded)/, "penalty_confirmed"],
  [/card upgraded?/, "card_upgraded"],
  [/card (?:cancell?ed|rescinded|overturned|downgraded?)/, "card_cancelled"],
];

/** What a video review decided, by its detail; undefined where the detail does not say. */
export function decisionOf({ type, detail }: Pick<EventRow, "type" | "detail">): VarDecision | undefined {
  if (type.toLowerCase() !== "var") return undefined;
  const label = (detail ?? "").toLowerCase();
  return decisions.find(([pattern]) => pattern.test(label))?.[1];
}

/** Events of a match as incidents; events of other teams are skipped. */
export function reportedIncidents(
  events: readonly EventRow[],
  { teams, goals }: Pick<FixtureRow, "teams" | "goals">,
): ReportedIncident[] {
  const reported = events.flatMap((row): ReportedIncident[] => {
    const kind = kindOfEvent(row);
    const team = row.team.id === teams.home.id ? "home" : row.team.id === teams.away.id ? "away" : null;
    if (kind === null || team === null) return [];
    const { time, player, assist: other } = row;
    const decision = decisionOf(row);
    return [{ kind, decision, team, minute: time.elapsed, added: time.extra, player, other }];
  });
  return withDecisions(reported, goals);
}
