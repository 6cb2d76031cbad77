import { proxy, ref } from "valtio";
import {
  FAVOURITE_KINDS,
  type FavouriteKind,
  type FavouriteList,
  type FavouriteLists,
  isFollowed,
  mergeFavourites,
  NO_FAVOURITES,
  renewed,
  withoutExpired,
} from "#shared/favourite/favourite.rules.ts";
import { readFavourites, writeFavourites } from "#shared/favourite/favourite-text.rules.ts";
import { NO_PAGE, type OfPage } from "#web/platform/hydration/page-hydration.ts";

/** Local storage key of each list (product spec section 3). */
export const FAVOURITE_KEYS: Readonly<Record<FavouriteKind, string>> = {
  match: "favouritesList",
  league: "favouritesLeagues",
  team: "favouritesTeams",
};

/** Unreadable stored text is copied here once, so that overwriting the list does not lose it. */
const brokenKey = (key: string): string => `${key}.broken`;

/** The reader's favourites. Lists are merged as whole values (`ref`), up to 1000 entries each. */
export interface Favourites {
  lists: FavouriteLists;
  /** Ids that are followed: a star renders only when its own id is added or removed. */
  readonly followed: Record<FavouriteKind, Record<number, true>>;
  /** The last deletion, for undo. */
  removal: Removal | null;
  /** The item that the reader followed last in this page, for the offer of its alerts. */
  addition: Addition | null;
  /** True if the reader has been warned that the browser stores nothing. */
  isUnkeptNoticed: boolean;
}

/** A match, team or league as a page names it. */
export interface NamedItem {
  readonly kind: FavouriteKind;
  readonly id: number;
  /** Of a match both teams. */
  readonly name: string;
}

/** An item that a reader has just followed. */
export interface Addition extends NamedItem {
  /** Milliseconds of the reader's clock. */
  readonly atMs: number;
}

/** Ids that a reader unfollowed in one deletion. */
export interface Removal {
  readonly ids: Readonly<Record<FavouriteKind, readonly number[]>>;
  /** Milliseconds of the reader's clock. */
  readonly atMs: number;
}

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Parses a stored list, expired entries included. */
function parseKept(kind: FavouriteKind, text: string | null): FavouriteList {
  const { list, broken } = readFavourites(text);
  if (broken && text !== null) keepAside(FAVOURITE_KEYS[kind], text);
  return list;
}

/** Reads a list from storage, and removes expired entries from it (product spec section 3). */
function readKept(kind: FavouriteKind, now: number): FavouriteList {
  const stored = parseKept(kind, textOf(kind));
  const kept = withoutExpired(stored, now);
  if (kept.length < stored.length) keep(kind, kept);
  return kept;
}

function keepAside(key: string, text: string): void {
  try {
    if (localStorage.getItem(brokenKey(key)) === null) localStorage.setItem(brokenKey(key), text);
  } catch {
    // Storage is full: there is no other place for the copy.
  }
}

function forgetAside(key: string): void {
  try {
    localStorage.removeItem(brokenKey(key));
  } catch {
    // No storage, so there is no copy.
  }
}

function textOf(kind: FavouriteKind): string | null {
  try {
    return localStorage.getItem(FAVOURITE_KEYS[kind]);
  } catch {
    // No storage, as on the server, or storage that the browser forbids.
    return null;
  }
}

/** False where the browser cannot store it: storage is full or forbidden. */
function keep(kind: FavouriteKind, list: FavouriteList): boolean {
  const key = FAVOURITE_KEYS[kind];
  try {
    if (list.length === 0) localStorage.removeItem(key);
    else localStorage.setItem(key, writeFavourites(list));
    return true;
  } catch {
    return false;
  }
}

function listsOf(of: (kind: FavouriteKind) => FavouriteList): FavouriteLists {
  return { match: of("match"), league: of("league"), team: of("team") };
}

/** Favourites of a page tree: empty until the screen is hydrated, then the browser's lists, in step with other tabs. */
export function createFavourites({ hydration }: OfPage = NO_PAGE): Favourites {
  const favourites = proxy<Favourites>({
    lists: ref(NO_FAVOURITES),
    followed: { match: {}, league: {}, team: {} },
    removal: null,
    addition: null,
    isUnkeptNoticed: false,
  });
  hydration.whenHydrated(() => {
    const now = seconds();
    setLists(
      favourites,
      listsOf((kind) => {
        const kept = readKept(kind, now);
        const used = renewed(kept, kind, now);
        if (used !== kept) keep(kind, used);
        return used;
      }),
    );
    window.addEventListener("storage", ({ key, newValue }) => {
      for (const kind of FAVOURITE_KINDS)
        if (key === null || key === FAVOURITE_KEYS[kind]) takeKept(favourites, kind, newValue);
    });
  });
  return favourites;
}

