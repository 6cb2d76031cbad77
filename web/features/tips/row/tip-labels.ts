import { m } from "#messages/paraglide/messages.js";
import type { LineFormat } from "#shared/settings/settings.table.ts";
import type { TipBet } from "#shared/tip/tip.schema.ts";
import type { TipMarket, TipPermission } from "#shared/tip/tip.table.ts";
import type { TipResult } from "#shared/tip/tip-settlement.rules.ts";
import { betLabel, outcomeLabel } from "#web/platform/i18n/bet-label.ts";
import { lineLabel } from "#web/platform/i18n/price-label.ts";

/** Labels of tips in the page's language. */

const markets = {
  asian_handicap: m.odds_page_asian_handicap,
  over_under: m.odds_page_over_under,
  match_result: m.odds_page_match_result,
  european_handicap: m.odds_page_european_handicap,
  double_chance: m.odds_page_double_chance,
} as const satisfies Record<TipMarket, () => string>;

/** Name of a market. */
export const marketName = (market: TipMarket): string => markets[market]();

/** A market with its period: `Kèo châu Á · Hiệp 1`. */
export function marketText({ market, period }: Pick<TipBet, "market" | "period">): string {
  const periodName = period === "half" ? m.odds_period_half() : m.odds_period_full();
  return `${marketName(market)} · ${periodName}`;
}

const permissions = {
  free: m.tip_permission_free,
  members: m.tip_permission_members,
  followers: m.tip_permission_followers,
} as const satisfies Record<TipPermission, () => string>;
/** Label of a tip's audience. */
export const permissionName = (permission: TipPermission): string => permissions[permission]();

/** Label of a tip's result. */
export const resultName = (result: TipResult): string =>
  result === "void" ? m.tip_result_void() : betLabel(result);

/** Label of an outcome in a market. */
type Outcome = Pick<TipBet, "market" | "outcome" | "line">;

interface Names {
  readonly home: string;
  readonly away: string;
}

/** A handicap from one side's view: a minus for goals given, a plus for goals received. */
function signed(line: number, format: LineFormat): string {
  return line > 0 ? `+${lineLabel(line, format)}` : lineLabel(line, format);
}

/** Label of a selection: `Hà Nội −0.5`, `Tài 2.5`, `Hà Nội hoặc hòa`. */
export function outcomeText({ market, outcome, line }: Outcome, names: Names, format: LineFormat): string {
  // The line is stated for the home side; a negative value differs by its sign only.
  const given = line === null ? 0 : -line;
  switch (outcome) {
    case "home":
      return line === null ? m.tip_bet_win({ team: names.home }) : `${names.home} ${signed(given, format)}`;
    case "away":
      return line === null ? m.tip_bet_win({ team: names.away }) : `${names.away} ${signed(-given, format)}`;
    case "draw":
      return market === "european_handicap"
        ? m.tip_bet_draw_at({ team: names.home, line: signed(given, format) })
        : outcomeLabel(outcome);
    case "home_draw":
      return m.tip_bet_or_draw({ team: names.home });
    case "draw_away":
      return m.tip_bet_or_draw({ team: names.away });
    case "home_away":
      return m.tip_bet_either(names);
    default:
      return line === null ? outcomeLabel(outcome) : `${outcomeLabel(outcome)} ${lineLabel(line, format)}`;
  }
}
