import { AppError } from "#shared/errors/app-error.ts";
import { ODDS_PAGES, type OddsPage } from "#shared/odds/odds-page.table.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import type { RequestFacts } from "#web/platform/request-context.ts";
import type { MatchPrices } from "./odds-page.keys.ts";
import { matchPricesQuery } from "./odds-page.query.ts";
import { refuseHiddenBetting } from "./refuse-hidden-betting.ts";

/** Prices of a match for an odds page; `search` may ask for the first half. Refused in no-betting mode. */
export async function loadMatchPrices(
  facts: RequestFacts,
  page: OddsPage,
  id: string,
  search: URLSearchParams,
): Promise<MatchPrices> {
  refuseHiddenBetting(facts);
  if (!/^[1-9]\d{0,14}$/.test(id)) throw new AppError("match_not_found", { detail: id });
  const isHalf = ODDS_PAGES[page].half && (search.get("period") === "half" || search.get("haft") === "1");
  return createQueryClient({ retries: 0 }).fetchQuery(
    matchPricesQuery(facts.call, Number(id), page, isHalf ? "half" : "full"),
  );
}
