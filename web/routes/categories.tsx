import { HydrationBoundary } from "@tanstack/react-query";
import { categoriesQuery } from "#web/features/news/news.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/list/pagination.css";
import "#web/features/news/news.css";
import "#web/features/match-row/match-line.css";
import "#web/features/standings/standings.css";
import type { Route } from "./+types/categories";
import { loadNewsBeside } from "./screens/news-beside.loader.server.ts";
import { NewsBeside } from "./screens/news-beside.tsx";

const CategoriesPageView = lazyScreen(async () => ({
  default: (await import("#web/features/news/terms/terms-page.tsx")).CategoriesPageView,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const [queries, beside] = await Promise.all([
      loadQueries(context.get(queryClientContext), [categoriesQuery(facts.locale)]),
      loadNewsBeside(facts),
    ]);
    return { queries, beside };
  });
}

export default function CategoriesRoute({ loaderData: { queries, beside } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <CategoriesPageView beside={<NewsBeside data={beside} />} />
    </HydrationBoundary>
  );
}
