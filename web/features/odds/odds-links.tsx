import { type ReactNode, type RefObject, useEffect, useRef } from "react";
import { m } from "#messages/paraglide/messages.js";
import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import { PRICE_PERIODS, type PricePeriod } from "#shared/odds/price.table.ts";
import { keysOf } from "#shared/record/typed-record.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { pageName } from "./odds-labels.ts";

/** Navigation between odds pages, of a day or a match: tabs on a phone, a list on a wide screen. */

const PAGES = keysOf(ODDS_PAGES);

interface PageLinksProps {
  readonly label: string;
  readonly current: OddsPage;
  readonly hrefOf: (page: OddsPage) => string;
  /** The scroll position stays: the content above the prices is the same on each page. */
  readonly preventScrollReset?: boolean;
  /** Before the pages, as an item of the list. */
  readonly children?: ReactNode;
}

/** The eight odds pages. */
export function PageLinks({ label, current, hrefOf, preventScrollReset = false, children }: PageLinksProps) {
  return (
    <nav ref={useCurrentInSight(current)} aria-label={label} className="odds-nav">
      <ul>
        {children}
        {PAGES.map((page) => (
          <li key={page}>
            <SiteLink
              to={hrefOf(page)}
              className="odds-nav-link"
              aria-current={page === current ? "page" : undefined}
              preventScrollReset={preventScrollReset}
            >
              {pageName(page)}
            </SiteLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

interface PeriodLinksProps {
  readonly page: OddsPage;
  readonly current: PricePeriod;
  readonly hrefOf: (period: PricePeriod) => string;
}

/** Whole match or first half; nothing for a market without a first half. */
export function PeriodLinks({ page, current, hrefOf }: PeriodLinksProps) {
  if (!ODDS_PAGES[page].half) return null;
  return (
    <nav aria-label={m.odds_period_label()} className="odds-periods">
      {PRICE_PERIODS.map((period) => (
        <SiteLink
          key={period}
          to={hrefOf(period)}
          className="chip"
          aria-current={period === current ? "page" : undefined}
          preventScrollReset
        >
          {period === "full" ? m.odds_period_full() : m.odds_period_half()}
        </SiteLink>
      ))}
    </nav>
  );
}

/** Scrolls the strip of odds pages so that the current page's link is centred: on a phone it may be out of view. */
function useCurrentInSight(page: OddsPage): RefObject<HTMLElement | null> {
  const nav = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page marks another link
  useEffect(() => {
    const strip = nav.current;
    const current = strip?.querySelector<HTMLElement>("[aria-current]");
    if (strip && current)
      strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.clientWidth) / 2;
  }, [page]);
  return nav;
}
