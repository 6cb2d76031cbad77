import { AppError } from "#shared/errors/app-error.ts";
import { type OddsPage, oddsPageAt } from "#shared/odds/odds-page.table.ts";
import { screenAt } from "#shared/url/index.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import { refuseHiddenBetting } from "#web/platform/refuse-hidden-betting.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import type { MatchPrices } from "./odds-page.keys.ts";
import { matchPricesQuery } from "./odds-page.query.ts";
import { readPeriod } from "./odds-page-search.ts";

/** The odds page that a path names. The router lets any word through: what is none fails with `route_not_found`. */
export function oddsPageOf(pathname: string): OddsPage {
  const page = oddsPageAt(String(screenAt(pathname)?.params.page));
  if (page === null) throw new AppError("route_not_found", { detail: pathname });
  return page;
}

/** Prices of a match for an odds page; `search` may ask for the first half. Refused in no-betting mode. */
export async function loadMatchPrices(
  facts: RequestFacts,
  page: OddsPage,
  id: string,
  search: URLSearchParams,
): Promise<MatchPrices> {
  refuseHiddenBetting(facts);
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError("match_not_found", { detail: id });
  return createQueryClient({ retries: 0 }).fetchQuery(
    matchPricesQuery(facts.call, Number(id), page, readPeriod(page, search)),
  );
}
