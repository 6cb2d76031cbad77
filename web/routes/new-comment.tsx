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

/** Where a comment goes that is sent without scripts, and where it is kept if it is not taken. */
export default function NewComment({ actionData }: Route.ComponentProps) {
  return <WriteCommentPage answer={actionData ?? null} />;
}
