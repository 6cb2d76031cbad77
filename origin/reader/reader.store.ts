import type { Database } from "#origin/db/database.ts";
import { FAVOURITE_KINDS, type FavouriteLists, MOST_FAVOURITES } from "#shared/favourite/index.ts";
import type { SettingChoice } from "#shared/settings/index.ts";

/** Writes of favourites and settings. Moments are seconds UTC. */

/** SQL condition for an incoming entry that is newer, in the order of `mergeFavourites`. */
const HAS_LATER_DETAILS = `(excluded.expires_at, coalesce(excluded.match_time, -1), coalesce(excluded.name, ''))
  > (reader_favourites.expires_at, coalesce(reader_favourites.match_time, -1), coalesce(reader_favourites.name, ''))`;
const later = (column: string): string =>
  `${column} = CASE WHEN ${HAS_LATER_DETAILS} THEN excluded.${column} ELSE reader_favourites.${column} END`;

/**
 * The merge of shared/favourite, entry by entry and in one statement, so that two devices cannot overwrite each other.
 * A deleted account gets nothing, and unchanged entries are not written.
 */
const MERGE_FAVOURITES = `INSERT INTO reader_favourites
    (user_id, kind, thing_id, followed_at, removed_at, expires_at, match_time, name)
  SELECT u.id, e.value ->> 0, e.value ->> 1, e.value ->> 2, e.value ->> 3, e.value ->> 4, e.value ->> 5, e.value ->> 6
  FROM json_each(?2) e JOIN users u ON u.id = ?1 WHERE true
  ON CONFLICT (user_id, kind, thing_id) DO UPDATE SET
    followed_at = max(reader_favourites.followed_at, excluded.followed_at),
    removed_at = coalesce(max(reader_favourites.removed_at, excluded.removed_at),
      reader_favourites.removed_at, excluded.removed_at),
    ${later("expires_at")}, ${later("match_time")}, ${later("name")}
  WHERE excluded.followed_at > reader_favourites.followed_at
    OR coalesce(excluded.removed_at, -1) > coalesce(reader_favourites.removed_at, -1)
    OR ${HAS_LATER_DETAILS}`;

/**
 * Beyond the size limit, expired entries are dropped first, then tombstones, then those that expire first: the order of
 * `withoutExpired`.
 */
const MAKE_ROOM = `DELETE FROM reader_favourites WHERE user_id = ?1 AND (kind, thing_id) IN (
  SELECT kind, thing_id FROM (
    SELECT kind, thing_id, row_number() OVER (PARTITION BY kind ORDER BY expires_at > ?2 DESC,
      removed_at IS NULL OR followed_at >= removed_at DESC, expires_at DESC, thing_id) AS place
    FROM reader_favourites WHERE user_id = ?1)
  WHERE place > ${MOST_FAVOURITES})`;

/** Merges entries with those of a reader. */
export async function mergeFavourites(
  db: Database,
  readerId: number,
  lists: FavouriteLists,
  now: number,
): Promise<void> {
  const entries = FAVOURITE_KINDS.flatMap((kind) =>
    lists[kind].map(({ id, followed_at, removed_at, expires_at, match_time, name }) => [
      ...[kind, id, followed_at, removed_at, expires_at, match_time, name],
    ]),
  );
  await db.batch([
    db.prepare(MERGE_FAVOURITES).bind(readerId, JSON.stringify(entries)),
    db.prepare(MAKE_ROOM).bind(readerId, now),
  ]);
}

/** The later choice of a setting wins: the order of `mergeChoices` in shared/settings. */
const MERGE_SETTINGS = `INSERT INTO reader_settings (user_id, key, value, changed_at_ms)
  SELECT u.id, e.value ->> 0, e.value ->> 1, e.value ->> 2
  FROM json_each(?2) e JOIN users u ON u.id = ?1 WHERE true
  ON CONFLICT (user_id, key) DO UPDATE SET value = excluded.value, changed_at_ms = excluded.changed_at_ms
  WHERE (excluded.changed_at_ms, excluded.value) > (reader_settings.changed_at_ms, reader_settings.value)`;

/** Merges settings with those of a reader. */
export async function mergeSettings(
  db: Database,
  readerId: number,
  choices: readonly SettingChoice[],
): Promise<void> {
  const rows = choices.map(({ key, value, changed_at_ms }) => [key, JSON.stringify(value), changed_at_ms]);
  await db.batch([db.prepare(MERGE_SETTINGS).bind(readerId, JSON.stringify(rows))]);
}
