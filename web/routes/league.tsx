import { HydrationBoundary } from "@tanstack/react-query";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { m } from "#messages/paraglide/messages.js";
import { slugOf } from "#shared/text/slug.rules.ts";
import { leagueQuery } from "#web/features/league/league.query.ts";
import { loadLatestNews } from "#web/features/news/beside/latest-news.loader.server.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { readId } from "#web/platform/data/page-id.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { isOtherPage } from "#web/platform/data/revalidation.ts";
import { lazyScreen, lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { idIn } from "#web/platform/navigation/page-path.ts";
import "#web/platform/calendar/calendar-links.css";
import "#web/features/match-row/match-row.css";
import "#web/platform/navigation/tab-links.css";
import "#web/features/standings/standings.css";
import "#web/ui/data-table.css";
import "#web/features/league/league.css";
import "#web/features/league/bracket/bracket.css";
import "#web/platform/list/pagination.css";
import "#web/platform/football/pitch/pitch.css";
import "#web/features/league/league-stats.css";
import "#web/features/league/standings/scenarios.css";
import type { Route } from "./+types/league";

const LeaguePageView = lazyScreen(() => import("#web/features/league/league-page.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const client = context.get(queryClientContext);
    const query = leagueQuery(readId(params.id, "league_not_found"), idIn(url.searchParams, "season_id"));
    const queries = await loadQueries(client, [query]);
    const { competition } = await client.query(query);
    const tag = slugOf(competition.name);
    return { queries, tag, news: await loadLatestNews(facts, { tag }) };
  });
}

const LatestNews = lazyWithRetry(() => import("#web/features/news/beside/latest-news.tsx"));

/** Another tab of the same season: the frame around it is already loaded. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  isOtherPage(["season_id"], change);

export default function LeagueRoute({ loaderData: { queries, tag, news }, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <LeaguePageView
        leagueId={Number(params.id)}
        news={({ competition }) =>
          news.length === 0 ? null : (
            <LatestNews posts={news} heading={m.news_about({ name: shownName(competition) })} tag={tag} />
          )
        }
      >
        <Outlet />
      </LeaguePageView>
    </HydrationBoundary>
  );
}
