import { m } from "#messages/paraglide/messages.js";
import {
  FAVOURITE_KINDS,
  type FavouriteLists,
  follow,
  MOST_FAVOURITES,
} from "#shared/favourite/favourite.rules.ts";
import {
  type FavouritesFile,
  FILE_LENGTH,
  type FileProblem,
  readFavouritesFile,
  writeFavouritesFile,
} from "#shared/favourite/favourite-file.rules.ts";
import { changeFavourites, type Favourites, followedIds } from "#web/platform/favourites/favourites.ts";
import { dayOf } from "#web/platform/i18n/format.ts";

const seconds = (): number => Math.floor(Date.now() / 1000);

/** Downloads a file with the reader's favourites. */
export function exportFile(lists: FavouriteLists): void {
  const now = seconds();
  const url = URL.createObjectURL(new Blob([writeFavouritesFile(lists, now)], { type: "application/json" }));
  const link = document.createElement("a");
  link.href = url;
  link.download = `favourites-${dayOf(now)}.json`;
  link.click();
  // The browser must have started reading it.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

const problems = {
  too_long: m.favourites_file_too_long,
  not_json: m.favourites_file_not_json,
  not_favourites: m.favourites_file_not_favourites,
  newer: m.favourites_file_newer,
  too_many: m.favourites_file_too_many,
} as const satisfies Record<Exclude<FileProblem["kind"], "bad_entry">, () => string>;

const textOf = (problem: FileProblem): string =>
  problem.kind === "bad_entry" ? m.favourites_file_bad_entry({ at: problem.at }) : problems[problem.kind]();

/** Imports the favourites of a file, all or none; returns the message to show. */
export async function importFile(favourites: Favourites, file: Blob): Promise<string> {
  if (file.size > 4 * FILE_LENGTH) return textOf({ kind: "too_long" });
  // A file that was moved or changed after it was chosen is unreadable.
  const text = await file.text().catch(() => null);
  if (text === null) return m.favourites_file_unreadable();
  const reading = readFavouritesFile(text);
  if (!reading.ok) return textOf(reading.problem);
  if (!hasRoom(favourites.lists, reading.file)) return m.favourites_file_no_room({ most: MOST_FAVOURITES });
  const before = countOf(favourites.lists);
  if (!followAll(favourites, reading.file)) return m.favourites_not_kept();
  const count = countOf(favourites.lists) - before;
  return count === 0 ? m.favourites_imported_none() : m.favourites_imported({ count });
}

/** Beyond its limit a list would drop existing favourites. */
const hasRoom = (lists: FavouriteLists, file: FavouritesFile): boolean =>
  FAVOURITE_KINDS.every((kind) => {
    const ids = new Set([...followedIds(lists[kind]), ...file[kind].map(({ id }) => id)]);
    return ids.size <= MOST_FAVOURITES;
  });

const countOf = (lists: FavouriteLists): number =>
  FAVOURITE_KINDS.reduce((sum, kind) => sum + followedIds(lists[kind]).size, 0);

const followAll = (favourites: Favourites, file: FavouritesFile): boolean =>
  changeFavourites(favourites, FAVOURITE_KINDS, (list, kind, now) =>
    file[kind].reduce((all, thing) => follow(all, thing, now), list),
  );
