import { type Query, query } from "#origin/db/database.ts";
import type { companies, price_series } from "#origin/db/schema/odds.table.ts";
import type { MatchId } from "#shared/match/index.ts";
import { CAN_BE_IN_PLAY, IS_LIVE } from "../match/in-play.sql.ts";
import { STATE_NOW } from "../match/match-row.sql.ts";
import { BY_COMPANY, firstCompany, firstKnownAt, MAIN, MARKET_PLACE, PERIODS, SERIES } from "./price.sql.ts";

/** Reads of companies and their prices. In those of prices `?1` is now, milliseconds UTC. */

export type CompanyRow = typeof companies.$inferSelect;
export type SeriesRow = typeof price_series.$inferSelect & { company_name: CompanyRow["name"] };

/** Company `?1`, or the one placed first for null. */
export const companyOrFirst: Query<CompanyRow> = query(
  `SELECT * FROM companies WHERE id = coalesce(?1, ${firstCompany("true")})`,
);

/** One row when match `?2` is known. */
export const matchKnown: Query<{ id: MatchId }> = query(
  "SELECT id FROM matches WHERE id = ?2 AND known_at <= ?1",
);

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

/** Markets that a reader asked for, from parameter `place` (a JSON list). */
const asked = (place: string): string => `IN (SELECT value FROM json_each(${place}))`;

/**
 * Prices of one page of matches in the markets that `markets` says (the right side of an IN), of the company that
 * `company` says for match `m`, ascending by kick-off.
 */
const pricesOfPage = (
  matches: string,
  page: string,
  company: string,
  markets: string,
): string => `SELECT ${SERIES}
  FROM (SELECT m.id, m.match_time, ${company} AS company_id FROM matches m
      WHERE ${matches} ORDER BY m.match_time, m.id ${page}) page
    CROSS JOIN companies c ON c.id = page.company_id
    CROSS JOIN price_series p ON p.match_id = page.id AND p.market ${markets} AND p.period IN ${PERIODS}
      AND p.company_id = c.id
  ORDER BY page.match_time, page.id, ${MARKET_PLACE}, p.period`;

/**
 * Prices of matches of a span of time in markets `?7` (JSON list): `?5` matches from `?6` on, of company `?8` or the
 * first for null.
 */
export const pricesOfDay: Query<SeriesRow> = query(
  pricesOfPage(OF_DAY, "LIMIT ?5 OFFSET ?6", `coalesce(?8, ${firstCompany("true")})`, asked("?7")),
);

/** The same, for each match of the first company that has a price of it in one of the markets. */
export const bestOfDay: Query<SeriesRow> = query(
  pricesOfPage(
    OF_DAY,
    "LIMIT ?5 OFFSET ?6",
    firstCompany(`EXISTS (SELECT 1 FROM price_series q WHERE q.match_id = m.id AND q.market ${asked("?7")}
      AND q.period IN ${PERIODS} AND q.company_id = c.id AND ${firstKnownAt("q")} <= ?1)`),
    asked("?7"),
  ),
);

/** How many matches {@link pricesOfDay} and {@link bestOfDay} page through. */
export const matchCountOfDay: Query<{ total: number }> = query(
  `SELECT count(*) AS total FROM matches m WHERE ${OF_DAY}`,
);

/** Main prices of matches of season `?2`: `?3` matches from `?4` on, of company `?5` or the first for null. */
export const mainOfSeason: Query<SeriesRow> = query(
  pricesOfPage(OF_SEASON, "LIMIT ?3 OFFSET ?4", `coalesce(?5, ${firstCompany("true")})`, `IN ${MAIN}`),
);

/** How many matches {@link mainOfSeason} pages through. */
export const matchCountOfSeason: Query<{ total: number }> = query(
  `SELECT count(*) AS total FROM matches m WHERE ${OF_SEASON}`,
);

/** Matches in play, or kicking off within `?3` seconds. */
const NEAR = `SELECT m.id FROM matches m JOIN ${STATE_NOW}
    WHERE ${CAN_BE_IN_PLAY} AND m.known_at <= ?1 AND ${IS_LIVE}
  UNION SELECT id FROM matches
    WHERE match_time > ?1 / 1000 AND match_time <= ?1 / 1000 + ?3 AND known_at <= ?1`;

/** Prices of hot companies in markets `?2` (JSON list) of matches in play or kicking off within `?3` seconds. */
export const pricesNearKickOff: Query<SeriesRow> = query(`SELECT ${SERIES} FROM (${NEAR}) near
    CROSS JOIN companies c ON c.hot = 1
    CROSS JOIN price_series p ON p.match_id = near.id AND p.market IN (SELECT value FROM json_each(?2))
      AND p.period IN ${PERIODS} AND p.company_id = c.id`);
