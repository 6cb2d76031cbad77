import type { Database, Statement } from "#origin/db/database.ts";
import type { RowOf } from "#origin/db/row-types.ts";
import type { comment_reports, comments } from "#origin/db/schema/comment.table.ts";
import type { CommentState } from "#shared/content/comment.table.ts";
import { REPORTER_AGE_SECONDS, REPORTS_TO_HOLD } from "#shared/content/index.ts";

/** Writes of comments. Moments are seconds UTC. */

export type NewComment = Omit<RowOf<typeof comments>, "id" | "decided_at" | "decided_by">;

const ADD = `INSERT INTO comments (post_id, parent_id, root_id, user_id, text, text_key, state, created_at)
  VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8) RETURNING id`;

/** Inserts a comment and returns its id. */
export async function addComment(db: Database, one: NewComment): Promise<number> {
  const { post_id, parent_id, root_id, user_id, text, text_key, state, created_at } = one;
  const values = [post_id, parent_id, root_id, user_id, text, text_key, state, created_at];
  const { results } = await db
    .prepare(ADD)
    .bind(...values)
    .all<{ id: number }>();
  const [row] = results;
  if (!row) throw new Error("a comment was not added");
  return row.id;
}

const DELETE = `UPDATE comments SET state = 'deleted', text = '', text_key = ''
  WHERE id = ?1 AND post_id = ?2 AND user_id = ?3 AND state <> 'deleted' RETURNING id`;
const SETTLE = "DELETE FROM comment_reports WHERE comment_id = ?1";

interface Aim {
  readonly comment_id: number;
  readonly post_id: number;
}

const isAny = (answers: readonly { results: unknown[] }[]): boolean => (answers[0]?.results.length ?? 0) > 0;

/** Deletes the text of a reader's own comment; false where there is none. */
export async function emptyComment(db: Database, { comment_id, post_id }: Aim, by: number): Promise<boolean> {
  const emptied = db.prepare(DELETE).bind(comment_id, post_id, by);
  // Clears the reports of the deleted comment. For another reader's comment the first statement matches nothing, so
  // this one does not either.
  const settled = db
    .prepare(`${SETTLE} AND EXISTS (SELECT 1 FROM comments WHERE id = ?1 AND state = 'deleted')`)
    .bind(comment_id);
  return isAny(await db.batch([emptied, settled]));
}

const DECIDE = `UPDATE comments SET state = ?3, decided_at = ?4, decided_by = ?5
  WHERE id = ?1 AND post_id = ?2 AND state <> 'deleted' RETURNING id`;

/** Writes a moderator's decision; false where there is no such comment. */
export async function decideComment(
  db: Database,
  { comment_id, post_id }: Aim,
  decided: { readonly state: CommentState; readonly by: number; readonly at: number },
): Promise<boolean> {
  const { state, by, at } = decided;
  return isAny(
    await db.batch([
      db.prepare(DECIDE).bind(comment_id, post_id, state, at, by),
      db
        .prepare(`${SETTLE} AND EXISTS (SELECT 1 FROM comments WHERE id = ?1 AND post_id = ?2)`)
        .bind(comment_id, post_id),
    ]),
  );
}

const REPORT = `INSERT INTO comment_reports (comment_id, user_id, reason, created_at) VALUES (?1, ?2, ?3, ?4)
  ON CONFLICT (comment_id, user_id) DO NOTHING`;
/**
 * A comment without a decision is hidden after enough reports; after a decision, reports only queue it again. A report
 * by a new account without a visible comment queues it but does not count towards hiding, because five accounts are
 * created in a minute.
 */
const HOLD = `UPDATE comments SET state = 'pending' WHERE id = ?1 AND state = 'visible' AND decided_at IS NULL
  AND (SELECT count(*) FROM comment_reports r JOIN users u ON u.id = r.user_id WHERE r.comment_id = ?1
    AND (u.created_at <= ?3 OR EXISTS (SELECT 1 FROM comments c WHERE c.user_id = u.id AND c.state = 'visible'))) >= ?2`;

/** Adds a reader's report. Idempotent. */
export async function addReport(db: Database, report: RowOf<typeof comment_reports>): Promise<void> {
  const { comment_id, user_id, reason, created_at } = report;
  await db.batch([
    db.prepare(REPORT).bind(comment_id, user_id, reason, created_at),
    db.prepare(HOLD).bind(comment_id, REPORTS_TO_HOLD, created_at - REPORTER_AGE_SECONDS),
  ]);
}

/** The statements that delete a user's comments; a comment with replies stays as a tombstone. */
export const forgetCommentsOf = (db: Database, userId: number): Statement[] => [
  db
    .prepare("DELETE FROM comment_reports WHERE comment_id IN (SELECT id FROM comments WHERE user_id = ?1)")
    .bind(userId),
  db
    .prepare(
      `UPDATE comments SET state = 'deleted', text = '', text_key = '' WHERE user_id = ?1 AND EXISTS
        (SELECT 1 FROM comments r WHERE r.parent_id = comments.id)`,
    )
    .bind(userId),
  db
    .prepare(
      `DELETE FROM comments WHERE user_id = ?1 AND NOT EXISTS
        (SELECT 1 FROM comments r WHERE r.parent_id = comments.id)`,
    )
    .bind(userId),
];
