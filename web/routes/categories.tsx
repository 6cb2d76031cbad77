import { loadCategories } from "#web/features/news/terms/terms.loader.server.ts";
import { CategoriesPageView } from "#web/features/news/terms/terms-page.tsx";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/more.css";
import "../styles/news.css";
import type { Route } from "./+types/categories";
import { loadNewsBeside } from "./news-beside.loader.server.ts";
import { NewsBeside } from "./news-beside.tsx";

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
