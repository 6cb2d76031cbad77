import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import type { PricePeriod } from "#shared/odds/price.table.ts";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { PageLinks, PeriodLinks } from "./odds-links.tsx";
import { oddsPath } from "./odds-page.context.tsx";

interface MarketNavProps {
  readonly matchId: number;
  readonly page: OddsPage;
  readonly period: PricePeriod;
}

/** The odds pages of a match, and with `back` a link to its own page. */
export function MarketNav({
  matchId,
  page,
  period,
  back = false,
}: MarketNavProps & { readonly back?: boolean }) {
  return (
    <PageLinks
      label={m.odds_nav_label()}
      current={page}
      hrefOf={(one) => oddsPath({ page: one, match_id: matchId, period })}
      preventScrollReset
    >
      {back ? (
        <li className="odds-nav-back">
          <SiteLink to={pathOf("match", getLocale(), { id: matchId })} className="odds-nav-link">
            <Icon name="arrow-left" size={16} />
            <span className="max-lg:sr-only">{m.odds_nav_match()}</span>
          </SiteLink>
        </li>
      ) : null}
    </PageLinks>
  );
}

/** Whole match or first half, as links; nothing for a market without a first half. */
export function PeriodSwitch({ matchId, page, period }: MarketNavProps) {
  return (
    <PeriodLinks
      page={page}
      current={period}
      hrefOf={(one) => oddsPath({ page, match_id: matchId, period: one })}
    />
  );
}
