import { AppError } from "#shared/errors/app-error.ts";
import { type OddsPage, oddsPageAt } from "#shared/odds/odds-page.table.ts";
import { screenAt } from "#shared/url/index.ts";
import { readId } from "#web/platform/data/page-id.ts";
import { refuseHiddenBetting } from "#web/platform/data/refuse-hidden-betting.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import type { MatchPricesName } from "./odds-page.query.ts";
import { readPeriod } from "./odds-page-search.ts";

/** The odds page of a path segment. The router accepts any word: an unknown one fails with `route_not_found`. */
export function oddsPageOf(pathname: string): OddsPage {
  const page = oddsPageAt(String(screenAt(pathname)?.params.page));
  if (page === null) throw new AppError("route_not_found", { detail: pathname });
  return page;
}

/** Data of a match's odds page; `search` may name the first half. Refused in no-betting mode. */
export function matchPricesNameOf(
  facts: RequestFacts,
  page: OddsPage,
  id: string,
  search: URLSearchParams,
): MatchPricesName {
  refuseHiddenBetting(facts);
  return { match_id: readId(id, "match_not_found"), page, period: readPeriod(page, search) };
}
