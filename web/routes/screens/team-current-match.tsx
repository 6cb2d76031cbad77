import { useQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { isLive } from "#shared/match/match-status.ts";
import { MatchRow } from "#web/features/match-row/match-row.tsx";
import { currentMatchQuery } from "#web/features/team/current-match.query.ts";
import { AfterHydration } from "#web/platform/hydration/after-hydration.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { dayOf } from "#web/platform/i18n/format.ts";
import { useFallbackInterval } from "#web/platform/realtime/use-fallback-interval.ts";
import { Panel } from "#web/ui/panel.tsx";

const MatchDaySync = lazyWithRetry(() => import("#web/features/live-overlay/match-day-sync.tsx"));

/** The match that a team plays now, as a live row of a list; nothing if it plays none. */
export default function TeamCurrentMatch({ team_id }: { readonly team_id: number }) {
  const { clock } = usePageStores();
  const refetchInterval = useFallbackInterval("live");
  const match = useQuery({ ...currentMatchQuery(team_id), refetchInterval }).data?.match ?? null;
  if (match === null || !isLive(match.status)) return null;
  return (
    <Panel id="current" heading={m.team_current_heading()} className="team-current">
      <ul>
        <MatchRow match={match} />
      </ul>
      <AfterHydration>
        {() => <MatchDaySync date={dayOf(Math.floor(clock.now() / 1000))} matches={[match]} />}
      </AfterHydration>
    </Panel>
  );
}
