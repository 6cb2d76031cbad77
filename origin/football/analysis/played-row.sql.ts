import type { incidents } from "#origin/db/schema/timeline.table.ts";
import { STANDS } from "../match/incident.sql.ts";
import type { MatchRow } from "../match/match-row.sql.ts";

/** SQL fragments of queries of past matches. `m` is the match, `s` its state, `i` an incident. */

/** Match columns for statistics; a {@link MatchRow} has them too. */
export type PlayedRow = Pick<
  MatchRow,
  | "id"
  | "match_time"
  | "competition_id"
  | "home_id"
  | "away_id"
  | "state_winner"
  | "state_decided_by"
  | `state_${"home" | "away"}_${"goals" | "half" | "overtime" | "penalties" | "corners" | "yellow" | "red"}`
>;

const sideColumns = (side: "home" | "away"): string =>
  ["goals", "half", "overtime", "penalties", "corners", "yellow", "red"]
    .map((column) => `s.${side}_${column} AS state_${side}_${column}`)
    .join(", ");

/** Columns of a {@link PlayedRow}. */
export const PLAYED_COLUMNS = `m.id, m.match_time, m.competition_id, m.home_id, m.away_id,
    s.winner AS state_winner, s.decided_by AS state_decided_by, ${sideColumns("home")}, ${sideColumns("away")}`;

/** Excludes replays, which would count a match twice. */
export const IS_FACT = "m.known_at <= ?1 AND m.provenance <> 'replay'";

export type GoalRow = Pick<typeof incidents.$inferSelect, "match_id" | "kind" | "side" | "minute" | "added">;

/** Columns of a {@link GoalRow}. */
export const GOAL_COLUMNS = "i.match_id, i.kind, i.side, i.minute, i.added";

/** The incident is a valid goal as of `?1`. */
export const IS_GOAL = `i.kind IN ('goal', 'penalty_goal', 'own_goal') AND ${STANDS}`;
