import { type Query, query } from "#origin/db/database.ts";
import type { Maybe, Prefixed, RowOf } from "#origin/db/row-types.ts";
import type { users } from "#origin/db/schema/account.table.ts";
import type { comments } from "#origin/db/schema/comment.table.ts";
import type { posts } from "#origin/db/schema/content.table.ts";

/** Queries of comments. Moments are seconds UTC. */

type Stored = RowOf<typeof comments>;

/** A comment with its author's public profile. */
export type CommentRow = Pick<
  Stored,
  "id" | "post_id" | "parent_id" | "user_id" | "text" | "state" | "created_at"
> &
  Maybe<Prefixed<"user", Pick<RowOf<typeof users>, "nick_name" | "avatar">>>;

const COLUMNS = `c.id, c.post_id, c.parent_id, c.user_id, c.text, c.state, c.created_at,
  u.nick_name AS user_nick_name, u.avatar AS user_avatar`;
const WRITER = "LEFT JOIN users u ON u.id = c.user_id";

/** Top-level comments of article `?1`, written until `?2`, that are visible or have a visible reply. */
const SHOWN_ROOTS = `comments c WHERE c.post_id = ?1 AND c.created_at <= ?2 AND c.root_id IS NULL AND (c.state = 'visible'
  OR EXISTS (SELECT 1 FROM comments r WHERE r.root_id = c.id AND r.state = 'visible' AND r.created_at <= ?2))`;

/** A page of them, newest first: `?3` from `?4` on. */
export const rootsOfPost: Query<CommentRow> = query(
  `SELECT ${COLUMNS} FROM (SELECT c.* FROM ${SHOWN_ROOTS} ORDER BY c.id DESC LIMIT ?3 OFFSET ?4) c ${WRITER}
    ORDER BY c.id DESC`,
);
export const countOfRoots: Query<{ total: number }> = query(`SELECT count(*) AS total FROM ${SHOWN_ROOTS}`);

/** All descendants of the comments `?1` (a JSON list of ids), written until `?2`, oldest first. */
export const repliesBelow: Query<CommentRow> = query(
  `SELECT ${COLUMNS} FROM json_each(?1) e JOIN comments c ON c.root_id = e.value AND c.created_at <= ?2
    ${WRITER} ORDER BY c.id`,
);

type PostRow = Pick<RowOf<typeof posts>, "id" | "lang" | "slug" | "title" | "published_at">;

/** Article `?2`, if it is published at `?1`. */
export const publishedPost: Query<PostRow> = query(
  "SELECT id, lang, slug, title, published_at FROM posts WHERE id = ?2 AND published_at <= ?1",
);

/** Comment `?1` as a parent, with the number of replies in its thread. */
export const answeredComment: Query<
  Pick<Stored, "id" | "post_id" | "root_id" | "state"> & { replies: number }
> = query(`SELECT c.id, c.post_id, c.root_id, c.state,
    (SELECT count(*) FROM comments r WHERE r.root_id = coalesce(c.root_id, c.id)) AS replies
  FROM comments c WHERE c.id = ?1`);

/** A comment of user `?1` with the same text `?2`: on article `?3`, or anywhere since `?4`. */
export const sameComment: Query<Pick<Stored, "id">> = query(
  "SELECT id FROM comments WHERE user_id = ?1 AND text_key = ?2 AND (post_id = ?3 OR created_at > ?4) LIMIT 1",
);

/** A visible comment of user `?1`. */
export const standingComment: Query<Pick<Stored, "id">> = query(
  "SELECT id FROM comments WHERE user_id = ?1 AND state = 'visible' LIMIT 1",
);

/** The newest `?3` pending comments of user `?2` on article `?1`. */
export const waitingComments: Query<CommentRow> = query(
  `SELECT ${COLUMNS} FROM comments c ${WRITER} WHERE c.post_id = ?1 AND c.state = 'pending' AND c.user_id = ?2
    ORDER BY c.id DESC LIMIT ?3`,
);

/** A comment with its article. */
export type PostedRow = CommentRow &
  Prefixed<"post", Pick<RowOf<typeof posts>, "lang" | "slug" | "title" | "published_at">>;

const POST =
  "p.lang AS post_lang, p.slug AS post_slug, p.title AS post_title, p.published_at AS post_published_at";

export const commentById: Query<PostedRow> = query(
  `SELECT ${COLUMNS}, ${POST} FROM comments c JOIN posts p ON p.id = c.post_id ${WRITER} WHERE c.id = ?1`,
);

/** The moderation queue. */
const QUEUE = `(SELECT id FROM comments WHERE state = 'pending' UNION SELECT comment_id FROM comment_reports) q`;

/** A page of it, oldest first: `?1` from `?2` on; `reports` is a JSON list of `[reason, count]`. */
export const queuedComments: Query<PostedRow & { reports: string }> = query(
  `SELECT ${COLUMNS}, ${POST}, (SELECT json_group_array(json_array(r.reason, r.total)) FROM (
      SELECT reason, count(*) AS total FROM comment_reports WHERE comment_id = c.id GROUP BY reason ORDER BY total DESC) r
    ) AS reports
  FROM ${QUEUE} JOIN comments c ON c.id = q.id JOIN posts p ON p.id = c.post_id ${WRITER}
  ORDER BY q.id LIMIT ?1 OFFSET ?2`,
);
export const countOfQueue: Query<{ total: number }> = query(`SELECT count(*) AS total FROM ${QUEUE}`);

/** Comments and reports of user `?1`. */
export const commentsOfUser: Query<
  Pick<Stored, "id" | "post_id" | "parent_id" | "text" | "state" | "created_at">
> = query(
  "SELECT id, post_id, parent_id, text, state, created_at FROM comments WHERE user_id = ?1 ORDER BY id",
);
export const reportsOfUser: Query<{ comment_id: number; reason: string; created_at: number }> = query(
  "SELECT comment_id, reason, created_at FROM comment_reports WHERE user_id = ?1 ORDER BY created_at",
);
