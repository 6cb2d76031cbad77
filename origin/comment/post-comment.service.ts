import type { TryLimits } from "#origin/account/try-limits.ts";
import { bindQuery, type Database, readAll } from "#origin/db/database.ts";
import type { Reader } from "#origin/http/answer.ts";
import { wrongFields } from "#origin/http/form.ts";
import type { HasBlockedWord } from "#shared/chat/index.ts";
import {
  COMMENT_REPLIES_MAX,
  type Comment,
  type CommentForm,
  type CommentReport,
  commentKey,
  commentsCloseAt,
  isHeld,
} from "#shared/content/index.ts";
import { AppError } from "#shared/errors/index.ts";
import { toOwnComment } from "./comment.mapping.ts";
import {
  answeredComment,
  commentById,
  publishedPost,
  sameComment,
  standingComment,
} from "./comment.queries.ts";
import { noArticle } from "./comment.service.ts";
import { addComment, addReport } from "./comment.store.ts";

/** How long the same text is refused on other articles. */
const REPEAT_SECONDS = 3600;

/** Dependencies of comments. */
export interface CommentDeps {
  readonly db: Database;
  readonly limits: TryLimits;
  /** The default words and the operator's. */
  readonly hasBlockedWord: HasBlockedWord;
}

/**
 * Counts a comment. Throws `please_do_not_spam` within the pause after another one, `too_many_requests` beyond the
 * hourly limit.
 */
async function countComment(limits: TryLimits, who: number, nowMs: number): Promise<void> {
  try {
    await limits.check({ kind: "comment_pause", who }, nowMs);
  } catch (thrown) {
    if (!(thrown instanceof AppError) || thrown.retryAfterSeconds === undefined) throw thrown;
    const { retryAfterSeconds } = thrown;
    throw new AppError("please_do_not_spam", { detail: "too soon after another comment", retryAfterSeconds });
  }
  await limits.check({ kind: "comment", who }, nowMs);
}

/**
 * Stores a reader's comment, public or pending moderation. Throws `article_not_found`, `comments_closed`,
 * `validation_failed`, `please_do_not_spam`, `too_many_requests`.
 */
export async function postComment(
  { db, limits, hasBlockedWord }: CommentDeps,
  { post_id, parent_id, text }: CommentForm,
  reader: Reader,
  nowMs: number,
): Promise<Comment> {
  const now = Math.floor(nowMs / 1000);
  const text_key = commentKey(text);
  const [[post], [parent], [same], [standing]] = await readAll(
    db,
    bindQuery(publishedPost, now, post_id),
    bindQuery(answeredComment, parent_id),
    bindQuery(sameComment, reader.id, text_key, post_id, now - REPEAT_SECONDS),
    bindQuery(standingComment, reader.id),
  );
  if (!post || post.published_at === null) throw noArticle(post_id);
  if (commentsCloseAt(post.published_at) <= now)
    throw new AppError("comments_closed", { detail: `article ${post_id} accepts no more comments` });
  if (parent_id !== null) {
    if (parent?.post_id !== post_id || parent.state !== "visible")
      throw wrongFields({ text: "comment_parent_gone" });
    if (parent.replies >= COMMENT_REPLIES_MAX) throw wrongFields({ text: "comment_replies_full" });
  }
  if (hasBlockedWord(text)) throw wrongFields({ text: "comment_word" });
  if (same) throw wrongFields({ text: "comment_repeated" });
  await countComment(limits, reader.id, nowMs);
  const isModerator = reader.role === "editor" || reader.role === "operator";
  const id = await addComment(db, {
    ...{ post_id, parent_id, root_id: parent ? (parent.root_id ?? parent.id) : null },
    ...{ user_id: reader.id, text, text_key, created_at: now },
    state: isHeld(text, { isModerator, isKnown: standing !== undefined }) ? "pending" : "visible",
  });
  const [[row]] = await readAll(db, bindQuery(commentById, id));
  // The account or the article was deleted concurrently.
  if (!row) throw new AppError("comment_not_found");
  return toOwnComment(row);
}

/** Stores a reader's report of a visible comment. Throws `comment_not_found`, `too_many_requests`. */
export async function reportComment(
  { db, limits }: CommentDeps,
  { comment_id, post_id, reason }: CommentReport,
  reader: Reader,
  nowMs: number,
): Promise<void> {
  const [[row]] = await readAll(db, bindQuery(commentById, comment_id));
  const isThere = row?.state === "visible" && row.post_id === post_id;
  if (!isThere) throw new AppError("comment_not_found");
  if (row.user_id === reader.id)
    throw new AppError("forbidden", { detail: "readers cannot report their own comments" });
  await limits.check({ kind: "comment_report", who: reader.id }, nowMs);
  const created_at = Math.floor(nowMs / 1000);
  await addReport(db, { comment_id, user_id: reader.id, reason, created_at });
}
