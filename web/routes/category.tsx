import { loadCategory } from "#web/features/news/terms/terms.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/more.css";
import "../styles/news.css";
import "../styles/match-line.css";
import "../styles/standings.css";
import type { Route } from "./+types/category";
import { loadNewsBeside } from "./parts/news-beside.loader.server.ts";
import { NewsBeside } from "./parts/news-beside.tsx";

const CategoryPageView = laterScreen(async () => ({
  default: (await import("#web/features/news/terms/term-page.tsx")).CategoryPageView,
}));

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
