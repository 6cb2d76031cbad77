import type { Odds, OddsOf, OddsPage, QuoteOf } from "#shared/odds/index.ts";
import type { Market } from "#shared/odds/market.table.ts";
import type { OddsPageFacts } from "#web/features/odds/odds-page.context.tsx";

/** What an odds page knows of its match, for tests of its tables: match 1, not begun. */
export const oddsFacts = (page: OddsPage, matchTime: number): OddsPageFacts => ({
  page,
  period: "full",
  match: {
    id: 1,
    match_time: matchTime,
    begun: false,
    decided: false,
    closed: false,
    live: false,
    goals: { home: 0, away: 0 },
    corners: { home: 0, away: 0 },
  },
  names: { home: "Hà Nội", away: "Nam Định" },
  companies: [],
});

type Phases<M extends Market> = Partial<Pick<OddsOf<M>, "initial" | "instant" | "inplay">>;

/** A company's row of a market in match 1, with the phases that a test names. */
export const rowOf = <M extends Market>(market: M, id: number, phases: Phases<M>): OddsOf<M> =>
  ({
    match_id: 1 as Odds["match_id"],
    company: { id: id as Odds["company"]["id"], name: `Company ${id}` },
    market,
    period: "full",
    initial: null,
    instant: null,
    inplay: null,
    ...phases,
  }) as OddsOf<M>;

type Three = readonly [number, number, number];

export const resultQuote = (
  [home, draw, away]: Three,
  at: number | null,
  suspended = false,
): QuoteOf<"match_result"> => ({ at, suspended, home, draw, away });

/** Scores as `{ "2-1": 8 }`. */
export const scoreQuote = (
  scores: Readonly<Record<string, number>>,
  other: number | null,
  at: number | null,
): QuoteOf<"correct_score"> => ({
  at,
  suspended: false,
  scores: Object.entries(scores).map(([score, price]) => {
    const [home = 0, away = 0] = score.split("-").map(Number);
    return { home, away, price };
  }),
  other,
});
