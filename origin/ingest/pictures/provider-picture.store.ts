import type { Database, Statement } from "#origin/db/database.ts";
import type { Batch } from "../batch.schema.ts";
import { jsonPortions } from "../store/row.ts";
import type { PictureAddress, PictureRow } from "./provider-picture.queries.ts";

/** Tables whose rows have a logo, in the order in which new logos are fetched. */
const PICTURED = [
  "competitions",
  "teams",
  "coaches",
  "players",
] as const satisfies readonly PictureRow["kind"][];

/** A path of this site is no address to copy. */
const isRemote = (logo: string | null | undefined): logo is string => /^https?:/.test(logo ?? "");

/** Rows of a source whose logo is stored as the batch has it: another source's logo may have been kept. */
const wantedOf = (kind: (typeof PICTURED)[number]) => `INSERT INTO provider_pictures
    (kind, entity_id, source, url, tries, next_at)
  SELECT '${kind}', t.id, ?1, t.logo, 0, ${PICTURED.indexOf(kind)}
  FROM json_each(?2) given
    JOIN external_ids e ON e.kind = '${kind}' AND e.source = ?1 AND e.external_id = given.value ->> 0
    JOIN ${kind} t ON t.id = e.id AND t.logo = given.value ->> 1 WHERE true
  ON CONFLICT (kind, entity_id) DO UPDATE SET source = excluded.source, url = excluded.url, etag = NULL,
    tries = 0, next_at = excluded.next_at, error = NULL WHERE url <> excluded.url`;

/** Statements, after those that store a batch, that note which of its logos to fetch; known ones stay as they are. */
export const wantedPictures = (db: Database, batch: Batch): Statement[] =>
  PICTURED.flatMap((kind) => {
    const rows = (batch[kind] ?? []).flatMap(({ external_id, logo }) =>
      isRemote(logo) ? [[external_id, logo]] : [],
    );
    return jsonPortions(rows).map((json) => db.prepare(wantedOf(kind)).bind(batch.source, json));
  });

type Identity = Pick<PictureRow, "kind" | "entity_id" | "url">;
/** Columns that a try sets. */
export type Tried = Pick<
  PictureRow,
  "key" | "former_key" | "etag" | "tries" | "next_at" | "checked_at" | "error"
>;

/** Records a try, unless a batch has brought another address meanwhile. */
const saveTry = (db: Database, { kind, entity_id, url }: Identity, tried: Tried): Statement =>
  db
    .prepare(`UPDATE provider_pictures SET key = ?4, former_key = ?5, etag = ?6, tries = ?7, next_at = ?8,
      checked_at = ?9, error = ?10 WHERE kind = ?1 AND entity_id = ?2 AND url = ?3`)
    .bind(
      kind,
      entity_id,
      url,
      tried.key,
      tried.former_key,
      tried.etag,
      tried.tries,
      tried.next_at,
      tried.checked_at,
      tried.error,
    );

/** Records a try that changes no picture. */
export async function savePictureTry(db: Database, row: Identity, tried: Tried): Promise<void> {
  await db.batch([saveTry(db, row, tried)]);
}

/**
 * Shows a copy, or none (null). Returns false without writing a picture if the entity is gone or has another logo by now.
 */
export async function showPicture(
  db: Database,
  row: Identity,
  path: string | null,
  tried: Tried,
): Promise<boolean> {
  const [shown] = await db.batch([
    db
      .prepare(`UPDATE ${row.kind} SET picture = ?2 WHERE id = ?1 AND (logo = ?3 OR ?2 IS NULL) RETURNING id`)
      .bind(row.entity_id, path, row.url),
    saveTry(db, row, tried),
  ]);
  return (shown?.results.length ?? 0) > 0;
}

/** Forgets a picture whose entity is gone or has a logo of this site, unless a batch has brought another address. */
export async function forgetPicture(db: Database, { kind, entity_id, url }: Identity): Promise<void> {
  await db.batch([
    db
      .prepare("DELETE FROM provider_pictures WHERE kind = ?1 AND entity_id = ?2 AND url = ?3")
      .bind(kind, entity_id, url),
    db.prepare(`UPDATE ${kind} SET picture = NULL WHERE id = ?1`).bind(entity_id),
  ]);
}

/** Lets the due pictures of a host (`https://host`) wait until a moment, milliseconds UTC. */
export async function deferPicturesOf(db: Database, origin: string, untilMs: number): Promise<void> {
  await db.batch([
    db
      .prepare(
        "UPDATE provider_pictures SET next_at = ?2 WHERE next_at < ?2 AND substr(url, 1, length(?1)) = ?1",
      )
      .bind(`${origin}/`, untilMs),
  ]);
}

/**
 * Statements, after those that bring a deleted row back under its id, that show its copy if that is still stored. Else
 * the copy was deleted meanwhile, and the picture is fetched again from its address.
 */
export const returningPicture = (
  db: Database,
  kind: "teams" | "players",
  id: number,
  address: PictureAddress | null,
): Statement[] => [
  db
    .prepare(`UPDATE ${kind} SET picture = NULL WHERE id = ?1 AND NOT EXISTS (
      SELECT 1 FROM provider_pictures WHERE kind = ?2 AND entity_id = ?1 AND key > '')`)
    .bind(id, kind),
  ...(address
    ? [
        db
          .prepare(`INSERT INTO provider_pictures (kind, entity_id, source, url, tries, next_at)
            VALUES (?1, ?2, ?3, ?4, 0, ?5) ON CONFLICT DO NOTHING`)
          .bind(kind, id, address.source, address.url, PICTURED.indexOf(kind)),
      ]
    : []),
];
