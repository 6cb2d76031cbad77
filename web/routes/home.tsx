import { shouldRevalidateDay } from "#web/features/match/day/day-revalidation.ts";
import { dayShown, loadLiveList } from "#web/features/match/day/match-day.loader.server.ts";
import { loadHotLeagues } from "#web/features/match/hot/hot-leagues.loader.server.ts";
import { isOpen } from "#web/features/match/row/match-row.tsx";
import { loadLatestNews } from "#web/features/news/beside/latest-news.loader.server.ts";
import { loadListOdds } from "#web/features/odds/list/list-odds.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { pack, useUnpacked } from "#web/platform/packed.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import type { Route } from "./+types/home";
import "../styles/match-row.css";
import "../styles/live-list.css";

const HomeScreen = laterScreen(() => import("./parts/home-screen.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    const wanted = url.searchParams.get("date");
    const [page, hot_leagues, odds, news] = await Promise.all([
      loadLiveList(facts, wanted),
      loadHotLeagues(facts),
      loadListOdds(facts, dayShown(facts, wanted).date),
      loadLatestNews(facts),
    ]);
    const open = page.day.matches.filter(isOpen);
    const prices = (await odds?.({ open, overnight: page.overnight })) ?? null;
    return { packed: pack({ ...page, hot_leagues, news, odds: prices }) };
  });
}

export const shouldRevalidate = shouldRevalidateDay;

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomeScreen page={useUnpacked(loaderData.packed)} />;
}
