import { CALENDAR_LIMITS } from "#shared/favourite/calendar-limits.table.ts";
import { type FavouriteKind, type FavouriteLists, isFollowed } from "#shared/favourite/favourite.rules.ts";
import { type Locale, pathOf } from "#shared/url/index.ts";

const KEYS = [
  ["match", "match_ids"],
  ["team", "team_ids"],
  ["league", "comp_ids"],
] as const satisfies readonly (readonly [FavouriteKind, keyof typeof CALENDAR_LIMITS])[];

/**
 * Path of a calendar with the matches of everything that a reader follows, of each kind what they followed last up to
 * `CALENDAR_LIMITS`; null if they follow nothing. The ids are in the address: a calendar app has no account.
 */
export function calendarOfFollowed(lists: FavouriteLists, locale: Locale): string | null {
  const pairs = KEYS.flatMap(([kind, key]) => {
    const ids = lists[kind]
      .filter(isFollowed)
      .toSorted((one, other) => other.followed_at - one.followed_at)
      .slice(0, CALENDAR_LIMITS[key])
      .map(({ id }) => id)
      .toSorted((one, other) => one - other);
    return ids.length === 0 ? [] : [`${key}=${ids.join(",")}`];
  });
  return pairs.length === 0 ? null : `${pathOf("favourites", locale)}.ics?${pairs.join("&")}`;
}
