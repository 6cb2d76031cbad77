import { HydrationBoundary } from "@tanstack/react-query";
import { loadTerm } from "#web/features/news/terms/terms.loader.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/list/pagination.css";
import "#web/features/news/news.css";
import "#web/features/match-row/match-line.css";
import "#web/features/standings/standings.css";
import type { Route } from "./+types/category";
import { loadNewsBeside } from "./screens/news-beside.loader.server.ts";
import { NewsBeside } from "./screens/news-beside.tsx";

const CategoryPageView = lazyScreen(async () => ({
  default: (await import("#web/features/news/terms/term-page.tsx")).CategoryPageView,
}));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const client = context.get(queryClientContext);
    const termQuery = { client, lang: facts.locale, slug: params.slug, search: url.searchParams };
    const [term, beside] = await Promise.all([loadTerm("category", termQuery), loadNewsBeside(facts)]);
    return { ...term, beside };
  });
}

export default function CategoryRoute({ loaderData: { slug, page, queries, beside } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <CategoryPageView slug={slug} page={page} beside={<NewsBeside data={beside} />} />
    </HydrationBoundary>
  );
}
