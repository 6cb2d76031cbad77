import { HydrationBoundary } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import { dayShown } from "#web/features/live-list/day/match-day.loader.server.ts";
import { hotMatchesQuery } from "#web/features/live-list/hot/hot-matches.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import "#web/features/match-row/match-row.css";
import "#web/features/live-list/live-list.css";
import type { Route } from "./+types/hot-matches";

const HotMatches = lazyScreen(() => import("#web/features/live-list/hot/hot-matches.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const { date, tz } = dayShown(facts, null);
    const queries = await loadQueries(context.get(queryClientContext), [hotMatchesQuery({ date, tz })]);
    return { date, tz, queries };
  });
}

export default function HotMatchesRoute({ loaderData: { date, tz, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <PageHead title={m.hot_matches_title()} description={m.hot_matches_description()} />
      <HotMatches date={date} tz={tz} />
    </HydrationBoundary>
  );
}
