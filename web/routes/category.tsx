import { CategoryPageView } from "#web/features/news/terms/term-page.tsx";
import { loadCategory } from "#web/features/news/terms/terms.loader.server.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/more.css";
import "../styles/news.css";
import type { Route } from "./+types/category";
import { loadNewsBeside } from "./news-beside.loader.server.ts";
import { NewsBeside } from "./news-beside.tsx";

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const [page, beside] = await Promise.all([
      loadCategory(facts, params.slug, url.searchParams),
      loadNewsBeside(facts),
    ]);
    return { page, beside, twins: page.twins };
  });
}

/** A category and its articles. */
export default function CategoryRoute({ loaderData: { page, beside } }: Route.ComponentProps) {
  return <CategoryPageView data={page} beside={<NewsBeside data={beside} />} />;
}
