import { useQuery } from "@tanstack/react-query";
import type { FavouriteKind } from "#shared/favourite/favourite.rules.ts";
import type { Match } from "#shared/match/index.ts";
import { FavouriteMatches } from "#web/features/favourites/favourite-matches.tsx";
import { FavouriteThings } from "#web/features/favourites/favourite-things.tsx";
import { FAVOURITES_KEYS } from "#web/features/favourites/favourites.query.ts";
import { FavouritesTools } from "#web/features/favourites/favourites-tools.tsx";
import MatchDaySync from "#web/features/live-overlay/match-day-sync.tsx";
import { spreadMs } from "#web/features/live-overlay/refetch.rules.ts";
import { matchDayQuery } from "#web/features/match/match.query.ts";
import { MatchRow } from "#web/features/match-row/match-row.tsx";
import { useInvalidation } from "#web/platform/data/use-invalidation.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { dayOf } from "#web/platform/i18n/format.ts";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { useFallbackInterval } from "#web/platform/realtime/use-fallback-interval.ts";

const row = (match: Match) => <MatchRow key={match.id} match={match} />;

/** The reader's favourites of a kind, with live rows. Rendered in the browser only. */
export default function FavouritesBody({ kind }: { readonly kind: FavouriteKind }) {
  const today = useClockValue((nowMs) => dayOf(Math.floor(nowMs / 1000)));
  // The response of the list: readers who come from there have it cached. A failure leaves the followed matches
  // themselves.
  const refetchInterval = useFallbackInterval("live");
  const ofToday = useQuery({ ...matchDayQuery({ date: today, tz: shownZone() }), refetchInterval });
  const matchesOfToday = ofToday.data?.matches ?? null;
  const invalidate = useInvalidation();
  // Meanwhile the next match of a team may be over, and the room only pushes matches of today.
  const refetch = () => {
    for (const queryKey of FAVOURITES_KEYS) invalidate({ queryKey }, spreadMs(Math.random()));
  };
  const sync = (rows: readonly Match[]) => (
    <MatchDaySync date={today} matches={rows} onLongAbsence={refetch} />
  );
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
