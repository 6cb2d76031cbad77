import { useMemo } from "react";
import { pathOf } from "#shared/url/index.ts";
import { isEmptyDay } from "#web/features/match/day/empty-day.rules.ts";
import { InReaderZone } from "#web/features/match/day/in-reader-zone.tsx";
import { type DayScope, MatchDayView } from "#web/features/match/day/match-day.tsx";
import type { MatchFilter } from "#web/features/match/day/match-filter.ts";
import { isStatusCategory } from "#web/features/match/livescore/livescore-category.ts";
import { LivescoreNav } from "#web/features/match/livescore/livescore-nav.tsx";
import { livescoreHead } from "#web/features/match/livescore/livescore-words.ts";
import { isHotMatch } from "#web/features/match/match-list/match-list-tab.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { formatDay } from "#web/platform/format.ts";
import type { Unpacked } from "#web/platform/packed.ts";
import { PageHead } from "#web/platform/page-head.tsx";
import type { Route } from "../+types/livescore";

const any = () => true;

interface ScreenProps {
  readonly page: Unpacked<Route.ComponentProps["loaderData"]["packed"]>;
}

export default function LivescoreScreen({ page }: ScreenProps) {
  const { category, competition_ids, hot_leagues, date, today } = page;
  const has = useMemo(() => {
    if (category === "hot") return isHotMatch;
    const ids = competition_ids && new Set(competition_ids);
    return ids ? ({ competition }: Parameters<DayScope["has"]>[0]) => ids.has(competition.id) : any;
  }, [category, competition_ids]);
  const head = livescoreHead(category, date);
  const other = date === today ? "" : `?date=${date}`;
  const pathFor = (filter: MatchFilter) =>
    filter === "all"
      ? pathOf("home", getLocale()) + other
      : pathOf("livescore", getLocale(), { category: filter }) + (filter === "live" ? "" : other);
  const scope: DayScope = {
    name: category,
    isOfNow: category === "live",
    heading: head.heading,
    has,
    ...(isStatusCategory(category) ? { status: { chosen: category, pathFor } } : {}),
    nav: <LivescoreNav shown={category} />,
  };
  return (
    <>
      <PageHead
        title={head.title}
        description={head.description}
        name={head.heading}
        {...(other === "" ? {} : { search: { date }, part: formatDay(date), isPrivate: isEmptyDay(page) })}
      />
      <InReaderZone page={page}>
        {(day) => <MatchDayView page={day} hotLeagues={hot_leagues} scope={scope} />}
      </InReaderZone>
    </>
  );
}
