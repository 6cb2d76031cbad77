import { HydrationBoundary } from "@tanstack/react-query";
import { tipQuery } from "#web/features/tips/tips.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { readId } from "#web/platform/data/page-id.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { refuseHiddenBetting } from "#web/platform/data/refuse-hidden-betting.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/features/tips/tips.css";
import type { Route } from "./+types/tip";

const PublicTipPage = lazyScreen(() => import("#web/features/tips/tip/public-tip-page.tsx"));

/** A tip as everybody may see it. Refused in no-betting mode; throws `tip_not_found`. */
export function loader({ context, params }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    refuseHiddenBetting(facts);
    const id = readId(params.id, "tip_not_found");
    return { id, queries: await loadQueries(context.get(queryClientContext), [tipQuery(id)]) };
  });
}

export default function TipRoute({ loaderData: { id, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <PublicTipPage id={id} />
    </HydrationBoundary>
  );
}
