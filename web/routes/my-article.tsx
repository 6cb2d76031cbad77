import { editorOr, loadArticle } from "#web/features/editor/article-editor.server.ts";
import { takeArticle } from "#web/features/editor/article-form.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { formCameBack } from "#web/platform/ssr/request-context.ts";
import "#web/features/editor/editor.css";
import "#web/platform/forms/form.css";
import "#web/platform/prose/prose.css";
import type { Route } from "./+types/my-article";

const ArticlePage = lazyScreen(async () => ({
  default: (await import("#web/features/editor/article-pages.tsx")).ArticlePage,
}));

export function loader({ context, params }: Route.LoaderArgs) {
  return answerPage(context, (facts) => editorOr(context, facts, () => loadArticle(facts, params.id)));
}

export async function action({ context, request }: Route.ActionArgs) {
  context.set(formCameBack, true);
  return answerPage(context, async (facts) => takeArticle(facts, await readFields(request)));
}

/** The editor of an article. */
export default function MyArticle({ loaderData, actionData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} answer={actionData ?? null} />;
}
