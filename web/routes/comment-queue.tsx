import { HydrationBoundary } from "@tanstack/react-query";
import { decideComment, loadCommentQueue } from "#web/features/comments/comment-queue.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { refuseWithout } from "#web/platform/session/personal-page.server.ts";
import "#web/features/account/account.css";
import "#web/features/comments/comments.css";
import "#web/platform/forms/form.css";
import "#web/platform/list/pagination.css";
import type { Route } from "./+types/comment-queue";

const CommentQueuePage = lazyScreen(() => import("#web/features/comments/comment-queue-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) =>
    refuseWithout(
      await loadCommentQueue(facts, context.get(queryClientContext), url.searchParams),
      "queries",
    ),
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerPage(context, async (facts) => decideComment(facts, await readFields(request)));
}

/** The moderation queue of comments, for editors and operators. */
export default function CommentQueue({ loaderData, actionData }: Route.ComponentProps) {
  const { page, queries } = loaderData;
  return (
    <HydrationBoundary state={queries}>
      <CommentQueuePage page={page} isAllowed={queries !== null} answer={actionData ?? null} />
    </HydrationBoundary>
  );
}
