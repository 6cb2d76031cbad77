import { redirect } from "react-router";
import { withoutTab } from "#shared/url/index.ts";
import { matchTabAt } from "#web/features/match/match-tab.ts";
import { loadMatchTab } from "#web/features/match-page/match-tab.loader.server.ts";
import { loadLatestNews } from "#web/features/news/beside/latest-news.loader.server.ts";
import { matchPricesNameOf } from "#web/features/odds/odds-page.loader.server.ts";
import { matchPricesQuery } from "#web/features/odds/odds-page.query.ts";
import { loadMatchTips } from "#web/features/tips/match-tips.loader.server.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import type { Route } from "./+types/match-tab";
import { loadMatchProfiles } from "./screens/match-profiles.loader.server.ts";

const MatchTabScreen = lazyScreen(() => import("./screens/match-tab-screen.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const isDetail = matchTabAt(url.searchParams, facts.betting) === "detail";
    // The tab of prices, where betting is hidden: the link came from another reader.
    if (isDetail && url.searchParams.has("tab")) throw redirect(withoutTab(url));
    const client = context.get(queryClientContext);
    const request = { facts, client, id: params.id, search: url.searchParams };
    const [answer, tips, news] = await Promise.all([
      loadMatchTab(request, {
        odds: async ({ id }) => {
          const data = matchPricesNameOf(facts, "main", String(id), url.searchParams);
          return { data, queries: await loadQueries(client, [matchPricesQuery(data)]) };
        },
        profiles: (match, tab) => loadMatchProfiles({ client, match, tab }),
      }),
      isDetail ? loadMatchTips(facts, params.id) : null,
      isDetail ? loadLatestNews(facts, { match_id: Number(params.id) }) : [],
    ]);
    return { id: Number(params.id), answer, tips, news };
  });
}

export default function MatchTabRoute({ loaderData }: Route.ComponentProps) {
  return <MatchTabScreen {...loaderData} />;
}
