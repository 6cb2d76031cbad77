import { dealWithComment, loadMyComment } from "#web/features/comments/my-comment.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/features/account/account.css";
import "#web/features/comments/comments.css";
import "#web/platform/forms/form.css";
import type { Route } from "./+types/my-comment";

const MyCommentPage = lazyScreen(() => import("#web/features/comments/my-comment-page.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadMyComment(facts, params.id, url.searchParams));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerPage(context, async (facts) => dealWithComment(facts, params.id, await readFields(request)));
}

/** A single comment: replied to, reported or deleted without scripts. */
export default function MyComment({ loaderData, actionData }: Route.ComponentProps) {
  return <MyCommentPage {...loaderData} answer={actionData ?? null} />;
}
