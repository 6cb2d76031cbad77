import type { Comment } from "#shared/content/comment.schema.ts";
import { m } from "#web/paraglide/messages.js";
import { Avatar } from "#web/ui/avatar.tsx";
import { CommentTime } from "./comment-time.tsx";

/** How who wrote a comment is named. */
export const writerName = ({ user }: Pick<Comment, "user">): string => user?.nick_name ?? m.comment_nobody();

interface CommentHeadProps {
  readonly comment: Comment;
  /** Whom it answers, where that does not stand above it. */
  readonly answers?: string | undefined;
}

/** Who wrote a comment, and when. */
export function CommentHead({ comment, answers }: CommentHeadProps) {
  const name = writerName(comment);
  return (
    <p className="comment-head">
      <Avatar name={comment.user === null ? "?" : name} src={comment.user?.avatar ?? null} size={28} />
      <b className="comment-name">{name}</b>
      {answers === undefined ? null : (
        <span className="comment-time">{m.comment_answers({ name: answers })}</span>
      )}
      <CommentTime at={comment.created_at} />
    </p>
  );
}
