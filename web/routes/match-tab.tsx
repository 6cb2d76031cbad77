import { lazy, Suspense } from "react";
import { useOutletContext } from "react-router";
import type { MatchPageData } from "#web/features/match/match-page.loader.server.ts";
import { loadMatchTab } from "#web/features/match/match-tab.loader.server.ts";
import { matchTabAt } from "#web/features/match/match-tab.ts";
import { MatchTabBody } from "#web/features/match/match-tab-body.tsx";
import { loadMatchPrices } from "#web/features/odds/odds-page.loader.server.ts";
import { loadMatchTips } from "#web/features/tips/match-tips.loader.server.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import type { Route } from "./+types/match-tab";

const MatchOddsTab = lazy(() => import("./match-odds-tab.tsx"));
const MatchTips = lazy(() => import("#web/features/tips/match-tips.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const [answer, tips] = await Promise.all([
      loadMatchTab(facts, params.id, url.searchParams, (_, match, search) =>
        loadMatchPrices(facts, "main", String(match.id), search),
      ),
      matchTabAt(url.searchParams, facts.betting) === "detail" ? loadMatchTips(facts, params.id) : null,
    ]);
    return { answer, tips };
  });
}

/** The tab of a match's page that its query names. */
export default function MatchTabRoute({ loaderData: { answer, tips } }: Route.ComponentProps) {
  const page = useOutletContext<MatchPageData>();
  const { id } = page.detail.match;
  return (
    <>
      <MatchTabBody
        page={page}
        answer={answer}
        renderOdds={(prices) => <MatchOddsTab key={id} page={page} prices={prices} />}
      />
      {tips === null ? null : (
        <Suspense>
          <MatchTips matchId={id} tips={tips} />
        </Suspense>
      )}
    </>
  );
}
