import { Suspense } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { slugOf } from "#shared/text/slug.rules.ts";
import { loadLeaguePage } from "#web/features/league/league-page.loader.server.ts";
import { loadLatestNews } from "#web/features/news/beside/latest-news.loader.server.ts";
import { m } from "#web/paraglide/messages.js";
import { laterPart, laterScreen } from "#web/platform/later-code.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import { isOtherPage } from "#web/platform/revalidation.ts";
import { shownName } from "#web/platform/shown-name.ts";
import "../styles/match-row.css";
import "../styles/tab-links.css";
import "../styles/standings.css";
import "../styles/data-table.css";
import "../styles/league.css";
import "../styles/bracket.css";
import "../styles/more.css";
import "../styles/pitch.css";
import "../styles/league-figures.css";
import type { Route } from "./+types/league";

const LeaguePageView = laterScreen(async () => ({
  default: (await import("#web/features/league/league-page.tsx")).LeaguePageView,
}));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const page = await loadLeaguePage(facts, params.id, url.searchParams);
    return { page, news: await loadLatestNews(facts, { tag: slugOf(page.competition.name) }) };
  });
}

const LatestNews = laterPart(() => import("#web/features/news/beside/latest-news.tsx"));

/** Another tab of the same season: what stands around it is here already. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  isOtherPage(["season_id"], change);

export default function LeagueRoute({ loaderData: { page, news } }: Route.ComponentProps) {
  return (
    <LeaguePageView page={page}>
      <Outlet context={page} />
      {news.length === 0 ? null : (
        <Suspense>
          <LatestNews
            posts={news}
            heading={m.news_about({ name: shownName(page.competition) })}
            tag={slugOf(page.competition.name)}
          />
        </Suspense>
      )}
    </LeaguePageView>
  );
}
