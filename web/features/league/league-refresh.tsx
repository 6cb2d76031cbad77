import { callFromBrowser } from "#web/platform/live/browser-call.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import { useRefresh } from "#web/platform/live/use-refresh.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import type { LeaguePageData } from "./league-page.loader.server.ts";
import { leagueTabQuery } from "./league-tab.query.ts";

interface LeagueRefreshProps {
  readonly page: LeaguePageData;
  /** The query of the tab's address. */
  readonly search: URLSearchParams;
}

/** Keeps a tab fresh by asking again. Renders nothing. */
export default function LeagueRefresh({ page, search }: LeagueRefreshProps) {
  const { queries, clock } = usePageStores();
  useRefresh(() => {
    const client = queries.install(createQueryClient({ retries: 0 }));
    const query = leagueTabQuery(callFromBrowser, page, search, clock.now());
    return client.prefetchQuery({ ...query, staleTime: 0 });
  });
  return null;
}
