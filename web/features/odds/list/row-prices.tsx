import { memo } from "react";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { MatchId } from "#shared/match/index.ts";
import { ODDS_PAGES } from "#shared/odds/odds-page.table.ts";
import { MAIN_MARKETS } from "#shared/odds/price.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { shortMarketName } from "../odds-labels.ts";
import { type Play, PriceBlock } from "./price-block.tsx";
import { useRowOdds } from "./use-list-odds.ts";

export interface RowPricesProps {
  readonly match_id: MatchId;
  readonly match_time: number;
  readonly play: Play;
}

/**
 * The prices of a row, linked to all companies' prices. Without prices the space stays, so that rows keep their height.
 */
export const RowPrices = memo(function RowPrices({ match_id, match_time, play }: RowPricesProps) {
  const rows = useRowOdds(match_id);
  if (play === "over" || rows.length === 0) return <span className="match-row-prices" />;
  return (
    <SiteLink
      className="match-row-prices"
      to={pathOf("oddsMatch", getLocale(), { page: ODDS_PAGES.main.path, id: match_id })}
    >
      {MAIN_MARKETS.map((market) => {
        const odds = rows.find((row) => row.market === market);
        if (!odds) return <span key={market} className="price-block" data-market={market} />;
        return <PriceBlock key={market} odds={odds} match_time={match_time} play={play} />;
      })}
    </SiteLink>
  );
});

/** Heads of the price columns, for the header above a block of rows. */
export function PriceHeads() {
  return (
    <span className="price-heads" aria-hidden="true">
      {MAIN_MARKETS.map((market) => (
        <span key={market} className="price-block" data-market={market}>
          {shortMarketName(market)}
        </span>
      ))}
    </span>
  );
}
