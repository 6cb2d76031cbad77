import { HydrationBoundary } from "@tanstack/react-query";
import { ledgerDaysQuery } from "#web/features/tips/tips.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { refuseHiddenBetting } from "#web/platform/data/refuse-hidden-betting.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { pageOfList } from "#web/platform/list/page-of-list.ts";
import { pageIn } from "#web/platform/navigation/page-path.ts";
import "#web/platform/list/pagination.css";
import "#web/features/tips/tips.css";
import type { Route } from "./+types/tip-ledger";

const LedgerPageView = lazyScreen(() => import("#web/features/tips/ledger/ledger-page.tsx"));

/** The hashes of the ledger's days. Refused in no-betting mode; throws `page_not_found` beyond the last page. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    refuseHiddenBetting(facts);
    const client = context.get(queryClientContext);
    const page = pageIn(url.searchParams);
    const queries = await loadQueries(client, [ledgerDaysQuery(page)]);
    pageOfList(await client.query(ledgerDaysQuery(page)));
    return { page, queries };
  });
}

export default function TipLedgerRoute({ loaderData: { page, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <LedgerPageView page={page} />
    </HydrationBoundary>
  );
}
