import { loadMyArticles } from "#web/features/editor/article-editor.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { refuseWithout } from "#web/platform/session/personal-page.server.ts";
import "#web/features/editor/editor.css";
import "#web/platform/forms/form.css";
import type { Route } from "./+types/my-articles";

const MyArticlesPage = lazyScreen(() => import("#web/features/editor/my-articles-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) =>
    refuseWithout(await loadMyArticles(facts, url.searchParams), "drafts"),
  );
}

/** The articles that a reader may write. */
export default function MyArticlesRoute({ loaderData }: Route.ComponentProps) {
  return <MyArticlesPage {...loaderData} />;
}
