import { HydrationBoundary } from "@tanstack/react-query";
import { changeFollows, loadMyFollows } from "#web/features/tips/follow/follows.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { readFields } from "#web/platform/forms/read-fields.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/forms/form.css";
import "#web/platform/list/pagination.css";
import "#web/features/tips/tips.css";
import type { Route } from "./+types/my-follows";

const MyFollowsPage = lazyScreen(() => import("#web/features/tips/follow/my-follows-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) =>
    loadMyFollows(facts, context.get(queryClientContext), url.searchParams),
  );
}

export async function action({ context, request }: Route.ActionArgs) {
  return answerPage(context, async (facts) => changeFollows(facts, await readFields(request)));
}

/** The experts that a reader follows, and their tips. */
export default function MyFollows({ loaderData, actionData }: Route.ComponentProps) {
  const { experts, filter, queries } = loaderData;
  return (
    <HydrationBoundary state={queries}>
      <MyFollowsPage experts={experts} filter={filter} answer={actionData ?? null} />
    </HydrationBoundary>
  );
}
