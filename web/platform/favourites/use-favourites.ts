import { useCallback } from "react";
import { useSnapshot } from "valtio";
import {
  type FavouriteKind,
  type FavouriteLists,
  type Followable,
  favouriteCount,
  follow,
  unfollow,
} from "#shared/favourite/favourite.rules.ts";
import { useClockValue, usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { useShownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import {
  type Addition,
  changeFavourites,
  createFavourites,
  type Favourites,
  followedIds,
  type Removal,
} from "./favourites.ts";

/** The store of a page tree, for actions. */
export const useFavouriteStore = (): Favourites => usePageStore(createFavourites);

/** The three lists, tombstones included (`isFollowed`); empty until the page is hydrated. */
export const useFavourites = (): FavouriteLists => useSnapshot(useFavouriteStore()).lists;

/** Ids of a kind that are followed: for lists that sort or highlight by them. */
export const useFollowedIds = (kind: FavouriteKind): ReadonlySet<number> =>
  followedIds(useFavourites()[kind]);

/** True if an item is followed. Renders only when that changes. */
export const useFollowed = (kind: FavouriteKind, id: number): boolean =>
  useSnapshot(useFavouriteStore()).followed[kind][id] ?? false;

/** Follows or unfollows an item; false when the reader should be warned, once, that it is not stored. */
export function useFollow(): (kind: FavouriteKind, thing: Followable, followed: boolean) => boolean {
  const favourites = useFavouriteStore();
  return useCallback(
    (kind, thing, followed) => {
      const { id, name } = thing;
      favourites.addition = followed ? { kind, id, name: name ?? "", atMs: Date.now() } : null;
      // One notice at a time, the latest: both stand at the same place.
      if (followed) favourites.removal = null;
      return changeFavourites(favourites, [kind], (list, _kind, now) =>
        followed ? follow(list, thing, now) : unfollow(list, id, now),
      );
    },
    [favourites],
  );
}

/** The number at the menu; 0 until hydrated. It depends on the zone and changes at midnight. */
export function useFavouriteCount(): number {
  const lists = useFavourites();
  const zone = useShownZone();
  return useClockValue((nowMs) => favouriteCount(lists, Math.floor(nowMs / 1000), zone));
}

/** The item that was followed last in this page. */
export const useAddition = (): Addition | null => useSnapshot(useFavouriteStore()).addition;

/** The last deletion in this page, for undo. */
export const useRemoval = (): Removal | null => useSnapshot(useFavouriteStore()).removal;
