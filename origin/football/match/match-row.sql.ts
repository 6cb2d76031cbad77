import type { Maybe, Prefixed, RowOf } from "#origin/db/row-types.ts";
import type { competitions } from "#origin/db/schema/competition.table.ts";
import type { countries } from "#origin/db/schema/country.table.ts";
import type { matches } from "#origin/db/schema/match.table.ts";
import type { match_states } from "#origin/db/schema/match-state.table.ts";
import type { stages } from "#origin/db/schema/season.table.ts";
import type { venues } from "#origin/db/schema/venue.table.ts";
import { sqlWords } from "#origin/db/sql-words.ts";
import { AWARDS } from "#shared/match/index.ts";
import { countryCodeColumn, logoColumn, type TeamColumns } from "../ref-columns.sql.ts";

/** SQL fragments of queries that list matches, and their row type (see toMatch, toMatchBrief). */

type Named<Row extends object> = Pick<
  Row,
  keyof Row & ("id" | "name" | "short_name" | "translations" | "logo")
>;

/** A match row for lists; the state's columns are null before anything is known. */
export type MatchRow = Pick<
  RowOf<typeof matches>,
  | "id"
  | "match_time"
  | "time_unknown"
  | "clock_speed"
  | "season_id"
  | "round"
  | "group_name"
  | "neutral"
  | "provenance"
  | "updated_at"
  | "home_rank"
  | "away_rank"
> &
  Prefixed<"competition", Named<RowOf<typeof competitions>> & Pick<RowOf<typeof competitions>, "hot">> &
  Prefixed<"country", Pick<RowOf<typeof countries>, "id" | "code" | "name" | "translations">> &
  Prefixed<"home", TeamColumns> &
  Prefixed<"away", TeamColumns> &
  Prefixed<"stage", Named<RowOf<typeof stages>>> &
  Maybe<Prefixed<"venue", Pick<RowOf<typeof venues>, "id" | "name" | "city">>> &
  Maybe<Prefixed<"state", Omit<RowOf<typeof match_states>, "match_id" | "derived_status">>>;

/** The status of the state `s`: the one derived from silence, else the reported one. */
export const STATUS = "coalesce(s.derived_status, s.status)";

/** Source of each {@link MatchRow} column; a missing or extra column is a compile error. */
const MATCH_COLUMNS = {
  id: "m.id",
  match_time: "m.match_time",
  time_unknown: "m.time_unknown",
  clock_speed: "m.clock_speed",
  season_id: "m.season_id",
  round: "m.round",
  group_name: "m.group_name",
  neutral: "m.neutral",
  provenance: "m.provenance",
  updated_at: "m.updated_at",
  home_rank: "m.home_rank",
  away_rank: "m.away_rank",
  competition_id: "c.id",
  competition_name: "c.name",
  competition_short_name: "c.short_name",
  competition_translations: "c.translations",
  competition_logo: logoColumn("c"),
  competition_hot: "c.hot",
  country_id: "k.id",
  country_code: "k.code",
  country_name: "k.name",
  country_translations: "k.translations",
  home_id: "h.id",
  home_name: "h.name",
  home_short_name: "h.short_name",
  home_translations: "h.translations",
  home_logo: logoColumn("h"),
  home_national: "h.national",
  home_country_code: countryCodeColumn("h"),
  away_id: "a.id",
  away_name: "a.name",
  away_short_name: "a.short_name",
  away_translations: "a.translations",
  away_logo: logoColumn("a"),
  away_national: "a.national",
  away_country_code: countryCodeColumn("a"),
  stage_id: "g.id",
  stage_name: "g.name",
  venue_id: "v.id",
  venue_name: "v.name",
  venue_city: "v.city",
  state_known_at: "s.known_at",
  state_status: STATUS,
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
  state_minute: "s.minute",
  state_added: "s.added",
  state_winner: "s.winner",
  state_decided_by: "s.decided_by",
  state_advances: "s.advances",
} as const satisfies Record<keyof MatchRow, string>;

const COLUMNS = Object.entries(MATCH_COLUMNS)
  .map(([name, source]) => `${source} AS ${name}`)
  .join(", ");

/** The state `s` of the match `m` as of `?1` (milliseconds UTC): one step on the key (match_id, known_at). */
export const STATE_NOW = `match_states s ON s.match_id = m.id AND s.known_at =
    (SELECT max(known_at) FROM match_states WHERE match_id = m.id AND known_at <= ?1)`;

/**
 * The state `s` is of a match that ended with a score. Statistics of seasons, teams and players use exactly these
 * matches: live, abandoned, postponed and cancelled ones do not count. Awarded matches count, because sources mark them
 * as ended.
 */
export const HAS_RESULT = `s.status = 'ended' AND coalesce(s.home_overtime, s.home_goals) IS NOT NULL
    AND coalesce(s.away_overtime, s.away_goals) IS NOT NULL`;

/** The organiser decided the match of state `s`: its winner counts whatever was played, also without a score. */
export const IS_AWARDED = `(s.status = 'ended' AND s.winner IS NOT NULL
    AND coalesce(s.decided_by, '') IN ${sqlWords(AWARDS)})`;

/** A winner of regular time, or one that the organiser set, is known of state `s`, with or without a score. */
export const HAS_WINNER = `(s.status = 'ended' AND s.winner IS NOT NULL
    AND coalesce(s.decided_by, 'regular') IN ${sqlWords(["regular", ...AWARDS])})`;

/** The state `s` of the match `m` as of `?1`, if the match counts in its season's statistics. */
export const RESULT_NOW = `${STATE_NOW} AND ${HAS_RESULT}`;

/**
 * The start of every query of {@link MatchRow}s, before its `LEFT JOIN ${STATE_NOW} WHERE …`. `m` is the match, `c` its
 * competition, `k` the competition's country, `h` and `a` the teams, `g` the stage, `v` the ground, `s` the state.
 */
export const MATCH_ROWS = `SELECT ${COLUMNS} FROM matches m
  JOIN competitions c ON c.id = m.competition_id
  JOIN countries k ON k.id = c.country_id
  JOIN teams h ON h.id = m.home_id
  JOIN teams a ON a.id = m.away_id
  JOIN stages g ON g.id = m.stage_id
  LEFT JOIN venues v ON v.id = m.venue_id`;
