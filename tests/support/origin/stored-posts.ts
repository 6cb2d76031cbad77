import type { Database } from "#origin/db/database.ts";

interface StoredPost {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  /** Seconds UTC; null for a draft. */
  readonly published_at: number | null;
}

/** Stores an article in Vietnamese, without a source, with an author of its own. */
export async function storePost(db: Database, { id, slug, title, published_at }: StoredPost): Promise<void> {
  await db.batch([
    db
      .prepare(
        "INSERT OR IGNORE INTO authors (id, slug, name, links) VALUES (1, 'toa-soan', 'Tòa soạn', '[]')",
      )
      .bind(),
    db
      .prepare(
        `INSERT INTO posts (id, key, lang, slug, source, title, summary, content, author_id, is_indexed, published_at,
          created_at, updated_at) VALUES (?1, ?2, 'vi', ?2, 'import', ?3, '', '<p>…</p>', 1, 1, ?4, 0, 0)`,
      )
      .bind(id, slug, title, published_at),
  ]);
}

/** Stores public comments on an article, each a reply to the one before it, of the first reader. */
export async function storeComments(db: Database, post_id: number, texts: readonly string[]): Promise<void> {
  await db.batch(
    texts.map((text, at) =>
      db
        .prepare(
          `INSERT INTO comments (post_id, parent_id, root_id, user_id, text, text_key, state, created_at)
            SELECT ?1, iif(?3 = 0, NULL, max(id)), iif(?3 = 0, NULL, min(id)), (SELECT min(id) FROM users), ?2, ?2,
              'visible', unixepoch() FROM comments WHERE post_id = ?1`,
        )
        .bind(post_id, text, at),
    ),
  );
}
