import { useEffect, useRef } from "react";
import { callFromBrowser } from "#web/platform/live/browser-call.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import type { TeamMatchesName } from "../team.keys.ts";
import { teamMatchesQuery } from "../team.query.ts";

export const REFRESH_MS = 60_000;

interface TeamMatchesRefreshProps {
  readonly names: readonly TeamMatchesName[];
}

/** Keeps pages of a team's matches fresh by asking again. Renders nothing. */
export default function TeamMatchesRefresh({ names }: TeamMatchesRefreshProps) {
  const { queries } = usePageStores();
  const wanted = useRef(names);
  useEffect(() => {
    wanted.current = names;
  });
  useEffect(() => {
    const refresh = async () => {
      if (document.visibilityState !== "visible") return;
      const client = queries.install(createQueryClient({ retries: 0 }));
      const asked = wanted.current.map((name) => teamMatchesQuery(callFromBrowser, name));
      await Promise.all(asked.map((query) => client.prefetchQuery({ ...query, staleTime: 0 })));
    };
    // A failure leaves what is shown; the next turn asks again.
    const timer = setInterval(() => void refresh().catch(() => {}), REFRESH_MS);
    return () => clearInterval(timer);
  }, [queries]);
  return null;
}
