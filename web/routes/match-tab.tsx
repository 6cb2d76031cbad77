import { lazy } from "react";
import { useOutletContext } from "react-router";
import type { MatchPageData } from "#web/features/match/match-page.loader.server.ts";
import { loadMatchTab } from "#web/features/match/match-tab.loader.server.ts";
import { MatchTabBody } from "#web/features/match/match-tab-body.tsx";
import { loadMatchPrices } from "#web/features/odds/odds-page.loader.server.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import type { Route } from "./+types/match-tab";

const MatchOddsTab = lazy(() => import("./match-odds-tab.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) =>
    loadMatchTab(facts, params.id, url.searchParams, (_, match, search) =>
      loadMatchPrices(facts, "main", String(match.id), search),
    ),
  );
}

/** The tab of a match's page that its query names. */
export default function MatchTabRoute({ loaderData: answer }: Route.ComponentProps) {
  const page = useOutletContext<MatchPageData>();
  return (
    <MatchTabBody
      page={page}
      answer={answer}
      renderOdds={(prices) => <MatchOddsTab key={page.detail.match.id} page={page} prices={prices} />}
    />
  );
}
