import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { AnswerOf, endpoints, QueryOf } from "#shared/api/index.ts";
import type { MatchBrief } from "#shared/match/index.ts";
import { MAIN_MARKETS, type MainMarket, PRICE_PERIODS } from "#shared/odds/index.ts";
import { toMatchBrief } from "../match/match.mapping.ts";
import { matchesById } from "../match/match.queries.ts";
import { offsetOf, type Paged, pageInfo } from "../page.ts";
import { isRefuted, type Series, toQuote, toSeries, toStanding } from "./odds.mapping.ts";
import { pricesNearKickOff } from "./odds.queries.ts";
import { compareMoves, firstOfEach, moveOf, type RankedMove } from "./price-move.rules.ts";
import { knownQuotes } from "./price-phase.rules.ts";
import type { StandingRow } from "./standing.sql.ts";

type Variable = (typeof endpoints)["oddsVariable"];
type PriceMove = AnswerOf<Variable>["moves"][number];

const AHEAD_S = 24 * 3600;
const LATELY_MS = 3_600_000;

interface FoundMove extends RankedMove {
  readonly series: Series<MainMarket>;
}

function toPriceMove(
  { series, from, to, line_change, change_percent }: FoundMove,
  match: MatchBrief,
): PriceMove {
  const { market, period, company_id: id, company_name: name } = series;
  return {
    match,
    company: { id, name },
    market,
    period,
    from: toQuote(market, from),
    to: toQuote(market, to),
    line_change,
    change_percent,
  } as PriceMove;
}

/** A total order for stable paging: it ends in the key of the series. */
const byRank = (a: FoundMove, b: FoundMove): number =>
  compareMoves(a, b) ||
  a.series.match_id - b.series.match_id ||
  a.series.company_id - b.series.company_id ||
  MAIN_MARKETS.indexOf(a.series.market) - MAIN_MARKETS.indexOf(b.series.market) ||
  PRICE_PERIODS.indexOf(a.series.period) - PRICE_PERIODS.indexOf(b.series.period);

/**
 * Moves of hot companies' lines and prices in the main markets within the last hour, for matches in play or within a
 * day of kick-off: of each match and market the highest-ranked one. Other matches are skipped: their prices hardly move, and there is no index by price time.
 */
export async function listMoves(
  db: Database,
  query: QueryOf<Variable>,
  nowMs: number,
): Promise<Paged<AnswerOf<Variable>>> {
  const marketList = JSON.stringify(query.markets ?? MAIN_MARKETS);
  const [rows] = await readAll(db, bindQuery(pricesNearKickOff, nowMs, marketList, AHEAD_S));
  const wanted: readonly string[] | undefined = query.status;
  const isWanted = ({ state_status }: StandingRow) =>
    wanted === undefined || wanted.includes(state_status ?? "not_started");
  const moved = rows.filter(isWanted).flatMap((row): FoundMove[] => {
    const series = toSeries<MainMarket>(row);
    const standing = toStanding(row, row.period);
    const move = moveOf(knownQuotes(series.quotes, nowMs), nowMs - LATELY_MS);
    // Moves to a price that is no longer offered are skipped: the list links to current prices.
    if (move === null || isRefuted(row.market, move.to, standing)) return [];
    return [{ ...move, series, begun: standing.begun }];
  });
  const found = firstOfEach(moved.toSorted(byRank), ({ series }) => `${series.match_id}.${series.market}`);
  const shown = found.slice(offsetOf(query)).slice(0, query.limit);
  const ids = JSON.stringify([...new Set(shown.map(({ series }) => series.match_id))]);
  const [matches] = await readAll(db, bindQuery(matchesById, nowMs, ids));
  const briefs = new Map(matches.map((row) => [row.id, toMatchBrief(row)]));
  const moves = shown.flatMap((move) => {
    const match = briefs.get(move.series.match_id);
    return match ? [toPriceMove(move, match)] : [];
  });
  return { data: { moves }, page: pageInfo(query, { total: found.length }) };
}
