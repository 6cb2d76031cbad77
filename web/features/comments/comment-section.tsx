import { useEffect, useState } from "react";
import { m } from "#messages/paraglide/messages.js";
import { commentsCloseAt } from "#shared/content/comment.rules.ts";
import { useClockValue } from "#web/platform/hydration/page-stores.tsx";
import { MoreLink } from "#web/platform/list/more-link.tsx";
import { CommentForm } from "./comment-form.tsx";
import { CommentItem } from "./comment-item.tsx";
import { CommentRules } from "./comment-rules.tsx";
import { articlePath, COMMENTS_ID, type CommentedArticle } from "./commented-article.ts";
import { useComments } from "./use-comments.ts";

interface CommentSectionProps {
  readonly article: CommentedArticle;
  /** The page of the list in the URL. */
  readonly page: number;
}

/** Comments with replies and the form; loaded when near the viewport. */
export default function CommentSection({ article, page }: CommentSectionProps) {
  const { list, tree } = useComments(article.id, page);
  const isClosed = useClockValue((nowMs) => commentsCloseAt(article.published_at) * 1000 <= nowMs);
  const [announcement, announce] = useState("");
  const [focused, setFocused] = useState<number | null>(null);
  useEffect(() => {
    if (focused !== null) document.getElementById(`comment-${focused}`)?.focus();
  }, [focused]);
  const onSent = (id: number, isOut: boolean) => {
    setFocused(id);
    announce(isOut ? m.done_comment() : m.done_comment_pending());
  };
  return (
    <>
      {isClosed ? (
        <p className="comment-note">{m.comment_closed()}</p>
      ) : (
        <CommentForm
          article={article}
          parent={null}
          onSent={({ id, state }) => onSent(id, state === "visible")}
        />
      )}
      <p role="status" className="sr-only">
        {announcement}
      </p>
      {tree.length === 0 ? (
        <p className="comment-note">{isClosed ? m.comment_none_closed() : m.comment_none()}</p>
      ) : (
        <ul className="comment-list">
          {tree.map((comment) => (
            <CommentItem
              key={comment.id}
              {...{ comment, article, isClosed, onSent, announce }}
              above={null}
            />
          ))}
        </ul>
      )}
      <MoreLink list={list} href={`${articlePath(article, list.through + 1)}#${COMMENTS_ID}`} />
      <CommentRules />
    </>
  );
}
