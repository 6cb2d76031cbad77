import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { Moment } from "../posts/moment.tsx";
import type { NewsLink } from "./latest-news.loader.server.ts";

interface LatestNewsProps {
  readonly posts: readonly NewsLink[];
  /** Their subject; the newest of all by default. */
  readonly heading?: string;
  /** The tag that they have in common. */
  readonly tag?: string;
}

/** The newest articles beside a page about something else. */
export default function LatestNews({ posts, heading = m.news_latest(), tag }: LatestNewsProps) {
  if (posts.length === 0) return null;
  const locale = getLocale();
  return (
    <section className="panel pb-1" aria-labelledby="latest-news">
      <h2 id="latest-news" className="panel-heading">
        <SiteLink to={tag === undefined ? pathOf("news", locale) : pathOf("tag", locale, { slug: tag })}>
          {heading}
        </SiteLink>
      </h2>
      <ul>
        {posts.map(({ id, slug, title, published_at }) => (
          <li key={id}>
            <SiteLink to={pathOf("article", locale, { slug })} className="panel-link">
              <span className="flex min-w-0 flex-col gap-0.5 break-words">
                <span>{title}</span>
                <span className="text-xs text-muted">
                  <Moment at={published_at} />
                </span>
              </span>
            </SiteLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
