import { m } from "#messages/paraglide/messages.js";
import type { NewsLink } from "#web/features/news/beside/latest-news.loader.server.ts";
import LatestNews from "#web/features/news/beside/latest-news.tsx";

interface TeamNewsProps {
  readonly posts: readonly NewsLink[];
  /** Name of the team as the page shows it. */
  readonly name: string;
  readonly tag: string;
}

/** News about a team below its tab. */
export default function TeamNews({ posts, name, tag }: TeamNewsProps) {
  return <LatestNews posts={posts} heading={m.news_about({ name })} tag={tag} />;
}
