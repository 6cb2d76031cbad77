import { m } from "#web/paraglide/messages.js";
import { PostCard, pathOfPost } from "../posts/post-card.tsx";
import type { ShownPost } from "./article.loader.server.ts";

/** Where a reader goes on from an article. */
export function ArticleLinks({ post: { previous, next, related } }: { readonly post: ShownPost }) {
  return (
    <>
      {previous || next ? (
        <nav className="article-around" aria-label={m.news_around()}>
          {previous ? (
            <a href={pathOfPost(previous.slug)} rel="prev" className="panel">
              <span>{m.news_previous()}</span>
              <b>{previous.title}</b>
            </a>
          ) : null}
          {next ? (
            <a href={pathOfPost(next.slug)} rel="next" className="panel">
              <span>{m.news_next()}</span>
              <b>{next.title}</b>
            </a>
          ) : null}
        </nav>
      ) : null}
      {related.length > 0 ? (
        <section className="panel" aria-labelledby="related">
          <div className="panel-bar">
            <h2 id="related" className="font-semibold">
              {m.news_related()}
            </h2>
          </div>
          <ul className="post-rows">
            {related.map((one) => (
              <li key={one.id}>
                <PostCard post={one} as="row" />
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
