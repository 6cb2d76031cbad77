import { Suspense } from "react";
import { Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { slugOf } from "#shared/text/slug.rules.ts";
import { loadLatestNews } from "#web/features/news/beside/latest-news.loader.server.ts";
import { loadTeamPage } from "#web/features/team/team-page.loader.server.ts";
import { m } from "#web/paraglide/messages.js";
import { laterPart, laterScreen } from "#web/platform/later-code.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import { isOtherPage } from "#web/platform/revalidation.ts";
import { shownName } from "#web/platform/shown-name.ts";
import "../styles/more.css";
import "../styles/standings.css";
import "../styles/tab-links.css";
import "../styles/data-table.css";
import "../styles/team.css";
import "../styles/team-tabs.css";
import type { Route } from "./+types/team";

const TeamPageView = laterScreen(async () => ({
  default: (await import("#web/features/team/team-page.tsx")).TeamPageView,
}));

export function loader({ context, params }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const page = await loadTeamPage(facts, params.id);
    return { page, news: await loadLatestNews(facts, { tag: slugOf(page.team.name) }) };
  });
}

const LatestNews = laterPart(() => import("#web/features/news/beside/latest-news.tsx"));

/** Another tab of the same team: its header is here already. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean => isOtherPage([], change);

export default function TeamRoute({ loaderData: { page, news } }: Route.ComponentProps) {
  return (
    <TeamPageView team={page.team}>
      <Outlet context={page} />
      {news.length === 0 ? null : (
        <Suspense>
          <LatestNews
            posts={news}
            heading={m.news_about({ name: shownName(page.team) })}
            tag={slugOf(page.team.name)}
          />
        </Suspense>
      )}
    </TeamPageView>
  );
}
