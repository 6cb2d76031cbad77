import { compareText } from "../text/text-order.ts";
import { AHEAD_SECONDS } from "../time/clock-ahead.table.ts";
import { addDays } from "../time/day.ts";
import { dateOf } from "../time/local-time.ts";

/** Kinds that can be followed, each in a list of its own. */
export const FAVOURITE_KINDS = ["match", "league", "team"] as const;
export type FavouriteKind = (typeof FAVOURITE_KINDS)[number];

/**
 * One item that a reader follows or has followed. Times are seconds UTC. A deleted entry stays as a tombstone for as
 * long, so that a list that missed the deletion cannot bring it back.
 */
export interface Favourite {
  readonly id: number;
  readonly followed_at: number;
  /** When it was last deleted; null for never. It is followed unless that was later, see {@link isFollowed}. */
  readonly removed_at: number | null;
  /** From this time on the entry is gone. */
  readonly expires_at: number;
  /** Kick-off of a match, as last seen. */
  readonly match_time: number | null;
  /** Its name where it was followed, for the time until it has been fetched. */
  readonly name: string | null;
}

/** Entries by id, ascending, deleted ones among them. */
export type FavouriteList = readonly Favourite[];

/** The three lists of a reader. */
export type FavouriteLists = Readonly<Record<FavouriteKind, FavouriteList>>;

/** Notifications of a followed item. */
export interface Followable {
  readonly id: number;
  readonly name?: string | null | undefined;
  readonly match_time?: number | null | undefined;
}

/** Lists of a reader without followed items. */
export const NO_FAVOURITES: FavouriteLists = { match: [], league: [], team: [] };

const DAY_SECONDS = 86_400;
/** How long an entry is kept after its last use (product spec section 9). */
export const KEPT_SECONDS = 30 * DAY_SECONDS;
/** Entries a list holds at most; beyond, those go first that would expire first. */
export const MOST_FAVOURITES = 1000;

/** Longest id that calls take: fifteen digits. */
export const LARGEST_ID = 999_999_999_999_999;
/** The year 3000: later times are a manual edit, and much later ones have no date at all. */
export const LATEST_MOMENT = 32_503_680_000;
/** Longest name that is kept, characters. */
export const NAME_LENGTH = 120;
/** A character that no name has: it would not be the same text everywhere. */
const NO_TEXT = /[\p{Cc}\p{Cs}]/u;

/** True if a name can be kept as it is; see {@link tidyName}. */
export const isTidyName = (name: string): boolean =>
  name !== "" && name.length <= NAME_LENGTH && !NO_TEXT.test(name);

/** Stored form of a name: within its length, no control characters or half letters. Null for an empty one. */
export const tidyName = (name: string): string | null =>
  name.slice(0, NAME_LENGTH).replaceAll(new RegExp(NO_TEXT, "gu"), "") || null;

/** True if a stored or imported text has a valid id there. */
export const isThingId = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0 && Number(value) <= LARGEST_ID;

/** True if it has a valid time, seconds UTC. */
export const isMoment = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0 && Number(value) <= LATEST_MOMENT;

/** True if an entry is followed now; a deleted one stays as a tombstone for a while. */
export const isFollowed = ({ followed_at, removed_at }: Favourite): boolean =>
  removed_at === null || followed_at >= removed_at;

const byId = (one: Favourite, other: Favourite): number => one.id - other.id;

const withEntry = (list: FavouriteList, entry: Favourite): FavouriteList =>
  [...list.filter(({ id }) => id !== entry.id), entry].sort(byId);

/** Follows an item, again or for the first time. `now` in seconds UTC, here and below. */
export function follow(
  list: FavouriteList,
  { id, name, match_time }: Followable,
  now: number,
): FavouriteList {
  const known = list.find((entry) => entry.id === id);
  return withEntry(list, {
    id,
    followed_at: Math.max(now, known?.removed_at ?? 0, known?.followed_at ?? 0),
    removed_at: known?.removed_at ?? null,
    expires_at: Math.max(now + KEPT_SECONDS, known?.expires_at ?? 0),
    match_time: match_time ?? known?.match_time ?? null,
    name: tidyName(name ?? "") ?? known?.name ?? null,
  });
}

/** Unfollows an item. Within the second in which it was followed, too. */
export function unfollow(list: FavouriteList, id: number, now: number): FavouriteList {
  const known = list.find((entry) => entry.id === id);
  if (!known || !isFollowed(known)) return list;
  const removed_at = Math.max(now, known.followed_at + 1);
  const expires_at = Math.max(removed_at + KEPT_SECONDS, known.expires_at);
  return withEntry(list, { ...known, removed_at, expires_at });
}

/** Merges two states of one entry: the later deletion, the later following, and the later details. */
function mergedEntry(one: Favourite, other: Favourite): Favourite {
  const later = compareDetails(one, other) >= 0 ? one : other;
  return {
    ...later,
    followed_at: Math.max(one.followed_at, other.followed_at),
    removed_at: laterOf(one.removed_at, other.removed_at),
  };
}

