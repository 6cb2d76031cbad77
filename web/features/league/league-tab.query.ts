import { queryOptions } from "@tanstack/react-query";
import type { CallEndpoint } from "#shared/api/index.ts";
import type { LeaguePageData } from "./league-page.loader.server.ts";
import { askLeagueTab } from "./league-tab.calls.ts";
import { leagueTabKey } from "./league-tab.keys.ts";

/** The data of a tab through the query cache. */
export const leagueTabQuery = (
  call: CallEndpoint,
  page: LeaguePageData,
  search: URLSearchParams,
  nowMs: number,
) =>
  queryOptions({
    queryKey: leagueTabKey(page, search),
    queryFn: () => askLeagueTab(call, page, search, nowMs),
  });
