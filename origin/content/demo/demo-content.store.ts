import type { Database } from "#origin/db/database.ts";
import { dropReaders } from "./demo-comments.store.ts";

/** Writes of the demo articles besides those of `storeContent`. */

/**
 * Deletes all of them, with their comments, the comments' accounts, and the progress row of their world. No redirects
 * remain.
 */
export async function dropArticles(db: Database): Promise<void> {
  await db.batch([
    db.prepare("DELETE FROM posts WHERE source = 'demo'"),
    db.prepare(
      "DELETE FROM demo_parts WHERE part LIKE 'articles/%' OR part LIKE 'articles-left/%' OR part LIKE 'article-talk/%'",
    ),
    ...dropReaders(db),
  ]);
}

/** Deletes those published before a moment, seconds UTC. */
export async function dropOldArticles(db: Database, before: number): Promise<void> {
  await db.batch([db.prepare("DELETE FROM posts WHERE source = 'demo' AND published_at < ?1").bind(before)]);
}

/** Articles still to be written: after one moment and until another, milliseconds UTC. */
export interface LeftArticles {
  readonly from: number;
  readonly to: number;
}

/** Records until when (milliseconds UTC) the articles of a world are written, except for the remaining ones. */
export async function recordWritten(
  db: Database,
  world: string,
  until: number,
  left: LeftArticles | null,
): Promise<void> {
  const upsert = "INSERT OR REPLACE INTO demo_parts (part, stored_at) VALUES (?1, ?2)";
  await db.batch([
    db.prepare("DELETE FROM demo_parts WHERE part LIKE 'articles-left/%'").bind(),
    db.prepare(upsert).bind(`articles/${world}`, until),
    ...(left === null ? [] : [db.prepare(upsert).bind(`articles-left/${left.from}`, left.to)]),
  ]);
}
