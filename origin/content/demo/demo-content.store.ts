import type { Database } from "#origin/db/database.ts";
import { dropReaders } from "./demo-talk.store.ts";

/** Writes of the made-up articles beside those that `storeContent` does. */

/** Takes all of them away, with what is said below them, who says it, and the mark of the world that they are of. Nobody is told that they were there. */
export async function dropArticles(db: Database): Promise<void> {
  await db.batch([
    db.prepare("DELETE FROM posts WHERE source = 'demo'"),
    db.prepare(
      "DELETE FROM demo_parts WHERE part LIKE 'articles/%' OR part LIKE 'articles-left/%' OR part LIKE 'article-talk/%'",
    ),
    ...dropReaders(db),
  ]);
}

/** Takes away those that came out before a moment, seconds UTC. */
export async function dropOldArticles(db: Database, before: number): Promise<void> {
  await db.batch([db.prepare("DELETE FROM posts WHERE source = 'demo' AND published_at < ?1").bind(before)]);
}

/** Articles that are still to be written: those after one moment and until another, milliseconds UTC. */
export interface LeftArticles {
  readonly from: number;
  readonly to: number;
}

/** Notes until when (milliseconds UTC) the articles of a world are written, but for those that are left. */
export async function markWritten(
  db: Database,
  world: string,
  until: number,
  left: LeftArticles | null,
): Promise<void> {
  const mark = "INSERT OR REPLACE INTO demo_parts (part, stored_at) VALUES (?1, ?2)";
  await db.batch([
    db.prepare("DELETE FROM demo_parts WHERE part LIKE 'articles-left/%'").bind(),
    db.prepare(mark).bind(`articles/${world}`, until),
    ...(left === null ? [] : [db.prepare(mark).bind(`articles-left/${left.from}`, left.to)]),
  ]);
}
