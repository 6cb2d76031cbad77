import { loadArticlePreview } from "#web/features/editor/article-editor.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/features/editor/editor.css";
import "#web/platform/forms/form.css";
import "#web/platform/list/pagination.css";
import "#web/features/news/news.css";
import "#web/features/news/article/article.css";
import "#web/platform/prose/prose.css";
import type { Route } from "./+types/article-preview";

const ArticlePreviewPage = lazyScreen(async () => ({
  default: (await import("#web/features/editor/article-pages.tsx")).ArticlePreviewPage,
}));
const ArticleView = lazyScreen(async () => ({
  default: (await import("#web/features/news/article/article-view.tsx")).ArticleView,
}));

export function loader({ context, params }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadArticlePreview(facts, params.id));
}

/** An article as readers will see it. */
export default function ArticlePreviewRoute({ loaderData: { draft, prose } }: Route.ComponentProps) {
  return (
    <ArticlePreviewPage draft={draft}>
      <ArticleView post={draft} prose={prose} />
    </ArticlePreviewPage>
  );
}
