import { isDayAsLoaded, shouldRevalidateDay } from "#web/features/match/day/day-revalidation.ts";
import { loadHotLeagues } from "#web/features/match/hot/hot-leagues.loader.server.ts";
import { loadLatestNews } from "#web/features/news/beside/latest-news.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { pack, useUnpacked } from "#web/platform/packed.ts";
import { isDataAsked } from "#web/platform/request-context.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import type { Route } from "./+types/home";
import { loadPricedList } from "./parts/priced-list.loader.server.ts";
import "../styles/match-row.css";
import "../styles/live-list.css";

const HomeScreen = laterScreen(() => import("./parts/home-screen.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    // A page that is opened within another is drawn all at once, and who chooses among the rows chooses among all.
    const isWhole = context.get(isDataAsked) || !isDayAsLoaded(url.searchParams);
    const [list, hot_leagues, news] = await Promise.all([
      loadPricedList(facts, url.searchParams.get("date"), isWhole),
      loadHotLeagues(facts),
      loadLatestNews(facts),
    ]);
    return { packed: pack({ ...list, hot_leagues, news }) };
  });
}

export const shouldRevalidate = shouldRevalidateDay;

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen page={useUnpacked(loaderData.packed)} />;
}
