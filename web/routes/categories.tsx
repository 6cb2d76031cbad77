import { loadCategories } from "#web/features/news/terms/terms.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/more.css";
import "../styles/news.css";
import "../styles/match-line.css";
import "../styles/standings.css";
import type { Route } from "./+types/categories";
import { loadNewsBeside } from "./parts/news-beside.loader.server.ts";
import { NewsBeside } from "./parts/news-beside.tsx";

const CategoriesPageView = laterScreen(async () => ({
  default: (await import("#web/features/news/terms/terms-page.tsx")).CategoriesPageView,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const [categories, beside] = await Promise.all([loadCategories(facts), loadNewsBeside(facts)]);
    return { categories, beside };
  });
}

/** What articles are sorted by. */
export default function CategoriesRoute({ loaderData: { categories, beside } }: Route.ComponentProps) {
  return <CategoriesPageView categories={categories} beside={<NewsBeside data={beside} />} />;
}
