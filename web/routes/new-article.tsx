import { editorOr, loadNewArticle } from "#web/features/editor/article-editor.server.ts";
import { takeArticle } from "#web/features/editor/article-form.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { refuseWithout } from "#web/platform/session/personal-page.server.ts";
import { formCameBack } from "#web/platform/ssr/request-context.ts";
import "#web/features/editor/editor.css";
import "#web/platform/forms/form.css";
import "#web/platform/prose/prose.css";
import type { Route } from "./+types/new-article";

const ArticlePage = lazyScreen(async () => ({
  default: (await import("#web/features/editor/article-pages.tsx")).ArticlePage,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) =>
    refuseWithout(await editorOr(context, facts, () => loadNewArticle(facts, url.searchParams)), "editor"),
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  context.set(formCameBack, true);
  return answerPage(context, async (facts) => takeArticle(facts, await readFields(request)));
}

/** The editor of a new article. */
export default function NewArticle({ loaderData, actionData }: Route.ComponentProps) {
  return <ArticlePage {...loaderData} answer={actionData ?? null} />;
}
