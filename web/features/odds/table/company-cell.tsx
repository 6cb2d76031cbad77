import { memo } from "react";
import { m } from "#messages/paraglide/messages.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { oddsPath, useOddsPage } from "../odds-page.context.tsx";

interface CompanyCellProps {
  readonly id: number;
  readonly name: string;
  /** Number of this company's rows in the table. */
  readonly rowSpan?: number;
}

/** The frozen first cell of a company's row: its name links to its price history. */
export const CompanyCell = memo(function CompanyCell({ id, name, rowSpan }: CompanyCellProps) {
  const { page, period, match, companies } = useOddsPage();
  const isExchange = companies.some((company) => company.id === id && company.kind === "exchange");
  return (
    <th scope={rowSpan === undefined ? "row" : "rowgroup"} rowSpan={rowSpan} className="odds-frozen">
      <SiteLink
        to={oddsPath({ page, match_id: match.id, period, company_id: id })}
        className="odds-company"
        title={m.odds_company_history({ company: name })}
        data-history
        preventScrollReset
      >
        <span className="odds-company-name">{name}</span>
        {isExchange ? (
          <abbr className="odds-tag" title={m.odds_company_exchange_hint()}>
            {m.odds_company_exchange()}
          </abbr>
        ) : null}
      </SiteLink>
    </th>
  );
});
