import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import {
  arePricedAlike,
  outcomeRates,
  resultRates,
  seenBy,
  type TeamMatch,
  teamAverages,
} from "#shared/analysis/index.ts";
import type { AnswerOf, endpoints } from "#shared/api/index.ts";
import type { Match, TeamId } from "#shared/match/index.ts";
import type { AsOf } from "../as-of.ts";
import { minuteQueries, toMatchStats } from "../match/as-of-minute.mapping.ts";
import { nextChangeOfMatch } from "../match/change.queries.ts";
import { statsOfMatches } from "../match/match.queries.ts";
import { closingQuote } from "./closing-price.mapping.ts";
import { type PricedResultRow, pricedResultsBefore, resultPriceInView } from "./closing-price.queries.ts";
import { toPlayed } from "./past-match.mapping.ts";
import { readAround } from "./past-match.service.ts";
import { choosePast } from "./past-window.rules.ts";
import type { PlayedRow } from "./played-row.sql.ts";

/** Short statistics of both teams: averages and rates. */

/** Number of last matches in the averages. */
const AVERAGED = [3, 10] as const;
/** Number of matches in `recent` rates, and maximum number of meetings in the others. */
const RECENT = 10;
const MET = 100;
/** Number of the competition's matches searched for similar prices. */
const SEARCHED = 500;

const seenOf = (rows: readonly PlayedRow[], teamId: TeamId): TeamMatch[] =>
  rows.map((row) => seenBy(teamId, toPlayed(row)));

type StatsAnswer = AnswerOf<(typeof endpoints)["matchesStatsteam"]>;
type RatesAnswer = AnswerOf<(typeof endpoints)["matchesStatsteampercent"]>;

/** Statistics of a match and averages before it. Throws `match_not_found`. */
export async function getTeamStats(
  db: Database,
  matchId: number,
  nowMs: number,
): Promise<AsOf<StatsAnswer> & { readonly match: Match }> {
  const ids = JSON.stringify([matchId]);
  const [around, [stats, [next], clocks, reports]] = await Promise.all([
    readAround(db, matchId, nowMs, { past: Math.max(...AVERAGED) }),
    readAll(
      db,
      bindQuery(statsOfMatches, nowMs, ids),
      bindQuery(nextChangeOfMatch, nowMs, matchId),
      ...minuteQueries(ids, nowMs),
    ),
  ]);
  const { match } = around;
  const recent = AVERAGED.map((count) => {
    const past = choosePast(around, { count });
    return {
      count,
      home: teamAverages(seenOf(past.home, match.home.id)),
      away: teamAverages(seenOf(past.away, match.away.id)),
    };
  });
  const data = { stats: toMatchStats(stats, { clocks, reports }, nowMs), recent };
  return { match, data, nextChangeAtMs: next?.at ?? null };
}

function resultPrices(quotes: string, nowMs: number): readonly [number, number, number] | null {
  const quote = closingQuote("match_result", quotes, nowMs);
  return quote && [quote.home, quote.draw, quote.away];
}

/** Results of matches with similar prices; null where the match has no price. */
function similarScores(quotes: string | undefined, before: readonly PricedResultRow[], nowMs: number) {
  const own = quotes === undefined ? null : resultPrices(quotes, nowMs);
  if (!own) return null;
  return before.flatMap(({ home_goals: home, away_goals: away, quotes: others }) => {
    const prices = resultPrices(others, nowMs);
    const isAlike = prices !== null && arePricedAlike(own, prices);
    return isAlike && home !== null && away !== null ? { home, away } : [];
  });
}

/** Win, draw and loss rates of both teams. Throws `match_not_found`. */
export async function getTeamRates(
  db: Database,
  matchId: number,
  nowMs: number,
): Promise<{ match: Match; data: RatesAnswer }> {
  const [around, [[price], before]] = await Promise.all([
    readAround(db, matchId, nowMs, { past: RECENT }),
    readAll(
      db,
      bindQuery(resultPriceInView, nowMs, matchId),
      bindQuery(pricedResultsBefore, nowMs, matchId, SEARCHED),
    ),
  ]);
  const { match } = around;
  const recent = choosePast(around, { count: RECENT });
  const { meetings } = choosePast(around, { count: MET });
  const { home, away } = match;
  const similar = similarScores(price?.quotes, before, nowMs);
  const data = {
    history: {
      home: resultRates(seenOf(meetings, home.id)),
      away: resultRates(seenOf(meetings, away.id)),
    },
    recent: {
      home: resultRates(seenOf(recent.home, home.id)),
      away: resultRates(seenOf(recent.away, away.id)),
    },
    similar: similar && outcomeRates(similar),
  };
  return { match, data };
}