function setLists(favourites: Favourites, lists: FavouriteLists): void {
  favourites.lists = ref(lists);
  for (const kind of FAVOURITE_KINDS) {
    const ids = followedIds(lists[kind]);
    const followed = favourites.followed[kind];
    for (const id of Object.keys(followed).map(Number)) if (!ids.has(id)) delete followed[id];
    for (const id of ids) followed[id] = true;
  }
}

/** Another tab has written a list, or the reader has emptied the browser's storage. */
function takeKept(favourites: Favourites, kind: FavouriteKind, text: string | null): void {
  const theirs = withoutExpired(parseKept(kind, text), seconds());
  const list = text === null ? theirs : mergeFavourites(favourites.lists[kind], theirs);
  setLists(favourites, { ...favourites.lists, [kind]: list });
}

/** The current list, with the latest changes of other tabs. */
const currentList = (favourites: Favourites, kind: FavouriteKind, now: number): FavouriteList =>
  withoutExpired(mergeFavourites(favourites.lists[kind], readKept(kind, now)), now);

/** Merges favourites from elsewhere: into this page at once, and into storage. */
export function takeFavourites(favourites: Favourites, theirs: FavouriteLists): void {
  const now = seconds();
  const lists = listsOf((kind) =>
    withoutExpired(mergeFavourites(currentList(favourites, kind, now), theirs[kind]), now),
  );
  setLists(favourites, lists);
  for (const kind of FAVOURITE_KINDS)
    if (lists[kind].length > 0 && writeFavourites(lists[kind]) !== textOf(kind)) keep(kind, lists[kind]);
}

/** Removes all favourites from this browser, tombstones included. Other tabs follow. */
export function forgetFavourites(favourites: Favourites): void {
  setLists(favourites, NO_FAVOURITES);
  favourites.removal = null;
  favourites.addition = null;
  for (const kind of FAVOURITE_KINDS) {
    keep(kind, []);
    forgetAside(FAVOURITE_KEYS[kind]);
  }
}

/** A function from a list to the changed list. */
export type FavouritesChange = (list: FavouriteList, kind: FavouriteKind, now: number) => FavouriteList;

/**
 * Changes lists on top of other tabs' latest changes. Returns false only the first time the browser cannot store them:
 * the reader should be warned once.
 */
export function changeFavourites(
  favourites: Favourites,
  kinds: readonly FavouriteKind[],
  change: FavouritesChange,
): boolean {
  const now = seconds();
  const before = listsOf((kind) => currentList(favourites, kind, now));
  const after = listsOf((kind) =>
    kinds.includes(kind) ? withoutExpired(change(before[kind], kind, now), now) : before[kind],
  );
  const ids = idsWithout(before, after);
  setLists(favourites, after);
  if (FAVOURITE_KINDS.some((kind) => ids[kind].length > 0)) favourites.removal = { ids, atMs: Date.now() };
  // Writes each list, even if another fails.
  const isKept = kinds.map((kind) => keep(kind, after[kind])).every(Boolean);
  if (isKept || favourites.isUnkeptNoticed) return true;
  favourites.isUnkeptNoticed = true;
  return false;
}

/** Ids that were followed before and are not after. */
function idsWithout(before: FavouriteLists, after: FavouriteLists): Removal["ids"] {
  const gone = (kind: FavouriteKind) =>
    [...followedIds(before[kind])].filter((id) => !followedIds(after[kind]).has(id));
  return { match: gone("match"), league: gone("league"), team: gone("team") };
}

/** Ids that are followed, by kind. */
export const followedIdsOf = (
  lists: FavouriteLists,
): Readonly<Record<FavouriteKind, ReadonlySet<number>>> => ({
  match: followedIds(lists.match),
  league: followedIds(lists.league),
  team: followedIds(lists.team),
});

const idsOfLists = new WeakMap<FavouriteList, ReadonlySet<number>>();

/** Ids that are followed: computed once per list, because a page asks for each of its rows. */
export function followedIds(list: FavouriteList): ReadonlySet<number> {
  const known = idsOfLists.get(list);
  if (known) return known;
  const ids = new Set(list.filter(isFollowed).map(({ id }) => id));
  idsOfLists.set(list, ids);
  return ids;
}
