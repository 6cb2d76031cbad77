import { subscribe } from "valtio";
import {
  FAVOURITE_KINDS,
  type Favourite,
  type FavouriteKind,
  type FavouriteLists,
  mergeFavourites,
  momentsAhead,
  NO_FAVOURITES,
  newsFor,
} from "#shared/favourite/favourite.rules.ts";
import { loadFromBrowser, sendFromBrowser } from "#web/platform/data/browser-call.ts";
import type { SyncedCollection } from "#web/platform/session/synced-collection.ts";
import { type Favourites, takeFavourites } from "./favourites.ts";

const PATH = "/oapi/v1/users/me/favourites";
/** About the size of one call: below half of the limit, so that a page that is left can still send. */
const PORTION_BYTES = 28_000;

const encoder = new TextEncoder();

const merged = (one: FavouriteLists, other: FavouriteLists): FavouriteLists => ({
  match: mergeFavourites(one.match, other.match),
  league: mergeFavourites(one.league, other.league),
  team: mergeFavourites(one.team, other.team),
});

/** True if the account takes an entry: it has not expired, and its time is not too far ahead. */
const isTaken =
  (now: number) =>
  (entry: Favourite): boolean =>
    entry.expires_at > now && momentsAhead(entry, now).length === 0;

/** As many entries of lists as fit into one call. */
function portionOf(lists: FavouriteLists): FavouriteLists {
  let room = PORTION_BYTES;
  const take = (kind: FavouriteKind) =>
    lists[kind].filter((entry) => {
      room -= encoder.encode(JSON.stringify(entry)).byteLength;
      return room >= 0;
    });
  return { match: take("match"), league: take("league"), team: take("team") };
}

/** A reader's favourites, as synced with the account. `nowMs` is the site's clock. */
export function favouritesCollection(favourites: Favourites, nowMs: () => number): SyncedCollection {
  /** Entries that the account is known to have. */
  let known = NO_FAVOURITES;
  const unsent = (): FavouriteLists => {
    const isGood = isTaken(Math.floor(nowMs() / 1000));
    const of = (kind: FavouriteKind) => newsFor(known[kind], favourites.lists[kind]).filter(isGood);
    return { match: of("match"), league: of("league"), team: of("team") };
  };
  const take = (theirs: FavouriteLists, sent: FavouriteLists) => {
    // Entries for which the account had no room are not sent again.
    known = merged(theirs, sent);
    takeFavourites(favourites, theirs);
  };
  return {
    async load() {
      const { data } = await loadFromBrowser(PATH, {});
      return () => take(data.favourites, NO_FAVOURITES);
    },
    async send() {
      const portion = portionOf(unsent());
      const { data } = await sendFromBrowser(PATH, portion);
      return () => take(data.favourites, portion);
    },
    hasUnsent() {
      const lists = unsent();
      return FAVOURITE_KINDS.some((kind) => lists[kind].length > 0);
    },
    onChange: (listener) => subscribe(favourites, listener),
  };
}
