import { redirect } from "react-router";
import { withoutTab } from "#shared/url/index.ts";
import { matchTabAt } from "#web/features/match/match-tab.ts";
import { loadMatchTab } from "#web/features/match/page/match-tab.loader.server.ts";
import { loadLatestNews } from "#web/features/news/beside/latest-news.loader.server.ts";
import { loadMatchPrices } from "#web/features/odds/odds-page.loader.server.ts";
import { loadMatchTips } from "#web/features/tips/match-tips.loader.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { pack, useUnpacked } from "#web/platform/packed.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import type { Route } from "./+types/match-tab";
import { loadMatchProfiles } from "./parts/match-profiles.loader.server.ts";

const MatchTabScreen = laterScreen(() => import("./parts/match-tab-screen.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const isDetail = matchTabAt(url.searchParams, facts.betting) === "detail";
    // The tab of prices, where betting is hidden: another reader has it.
    if (isDetail && url.searchParams.has("tab")) throw redirect(withoutTab(url));
    const [answer, tips, news] = await Promise.all([
      loadMatchTab(facts, params.id, url.searchParams, {
        odds: (match) => loadMatchPrices(facts, "main", String(match.id), url.searchParams),
        profiles: (match, tab) =>
          loadMatchProfiles({ facts, client: context.get(queryClientContext), match, tab }),
      }),
      isDetail ? loadMatchTips(facts, params.id) : null,
      isDetail ? loadLatestNews(facts, { match_id: Number(params.id) }) : [],
    ]);
    return { packed: pack({ answer, tips, news }) };
  });
}

export default function MatchTabRoute({ loaderData }: Route.ComponentProps) {
  return <MatchTabScreen {...useUnpacked(loaderData.packed)} />;
}
