import { loadArticlePreview } from "#web/features/editor/article-desk.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "../styles/editor.css";
import "../styles/form.css";
import "../styles/more.css";
import "../styles/news.css";
import "../styles/article.css";
import "../styles/prose.css";
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
