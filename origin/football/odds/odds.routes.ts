import type { Database } from "#origin/db/database.ts";
import type { Answer, Handlers } from "#origin/http/answer.ts";
import type { oddsEndpoints } from "#shared/api/football/odds.endpoints.ts";
import { MatchId } from "#shared/match/index.ts";
import {
  MAIN_MARKETS,
  type Market,
  type MoveOf,
  type OddsOf,
  PRICE_PERIODS,
  type PricePeriod,
} from "#shared/odds/index.ts";
import type { AsOf } from "../as-of.ts";
import { getCalibration } from "./calibration.service.ts";
import { toMargins } from "./odds.mapping.ts";
import { getHistories, listCompanyOdds, listMatchOdds, listOffers } from "./odds.service.ts";
import { listBestOdds, listDayOdds, listSeasonOdds } from "./odds-list.service.ts";
import { listMoves } from "./odds-move.service.ts";
import { getWinProbability } from "./win-probability.service.ts";

type OddsHandlers = Pick<
  Handlers,
  keyof typeof oddsEndpoints | "matchesCompanyodd" | "matchesWinProbability"
>;
type History<M extends Market> = Pick<OddsOf<M>, "match_id" | "company"> & { history: MoveOf<M>[] };

/** Lists change with every price, and with every match that enters or leaves them. */
const LIST_TAGS = ["matches", "odds"];

/** A response about one match: its next change is known, and its tag is the match. */
const aboutMatch = <From, To>(id: number, asOf: AsOf<From>, show: (data: From) => To): Answer<To> => ({
  data: show(asOf.data),
  nextChangeAtMs: asOf.nextChangeAtMs,
  tags: [`match:${id}`],
});

interface SeriesQuery {
  readonly match_id: number;
  readonly period: PricePeriod;
}

/** Handlers of prices. */
export function oddsHandlers(db: Database): OddsHandlers {
  const rowsOf = async <M extends Market>(market: M, { match_id, period }: SeriesQuery, nowMs: number) => {
    const filter = { match_id, markets: [market], periods: [period] };
    return aboutMatch(match_id, await listMatchOdds(db, filter, nowMs), (odds) => ({ odds }));
  };
  const historyOf = async <M extends Market>(
    market: M,
    { match_id, company_id, period }: SeriesQuery & { readonly company_id: number },
    nowMs: number,
  ): Promise<Answer<History<M>>> => {
    const filter = { match_id, company_id, markets: [market], periods: [period] };
    return aboutMatch(match_id, await getHistories(db, filter, nowMs), ({ of, ...named }) => ({
      ...named,
      history: of(market, period),
    }));
  };
  const full = <Query extends object>(query: Query) => ({ ...query, period: "full" as const });
  const half = <Query extends object>(query: Query) => ({ ...query, period: "half" as const });
  return {
    oddsMain: async ({ query, nowMs }) => ({ ...(await listDayOdds(db, query, nowMs)), tags: LIST_TAGS }),
    oddsMainall: async ({ query, nowMs }) => ({ ...(await listBestOdds(db, query, nowMs)), tags: LIST_TAGS }),
    oddsVariable: async ({ query, nowMs }) => ({ ...(await listMoves(db, query, nowMs)), tags: LIST_TAGS }),
    oddsSeasonMain: async ({ query, nowMs }) => ({
      ...(await listSeasonOdds(db, query, nowMs)),
      tags: [...LIST_TAGS, `season:${query.season_id}`],
    }),

    async oddsDetail({ query, nowMs }) {
      const { match_id, company_id, markets = MAIN_MARKETS } = query;
      const filter = { match_id, markets: markets as readonly Market[], periods: PRICE_PERIODS };
      const odds =
        company_id === undefined
          ? await listMatchOdds(db, filter, nowMs)
          : await listCompanyOdds(db, { ...filter, company_id }, nowMs);
      return aboutMatch(match_id, odds, (rows) => ({ odds: rows }));
    },

    async oddsChangeHistory({ query, nowMs }) {
      const filter = { ...query, markets: MAIN_MARKETS, periods: PRICE_PERIODS };
      return aboutMatch(query.match_id, await getHistories(db, filter, nowMs), ({ of, ...named }) => {
        const mainOf = (period: PricePeriod) => ({
          asian_handicap: of("asian_handicap", period),
          over_under: of("over_under", period),
          match_result: of("match_result", period),
        });
        return { ...named, full: mainOf("full"), half: mainOf("half") };
      });
    },

    async oddsEuropean({ query, nowMs }) {
      const { data, ...answer } = await rowsOf("match_result", query, nowMs);
      return { data: { odds: data.odds.map((odds) => ({ odds, margins: toMargins(odds) })) }, ...answer };
    },
    oddsEuropeanHistory: ({ query, nowMs }) => historyOf("match_result", query, nowMs),
    oddsEurohadicap: ({ query, nowMs }) => rowsOf("european_handicap", query, nowMs),
    oddsEurohadicapChange: ({ query, nowMs }) => historyOf("european_handicap", query, nowMs),
    oddsDoublechance: ({ query, nowMs }) => rowsOf("double_chance", query, nowMs),
    oddsDoublechanceHistory: ({ query, nowMs }) => historyOf("double_chance", query, nowMs),
    oddsCorrectPrematch: ({ query, nowMs }) => rowsOf("correct_score", full(query), nowMs),
    oddsCorrectPrematchHistory: ({ query, nowMs }) => historyOf("correct_score", full(query), nowMs),

    async oddsConnerMain({ query, nowMs }) {
      const markets = ["corner_handicap", "corner_over_under"] as const;
      const filter = { ...query, markets, periods: PRICE_PERIODS };
      return aboutMatch(query.match_id, await listMatchOdds(db, filter, nowMs), (rows) => ({
        handicap: rows.filter((row) => row.market === "corner_handicap"),
        over_under: rows.filter((row) => row.market === "corner_over_under"),
      }));
    },
    oddsConnerFt: ({ query, nowMs }) => rowsOf("corner_over_under", full(query), nowMs),
    oddsConnerHt: ({ query, nowMs }) => rowsOf("corner_over_under", half(query), nowMs),
    oddsConnerFtHistory: ({ query, nowMs }) => historyOf("corner_over_under", full(query), nowMs),
    oddsConnerHtHistory: ({ query, nowMs }) => historyOf("corner_over_under", half(query), nowMs),

    // No tags: every stored match would purge it, and no single result moves it. It is as old as its freshness lets it be.
    oddsCalibration: async ({ query, nowMs }) => ({ data: await getCalibration(db, query.comp_id, nowMs) }),

    async matchesWinProbability({ query: { match_id }, nowMs }) {
      return aboutMatch(match_id, await getWinProbability(db, match_id, nowMs), (probability) => ({
        match_id: MatchId.parse(match_id),
        probability,
      }));
    },

    async matchesCompanyodd({ query, nowMs }) {
      return aboutMatch(query.match_id, await listOffers(db, query.match_id, nowMs), (offers) => offers);
    },
  };
}
