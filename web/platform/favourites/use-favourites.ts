import { useCallback, useSyncExternalStore } from "react";
import { subscribe } from "valtio/vanilla";
import {
  type FavouriteKind,
  type FavouriteLists,
  type Followable,
  favouriteCount,
  follow,
  NO_FAVOURITES,
  unfollow,
} from "#shared/favourite/favourite.rules.ts";
import { useClockValue, usePageStores } from "../page-stores.tsx";
import { useShownZone } from "../zone/shown-zone.ts";
import {
  changeFavourites,
  createFavourites,
  type Favourites,
  followedIds,
  type Removal,
} from "./favourites.ts";

/** The store of a page tree, for those who change it. */
export const useFavouriteStore = (): Favourites => usePageStores().once(createFavourites);

/** A value of what is followed. On the server and in the first render nothing is, as in the HTML that all readers share. */
function useOfFavourites<Value>(read: (favourites: Favourites) => Value, first: Value): Value {
  const favourites = useFavouriteStore();
  return useSyncExternalStore(
    useCallback((listener: () => void) => subscribe(favourites, listener), [favourites]),
    () => read(favourites),
    () => first,
  );
}

const listsOf = ({ lists }: Favourites): FavouriteLists => lists;

/** The three lists, deleted entries among them (`isFollowed`); empty until the page has hydrated. */
export const useFavourites = (): FavouriteLists => useOfFavourites(listsOf, NO_FAVOURITES);

/** Ids of a kind that are followed: for lists that order or mark what they show. */
export function useFollowedIds(kind: FavouriteKind): ReadonlySet<number> {
  return useOfFavourites(({ lists }) => followedIds(lists[kind]), followedIds(NO_FAVOURITES[kind]));
}

/** Whether a thing is followed. Renders when that changes, and only then. */
export function useFollowed(kind: FavouriteKind, id: number): boolean {
  return useOfFavourites(({ lists }) => followedIds(lists[kind]).has(id), false);
}

/** Follows a thing, or no longer; false when the reader should be told, once, that his browser does not keep it. */
export function useFollow(): (kind: FavouriteKind, thing: Followable, followed: boolean) => boolean {
  const favourites = useFavouriteStore();
  return useCallback(
    (kind, thing, followed) =>
      changeFavourites(favourites, [kind], (list, _kind, now) =>
        followed ? follow(list, thing, now) : unfollow(list, thing.id, now),
      ),
    [favourites],
  );
}

/** The number at the menu; 0 until the page has hydrated. What is dated today differs by zone, and changes at midnight. */
export function useFavouriteCount(): number {
  const lists = useFavourites();
  const zone = useShownZone();
  return useClockValue((nowMs) => favouriteCount(lists, Math.floor(nowMs / 1000), zone));
}

const removalOf = ({ removal }: Favourites): Removal | null => removal;

/** What was deleted last in this page, for taking it back. */
export const useRemoval = (): Removal | null => useOfFavourites(removalOf, null);
