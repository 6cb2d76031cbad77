import * as z from "zod/mini";
import { recordOf } from "#shared/record/typed-record.ts";
import { MatchId } from "../match/match.schema.ts";
import { MARKETS } from "../odds/market.table.ts";
import { Odds } from "../odds/odds.schema.ts";
import { CompanyId, Market, PricePeriod, quoteOf, unionOfMarkets } from "../odds/quote.schema.ts";

/** Room to client: price topics, with their own `epoch` and `seq`; times are `_ms`, within prices seconds. */

const rowKey = { match_id: MatchId, company_id: CompanyId, period: PricePeriod };

/** Key of a removed row of prices. */
export const OddsName = z.object({ ...rowKey, market: Market });
export type OddsName = z.infer<typeof OddsName>;

const changeOf = <const M extends Market>(market: M) => {
  const phase = z.optional(z.nullable(quoteOf[market]));
  return z.object({ ...rowKey, market: z.literal(market), initial: phase, instant: phase, inplay: phase });
};

/** The phases of a row that differ, whole; those that stayed are absent, null is a price that is gone. */
export const OddsChange = unionOfMarkets(
  recordOf(MARKETS, changeOf) as { readonly [M in Market]: ReturnType<typeof changeOf<M>> },
);
export type OddsChange = z.infer<typeof OddsChange>;

const placed = { topic: z.string(), epoch: z.string(), seq: z.int(), sent_at_ms: z.int() };

/** Every row of the topic as of `as_of_ms`. Sent first, and whenever a follower missed more than the ring holds. */
export const OddsSnapshot = z.object({
  type: z.literal("odds-snapshot"),
  ...placed,
  as_of_ms: z.int(),
  odds: z.array(Odds),
});
export type OddsSnapshot = z.infer<typeof OddsSnapshot>;

/** Changes of one source response, true as of `at_ms`. */
export const OddsChanged = z.object({
  type: z.literal("odds-changed"),
  ...placed,
  at_ms: z.int(),
  /** Rows sent before: their changed phases. */
  changed: z.array(OddsChange),
  /** Rows that were not. */
  added: z.array(Odds),
  /** Rows that the source has no more. */
  removed: z.array(OddsName),
});
export type OddsChanged = z.infer<typeof OddsChanged>;

/**
 * The requested position was still in the ring: the missed messages came before this one, and nothing else is missing.
 */
const OddsResumed = z.object({ type: z.literal("odds-resumed"), ...placed });

/** All messages of a room about a topic with prices. */
export const OddsServerMessage = z.discriminatedUnion("type", [OddsSnapshot, OddsChanged, OddsResumed]);
export type OddsServerMessage = z.infer<typeof OddsServerMessage>;
