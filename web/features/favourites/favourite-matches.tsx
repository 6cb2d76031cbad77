import { type ReactNode, useEffect, useMemo, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { withMatchTimes } from "#shared/favourite/favourite.rules.ts";
import type { Match } from "#shared/match/index.ts";
import { changeFavourites } from "#web/platform/favourites/favourites.ts";
import { useFavouriteStore, useFollowedIds } from "#web/platform/favourites/use-favourites.ts";
import { dayOf } from "#web/platform/i18n/format.ts";
import { FavouriteDayPanel, type RowOfMatch } from "./favourite-day-panel.tsx";
import { favouriteDays } from "./favourite-days.rules.ts";
import { matchesById } from "./favourites.query.ts";
import { FavouritesEmpty } from "./favourites-empty.tsx";
import { FavouritesFailed } from "./favourites-failed.tsx";
import { FavouritesGone } from "./favourites-gone.tsx";
import { FavouritesLoading } from "./favourites-loading.tsx";
import { ENOUGH_FOLLOWED, FavouritesSuggestions } from "./favourites-suggestions.tsx";
import { useKnown } from "./use-known.ts";

interface FavouriteMatchesProps {
  /** `YYYY-MM-DD` in the shown time zone. */
  readonly today: string;
  /** All matches of today; null while loading. */
  readonly matchesOfToday: readonly Match[] | null;
  readonly row: RowOfMatch;
  /** Keeps the rows up to date with live matches. */
  readonly sync: (rows: readonly Match[]) => ReactNode;
}

const NONE: readonly Match[] = [];

/** Followed matches, and today's matches of followed leagues and teams. */
export function FavouriteMatches({ today, matchesOfToday, row, sync }: FavouriteMatchesProps) {
  const [matches, leagues, teams] = [
    useFollowedIds("match"),
    useFollowedIds("league"),
    useFollowedIds("team"),
  ];
  const ids = useMemo(() => [...matches], [matches]);
  const known = useKnown(ids, matchesById);
  const rows = useMemo(() => {
    const isFollowed = ({ id, competition, home, away }: Match): boolean =>
      matches.has(id) || leagues.has(competition.id) || teams.has(home.id) || teams.has(away.id);
    return [...ids.flatMap((id) => known.of.get(id) ?? []), ...(matchesOfToday ?? NONE).filter(isFollowed)];
  }, [matches, leagues, teams, ids, known.of, matchesOfToday]);
  useMatchTimes(rows);
  const days = useMemo(() => favouriteDays(rows, today, dayOf), [rows, today]);
  const gone = ids.filter((id) => known.of.get(id) === null);
  const hasOthers = leagues.size + teams.size > 0;
  const isEmpty = ids.length === 0 && !hasOthers;
  // They stay when the first one is followed: the reader may want more.
  const [wasEmpty] = useState(isEmpty);
  const isWaiting = known.waiting || (hasOthers && matchesOfToday === null);
  return (
    <>
      {isEmpty ? <FavouritesEmpty kind="match" /> : null}
      {known.failed ? <FavouritesFailed code={known.failed} retry={known.retry} /> : null}
      {days.map((day) => (
        <FavouriteDayPanel key={day.date} day={day} today={today} row={row} />
      ))}
      {isWaiting ? <FavouritesLoading kind="match" /> : null}
      {!isEmpty && rows.length + gone.length === 0 && !isWaiting && !known.failed ? (
        <p className="panel favourites-note">{m.favourites_quiet()}</p>
      ) : null}
      <FavouritesGone kind="match" ids={gone} />
      {wasEmpty && ids.length + leagues.size + teams.size < ENOUGH_FOLLOWED ? (
        <FavouritesSuggestions kind="match" />
      ) : null}
      {sync(rows)}
    </>
  );
}

/** A match may have moved since it was followed: the menu's number counts days. */
function useMatchTimes(rows: readonly Match[]): void {
  const favourites = useFavouriteStore();
  useEffect(() => {
    const list = favourites.lists.match;
    if (withMatchTimes(list, rows, 0) === list) return;
    changeFavourites(favourites, ["match"], (before, _kind, now) => withMatchTimes(before, rows, now));
  }, [favourites, rows]);
}
