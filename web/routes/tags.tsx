import { HydrationBoundary } from "@tanstack/react-query";
import { tagsQuery } from "#web/features/news/news.query.ts";
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
import type { Route } from "./+types/tags";
import { loadNewsBeside } from "./screens/news-beside.loader.server.ts";
import { NewsBeside } from "./screens/news-beside.tsx";

const TagsPageView = lazyScreen(async () => ({
  default: (await import("#web/features/news/terms/terms-page.tsx")).TagsPageView,
}));

/** A page of the tags. Throws `page_not_found` beyond the last. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const client = context.get(queryClientContext);
    const page = pageIn(url.searchParams);
    const query = tagsQuery(facts.locale, page);
    const [queries, beside] = await Promise.all([loadQueries(client, [query]), loadNewsBeside(facts)]);
    pageOfList(await client.query(query));
    return { page, queries, beside };
  });
}

export default function TagsRoute({ loaderData: { page, queries, beside } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <TagsPageView page={page} beside={<NewsBeside data={beside} />} />
    </HydrationBoundary>
  );
}
