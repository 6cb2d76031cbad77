import type { OddsOf, QuoteOf } from "#shared/odds/index.ts";

/** A company's handicap prices; a test sets fields of the in-play price. */
export function someOdds(
  inplay: Partial<QuoteOf<"asian_handicap">> = {},
  companyId = 1,
): OddsOf<"asian_handicap"> {
  const quote: QuoteOf<"asian_handicap"> = {
    at: 100,
    suspended: false,
    line: 0.5,
    home: 1.9,
    away: 1.95,
    ...inplay,
  };
  const first: QuoteOf<"asian_handicap"> = { at: 10, suspended: false, line: 0.25, home: 1.92, away: 1.94 };
  return {
    match_id: 1 as OddsOf<"asian_handicap">["match_id"],
    company: { id: companyId as OddsOf<"asian_handicap">["company"]["id"], name: `Company ${companyId}` },
    market: "asian_handicap",
    period: "full",
    initial: first,
    instant: first,
    inplay: quote,
  };
}
