import { type Query, query } from "#origin/db/database.ts";
import type { companies, price_series } from "#origin/db/schema/odds.table.ts";
import type { MatchId } from "#shared/match/index.ts";
import { CAN_BE_IN_PLAY, IS_LIVE } from "../match/in-play.sql.ts";
import { STATE_NOW } from "../match/match-row.sql.ts";
import { BY_COMPANY, firstCompany, firstKnownAt, MAIN, MARKET_PLACE, PERIODS, SERIES } from "./price.sql.ts";
import { type PricedRow, STANDING } from "./standing.sql.ts";

/** Queries of companies and their prices. In queries of prices `?1` is now, milliseconds UTC. */

export type CompanyRow = typeof companies.$inferSelect;
export type SeriesRow = typeof price_series.$inferSelect & { company_name: CompanyRow["name"] };

/** Company `?1`, or the best-ranked one for null. */
export const companyOrFirst: Query<CompanyRow> = query(
  `SELECT * FROM companies WHERE id = coalesce(?1, ${firstCompany("true")})`,
);

/** One row if match `?2` is known. */
export const matchKnown: Query<{ id: MatchId }> = query(
  "SELECT id FROM matches WHERE id = ?2 AND known_at <= ?1",
);

/** State of a match, and the time of its next change, milliseconds UTC. */
export type MatchStandingRow = PricedRow & { id: MatchId; next_state_at: number | null };

/** State of match `?2`, if it is known. */
export const matchStanding: Query<MatchStandingRow> = query(`SELECT m.id, ${STANDING},
    (SELECT min(known_at) FROM match_states WHERE match_id = m.id AND known_at > ?1) AS next_state_at
  FROM matches m LEFT JOIN ${STATE_NOW} WHERE m.id = ?2 AND m.known_at <= ?1`);

/** Prices of match `?1` in markets `?2` and periods `?3` (JSON lists), by company, hot ones first. */
export const pricesOfMatch: Query<SeriesRow> = query(`SELECT ${SERIES}
  FROM price_series p CROSS JOIN companies c ON c.id = p.company_id
  WHERE p.match_id = ?1 AND p.market IN (SELECT value FROM json_each(?2))
    AND p.period IN (SELECT value FROM json_each(?3))
  ORDER BY ${BY_COMPANY}`);

/** The same of one company, `?4`. */
export const pricesOfCompany: Query<SeriesRow> = query(`SELECT ${SERIES}
  FROM price_series p CROSS JOIN companies c ON c.id = p.company_id
  WHERE p.match_id = ?1 AND p.market IN (SELECT value FROM json_each(?2))
    AND p.period IN (SELECT value FROM json_each(?3)) AND p.company_id = ?4
  ORDER BY ${BY_COMPANY}`);

export type OfferRow = CompanyRow & Pick<SeriesRow, "market"> & { known_at: number };

/** Companies and their markets in match `?1`, with the moment of the first price, hot ones first. */
export const offersOfMatch: Query<OfferRow> =
  query(`SELECT c.*, p.market, min(${firstKnownAt("p")}) AS known_at
  FROM price_series p CROSS JOIN companies c ON c.id = p.company_id WHERE p.match_id = ?1
  GROUP BY c.id, p.market ORDER BY ${BY_COMPANY}`);

/** `?2`, `?3` bounds of kick-off; `?4` competition or null. */
const OF_DAY = `m.match_time >= ?2 AND m.match_time < ?3 AND m.known_at <= ?1
  AND (?4 IS NULL OR m.competition_id = ?4)`;
const OF_SEASON = "m.season_id = ?2 AND m.known_at <= ?1";

/** Requested markets, from parameter `place` (a JSON list). */
const requestedIn = (place: string): string => `IN (SELECT value FROM json_each(${place}))`;

/** True for a price series `q` of match `m` with a price by now, in `markets` (the right side of an IN). */
const hasPrices = (markets: string, company: string): string => `EXISTS (SELECT 1 FROM price_series q
  WHERE q.match_id = m.id AND q.market ${markets} AND q.period IN ${PERIODS} AND q.company_id = ${company}
    AND ${firstKnownAt("q")} <= ?1)`;

/** Company `place` (a parameter), or the best-ranked one for null. */
const chosen = (place: string): string => `coalesce(${place}, ${firstCompany("true")})`;

