import { MatchBrief, MatchId } from "#shared/match/index.ts";
import type { OddsOf, QuoteOf } from "#shared/odds/index.ts";
import { PriceMove } from "#shared/odds/odds.schema.ts";
import { CompanyId } from "#shared/odds/quote.schema.ts";

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
    match_id: MatchId.parse(1),
    company: { id: CompanyId.parse(companyId), name: `Company ${companyId}` },
    market: "asian_handicap",
    period: "full",
    initial: first,
    instant: first,
    inplay: quote,
  };
}

const Move = PriceMove(MatchBrief);

type Total = Pick<QuoteOf<"over_under">, "line" | "over" | "under">;

/** A company's move of the total of a match. */
export function aTotalMove(match: MatchBrief, from: Total, to: Total) {
  const line_change = to.line - from.line;
  return Move.parse({
    match,
    company: { id: 1, name: "Kim Long" },
    market: "over_under",
    period: "full",
    from: { at: 1, suspended: false, ...from },
    to: { at: 2, suspended: false, ...to },
    line_change,
    change_percent: line_change === 0 ? 5 : null,
  });
}
