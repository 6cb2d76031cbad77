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

/** Where the browser keeps each list (product spec section 3). */
export const FAVOURITE_KEYS: Readonly<Record<FavouriteKind, string>> = {
  match: "favouritesList",
  league: "favouritesLeagues",
  team: "favouritesTeams",
};

/** What of a kept text could not be understood is put here once, so that it is not lost by being written over. */
const brokenKey = (key: string): string => `${key}.broken`;

/** What the reader follows. Lists are merged as whole values (`ref`), up to 1000 entries each. */
export interface Favourites {
  lists: FavouriteLists;
  /** Ids that are followed: a star renders when its own id comes or goes. */
  readonly followed: Record<FavouriteKind, Record<number, true>>;
  /** What was deleted last, for taking it back. */
  removal: Removal | null;
  /** Whether the reader has been told that his browser keeps nothing. */
  saidUnkept: boolean;
}

/** Ids that a reader no longer follows, by a deletion at one time. */
export interface Removal {
  readonly ids: Readonly<Record<FavouriteKind, readonly number[]>>;
  /** Milliseconds of the reader's clock. */
  readonly atMs: number;
}

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Parses a stored list, entries that have expired among them. */
function parseKept(kind: FavouriteKind, text: string | null): FavouriteList {
  const { list, broken } = readFavourites(text);
  if (broken && text !== null) keepAside(FAVOURITE_KEYS[kind], text);
  return list;
}

/** Reads a list from storage, and removes from there what has expired (product spec section 3). */
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
    // Storage is full: there is no second place.
  }
}

function forgetAside(key: string): void {
  try {
    localStorage.removeItem(brokenKey(key));
  } catch {
    // No storage, so nothing was put aside.
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

/** False where the browser does not keep it: storage is full or forbidden. */
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

/** What is followed: nothing until the screen is hydrated, then the lists of the browser, from other tabs too. */
export function createFavourites({ hydration }: OfPage = NO_PAGE): Favourites {
  const favourites = proxy<Favourites>({
    lists: ref(NO_FAVOURITES),
    followed: { match: {}, league: {}, team: {} },
    removal: null,
    saidUnkept: false,
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

/** Another tab has written a list, or the reader has emptied his browser's storage. */
function takeKept(favourites: Favourites, kind: FavouriteKind, text: string | null): void {
  const theirs = withoutExpired(parseKept(kind, text), seconds());
  const list = text === null ? theirs : mergeFavourites(favourites.lists[kind], theirs);
  setLists(favourites, { ...favourites.lists, [kind]: list });
}

/** A list as it is now: what another tab wrote a moment ago is in it. */
const currentList = (favourites: Favourites, kind: FavouriteKind, now: number): FavouriteList =>
  withoutExpired(mergeFavourites(favourites.lists[kind], readKept(kind, now)), now);

/** Takes in what is followed elsewhere: for this page at once, and kept here too. */
export function takeFavourites(favourites: Favourites, theirs: FavouriteLists): void {
  const now = seconds();
  const lists = listsOf((kind) =>
    withoutExpired(mergeFavourites(currentList(favourites, kind, now), theirs[kind]), now),
  );
  setLists(favourites, lists);
  for (const kind of FAVOURITE_KINDS)
    if (lists[kind].length > 0 && writeFavourites(lists[kind]) !== textOf(kind)) keep(kind, lists[kind]);
}

/** Leaves nothing of what is followed in this browser, not even that it was deleted. Other tabs hear of it. */
export function forgetFavourites(favourites: Favourites): void {
  setLists(favourites, NO_FAVOURITES);
  favourites.removal = null;
  for (const kind of FAVOURITE_KINDS) {
    keep(kind, []);
    forgetAside(FAVOURITE_KEYS[kind]);
  }
}

/** How a change makes another list of one. */
export type FavouritesChange = (list: FavouriteList, kind: FavouriteKind, now: number) => FavouriteList;

/**
 * Changes lists, for this page at once and for later visits. What another tab wrote a moment ago is in them. False
 * the first time that the browser does not keep them: the reader should be told, once.
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
  // Each is written, whatever becomes of the others.
  const isKept = kinds.map((kind) => keep(kind, after[kind])).every(Boolean);
  if (isKept || favourites.saidUnkept) return true;
  favourites.saidUnkept = true;
  return false;
}

/** What was followed and is no longer. */
function idsWithout(before: FavouriteLists, after: FavouriteLists): Removal["ids"] {
  const gone = (kind: FavouriteKind) =>
    [...followedIds(before[kind])].filter((id) => !followedIds(after[kind]).has(id));
  return { match: gone("match"), league: gone("league"), team: gone("team") };
}

const idsOfLists = new WeakMap<FavouriteList, ReadonlySet<number>>();

/** Ids that are followed: counted once a list, because a page asks for each of its rows. */
export function followedIds(list: FavouriteList): ReadonlySet<number> {
  const known = idsOfLists.get(list);
  if (known) return known;
  const ids = new Set(list.filter(isFollowed).map(({ id }) => id));
  idsOfLists.set(list, ids);
  return ids;
}
