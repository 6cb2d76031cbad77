import { takeComment } from "#web/features/comments/write-comment.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/features/account/account.css";
import "#web/features/comments/comments.css";
import "#web/platform/forms/form.css";
import type { Route } from "./+types/new-comment";

const WriteCommentPage = lazyScreen(() => import("#web/features/comments/write-comment-page.tsx"));

export async function action({ context, request }: Route.ActionArgs) {
  return answerPage(context, async (facts) => takeComment(facts, await readFields(request)));
}

/** Target of a comment form without scripts; keeps the text if the comment is refused. */
export default function NewComment({ actionData }: Route.ComponentProps) {
  return <WriteCommentPage answer={actionData ?? null} />;
}