/** The best-ranked company with prices of match `m` in these markets; null where none has any. */
const best = (markets: string): string => firstCompany(hasPrices(markets, "c.id"));

interface PageClauses {
  /** The condition that selects matches `m`. */
  readonly matches: string;
  /** The company whose prices are read, per match. */
  readonly company: string;
  /** The right side of an IN. */
  readonly markets: string;
}

/** Matches with prices: price lists are paged by them. */
const pricedMatches = ({ matches, company, markets }: PageClauses): string =>
  `(SELECT m.id, m.match_time, ${company} AS company_id FROM matches m WHERE ${matches}) m
    WHERE ${hasPrices(markets, "m.company_id")}`;

/** A series with the state of its match. */
export type StandingSeriesRow = SeriesRow & PricedRow;

/** Prices of one page of matches, ascending by kick-off. */
const pricesOfPage = (clauses: PageClauses, page: string): string => `SELECT ${SERIES}, ${STANDING}
  FROM (SELECT m.id, m.match_time, m.company_id FROM ${pricedMatches(clauses)}
      ORDER BY m.match_time, m.id ${page}) m
    LEFT JOIN ${STATE_NOW}
    CROSS JOIN companies c ON c.id = m.company_id
    CROSS JOIN price_series p ON p.match_id = m.id AND p.market ${clauses.markets} AND p.period IN ${PERIODS}
      AND p.company_id = c.id
  ORDER BY m.match_time, m.id, ${MARKET_PLACE}, p.period`;

const countOf = (clauses: PageClauses): string => `SELECT count(*) AS total FROM ${pricedMatches(clauses)}`;

/** Markets `?5` (JSON list) of company `?6`, or of the best-ranked one for null. */
const DAY: PageClauses = { matches: OF_DAY, company: chosen("?6"), markets: requestedIn("?5") };
/** Markets `?5` (JSON list), per match of the best-ranked company with a price in one of them. */
const BEST: PageClauses = { matches: OF_DAY, company: best(requestedIn("?5")), markets: requestedIn("?5") };
/** Main markets of company `?3`, or of the best-ranked one for null. */
const SEASON: PageClauses = { matches: OF_SEASON, company: chosen("?3"), markets: `IN ${MAIN}` };

/** Prices of matches of a time span: `?7` matches from `?8` on. */
export const pricesOfDay: Query<StandingSeriesRow> = query(pricesOfPage(DAY, "LIMIT ?7 OFFSET ?8"));

/** Number of matches of {@link pricesOfDay}. */
export const pricedOfDay: Query<{ total: number }> = query(countOf(DAY));

/** The same of the best-ranked company of each match: `?6` matches from `?7` on. */
export const bestOfDay: Query<StandingSeriesRow> = query(pricesOfPage(BEST, "LIMIT ?6 OFFSET ?7"));

/** Number of matches of {@link bestOfDay}. */
export const bestPricedOfDay: Query<{ total: number }> = query(countOf(BEST));

/** Main prices of matches of season `?2`: `?4` matches from `?5` on. */
export const mainOfSeason: Query<StandingSeriesRow> = query(pricesOfPage(SEASON, "LIMIT ?4 OFFSET ?5"));

/** Number of matches of {@link mainOfSeason}. */
export const pricedOfSeason: Query<{ total: number }> = query(countOf(SEASON));

/** Matches in play, or kicking off within `?3` seconds. */
const NEAR = `SELECT m.id, m.match_time FROM matches m JOIN ${STATE_NOW}
    WHERE ${CAN_BE_IN_PLAY} AND m.known_at <= ?1 AND ${IS_LIVE}
  UNION SELECT id, match_time FROM matches
    WHERE match_time > ?1 / 1000 AND match_time <= ?1 / 1000 + ?3 AND time_unknown = 0 AND known_at <= ?1`;

/** Prices of hot companies in markets `?2` (JSON list) of matches in play or kicking off within `?3` seconds. */
export const pricesNearKickOff: Query<StandingSeriesRow> = query(`SELECT ${SERIES}, ${STANDING}
    FROM (${NEAR}) m LEFT JOIN ${STATE_NOW}
    CROSS JOIN companies c ON c.hot = 1
    CROSS JOIN price_series p ON p.match_id = m.id AND p.market IN (SELECT value FROM json_each(?2))
      AND p.period IN ${PERIODS} AND p.company_id = c.id`);
