import { m } from "#messages/paraglide/messages.js";
import type { Market, OutcomeOf } from "#shared/odds/market.table.ts";
import type { BetOutcome } from "#shared/odds/outcome.schema.ts";
import { isKeyOf } from "#shared/record/typed-record.ts";

/** Labels of bets in the page's language: outcomes and settlements. */

const outcomes = {
  home: m.odds_outcome_home,
  draw: m.odds_outcome_draw,
  away: m.odds_outcome_away,
  over: m.odds_outcome_over,
  under: m.odds_outcome_under,
  home_draw: m.odds_outcome_home_draw,
  home_away: m.odds_outcome_home_away,
  draw_away: m.odds_outcome_draw_away,
} as const satisfies Record<OutcomeOf<Market>, () => string>;
/** Name of a quote's price key (`OUTCOMES`). */
export const outcomeLabel = (outcome: string): string =>
  isKeyOf(outcomes, outcome) ? outcomes[outcome]() : outcome;

const bets = {
  won: m.odds_bet_won,
  half_won: m.odds_bet_half_won,
  push: m.odds_bet_push,
  half_lost: m.odds_bet_half_lost,
  lost: m.odds_bet_lost,
} as const satisfies Record<BetOutcome, () => string>;
export const betLabel = (bet: BetOutcome): string => bets[bet]();
