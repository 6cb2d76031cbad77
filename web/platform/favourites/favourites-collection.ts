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
import { askFromBrowser, sendFromBrowser } from "#web/platform/data/browser-call.ts";
import type { SyncedCollection } from "#web/platform/session/synced-collection.ts";
import { type Favourites, takeFavourites } from "./favourites.ts";

const PATH = "/oapi/v1/users/me/favourites";
/** About what one call brings: less than half of what the account takes at once, and a page that is left may still send. */
const PORTION_BYTES = 28_000;

const encoder = new TextEncoder();

const merged = (one: FavouriteLists, other: FavouriteLists): FavouriteLists => ({
  match: mergeFavourites(one.match, other.match),
  league: mergeFavourites(one.league, other.league),
  team: mergeFavourites(one.team, other.team),
});

/** What the account keeps: what has not expired, and was not done by a clock that is too far ahead. */
const isTaken =
  (now: number) =>
  (entry: Favourite): boolean =>
    entry.expires_at > now && momentsAhead(entry, now).length === 0;

/** As many entries of lists as one call brings. */
function portionOf(lists: FavouriteLists): FavouriteLists {
  let room = PORTION_BYTES;
  const take = (kind: FavouriteKind) =>
    lists[kind].filter((entry) => {
      room -= encoder.encode(JSON.stringify(entry)).byteLength;
      return room >= 0;
    });
  return { match: take("match"), league: take("league"), team: take("team") };
}

/** What a reader follows, as kept with his account. `nowMs` is the site's clock. */
export function favouritesKeptPart(favourites: Favourites, nowMs: () => number): SyncedCollection {
  /** What the account is known to have. */
  let known = NO_FAVOURITES;
  const unsent = (): FavouriteLists => {
    const isGood = isTaken(Math.floor(nowMs() / 1000));
    const of = (kind: FavouriteKind) => newsFor(known[kind], favourites.lists[kind]).filter(isGood);
    return { match: of("match"), league: of("league"), team: of("team") };
  };
  const take = (theirs: FavouriteLists, sent: FavouriteLists) => {
    // What it had no room for is not sent again and again.
    known = merged(theirs, sent);
    takeFavourites(favourites, theirs);
  };
  return {
    async ask() {
      const { data } = await askFromBrowser(PATH, {});
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