const laterOf = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.max(one, other);

/** A total order of details, so that merges give the same result in any order. */
const compareDetails = (one: Favourite, other: Favourite): number =>
  one.expires_at - other.expires_at ||
  (one.match_time ?? -Infinity) - (other.match_time ?? -Infinity) ||
  compareText(one.name ?? "", other.name ?? "");

/** Merges two lists; an item stays unless the other list deleted it since. Commutative and idempotent. */
export function mergeFavourites(one: FavouriteList, other: FavouriteList): FavouriteList {
  const merged = new Map(one.map((entry) => [entry.id, entry]));
  for (const entry of other) {
    const known = merged.get(entry.id);
    merged.set(entry.id, known ? mergedEntry(known, entry) : entry);
  }
  return [...merged.values()].sort(byId);
}

const isSame = (one: Favourite, other: Favourite): boolean =>
  one.followed_at === other.followed_at &&
  one.removed_at === other.removed_at &&
  compareDetails(one, other) === 0;

/** Entries with changes that a list lacks: what is left to send to the owner of that list. */
export function newsFor(known: FavouriteList, list: FavouriteList): FavouriteList {
  const knownById = new Map(known.map((entry) => [entry.id, entry]));
  return list.filter((entry) => {
    const before = knownById.get(entry.id);
    return !before || !isSame(mergedEntry(before, entry), before);
  });
}

type Moment = "followed_at" | "removed_at" | "expires_at";

/** The fields of an entry whose time is further ahead than an account accepts. `now` is the site's. */
export function momentsAhead(
  { followed_at, removed_at, expires_at }: Favourite,
  now: number,
): readonly Moment[] {
  const latest = now + AHEAD_SECONDS;
  const moments: readonly (readonly [field: Moment, at: number, latest: number])[] = [
    ["followed_at", followed_at, latest],
    ["removed_at", removed_at ?? 0, latest],
    ["expires_at", expires_at, latest + KEPT_SECONDS],
  ];
  return moments.flatMap(([field, at, last]) => (at > last ? [field] : []));
}

/** The list without expired entries, and within its size. The same array where none is removed. */
export function withoutExpired(list: FavouriteList, now: number): FavouriteList {
  const kept = list.filter(({ expires_at }) => expires_at > now);
  if (kept.length <= MOST_FAVOURITES) return kept.length === list.length ? list : kept;
  const order = (entry: Favourite) => Number(isFollowed(entry));
  return kept
    .sort((one, other) => order(other) - order(one) || other.expires_at - one.expires_at || byId(one, other))
    .slice(0, MOST_FAVOURITES)
    .sort(byId);
}

/**
 * Renews the entries that a visit reads: leagues and teams order every list, a match counts until the day after it. At
 * most once a day, so that a visit does not write each time. The same array where nothing changes.
 */
export function renewed(list: FavouriteList, kind: FavouriteKind, now: number): FavouriteList {
  const isUsed = ({ match_time }: Favourite): boolean =>
    kind !== "match" || (match_time ?? 0) > now - 2 * DAY_SECONDS;
  const isDue = (entry: Favourite): boolean =>
    isFollowed(entry) && isUsed(entry) && entry.expires_at < now + KEPT_SECONDS - DAY_SECONDS;
  if (!list.some(isDue)) return list;
  return list.map((entry) => (isDue(entry) ? { ...entry, expires_at: now + KEPT_SECONDS } : entry));
}

/** Updates kick-offs from the matches' current rows. The same array where nothing changes. */
export function withMatchTimes(
  list: FavouriteList,
  matches: readonly { readonly id: number; readonly match_time: number }[],
  now: number,
): FavouriteList {
  const times = new Map(matches.map(({ id, match_time }) => [id, match_time]));
  const isMoved = ({ id, match_time }: Favourite) => times.has(id) && times.get(id) !== match_time;
  if (!list.some(isMoved)) return list;
  return list.map((entry) =>
    isMoved(entry)
      ? {
          ...entry,
          match_time: times.get(entry.id) ?? null,
          // The later entry wins, and the later time is kept longer.
          expires_at: Math.max(now + KEPT_SECONDS, entry.expires_at + 1),
        }
      : entry,
  );
}

/** The number at the menu (product spec section 9): followed leagues, teams, and matches of today or yesterday. */
export function favouriteCount({ match, league, team }: FavouriteLists, now: number, tz: string): number {
  const today = dateOf(now, tz);
  const days = [today, addDays(today, -1)];
  const isDated = ({ match_time }: Favourite) => match_time !== null && days.includes(dateOf(match_time, tz));
  const count = (list: FavouriteList) => list.filter(isFollowed).length;
  return count(match.filter(isDated)) + count(league) + count(team);
}
