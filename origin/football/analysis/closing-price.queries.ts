import { type Query, query } from "#origin/db/database.ts";
import type { match_states } from "#origin/db/schema/match-state.table.ts";
import { RESULT_NOW } from "../match/match-row.sql.ts";
import type { SeriesRow } from "../odds/odds.queries.ts";
import { firstCompany, firstKnownAt, MAIN, PERIODS, SERIES } from "../odds/price.sql.ts";
import { IS_FACT } from "./played-row.sql.ts";

/** Queries of a company's prices of past matches. `?1` is now, milliseconds UTC. */

/** The best-ranked company with a price of match `m` in some markets, as of now. */
const firstWithPrice = (markets: string): string =>
  firstCompany(`EXISTS (SELECT 1 FROM price_series q WHERE q.match_id = m.id AND q.market IN ${markets}
    AND q.period IN ${PERIODS} AND q.company_id = c.id AND ${firstKnownAt("q")} <= ?1)`);

/**
 * Main prices of some matches and periods, of company `?3`; for null, of the best-ranked company with prices, per
 * match.
 */
const mainPrices = (matches: string, period: string): string => `SELECT ${SERIES}
  FROM (SELECT m.id, coalesce(?3, ${firstWithPrice(MAIN)}) AS company_id FROM matches m
      WHERE ${matches} AND m.known_at <= ?1) past
    CROSS JOIN price_series p ON p.match_id = past.id AND p.market IN ${MAIN} AND ${period}
      AND p.company_id = past.company_id
    CROSS JOIN companies c ON c.id = p.company_id`;

/** Main prices of matches `?2` (JSON list of ids). */
export const pricesOfMatches: Query<SeriesRow> = query(
  mainPrices("m.id IN (SELECT value FROM json_each(?2))", `p.period IN ${PERIODS}`),
);

/** Main prices of the matches of season `?2`, in period `?4`. */
export const pricesOfPastSeason: Query<SeriesRow> = query(mainPrices("m.season_id = ?2", "p.period = ?4"));

const IN_VIEW = "FROM matches m WHERE m.id = ?2 AND m.known_at <= ?1";
const IS_RESULT = "p.market = 'match_result' AND p.period = 'full'";
/** The best-ranked company with 1X2 prices of the current match, `?2`. */
const COMPANY_IN_VIEW = `(SELECT ${firstWithPrice("('match_result')")} ${IN_VIEW})`;

type Quotes = Pick<SeriesRow, "quotes">;

/** 1X2 prices of the current match, of that company. */
export const resultPriceInView: Query<Quotes> = query(`SELECT p.quotes FROM price_series p
  WHERE p.match_id = ?2 AND ${IS_RESULT} AND p.company_id = ${COMPANY_IN_VIEW}`);

export type PricedResultRow = Quotes & Pick<typeof match_states.$inferSelect, "home_goals" | "away_goals">;

/** That company's 1X2 prices of the last `?3` matches of the competition before the current one, with their results. */
export const pricedResultsBefore: Query<PricedResultRow> = query(`
  SELECT s.home_goals, s.away_goals, p.quotes
  FROM (SELECT m.id FROM matches m
      WHERE m.competition_id = (SELECT competition_id ${IN_VIEW}) AND m.match_time < (SELECT match_time ${IN_VIEW})
        AND ${IS_FACT} ORDER BY m.match_time DESC LIMIT ?3) m
    CROSS JOIN ${RESULT_NOW}
    CROSS JOIN price_series p ON p.match_id = m.id AND ${IS_RESULT} AND p.company_id = ${COMPANY_IN_VIEW}`);
