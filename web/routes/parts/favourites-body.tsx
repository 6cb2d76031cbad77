import { useEffect, useSyncExternalStore } from "react";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import type { Match } from "#shared/match/index.ts";
import { FavouriteMatches } from "#web/features/favourites/favourite-matches.tsx";
import { FavouriteThings } from "#web/features/favourites/favourite-things.tsx";
import { FavouritesTools } from "#web/features/favourites/favourites-tools.tsx";
import MatchDaySync from "#web/features/match/live/match-day-sync.tsx";
import { matchDayKey } from "#web/features/match/match.keys.ts";
import { matchDayQuery } from "#web/features/match/match.query.ts";
import { MatchRow } from "#web/features/match/row/match-row.tsx";
import { dayOf } from "#web/platform/format.ts";
import { callFromBrowser } from "#web/platform/live/browser-call.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import { useClockValue, usePageStores } from "#web/platform/page-stores.tsx";

const row = (match: Match) => <MatchRow key={match.id} match={match} />;

/** What a reader follows, kind by kind, with live rows. Drawn in the browser only. */
export default function FavouritesBody({ kind }: { readonly kind: FavouriteKind }) {
  const today = useClockValue((nowMs) => dayOf(Math.floor(nowMs / 1000)));
  const matchesOfToday = useMatchesOfDay(today);
  const sync = (rows: readonly Match[]) => <MatchDaySync date={today} matches={rows} />;
  return (
    <>
      <FavouritesTools />
      {kind === "match" ? (
        <FavouriteMatches today={today} matchesOfToday={matchesOfToday} row={row} sync={sync} />
      ) : (
        <FavouriteThings key={kind} kind={kind} row={row} sync={sync} />
      )}
    </>
  );
}

/** All matches of a day, the list's own answer: whoever comes from there has it. Null while it is on its way. */
function useMatchesOfDay(date: string): readonly Match[] | null {
  const { queries } = usePageStores();
  useEffect(() => {
    const client = queries.install(createQueryClient({ retries: 2 }));
    // A failure leaves the matches that are followed themselves, and the next visit asks again.
    void client.prefetchQuery(matchDayQuery(callFromBrowser, date));
  }, [queries, date]);
  return useSyncExternalStore(
    queries.subscribe,
    () => queries.client?.getQueryData(matchDayKey(date))?.matches ?? null,
    () => null,
  );
}
