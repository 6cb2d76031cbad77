import { HydrationBoundary } from "@tanstack/react-query";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { readId } from "#web/platform/data/page-id.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { isOtherPage } from "#web/platform/data/revalidation.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import type { Route } from "./+types/match";
import "#web/features/match-page/header/match-header.css";
import "#web/platform/navigation/tab-links.css";
import "#web/features/match-page/match-page.css";
import "#web/features/match-page/detail/match-page-detail.css";
import "#web/features/match-page/detail/momentum/momentum.css";
import "#web/features/match-page/detail/win-probability.css";
import "#web/features/standings/standings.css";
import "#web/platform/spoiler-shield/spoiler-shield.css";
import { tablesQuery } from "#web/platform/data/competition.query.ts";

const MatchScreen = lazyScreen(() => import("./screens/match-screen.tsx"));

/** The match, and the tables of its season, which are optional. */
export function loader({ context, params }: Route.LoaderArgs) {
  return answerPage(context, async () => {
    const client = context.get(queryClientContext);
    const id = readId(params.id, "match_not_found");
    const { match } = await client.query(matchDetailQuery(id));
    return {
      id,
      queries: await loadQueries(client, [matchDetailQuery(id)], [tablesQuery(match.season_id)]),
    };
  });
}

/** Another tab of the same match: header and table are already loaded, and pushes keep them fresh. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean => isOtherPage([], change);

export default function MatchRoute({ loaderData: { id, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <MatchScreen id={id} />
    </HydrationBoundary>
  );
}
