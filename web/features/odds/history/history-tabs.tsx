import { useEffect, useRef } from "react";
import { m } from "#messages/paraglide/messages.js";
import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import { PRICE_PERIODS } from "#shared/odds/price.table.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { shortMarketName } from "../odds-labels.ts";
import type { PricingCompany } from "../odds-page.query.ts";
import type { HistoryName } from "./history-name.ts";
import { historyPath } from "./history-path.ts";

interface HistoryTabsProps {
  readonly page: OddsPage;
  readonly name: HistoryName;
}

/** Market (if the page has several) and period of the history, as links. */
export function HistoryTabs({ page, name }: HistoryTabsProps) {
  const { markets, half } = ODDS_PAGES[page];
  if (markets.length === 1 && !half) return null;
  return (
    <nav className="history-tabs" aria-label={m.history_tabs()}>
      {markets.length > 1 ? (
        <ul>
          {markets.map((market) => (
            <Tab
              key={market}
              path={historyPath(page, { ...name, market })}
              current={market === name.market}
              text={shortMarketName(market)}
            />
          ))}
        </ul>
      ) : null}
      {half ? (
        <ul>
          {PRICE_PERIODS.map((period) => (
            <Tab
              key={period}
              path={historyPath(page, { ...name, period })}
              current={period === name.period}
              text={period === "full" ? m.odds_period_full() : m.odds_period_half()}
            />
          ))}
        </ul>
      ) : null}
    </nav>
  );
}

interface TabProps {
  readonly path: string;
  readonly current: boolean;
  readonly text: string;
}

function Tab({ path, current, text }: TabProps) {
  return (
    <li>
      <SiteLink
        to={path}
        className="history-tab"
        aria-current={current ? "true" : undefined}
        preventScrollReset
      >
        {text}
      </SiteLink>
    </li>
  );
}

interface CompanyChoiceProps extends HistoryTabsProps {
  readonly companies: readonly PricingCompany[];
}

/** The history's company, with links to other companies' histories. Opens without JavaScript. */
export function CompanyChoice({ page, name, companies }: CompanyChoiceProps) {
  const list = useRef<HTMLDetailsElement>(null);
  const shown = companies.find(({ id }) => id === name.company_id);
  // biome-ignore lint/correctness/useExhaustiveDependencies: choosing a company closes the list
  useEffect(() => {
    const element = list.current;
    if (!element?.open) return;
    element.open = false;
    element.querySelector("summary")?.focus();
  }, [name.company_id]);
  return (
    <details ref={list} className="history-companies">
      <summary>
        <span>{shown?.name ?? m.history_choose_company()}</span>
        <Icon name="chevron-down" size={16} />
      </summary>
      <ul>
        {companies.map((company) => (
          <li key={company.id}>
            <SiteLink
              to={historyPath(page, { ...name, company_id: company.id })}
              className="history-company"
              aria-current={company.id === name.company_id ? "true" : undefined}
              preventScrollReset
            >
              {company.name}
            </SiteLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
