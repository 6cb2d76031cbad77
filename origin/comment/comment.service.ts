import type { PersonalDataSource } from "#origin/account/account-deps.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import { offsetOf, type Paged, type PageQuery, pageInfo } from "#origin/football/page.ts";
import type { Reader } from "#origin/http/answer.ts";
import {
  type Comment,
  type CommentedPost,
  type CommentTree,
  type QueuedComment,
  treeOf,
} from "#shared/content/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { toComment, toCommentedPost, toOwnComment, toQueued } from "./comment.mapping.ts";
import {
  commentById,
  commentsOfUser,
  countOfQueue,
  countOfRoots,
  publishedPost,
  queuedComments,
  repliesBelow,
  reportsOfUser,
  rootsOfPost,
  waitingComments,
} from "./comment.queries.ts";
import { forgetCommentsOf } from "./comment.store.ts";

/** Comments as seen by the public, by their authors and by moderators. */

const MOST_WAITING = 50;

const secondsOf = (ms: number): number => Math.floor(ms / 1000);

/** The error for an unknown article. */
export const noArticle = (id: number): AppError =>
  new AppError("article_not_found", { detail: `there is no article ${id}` });

/** Comments on an article as of a moment, as trees. Throws `article_not_found`. */
export async function listComments(
  db: Database,
  query: PageQuery & { readonly post_id: number },
  nowMs: number,
): Promise<Paged<CommentTree[]>> {
  const { post_id, limit } = query;
  const now = secondsOf(nowMs);
  const [[post], roots, [count]] = await readAll(
    db,
    bindQuery(publishedPost, now, post_id),
    bindQuery(rootsOfPost, post_id, now, limit, offsetOf(query)),
    bindQuery(countOfRoots, post_id, now),
  );
  if (!post) throw noArticle(post_id);
  const ids = JSON.stringify(roots.map(({ id }) => id));
  const [replies] = roots.length === 0 ? [[]] : await readAll(db, bindQuery(repliesBelow, ids, now));
  // Every comment down to the last level has a `replies` list, possibly empty: `CommentTree` requires it.
  const data = treeOf([...roots, ...replies].map(toComment)) as CommentTree[];
  return { data, page: pageInfo(query, count) };
}

/** A reader's own comments on an article that others do not see yet. */
export async function listWaiting(db: Database, postId: number, reader: Reader): Promise<Comment[]> {
  const [rows] = await readAll(db, bindQuery(waitingComments, postId, reader.id, MOST_WAITING));
  return rows.map(toOwnComment);
}

/** A comment visible to the reader, with its published article. Throws `comment_not_found`. */
export async function getComment(
  db: Database,
  id: number,
  reader: Reader,
  nowMs: number,
): Promise<{ comment: Comment; post: CommentedPost }> {
  const [[row]] = await readAll(db, bindQuery(commentById, id));
  const mayRead = row?.state === "visible" || (row?.state === "pending" && row.user_id === reader.id);
  const outAt = row?.post_published_at ?? null;
  const isOut = outAt !== null && outAt * 1000 <= nowMs;
  if (!row || !mayRead || !isOut)
    throw new AppError("comment_not_found", { detail: `there is no comment ${id}` });
  return { comment: toOwnComment(row), post: toCommentedPost(row) };
}

/** Throws `forbidden` unless the caller is an editor or operator. */
export function requireModerator({ role }: Reader): void {
  if (role !== "editor" && role !== "operator")
    throw new AppError("forbidden", { detail: "only editors and operators review comments" });
}

/** The moderation queue, oldest first. */
export async function listQueue(db: Database, query: PageQuery): Promise<Paged<QueuedComment[]>> {
  const [rows, [count]] = await readAll(
    db,
    bindQuery(queuedComments, query.limit, offsetOf(query)),
    bindQuery(countOfQueue),
  );
  return { data: rows.map(toQueued), page: pageInfo(query, count) };
}

/** Personal data of comments: a reader's comments and reports. Reports are deleted with the account by cascade. */
export const commentPersonalData = (db: Database): PersonalDataSource => ({
  async exportOf(readerId) {
    const [comments, comment_reports] = await readAll(
      db,
      bindQuery(commentsOfUser, readerId),
      bindQuery(reportsOfUser, readerId),
    );
    return { comments, comment_reports };
  },
  removalOf: (readerId) => forgetCommentsOf(db, readerId),
});
