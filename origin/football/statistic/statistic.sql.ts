import type { PlayerCount } from "#shared/player/index.ts";
import {
  STATISTIC_COUNTS,
  STATISTIC_KINDS,
  STATISTIC_PERIODS,
  STATISTICS_FORMAT,
} from "./statistic-codec.ts";

/**
 * SQL fragments that expand compact statistics `f` into rows of `stats` and `player_stats`, for use in UNION ALL. A
 * match has rows in those tables or in `match_figures`, not both.
 */

const words = (list: readonly string[]): string => `'${JSON.stringify(list)}'`;
const sideOfStat = (place: 0 | 1): string =>
  `f.stats ->> ('$[' || (2 * p.key + ${place}) || '][' || k.key || ']')`;

/** Joins the statistics in `f`, one row per kind `k` and period `p`. Follows `match_figures f`. */
export const WITH_STATS = `CROSS JOIN json_each(${words(STATISTIC_PERIODS)}) p
    ON f.format = ${STATISTICS_FORMAT} AND json_array_length(f.stats) > 2 * p.key
  CROSS JOIN json_each(${words(STATISTIC_KINDS)}) k`;

/** Their columns. */
export const STAT_KIND = "k.value";
export const STAT_PERIOD = "p.value";
export const STAT_HOME = sideOfStat(0);
export const STAT_AWAY = sideOfStat(1);

/** Joins the players `e` in `f` of the side given by `side` (SQL). Follows `match_figures f`. */
export const withPlayersOf = (side: string): string =>
  `CROSS JOIN json_each(iif(${side} = 'home', f.home_players, f.away_players)) e ON f.format = ${STATISTICS_FORMAT}`;

/** Joins the players `e` of both sides; `d.value` is the side. Follows `match_figures f`. */
export const WITH_PLAYERS = `CROSS JOIN json_each('["home","away"]') d ${withPlayersOf("d.value")}`;

export const PLAYER_OF = "CAST(e.key AS INTEGER)";
export const RATING_OF = "(e.value ->> 2)";
/** A player's list of counts, and one of them. */
export const COUNTS_OF = "(e.value ->> 3)";
export const countOf = (count: PlayerCount): string =>
  `coalesce(e.value ->> '$[3][${STATISTIC_COUNTS.indexOf(count)}]', 0)`;
/** One count in the text of `player_stats` (SQL), a list of all or an object of the known ones; null if unknown. */
export const storedCount = (text: string, count: PlayerCount): string =>
  `iif(json_type(${text}) = 'array', coalesce(${text} ->> '$[${STATISTIC_COUNTS.indexOf(count)}]', 0), ${text} ->> '${count}')`;
export const STARTER_OF = "(e.value ->> 0)";
export const MINUTES_OF = "(e.value ->> 1)";

// D1 binds every JavaScript number as REAL: as text 7 would be "7.0".
const keyOf = (id: string): string => `('$."' || CAST(${id} AS INTEGER) || '"')`;
const isOf = `f.format = ${STATISTICS_FORMAT}`;

/** Entry of a player (`id`, SQL) in `f`, of either side; null for none. */
export const heldOf = (id: string): string =>
  `iif(${isOf}, coalesce(f.home_players -> ${keyOf(id)}, f.away_players -> ${keyOf(id)}), NULL)`;

/** The side of that entry. */
export const sideOfHeld = (id: string): string =>
  `iif(f.home_players -> ${keyOf(id)} IS NULL, 'away', 'home')`;
