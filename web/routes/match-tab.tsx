import { lazy, Suspense } from "react";
import { useOutletContext } from "react-router";
import type { MatchPageData } from "#web/features/match/match-page.loader.server.ts";
import { loadMatchTab } from "#web/features/match/match-tab.loader.server.ts";
import { matchTabAt } from "#web/features/match/match-tab.ts";
import { MatchTabBody } from "#web/features/match/match-tab-body.tsx";
import { loadLatestNews } from "#web/features/news/beside/latest-news.loader.server.ts";
import { loadMatchPrices } from "#web/features/odds/odds-page.loader.server.ts";
import { loadMatchTips } from "#web/features/tips/match-tips.loader.server.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import type { Route } from "./+types/match-tab";

const MatchChat = lazy(() => import("./match-chat.tsx"));
const MatchOddsTab = lazy(() => import("./match-odds-tab.tsx"));
const LatestNews = lazy(() => import("#web/features/news/beside/latest-news.tsx"));
const MatchTips = lazy(() => import("#web/features/tips/match-tips.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const isDetail = matchTabAt(url.searchParams, facts.betting) === "detail";
    const [answer, tips, news] = await Promise.all([
      loadMatchTab(facts, params.id, url.searchParams, (_, match, search) =>
        loadMatchPrices(facts, "main", String(match.id), search),
      ),
      isDetail ? loadMatchTips(facts, params.id) : null,
      isDetail ? loadLatestNews(facts, { match_id: Number(params.id) }) : [],
    ]);
    return { answer, tips, news };
  });
}

/** The tab of a match's page that its query names. */
export default function MatchTabRoute({ loaderData: { answer, tips, news } }: Route.ComponentProps) {
  const page = useOutletContext<MatchPageData>();
  const { id } = page.detail.match;
  return (
    <>
      <MatchTabBody
        page={page}
        answer={answer}
        renderOdds={(prices) => <MatchOddsTab key={id} page={page} prices={prices} />}
        renderChat={() => <MatchChat key={id} match={page.detail.match} place="tab" />}
      />
      {tips === null ? null : (
        <Suspense>
          <MatchTips matchId={id} tips={tips} />
        </Suspense>
      )}
      {news.length === 0 ? null : (
        <Suspense>
          <LatestNews posts={news} />
        </Suspense>
      )}
    </>
  );
}
