import { avatarPath } from "#origin/account/account.mapping.ts";
import type { Comment, CommentedPost, QueuedComment } from "#shared/content/index.ts";
import type { CommentRow, PostedRow } from "./comment.queries.ts";

function writerOf({ user_id, user_nick_name, user_avatar }: CommentRow): Comment["user"] {
  if (user_id === null || user_nick_name === null) return null;
  return { id: user_id, nick_name: user_nick_name, avatar: avatarPath(user_avatar) };
}

/** A comment for a viewer who may read it in any state. */
export const toOwnComment = (row: CommentRow): Comment => ({
  id: row.id,
  post_id: row.post_id,
  parent_id: row.parent_id,
  user: writerOf(row),
  text: row.text === "" ? null : row.text,
  state: row.state,
  created_at: row.created_at,
});

/** A comment as everybody sees it: an invisible one keeps only its place in the thread. */
export function toComment(row: CommentRow): Comment {
  const comment = toOwnComment(row);
  return comment.state === "visible" ? comment : { ...comment, user: null, text: null };
}

export const toCommentedPost = (row: PostedRow): CommentedPost => ({
  id: row.post_id,
  lang: row.post_lang,
  slug: row.post_slug,
  title: row.post_title,
});

export function toQueued(row: PostedRow & { reports: string }): QueuedComment {
  const reports: [QueuedComment["reports"][number]["reason"], number][] = JSON.parse(row.reports);
  return {
    ...toOwnComment(row),
    post: toCommentedPost(row),
    reports: reports.map(([reason, count]) => ({ reason, count })),
  };
}
