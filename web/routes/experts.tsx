import { HydrationBoundary } from "@tanstack/react-query";
import { revealedBy } from "#shared/spoiler-shield/revealed.rules.ts";
import {
  type ExpertsFilter,
  expertsQuery,
  readExpertSort,
  readKindOfTips,
} from "#web/features/tips/tips.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { refuseHiddenBetting } from "#web/platform/data/refuse-hidden-betting.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { pageIn } from "#web/platform/navigation/page-path.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";
import "#web/platform/list/pagination.css";
import "#web/ui/data-table.css";
import "#web/features/tips/tips.css";
import type { Route } from "./+types/experts";

const ExpertsPageView = lazyScreen(() => import("#web/features/tips/experts/experts-page.tsx"));

const hidesRecords = ({ shield }: RequestFacts, { pathname, searchParams }: URL): boolean =>
  shield?.scores === "hidden" && revealedBy(pathname, searchParams) !== "all";

/** A page of the experts. Refused in no-betting mode; throws `page_not_found` beyond the last page. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    refuseHiddenBetting(facts);
    const client = context.get(queryClientContext);
    const filter: ExpertsFilter = {
      ...readKindOfTips(url.searchParams),
      // An order by records would reveal how they compare to a reader who hides results.
      sort: hidesRecords(facts, url) ? "followers" : readExpertSort(url.searchParams),
      page: pageIn(url.searchParams),
    };
    const queries = await loadQueries(client, [expertsQuery(filter)]);
    pageOfList(await client.query(expertsQuery(filter)));
    return { filter, queries };
  });
}

export default function ExpertsRoute({ loaderData: { filter, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <ExpertsPageView filter={filter} />
    </HydrationBoundary>
  );
}
