import * as z from "zod/mini";
import { MatchId } from "../match/match.schema.ts";
import { CompanyId, Market, PricePeriod, quoteOf } from "../odds/quote.schema.ts";

/** How one state of a company's prices becomes the next, on the wire of the rooms. */

const name = { match_id: MatchId, company_id: CompanyId, period: PricePeriod };

/** Key of a removed row of prices. */
export const OddsName = z.object({ ...name, market: Market });
export type OddsName = z.infer<typeof OddsName>;

const changeOf = <const M extends Market>(market: M) => {
  const phase = z.optional(z.nullable(quoteOf[market]));
  return z.object({ ...name, market: z.literal(market), initial: phase, instant: phase, inplay: phase });
};

/** The phases of a row that differ, whole; those that stayed are absent, null is a price that is gone. */
export const OddsChange = z.discriminatedUnion("market", [
  changeOf("asian_handicap"),
  changeOf("over_under"),
  changeOf("match_result"),
  changeOf("european_handicap"),
  changeOf("double_chance"),
  changeOf("correct_score"),
  changeOf("corner_over_under"),
  changeOf("corner_handicap"),
]);
export type OddsChange = z.infer<typeof OddsChange>;
