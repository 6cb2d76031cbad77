import { HydrationBoundary } from "@tanstack/react-query";
import { shouldRevalidateDay } from "#web/features/live-list/day/day-revalidation.ts";
import { dayShown, liveListQueries } from "#web/features/live-list/day/match-day.loader.server.ts";
import { loadLatestNews } from "#web/features/news/beside/latest-news.loader.server.ts";
import { dehydrateQueries, loadQueries } from "#web/platform/data/load-queries.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import type { Route } from "./+types/home";
import { loadRowPrices } from "./screens/row-prices.loader.server.ts";
import "#web/features/match-row/match-row.css";
import "#web/features/live-list/live-list.css";
import { fewHotCompetitionsQuery } from "#web/platform/data/competition.query.ts";

const HomeScreen = lazyScreen(() => import("./screens/home-screen.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const client = context.get(queryClientContext);
    const page = dayShown(facts, url.searchParams.get("date"));
    const { needed, optional } = liveListQueries(page);
    const beside = [...optional, fewHotCompetitionsQuery()];
    // In parallel: while the football service hangs, each step takes its whole timeout.
    const [news, prices] = await Promise.all([
      loadLatestNews(facts),
      loadRowPrices(facts, client, page),
      loadQueries(client, needed, beside),
    ]);
    return { page, news, queries: dehydrateQueries(client, [...needed, ...beside, ...prices]) };
  });
}

export const shouldRevalidate = shouldRevalidateDay;

export default function Home({ loaderData: { page, news, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <HomeScreen page={page} news={news} />
    </HydrationBoundary>
  );
}
