import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { m } from "#messages/paraglide/messages.js";
import { ErrorBoundary } from "#web/platform/errors/error-boundary.tsx";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { COMMENTS_ID, type CommentedArticle } from "./commented-article.ts";
import { commentsQuery } from "./comments.query.ts";

// The HTML contains the whole list; its code loads when the reader comes near.
const CommentSection = lazyWithRetry(async () => {
  if (typeof document !== "undefined") await whenNear(COMMENTS_ID);
  return import("./comment-section.tsx");
});

interface CommentsProps {
  readonly article: CommentedArticle;
  /** The page of the list in the URL. */
  readonly page: number;
}

/** Comments on an article with the form. Needs features/comments/comments.css, form.css and pagination.css. */
export function Comments({ article, page }: CommentsProps) {
  const { comment_count } = article;
  // Only whether any exist: HTML that waits for its code would be rendered again.
  const { data: isThere } = useQuery({ ...commentsQuery(article.id, page), select: () => true });
  const failed = <p className="comment-note">{m.comment_failed()}</p>;
  return (
    <section id={COMMENTS_ID} className="panel comments" aria-labelledby="comments-heading">
      <h2 id="comments-heading" className="comments-heading">
        <span>{m.comment_heading()}</span>
        {comment_count > 0 ? <span className="comments-total">{` ${comment_count}`}</span> : null}
      </h2>
      {isThere ? (
        <ErrorBoundary fallback={() => failed}>
          <Suspense fallback={<p className="comment-note">{m.more_loading()}</p>}>
            <CommentSection key={`${article.id}/${page}`} article={article} page={page} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        failed
      )}
    </section>
  );
}

/** Resolves once an element is near the viewport or removed; at once where this cannot be observed. */
export function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (element === null || typeof IntersectionObserver !== "function") return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        // Otherwise the next article's comments would wait forever: the code of a lazy component is requested once.
        if (element.isConnected && !entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
  });
}
