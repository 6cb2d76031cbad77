import { m } from "#messages/paraglide/messages.js";
import type { Comment } from "#shared/content/comment.schema.ts";
import type { CommentState } from "#shared/content/comment.table.ts";

/** Reason for the missing text. */
const notices = {
  pending: m.comment_state_pending,
  hidden: m.comment_state_hidden,
  deleted: m.comment_state_deleted,
} as const satisfies Record<Exclude<CommentState, "visible">, () => string>;

/** The text of a comment, line by line, or the reason why it is missing. */
export function CommentText({
  comment: { text, state },
}: {
  readonly comment: Pick<Comment, "text" | "state">;
}) {
  if (text !== null) return <p className="comment-text">{text}</p>;
  return <p className="comment-gone">{notices[state === "visible" ? "deleted" : state]()}</p>;
}
