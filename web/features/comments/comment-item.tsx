import { useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { CommentActions } from "./comment-actions.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentHead, writerName } from "./comment-head.tsx";
import { CommentText } from "./comment-text.tsx";
import type { CommentedArticle } from "./commented-article.ts";
import type { ShownTree } from "./use-comments.ts";

interface CommentItemProps {
  readonly comment: ShownTree;
  /** The parent comment; null at the top level. */
  readonly above: ShownTree | null;
  readonly article: CommentedArticle;
  readonly isClosed: boolean;
  readonly onSent: (id: number, isOut: boolean) => void;
  readonly announce: (text: string) => void;
}

/** At the deepest level, the author being answered by a comment that stands beside its parent. */
function answeredBeside({ parent_id }: ShownTree, above: ShownTree | null): string | undefined {
  if (above === null || parent_id === above.id) return undefined;
  const answered = above.replies?.find(({ id }) => id === parent_id);
  return answered && writerName(answered);
}

/** A comment with its replies. */
export function CommentItem(props: CommentItemProps) {
  const { comment, above, article, isClosed, onSent, announce } = props;
  const [isAnswering, setAnswering] = useState(false);
  const replies = comment.replies ?? [];
  return (
    <li className="comment" data-way={comment.way ?? undefined}>
      <article id={`comment-${comment.id}`} className="comment-body" tabIndex={-1}>
        {comment.text === null ? null : (
          <CommentHead comment={comment} answers={answeredBeside(comment, above)} />
        )}
        <CommentText comment={comment} />
        {comment.way === "sending" ? <p className="comment-way">{m.comment_sending()}</p> : null}
        {comment.way === "waiting" ? (
          <p className="comment-way">
            <b>{m.comment_pending()}</b> {m.comment_pending_note()}
          </p>
        ) : null}
        {comment.text === null ? null : (
          <CommentActions {...{ comment, isClosed, announce }} onReply={() => setAnswering(true)} />
        )}
      </article>
      {isAnswering ? (
        <CommentForm
          article={article}
          parent={{ id: comment.id, name: writerName(comment) }}
          onSent={({ id, state }) => {
            setAnswering(false);
            onSent(id, state === "visible");
          }}
          onCancel={() => setAnswering(false)}
        />
      ) : null}
      {replies.length > 0 ? (
        <ul className="comment-replies">
          {replies.map((reply) => (
            <CommentItem key={reply.id} {...props} comment={reply} above={comment} />
          ))}
        </ul>
      ) : null}
    </li>
  );
}
