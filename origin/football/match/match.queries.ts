import { type Query, query } from "#origin/db/database.ts";
import type { competitions } from "#origin/db/schema/competition.table.ts";
import type { countries } from "#origin/db/schema/country.table.ts";
import type { matches } from "#origin/db/schema/match.table.ts";
import type { match_states } from "#origin/db/schema/match-state.table.ts";
import type { stages } from "#origin/db/schema/season.table.ts";
import type { teams } from "#origin/db/schema/team.table.ts";
import type { incidents, stats } from "#origin/db/schema/timeline.table.ts";
import type { venues } from "#origin/db/schema/venue.table.ts";
import { CAN_BE_IN_PLAY, IS_LIVE } from "./in-play.sql.ts";

/** Reads of matches as of now. In all of them `?1` is now, milliseconds UTC. */

type Select<Table extends { $inferSelect: object }> = Table["$inferSelect"];
type Prefixed<Prefix extends string, Row> = {
  [Column in keyof Row & string as `${Prefix}_${Column}`]: Row[Column];
};
type Maybe<Row> = { [Column in keyof Row]: Row[Column] | null };
type Named<Row extends object> = Pick<Row, keyof Row & ("id" | "name" | "short_name" | "logo")>;

/** A match row with everything its list entry shows; the state's columns are null before anything is known. */
export type MatchRow = Pick<
  Select<typeof matches>,
  | "id"
  | "match_time"
  | "clock_speed"
  | "season_id"
  | "round"
  | "group_name"
  | "neutral"
  | "provenance"
  | "updated_at"
> &
  Prefixed<"competition", Named<Select<typeof competitions>> & Pick<Select<typeof competitions>, "hot">> &
  Prefixed<"country", Pick<Select<typeof countries>, "id" | "code" | "name">> &
  Prefixed<"home", Named<Select<typeof teams>>> &
  Prefixed<"away", Named<Select<typeof teams>>> &
  Prefixed<"stage", Named<Select<typeof stages>>> &
  Maybe<Prefixed<"venue", Pick<Select<typeof venues>, "id" | "name" | "city">>> &
  Maybe<Prefixed<"state", Omit<Select<typeof match_states>, "match_id">>>;

/** Where each column of a {@link MatchRow} comes from; compiles only when the two name the same columns. */
const MATCH_COLUMNS = {
  id: "m.id",
  match_time: "m.match_time",
  clock_speed: "m.clock_speed",
  season_id: "m.season_id",
  round: "m.round",
  group_name: "m.group_name",
  neutral: "m.neutral",
  provenance: "m.provenance",
  updated_at: "m.updated_at",
  competition_id: "c.id",
  competition_name: "c.name",
  competition_short_name: "c.short_name",
  competition_logo: "c.logo",
  competition_hot: "c.hot",
  country_id: "k.id",
  country_code: "k.code",
  country_name: "k.name",
  home_id: "h.id",
  home_name: "h.name",
  home_short_name: "h.short_name",
  home_logo: "h.logo",
  away_id: "a.id",
  away_name: "a.name",
  away_short_name: "a.short_name",
  away_logo: "a.logo",
  stage_id: "g.id",
  stage_name: "g.name",
  venue_id: "v.id",
  venue_name: "v.name",
  venue_city: "v.city",
  state_known_at: "s.known_at",
  state_status: "s.status",
  state_period_started_at: "s.period_started_at",
  state_score_changed_at: "s.score_changed_at",
  state_home_goals: "s.home_goals",
  state_home_half: "s.home_half",
  state_home_overtime: "s.home_overtime",
  state_home_penalties: "s.home_penalties",
  state_home_red: "s.home_red",
  state_home_yellow: "s.home_yellow",
  state_home_corners: "s.home_corners",
  state_away_goals: "s.away_goals",
  state_away_half: "s.away_half",
  state_away_overtime: "s.away_overtime",
  state_away_penalties: "s.away_penalties",
  state_away_red: "s.away_red",
  state_away_yellow: "s.away_yellow",
  state_away_corners: "s.away_corners",
} as const satisfies Record<keyof MatchRow, string>;

