import { sameJson } from "#shared/json/same-json.ts";
import type { Odds } from "../odds/odds.schema.ts";
import { PHASES } from "../odds/price.table.ts";
import type { OddsChange, OddsName } from "./room-to-client-odds.ts";

/** How one state of a row of prices becomes another. Apart from the schema of a change: browsers apply them, without zod. */

/** Key of a row in a message. */
export const oddsNameOf = ({ match_id, company, market, period }: Odds): OddsName => ({
  match_id,
  company_id: company.id,
  market,
  period,
});

/** The difference between two states of a row, null when they are equal. Both have the same key. */
export function diffOdds(before: Odds, after: Odds): OddsChange | null {
  const phases = PHASES.filter((phase) => !sameJson(before[phase], after[phase]));
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
