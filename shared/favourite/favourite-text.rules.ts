import { isRecord } from "#shared/json/is-record.ts";
import { type Favourite, type FavouriteList, isMoment, isThingId, tidyName } from "./favourite.rules.ts";

const orNull = <Value>(value: unknown, is: (value: unknown) => value is Value): Value | null =>
  is(value) ? value : null;
const isText = (value: unknown): value is string => typeof value === "string";

/** An entry as it was stored, or null for an invalid one. Fields beside its id and its times may be missing. */
function readFavourite(value: unknown): Favourite | null {
  if (!isRecord(value)) return null;
  const { id, followed_at, removed_at, expires_at, match_time, name } = value;
  if (!isThingId(id) || !isMoment(followed_at) || !isMoment(expires_at)) return null;
  return {
    id,
    followed_at,
    removed_at: orNull(removed_at, isMoment),
    expires_at,
    match_time: orNull(match_time, isMoment),
    name: tidyName(orNull(name, isText) ?? ""),
  };
}

/** A list as text for browser storage. Unknown values are left out. */
export const writeFavourites = (list: FavouriteList): string =>
  JSON.stringify(list, (_key, value: unknown) => (value === null ? undefined : value));

/** Parses the list from a stored text. `broken`: not all of it was understood, and it is worth a backup. */
export function readFavourites(text: string | null): { list: FavouriteList; broken: boolean } {
  if (text === null) return { list: [], broken: false };
  let kept: unknown;
  try {
    kept = JSON.parse(text);
  } catch {
    return { list: [], broken: true };
  }
  if (!Array.isArray(kept)) return { list: [], broken: true };
  const entries = new Map<number, Favourite>();
  for (const value of kept) {
    const entry = readFavourite(value);
    if (entry) entries.set(entry.id, entry);
  }
  const list = [...entries.values()].sort((one, other) => one.id - other.id);
  return { list, broken: list.length < kept.length };
}
