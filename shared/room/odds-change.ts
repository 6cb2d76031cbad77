import * as z from "zod/mini";
import { MatchId } from "../match/match.schema.ts";
import { PHASES } from "../odds/market.table.ts";
import type { Odds } from "../odds/odds.schema.ts";
import { CompanyId, type Market, PricePeriod, quoteOf } from "../odds/quote.schema.ts";

/** How one state of a company's prices becomes the next, on the wire of the rooms. */

const name = { match_id: MatchId, company_id: CompanyId, period: PricePeriod };

/** What names a row of prices that is gone. */
export const OddsName = z.object({ ...name, market: z.enum(Object.keys(quoteOf) as [Market, ...Market[]]) });
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

/** Names a row; one text per match, company, market and period. */
export const oddsNameOf = ({ match_id, company, market, period }: Odds): OddsName => ({
  match_id,
  company_id: company.id,
  market,
  period,
});

/** The key under which a row is kept. */
export const oddsRowKey = ({ match_id, company_id, market, period }: OddsName): string =>
  `${match_id}.${company_id}.${market}.${period}`;

const differs = (a: unknown, b: unknown): boolean => a !== b && JSON.stringify(a) !== JSON.stringify(b);

/** What turns one state of a row into the next, null when they say the same. Both have one name. */
export function diffOdds(before: Odds, after: Odds): OddsChange | null {
  const phases = PHASES.filter((phase) => differs(before[phase], after[phase]));
  if (phases.length === 0) return null;
  const changed = Object.fromEntries(phases.map((phase) => [phase, after[phase]]));
  return { ...oddsNameOf(after), ...changed } as OddsChange;
}

/** A row after a change of it. The phases that stayed are the same objects. */
export function applyOddsChange(row: Odds, { initial, instant, inplay }: OddsChange): Odds {
  return {
    ...row,
    ...(initial === undefined ? {} : { initial }),
    ...(instant === undefined ? {} : { instant }),
    ...(inplay === undefined ? {} : { inplay }),
  } as Odds;
}
