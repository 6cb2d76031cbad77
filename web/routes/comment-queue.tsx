import { decideComment, loadCommentQueue } from "#web/features/comments/comment-queue.server.ts";
import { CommentQueuePage } from "#web/features/comments/comment-queue-page.tsx";
import { readFields } from "#web/platform/form/read-fields.server.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/account.css";
import "../styles/comments.css";
import "../styles/form.css";
import "../styles/more.css";
import type { Route } from "./+types/comment-queue";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadCommentQueue(facts, url.searchParams));
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerPage(context, async (facts) => decideComment(facts, await readFields(request)));
}

/** Where editors and operators look at comments. */
export default function CommentQueue({ loaderData, actionData }: Route.ComponentProps) {
  return <CommentQueuePage {...loaderData} answer={actionData ?? null} />;
}