const COLUMNS = Object.entries(MATCH_COLUMNS)
  .map(([name, source]) => `${source} AS ${name}`)
  .join(", ");

/** The state as of now: one step on the key (match_id, known_at). */
const STATE_NOW = `match_states s ON s.match_id = m.id AND s.known_at =
    (SELECT max(known_at) FROM match_states WHERE match_id = m.id AND known_at <= ?1)`;

const ROWS = `SELECT ${COLUMNS} FROM matches m
  JOIN competitions c ON c.id = m.competition_id
  JOIN countries k ON k.id = c.country_id
  JOIN teams h ON h.id = m.home_id
  JOIN teams a ON a.id = m.away_id
  JOIN stages g ON g.id = m.stage_id
  LEFT JOIN venues v ON v.id = m.venue_id`;

/** `?2`, `?3` bounds of kick-off; `?4` competition or null; `?5`, `?6` JSON lists of statuses and heats, or null. */
const DAY_FILTER = `m.match_time >= ?2 AND m.match_time < ?3 AND m.known_at <= ?1
  AND (?4 IS NULL OR m.competition_id = ?4)
  AND (?5 IS NULL OR coalesce(s.status, 'not_started') IN (SELECT value FROM json_each(?5)))
  AND (?6 IS NULL OR c.hot IN (SELECT value FROM json_each(?6)))`;

/** Matches of a span of time, a page of them: `?7` rows from `?8` on. */
export const matchesOfDay: Query<MatchRow> = query(`${ROWS} LEFT JOIN ${STATE_NOW}
  WHERE ${DAY_FILTER} ORDER BY m.match_time, m.id LIMIT ?7 OFFSET ?8`);

/** How many {@link matchesOfDay} there are on all pages. */
export const countOfDay: Query<{ total: number }> = query(`SELECT count(*) AS total FROM matches m
  JOIN competitions c ON c.id = m.competition_id LEFT JOIN ${STATE_NOW} WHERE ${DAY_FILTER}`);

/** Matches in play. */
export const matchesInPlay: Query<MatchRow> = query(`${ROWS} JOIN ${STATE_NOW}
  WHERE ${CAN_BE_IN_PLAY} AND m.known_at <= ?1 AND ${IS_LIVE}
  ORDER BY m.match_time, m.id`);

/** Matches by a JSON list of ids `?2`. */
export const matchesById: Query<MatchRow> = query(`${ROWS} LEFT JOIN ${STATE_NOW}
  WHERE m.id IN (SELECT value FROM json_each(?2)) AND m.known_at <= ?1 ORDER BY m.match_time, m.id`);

export type IncidentRow = Omit<Select<typeof incidents>, "external_id"> & {
  player_name: string | null;
  other_player_name: string | null;
};

/** Incidents of matches `?2` (JSON list of ids), in the order of play; the shoot-out has no minutes and comes last. */
export const incidentsOfMatches: Query<IncidentRow> = query(`
  SELECT i.id, i.match_id, i.known_at, i.cancelled_at, i.kind, i.side, i.minute, i.added, i.position,
    i.player_id, p.name AS player_name, i.other_player_id, o.name AS other_player_name
  FROM incidents i LEFT JOIN players p ON p.id = i.player_id LEFT JOIN players o ON o.id = i.other_player_id
  WHERE i.match_id IN (SELECT value FROM json_each(?2)) AND i.known_at <= ?1
  ORDER BY i.match_id, i.kind LIKE 'shootout%', coalesce(i.minute, 999), coalesce(i.added, 0), i.known_at, i.position`);

export type StatRow = Select<typeof stats>;

/** Statistics of matches `?2` (JSON list of ids), the latest of each kind and period. */
export const statsOfMatches: Query<StatRow> = query(`
  SELECT t.match_id, t.kind, t.period, max(t.known_at) AS known_at, t.home, t.away FROM stats t
  WHERE t.match_id IN (SELECT value FROM json_each(?2)) AND t.known_at <= ?1
  GROUP BY t.match_id, t.kind, t.period ORDER BY t.match_id, t.kind, t.period`);
