import { Suspense } from "react";
import type { CommentTree } from "#shared/content/comment.schema.ts";
import { m } from "#web/paraglide/messages.js";
import { laterPart } from "#web/platform/later-code.ts";
import type { ListPage } from "#web/platform/list/use-more.ts";
import { COMMENTS_ID, type CommentedArticle } from "./commented-article.ts";

/** Resolves once an element is near what is seen; at once where nobody can tell. */
function whenNear(id: string): Promise<void> {
  const element = document.getElementById(id);
  if (element === null || typeof IntersectionObserver !== "function") return Promise.resolve();
  return new Promise((resolve) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        observer.disconnect();
        resolve();
      },
      { rootMargin: "600px" },
    );
    observer.observe(element);
  });
}

// In the HTML the list is whole; its code comes when the reader comes near.
const CommentSection = laterPart(async () => {
  if (typeof document !== "undefined") await whenNear(COMMENTS_ID);
  return import("./comment-section.tsx");
});

interface CommentsProps {
  readonly article: CommentedArticle;
  /** Null where they could not be had. */
  readonly first: ListPage<CommentTree> | null;
}

/** Comments on an article: what was said, and where to say something. Needs styles/comments.css, form.css and more.css. */
export function Comments({ article, first }: CommentsProps) {
  const { comment_count } = article;
  return (
    <section id={COMMENTS_ID} className="panel comments" aria-labelledby="comments-heading">
      <h2 id="comments-heading" className="comments-heading">
        {m.comment_heading()}
        {comment_count > 0 ? <span className="comments-total"> {comment_count}</span> : null}
      </h2>
      {first === null ? (
        <p className="comment-note">{m.comment_failed()}</p>
      ) : (
        <Suspense fallback={<p className="comment-note">{m.more_loading()}</p>}>
          <CommentSection key={`${article.id}/${first.page.page}`} article={article} first={first} />
        </Suspense>
      )}
    </section>
  );
}
