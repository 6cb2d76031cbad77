import { HydrationBoundary } from "@tanstack/react-query";
import { Outlet, redirect, type ShouldRevalidateFunctionArgs } from "react-router";
import { slugOf } from "#shared/text/slug.rules.ts";
import { pathOf } from "#shared/url/index.ts";
import { loadLatestNews } from "#web/features/news/beside/latest-news.loader.server.ts";
import { currentMatchQuery } from "#web/features/team/current-match.query.ts";
import { teamQuery } from "#web/features/team/team.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { readId } from "#web/platform/data/page-id.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { isOtherPage } from "#web/platform/data/revalidation.ts";
import { lazyScreen, lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/calendar/calendar-links.css";
import "#web/features/match-row/match-row.css";
import "#web/platform/list/pagination.css";
import "#web/features/standings/standings.css";
import "#web/platform/navigation/tab-links.css";
import "#web/ui/data-table.css";
import "#web/features/team/team.css";
import "#web/features/team/team-tabs.css";
import type { Route } from "./+types/team";

const TeamPageView = lazyScreen(() => import("#web/features/team/team-page.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const client = context.get(queryClientContext);
    const id = readId(params.id, "team_not_found");
    const query = teamQuery(id);
    const queries = await loadQueries(client, [query], [currentMatchQuery(id)]);
    const { team } = await client.query(query);
    // A team merged into another is answered as that one.
    if (team.id !== id) throw redirect(pathOf("team", facts.locale, { id: team.id }) + url.search, 301);
    const tag = slugOf(team.name);
    return { queries, tag, news: await loadLatestNews(facts, { tag }) };
  });
}

const TeamCurrentMatch = lazyWithRetry(() => import("./screens/team-current-match.tsx"));
const TeamNews = lazyWithRetry(() => import("./screens/team-news.tsx"));

/** Another tab of the same team: its header is already loaded. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean => isOtherPage([], change);

export default function TeamRoute({ loaderData: { queries, tag, news }, params }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <TeamPageView
        teamId={Number(params.id)}
        current={<TeamCurrentMatch team_id={Number(params.id)} />}
        news={(name) => (news.length === 0 ? null : <TeamNews posts={news} name={name} tag={tag} />)}
      >
        <Outlet />
      </TeamPageView>
    </HydrationBoundary>
  );
}
