import { NOBODYS_HASH } from "#origin/account/password-hash.ts";
import type { Database, Statement } from "#origin/db/database.ts";
import type { DemoComment } from "#origin/demo/comments/comment-plan.ts";
import { DEMO_READERS } from "#origin/demo/comments/readers.table.ts";
import { jsonPortions } from "#origin/ingest/store/row.ts";
import { nameKey } from "#shared/account/index.ts";
import { commentKey } from "#shared/content/index.ts";

/** Writes of the demo articles besides those of `storeContent`, and of their comments. */

const SET_STEP = "INSERT OR REPLACE INTO demo_parts (part, stored_at) VALUES (?1, ?2)";

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
    dropReaders(db),
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
  await db.batch([
    db.prepare("DELETE FROM demo_parts WHERE part LIKE 'articles-left/%'").bind(),
    db.prepare(SET_STEP).bind(`articles/${world}`, until),
    ...(left === null ? [] : [db.prepare(SET_STEP).bind(`articles-left/${left.from}`, left.to)]),
  ]);
}

const ADD_READERS = `INSERT OR IGNORE INTO users
    (user_name, user_key, nick_name, nick_key, role, password_hash, created_at, password_at)
  SELECT value ->> 0, value ->> 1, value ->> 2, value ->> 3, 'reader', ?2, ?3, ?3 FROM json_each(?1)`;

/**
 * Adds a sequence of comments; a reply follows the comment it answers. Only accounts of the demo readers may write: if
 * a real reader has such a name, its comments are skipped. Existing comments are not added again, and deleted ones get
 * no replies. `decided_by` stays empty because no moderator removed them.
 */
const ADD_COMMENTS = `INSERT INTO comments (post_id, parent_id, root_id, user_id, text, text_key, state, created_at, decided_at)
  SELECT p.id, a.id, coalesce(a.root_id, a.id), u.id, e.value ->> 5, e.value ->> 6, e.value ->> 7, e.value ->> 2, e.value ->> 8
  FROM json_each(?1) e JOIN posts p ON p.key = e.value ->> 0 AND p.lang = e.value ->> 1
    JOIN users u ON u.user_key = e.value ->> 3 AND u.password_hash = ?2
    LEFT JOIN comments a ON a.post_id = p.id AND a.created_at = e.value ->> 4
      AND a.user_id = (SELECT id FROM users WHERE user_key = e.value ->> 9 AND password_hash = ?2)
  WHERE (e.value ->> 4 IS NULL OR a.state = 'visible' OR a.decided_at > e.value ->> 2) AND NOT EXISTS
    (SELECT 1 FROM comments c WHERE c.post_id = p.id AND c.user_id = u.id AND c.created_at = e.value ->> 2)
  ORDER BY e.key`;

const rowOf = ({ article, user_name, parent, text, state, created_at, decided_at }: DemoComment) => [
  ...[article.key, article.lang, created_at, nameKey(user_name), parent?.created_at ?? null],
  ...[text, commentKey(text), state, decided_at, parent ? nameKey(parent.user_name) : null],
];

const depthOf = ({ parent }: DemoComment): number => (parent === null ? 0 : depthOf(parent) + 1);

/** Adds those comments that were written by now. */
export async function addDemoComments(
  db: Database,
  comments: readonly DemoComment[],
  nowMs: number,
): Promise<void> {
  const due = comments
    .filter(({ due_at }) => due_at * 1000 <= nowMs)
    .toSorted((a, b) => a.created_at - b.created_at);
  if (due.length === 0) return;
  const readers = DEMO_READERS.map(({ user_name, nick_name }) => [
    ...[user_name, nameKey(user_name), nick_name, nameKey(nick_name)],
  ]);
  const oldest = Math.min(...due.map(({ created_at }) => created_at));
  // A statement does not see its own inserts.
  const levels = [0, 1, 2].map((level) => due.filter((comment) => depthOf(comment) === level).map(rowOf));
  await db.batch([
    db.prepare(ADD_READERS).bind(JSON.stringify(readers), NOBODYS_HASH, oldest),
    ...levels.flatMap((rows) =>
      jsonPortions(rows).map((json) => db.prepare(ADD_COMMENTS).bind(json, NOBODYS_HASH)),
    ),
  ]);
}

/** The statement that deletes the demo readers, once their comments are deleted. */
function dropReaders(db: Database): Statement {
  const keys = JSON.stringify(DEMO_READERS.map(({ user_name }) => nameKey(user_name)));
  const sql = `DELETE FROM users WHERE user_key IN (SELECT value FROM json_each(?1)) AND password_hash = ?2
    AND NOT EXISTS (SELECT 1 FROM comments c WHERE c.user_id = users.id)`;
  return db.prepare(sql).bind(keys, NOBODYS_HASH);
}

/** Records until when (milliseconds UTC) the readers of a world have commented. */
export async function recordTalk(db: Database, world: string, until: number): Promise<void> {
  await db.batch([
    db.prepare("DELETE FROM demo_parts WHERE part LIKE 'article-talk/%'"),
    db.prepare(SET_STEP).bind(`article-talk/${world}`, until),
  ]);
}
