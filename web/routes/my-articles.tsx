import { loadMyArticles } from "#web/features/editor/article-desk.server.ts";
import { MyArticlesPage } from "#web/features/editor/my-articles-page.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/editor.css";
import "../styles/form.css";
import type { Route } from "./+types/my-articles";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadMyArticles(facts, url.searchParams));
}

/** The articles that a reader may write. */
export default function MyArticlesRoute({ loaderData }: Route.ComponentProps) {
  return <MyArticlesPage {...loaderData} />;
}
