import { callFromBrowser } from "#web/platform/live/browser-call.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import { useRefresh } from "#web/platform/live/use-refresh.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import type { TeamMatchesName } from "../team.keys.ts";
import { teamMatchesQuery } from "../team.query.ts";

interface TeamMatchesRefreshProps {
  readonly names: readonly TeamMatchesName[];
}

/** Keeps pages of a team's matches fresh by asking again. Renders nothing. */
export default function TeamMatchesRefresh({ names }: TeamMatchesRefreshProps) {
  const { queries } = usePageStores();
  useRefresh(async () => {
    const client = queries.install(createQueryClient({ retries: 0 }));
    const asked = names.map((name) => teamMatchesQuery(callFromBrowser, name));
    await Promise.all(asked.map((query) => client.prefetchQuery({ ...query, staleTime: 0 })));
  });
  return null;
}
