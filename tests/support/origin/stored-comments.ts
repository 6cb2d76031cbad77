import type { DatabaseSync } from "node:sqlite";
import type { TestSite } from "../site.ts";
import { openDatabase } from "./news-content.ts";

/** Comments on an article, inserted into a site's database before the first read. */

/** Id of an article. */
export const postIdOf = (db: DatabaseSync, slug: string): number =>
  Number(db.prepare("SELECT id FROM posts WHERE slug = ?").get(slug)?.id);

/** Stores a comment and its replies, of a reader with the given name; all of them are visible. */
export function storeThread(
  site: TestSite,
  { slug, nick_name, texts }: { slug: string; nick_name: string; texts: readonly string[] },
): void {
  const db = openDatabase(site);
  const post_id = postIdOf(db, slug);
  const now = Math.floor(Date.now() / 1000);
  db.exec("BEGIN");
  const user = db
    .prepare(
      `INSERT INTO users (user_name, user_key, nick_name, nick_key, role, password_hash, created_at, password_at)
        VALUES (?1, ?1, ?2, ?1, 'reader', '', ?3, ?3)`,
    )
    .run(`talker-${post_id}`, nick_name, now).lastInsertRowid;
  let root: number | bigint | null = null;
  for (const text of texts) {
    const id: number | bigint = db
      .prepare(
        `INSERT INTO comments (post_id, parent_id, root_id, user_id, text, text_key, state, created_at)
          VALUES (?, ?, ?, ?, ?, ?, 'visible', ?)`,
      )
      .run(post_id, root, root, user, text, text, now).lastInsertRowid;
    root ??= id;
  }
  db.exec("COMMIT");
  db.close();
}

/** Clears the last comment times: readers of a test need not wait between two comments. */
export function liftPauses(site: TestSite): void {
  const db = openDatabase(site);
  db.exec("DELETE FROM try_counts");
  db.close();
}
