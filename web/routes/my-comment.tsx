import { dealWithComment, loadMyComment } from "#web/features/comments/my-comment.server.ts";
import { readFields } from "#web/platform/form/read-fields.server.ts";
import { lazyScreen } from "#web/platform/lazy-with-retry.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/account.css";
import "../styles/comments.css";
import "../styles/form.css";
import type { Route } from "./+types/my-comment";

const MyCommentPage = lazyScreen(() => import("#web/features/comments/my-comment-page.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadMyComment(facts, params.id, url.searchParams));
}

export async function action({ context, params, request }: Route.ActionArgs) {
  return answerPage(context, async (facts) => dealWithComment(facts, params.id, await readFields(request)));
}

/** A comment by itself: answered, reported or deleted without scripts. */
export default function MyComment({ loaderData, actionData }: Route.ComponentProps) {
  return <MyCommentPage {...loaderData} answer={actionData ?? null} />;
}
