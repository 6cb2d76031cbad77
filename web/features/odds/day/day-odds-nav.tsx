import { PRICE_PERIODS } from "#shared/odds/market.table.ts";
import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import { m } from "#web/paraglide/messages.js";
import { pageName } from "../odds-words.ts";
import type { DayOddsName, DayOddsPage } from "./day-odds.keys.ts";
import { dayOddsPath } from "./day-odds-path.ts";

const PAGES = Object.keys(ODDS_PAGES) as OddsPage[];

interface NavProps {
  readonly shown: DayOddsName;
  readonly today: string;
}

const nameOf = ({ page, date, period, company_id }: DayOddsName): DayOddsName => ({
  page,
  date,
  period,
  company_id,
});

/** The eight odds pages of the day: a strip on a phone, a list beside the matches on a wide screen. */
export function DayOddsNav({ shown, today }: NavProps) {
  return (
    <nav aria-label={m.odds_day_nav()} className="odds-nav">
      <ul>
        {PAGES.map((page) => (
          <li key={page}>
            <a
              // A company that prices one market need not price another.
              href={dayOddsPath({ ...nameOf(shown), page, company_id: null }, today)}
              className="odds-nav-link"
              aria-current={page === shown.page ? "page" : undefined}
            >
              {pageName(page)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Whole match or first half, as links; nothing where a market has no first half. */
export function DayPeriods({ shown, today }: NavProps) {
  if (!ODDS_PAGES[shown.page].half) return null;
  return (
    <nav aria-label={m.odds_period_label()} className="odds-periods">
      {PRICE_PERIODS.map((period) => (
        <a
          key={period}
          href={dayOddsPath({ ...nameOf(shown), period }, today)}
          className="chip"
          aria-current={period === shown.period ? "page" : undefined}
          data-keep-scroll
        >
          {period === "full" ? m.odds_period_full() : m.odds_period_half()}
        </a>
      ))}
    </nav>
  );
}

interface CompaniesProps {
  readonly shown: DayOddsPage;
  readonly today: string;
}

/** Whose prices the page shows, as links: all of it works without scripts. */
export function DayCompanies({ shown, today }: CompaniesProps) {
  const { companies, company_id, prices } = shown;
  // The rows name it where the list of companies does not.
  const chosen =
    companies.find(({ id }) => id === company_id) ??
    prices.odds.find(({ company }) => company.id === company_id)?.company;
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
              <a
                href={dayOddsPath({ ...nameOf(shown), company_id: company.id }, today)}
                className="chip"
                aria-current={company.id === company_id ? "true" : undefined}
                data-keep-scroll
              >
                {company.name}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
