import { type Query, query } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { competitions } from "#origin/db/schema/competition.table.ts";
import type { teams } from "#origin/db/schema/team.table.ts";
import { DATED_AFTER, DATED_BEFORE, EARLIEST_KICK_OFF } from "../match/kick-off.sql.ts";
import { STATE_NOW } from "../match/match-row.sql.ts";
import { IS_OVER, LONG_AGO } from "../team/team-match.queries.ts";

/**
 * Queries of the nearest matches of teams and competitions. `?1` is now, milliseconds UTC, `?2` a JSON list of ids.
 * Each walks an index away from now, to the first match that counts.
 */

/** A known team or competition, with a JSON list of ids that contains its last and its next match; null for none. */
interface NearestRow<Id> {
  readonly id: Id;
  readonly last: string;
  readonly next: string;
}

const MATCH_BY = (column: string) =>
  `(SELECT m.id FROM matches m LEFT JOIN ${STATE_NOW} WHERE m.${column} = thing.id AND m.known_at <= ?1`;
const lastBy = (column: string): string =>
  `${MATCH_BY(column)} AND m.match_time <= ?1 / 1000 + ${DATED_BEFORE} AND ${EARLIEST_KICK_OFF} <= ?1 / 1000 AND ${IS_OVER}
    ORDER BY m.match_time DESC, m.id DESC LIMIT 1)`;
const nextBy = (column: string): string =>
  `${MATCH_BY(column)} AND m.match_time >= ?1 / 1000 - ${LONG_AGO + DATED_AFTER} AND NOT ${IS_OVER}
    ORDER BY m.match_time, m.id LIMIT 1)`;

const nearest = (table: string, ...columns: readonly string[]): string => `SELECT thing.id,
  json_array(${columns.map(lastBy).join(", ")}) AS last, json_array(${columns.map(nextBy).join(", ")}) AS next
  FROM json_each(?2) wanted CROSS JOIN ${table} thing ON thing.id = wanted.value ORDER BY thing.id`;

/** Teams, with the nearest match at home and away. */
export const nearestOfTeams: Query<NearestRow<RowOf<typeof teams>["id"]>> = query(
  nearest("teams", "home_id", "away_id"),
);

/** Competitions, with their nearest match. */
export const nearestOfCompetitions: Query<NearestRow<RowOf<typeof competitions>["id"]>> = query(
  nearest("competitions", "competition_id"),
);
