import { HydrationBoundary } from "@tanstack/react-query";
import { categoryPostsQuery, postsQuery } from "#web/features/news/news.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { pageIn } from "#web/platform/navigation/page-path.ts";
import "#web/platform/list/pagination.css";
import "#web/features/news/news.css";
import "#web/features/match-row/match-line.css";
import "#web/features/standings/standings.css";
import type { Route } from "./+types/news";
import { loadNewsBeside } from "./screens/news-beside.loader.server.ts";
import { NewsBeside } from "./screens/news-beside.tsx";

const NewsPageView = lazyScreen(() => import("#web/features/news/front/news-page.tsx"));

/** The newest articles, and on the first page those of each category. Throws `page_not_found` beyond the last page. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const client = context.get(queryClientContext);
    const lang = facts.locale;
    const page = pageIn(url.searchParams);
    const posts = postsQuery({ lang }, page);
    const [queries, beside] = await Promise.all([
      loadQueries(client, page === 1 ? [posts, categoryPostsQuery(lang)] : [posts]),
      loadNewsBeside(facts),
    ]);
    pageOfList(await client.query(posts));
    return { page, queries, beside };
  });
}

export default function NewsRoute({ loaderData: { page, queries, beside } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <NewsPageView page={page} beside={<NewsBeside data={beside} />} />
    </HydrationBoundary>
  );
}
