import type { QueryClient } from "@tanstack/react-query";
import type { DayPage } from "#web/features/live-list/day/use-day.ts";
import { type DayFilter, matchDayQuery, overnightQuery } from "#web/features/match/match.query.ts";
import { isOpen } from "#web/features/match-row/open-match.rules.ts";
import { loadListOdds } from "#web/features/odds/list/list-odds.loader.server.ts";
import { listOddsQuery } from "#web/features/odds/list/list-odds.query.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** Fetches the prices of a day's list in parallel with its matches; fails only as the matches do. */
export async function loadRowPrices(
  facts: RequestFacts,
  client: QueryClient,
  page: DayPage,
  dayFilter: DayFilter = {},
) {
  // Most days have prices: they are requested before the matches are known.
  if (facts.betting === "shown") client.query(listOddsQuery(page, null)).catch(() => undefined);
  const [day, night] = await Promise.all([
    client.query(matchDayQuery(page, dayFilter)),
    page.date === page.today ? client.query(overnightQuery(page)).catch(() => null) : null,
  ]);
  return loadListOdds(facts, client, [...(night?.matches ?? []), ...day.matches].filter(isOpen));
}
