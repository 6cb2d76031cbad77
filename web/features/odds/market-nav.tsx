import { ArrowLeft } from "lucide-react";
import { useEffect, useRef } from "react";
import type { PricePeriod } from "#shared/odds/market.table.ts";
import { PRICE_PERIODS } from "#shared/odds/market.table.ts";
import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { oddsPath } from "./odds-page.context.tsx";
import { pageName } from "./odds-words.ts";

const PAGES = Object.keys(ODDS_PAGES) as OddsPage[];

interface MarketNavProps {
  readonly matchId: number;
  readonly page: OddsPage;
  readonly period: PricePeriod;
}

/** The eight odds pages of a match, and with `back` the way to its own page: tabs on a phone, a list beside the table on a wide screen. */
export function MarketNav({
  matchId,
  page,
  period,
  back = false,
}: MarketNavProps & { readonly back?: boolean }) {
  const nav = useRef<HTMLElement>(null);
  // On a phone the strip may begin far from the page that is shown.
  useEffect(() => {
    const strip = nav.current;
    const current = strip?.querySelector<HTMLElement>(
      `[href="${oddsPath({ page, match_id: matchId, period })}"]`,
    );
    if (strip && current)
      strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.clientWidth) / 2;
  }, [page, matchId, period]);
  return (
    <nav ref={nav} aria-label={m.odds_nav_label()} className="odds-nav">
      <ul>
        {back ? (
          <li>
            <a href={pathOf("match", getLocale(), { id: matchId })} className="odds-nav-link">
              <ArrowLeft size={16} strokeWidth={1.5} aria-hidden="true" />
              {m.odds_nav_match()}
            </a>
          </li>
        ) : null}
        {PAGES.map((one) => (
          <li key={one}>
            <a
              href={oddsPath({ page: one, match_id: matchId, period })}
              className="odds-nav-link"
              aria-current={one === page ? "page" : undefined}
              data-keep-scroll
            >
              {pageName(one)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whole match or first half, as links; nothing where a market has no first half. */
export function PeriodSwitch({ matchId, page, period }: MarketNavProps) {
  if (!ODDS_PAGES[page].half) return null;
  return (
    <nav aria-label={m.odds_period_label()} className="odds-periods">
      {PRICE_PERIODS.map((one) => (
        <a
          key={one}
          href={oddsPath({ page, match_id: matchId, period: one })}
          className="chip"
          aria-current={one === period ? "page" : undefined}
          data-keep-scroll
        >
          {one === "full" ? m.odds_period_full() : m.odds_period_half()}
        </a>
      ))}
    </nav>
  );
}
