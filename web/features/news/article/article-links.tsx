import { m } from "#messages/paraglide/messages.js";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { PostCard, pathOfPost } from "../posts/post-card.tsx";
import type { ShownPost } from "./article.loader.server.ts";

/** Links onward from an article. */
export function ArticleLinks({ post: { previous, next, related } }: { readonly post: ShownPost }) {
  return (
    <>
      {previous || next ? (
        <nav className="article-around" aria-label={m.news_around()}>
          {previous ? (
            <SiteLink to={pathOfPost(previous.slug)} rel="prev" className="panel">
              <span>{m.news_previous()}</span>
              <b>{previous.title}</b>
            </SiteLink>
          ) : null}
          {next ? (
            <SiteLink to={pathOfPost(next.slug)} rel="next" className="panel">
              <span>{m.news_next()}</span>
              <b>{next.title}</b>
            </SiteLink>
          ) : null}
        </nav>
      ) : null}
      {related.length > 0 ? (
        <Panel id="related" heading={m.news_related()}>
          <ul className="post-rows">
            {related.map((one) => (
              <li key={one.id}>
                <PostCard post={one} as="row" />
              </li>
            ))}
          </ul>
        </Panel>
      ) : null}
    </>
  );
}
