import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { PageLinks, PeriodLinks } from "../odds-links.tsx";
import { type DayOddsName, type DayOddsPage, dayOddsQuery } from "./day-odds.query.ts";
import { dayOddsPath } from "./day-odds-path.ts";

interface NavProps {
  readonly shown: DayOddsName;
  readonly today: string;
}

/** The odds pages of the day. */
export function DayOddsNav({ shown, today }: NavProps) {
  return (
    <PageLinks
      label={m.odds_day_nav()}
      current={shown.page}
      // A company that prices one market need not price another.
      hrefOf={(page) => dayOddsPath({ ...shown, page, company_id: null }, today)}
    />
  );
}

/** Whole match or first half, as links; nothing for a market without a first half. */
export function DayPeriods({ shown, today }: NavProps) {
  return (
    <PeriodLinks
      page={shown.page}
      current={shown.period}
      hrefOf={(period) => dayOddsPath({ ...shown, period }, today)}
    />
  );
}

interface CompaniesProps {
  readonly shown: DayOddsPage;
  readonly today: string;
}

/** Links that choose the company of the prices; they work without scripts. */
export function DayCompanies({ shown, today }: CompaniesProps) {
  const { companies, company_id } = shown;
  const { data: odds } = useSuspenseQuery(dayOddsQuery(shown));
  // The rows name it where the list of companies does not.
  const chosen =
    companies.find(({ id }) => id === company_id) ??
    odds.find(({ company }) => company.id === company_id)?.company;
  const best = m.odds_day_company_best();
  const name = company_id === null ? best : (chosen?.name ?? `#${company_id}`);
  const choices = [{ id: null, name: best }, ...companies];
  return (
    <details className="day-companies">
      <summary className="chip">{m.odds_day_company({ company: name })}</summary>
      <nav aria-label={m.odds_day_company_heading()}>
        <ul>
          {choices.map((company) => (
            <li key={company.id}>
              <SiteLink
                to={dayOddsPath({ ...shown, company_id: company.id }, today)}
                className="chip"
                aria-current={company.id === company_id ? "true" : undefined}
                preventScrollReset
              >
                {company.name}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
