import { useSuspenseQuery } from "@tanstack/react-query";
import { type ReactNode, useMemo } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { type DayPrices, MatchDayView } from "#web/features/live-list/day/match-day.tsx";
import { type DayPage, useLiveList, useReaderDay } from "#web/features/live-list/day/use-day.ts";
import { matchDayQuery } from "#web/features/match/match.query.ts";
import { isOpen } from "#web/features/match-row/open-match.rules.ts";
import type { NewsLink } from "#web/features/news/beside/latest-news.loader.server.ts";
import LatestNews from "#web/features/news/beside/latest-news.tsx";
import { ListOddsOptions } from "#web/features/odds/list/list-odds-options.tsx";
import { ListOddsContext, useListOdds } from "#web/features/odds/list/use-list-odds.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import { formatDay } from "#web/platform/i18n/format.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { LIST_PRICES } from "./list-prices.tsx";

const HomeSync = lazyWithRetry(() => import("./home-sync.tsx"));

interface HomeScreenProps {
  readonly page: DayPage;
  readonly news: readonly NewsLink[];
}

export default function HomeScreen({ page, news }: HomeScreenProps) {
  const { matches } = useSuspenseQuery(matchDayQuery(page)).data;
  const isToday = page.date === page.today;
  const date = formatDay(page.date);
  const showsPrices = useSiteFacts()?.betting === "shown";
  const beside = news.length === 0 ? null : <LatestNews posts={news} />;
  return (
    <>
      <PageHead
        title={isToday ? m.home_title_today() : m.home_title_date({ date })}
        description={isToday ? m.home_description_today({ date }) : m.home_description_date({ date })}
        {...(isToday ? {} : { search: { date: page.date }, isPrivate: matches.length === 0 })}
      />
      {showsPrices ? <PricedDay page={page} beside={beside} /> : <MatchDayView page={page} beside={beside} />}
    </>
  );
}

interface PricedDayProps {
  readonly page: DayPage;
  readonly beside: ReactNode;
}

/** The list, with prices beside the rows of unfinished matches. */
function PricedDay({ page, beside }: PricedDayProps) {
  const day = useReaderDay(page);
  const rows = useLiveList(page, day);
  const open = useMemo(() => rows.filter(isOpen), [rows]);
  const { list, company } = useListOdds(open);
  const prices: DayPrices = {
    list: LIST_PRICES,
    options: open.length > 0 ? <ListOddsOptions company={company} /> : null,
    sync: (fetched: readonly Match[]) => <HomeSync date={day.date} matches={fetched} />,
  };
  return (
    <ListOddsContext value={list}>
      <MatchDayView page={page} prices={prices} beside={beside} />
    </ListOddsContext>
  );
}
