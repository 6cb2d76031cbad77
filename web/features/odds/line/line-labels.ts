import { m } from "#messages/paraglide/messages.js";
import type { Count, Situation } from "#shared/odds/line-meaning.rules.ts";
import { type LineMarket, MARKET_TRAITS } from "#shared/odds/market.table.ts";
import type { OddsMatch } from "../odds-match.rules.ts";

const isCorners = (market: LineMarket): boolean => MARKET_TRAITS[market].counts === "corners";

/** The score a line is currently settled against; null if unknown. */
export const countFor = (market: LineMarket, match: OddsMatch): Count | null =>
  match[MARKET_TRAITS[market].counts];

const scoreText = (market: LineMarket, { home, away }: Count): string =>
  isCorners(market) ? m.odds_meaning_corners({ count: home + away }) : `${home}-${away}`;

interface SituationWords {
  readonly market: LineMarket;
  readonly count: Count;
  readonly decided: boolean;
  readonly names: { readonly home: string; readonly away: string };
}

/** A situation in plain words: `Nếu giữ nguyên 1-0`. */
export function situationText(situation: Situation, words: SituationWords): string {
  const score = scoreText(words.market, words.count);
  switch (situation) {
    case "stays":
      return words.decided ? m.odds_meaning_result({ score }) : m.odds_meaning_now({ score });
    case "next_home":
      return m.odds_meaning_next_goal_of({ team: words.names.home });
    case "next_away":
      return m.odds_meaning_next_goal_of({ team: words.names.away });
    case "next":
      return isCorners(words.market) ? m.odds_meaning_next_corner() : m.odds_meaning_next_goal();
  }
}
