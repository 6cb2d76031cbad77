import { m } from "#messages/paraglide/messages.js";
import type { Comment } from "#shared/content/comment.schema.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { formatMoment, isoInstant } from "#web/platform/i18n/format.ts";
import { Avatar } from "#web/ui/avatar.tsx";

/** The displayed name of a comment's author. */
export const writerName = ({ user }: Pick<Comment, "user">): string => user?.nick_name ?? m.comment_nobody();

interface CommentHeadProps {
  readonly comment: Comment;
  /** The author being answered, if their comment is not directly above. */
  readonly answers?: string | undefined;
}

/** Author and time of a comment. */
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

/** Relative time in whole units of the largest that fits. */
function agoText(seconds: number): string {
  if (seconds < 60) return m.comment_ago_now();
  if (seconds < 3_600) return m.comment_ago_minutes({ count: Math.floor(seconds / 60) });
  if (seconds < 86_400) return m.comment_ago_hours({ count: Math.floor(seconds / 3_600) });
  return m.comment_ago_days({ count: Math.floor(seconds / 86_400) });
}

/** Time of a comment: relative and exact. */
function CommentTime({ at }: { readonly at: number }) {
  const ago = useClockValue((nowMs) => agoText(Math.floor(nowMs / 1000) - at));
  return (
    <time className="comment-time" dateTime={isoInstant(at)}>
      {`${ago} · ${formatMoment(at)}`}
    </time>
  );
}
