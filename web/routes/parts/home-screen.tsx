import { useMemo } from "react";
import type { CompetitionRef } from "#shared/match/index.ts";
import { isEmptyDay } from "#web/features/match/day/empty-day.rules.ts";
import { InReaderZone } from "#web/features/match/day/in-reader-zone.tsx";
import type { MatchDayPage } from "#web/features/match/day/match-day.loader.server.ts";
import { type DayPrices, MatchDayView } from "#web/features/match/day/match-day.tsx";
import type { NewsLink } from "#web/features/news/beside/latest-news.loader.server.ts";
import LatestNews from "#web/features/news/beside/latest-news.tsx";
import { ListOddsBar } from "#web/features/odds/list/list-odds-bar.tsx";
import type { PackedOdds } from "#web/features/odds/list/packed-odds.ts";
import { m } from "#web/paraglide/messages.js";
import { formatDay } from "#web/platform/format.ts";
import { laterPart } from "#web/platform/later-code.ts";
import type { Unpacked } from "#web/platform/packed.ts";
import { PageHead } from "#web/platform/page-head.tsx";
import type { Route } from "../+types/home";
import { listPrices } from "./list-prices.tsx";
import { useWholeList } from "./use-whole-list.ts";

const HomeSync = laterPart(() => import("./home-sync.tsx"));

/** What the list shows of prices; of matches that are over it shows none. */
function usePrices(date: string, packed: PackedOdds | null): DayPrices | undefined {
  return useMemo(() => {
    if (packed === null) return undefined;
    return {
      ...listPrices(date, packed),
      bar: <ListOddsBar date={date} packed={packed} />,
      sync: (matches) => <HomeSync date={date} matches={matches} packed={packed} />,
    };
  }, [date, packed]);
}

interface HomeDayProps {
  readonly page: MatchDayPage;
  readonly hotLeagues: readonly CompetitionRef[];
  readonly odds: PackedOdds | null;
  readonly news: readonly NewsLink[];
}

const HomeDay = ({ page, hotLeagues, odds, news }: HomeDayProps) => (
  <MatchDayView
    page={page}
    hotLeagues={hotLeagues}
    prices={usePrices(page.date, odds)}
    beside={news.length === 0 ? null : <LatestNews posts={news} />}
  />
);

interface ScreenProps {
  readonly page: Unpacked<Route.ComponentProps["loaderData"]["packed"]>;
}

export default function HomeScreen({ page }: ScreenProps) {
  const whole = useWholeList(page);
  const isToday = page.date === page.today;
  const date = formatDay(page.date);
  return (
    <>
      <PageHead
        title={isToday ? m.home_title_today() : m.home_title_date({ date })}
        description={isToday ? m.home_description_today({ date }) : m.home_description_date({ date })}
        {...(isToday ? {} : { search: { date: page.date }, isPrivate: isEmptyDay(page) })}
      />
      <InReaderZone page={whole}>
        {(day) => <HomeDay page={day} hotLeagues={page.hot_leagues} odds={whole.odds} news={page.news} />}
      </InReaderZone>
    </>
  );
}
