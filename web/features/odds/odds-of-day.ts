import type { CallEndpoint } from "#shared/api/index.ts";
import type { Market, Odds } from "#shared/odds/index.ts";
import type { PricePeriod } from "#shared/odds/price.table.ts";

/** The call's largest page, in matches. */
const PAGE = 500;
/** No day has had as many matches as this. */
const MAX_PAGES = 3;

interface OddsQuery {
  /** `YYYY-MM-DD` in the time zone `tz`. */
  readonly date: string;
  readonly tz: string;
  /** Null for each match's first company. */
  readonly company_id: number | null;
  readonly markets: readonly Market[];
  readonly period: PricePeriod;
}

interface OddsOfDay {
  /** Null if each match has its own, or there is none. */
  readonly company_name: string | null;
  readonly odds: Odds[];
}

/** Prices of all matches of a day, over all pages of the call. Fails with `company_not_found`. */
export async function fetchOddsOfDay(call: CallEndpoint, oddsQuery: OddsQuery): Promise<OddsOfDay> {
  const { date, tz, company_id, markets, period } = oddsQuery;
  const query = { date, tz, limit: PAGE, markets: [...markets] };
  const fetchPage = async (page: number) => {
    if (company_id !== null) return call("/api/v1/football/odds/main", { ...query, page, company_id });
    const { data, ...answer } = await call("/api/v1/football/odds/mainall", { ...query, page });
    return { ...answer, data: { ...data, company: null } };
  };
  const first = await fetchPage(1);
  const pages = Math.min(MAX_PAGES, Math.ceil((first.page?.total ?? 0) / PAGE));
  const rest = await Promise.all(
    Array.from({ length: Math.max(0, pages - 1) }, (_, at) => fetchPage(at + 2)),
  );
  return {
    company_name: first.data.company?.name ?? null,
    odds: [first, ...rest].flatMap(({ data }) => data.odds).filter((row) => row.period === period),
  };
}
