import { HydrationBoundary } from "@tanstack/react-query";
import {
  EXPERT_TIPS_LIMIT,
  expertQuery,
  readKindOfTips,
  readTipFilter,
  type TipFilter,
  tipsQuery,
} from "#web/features/tips/tips.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { readId } from "#web/platform/data/page-id.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { refuseHiddenBetting } from "#web/platform/data/refuse-hidden-betting.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import "#web/platform/list/pagination.css";
import "#web/features/tips/tips.css";
import "#web/ui/data-table.css";
import "#web/ui/user-head.css";
import type { Route } from "./+types/expert";

const ExpertPageView = lazyScreen(() => import("#web/features/tips/experts/expert-page.tsx"));

/** An expert with a page of tips. Throws without betting, `user_not_found` and `page_not_found`. */
export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    refuseHiddenBetting(facts);
    const client = context.get(queryClientContext);
    const id = readId(params.id, "user_not_found");
    const filter: TipFilter = {
      ...readTipFilter(url.searchParams),
      ...readKindOfTips(url.searchParams),
      expert_ids: [id],
      limit: EXPERT_TIPS_LIMIT,
    };
    const queries = await loadQueries(client, [expertQuery(id, filter), tipsQuery(filter)]);
    pageOfList(await client.query(tipsQuery(filter)));
    return { id, filter, queries };
  });
}

export default function ExpertRoute({ loaderData: { id, filter, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <ExpertPageView id={id} filter={filter} />
    </HydrationBoundary>
  );
}
