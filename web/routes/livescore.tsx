import { useMemo } from "react";
import { pathOf } from "#shared/url/index.ts";
import { shouldRevalidateDay } from "#web/features/match/day-revalidation.ts";
import { isEmptyDay } from "#web/features/match/empty-day.rules.ts";
import { InReaderZone } from "#web/features/match/in-reader-zone.tsx";
import { loadLivescore } from "#web/features/match/livescore.loader.server.ts";
import { isStatusCategory } from "#web/features/match/livescore-category.ts";
import { LivescoreNav } from "#web/features/match/livescore-nav.tsx";
import { livescoreHead } from "#web/features/match/livescore-words.ts";
import { type DayScope, MatchDayView } from "#web/features/match/match-day.tsx";
import type { MatchFilter } from "#web/features/match/match-filter.ts";
import { isHot } from "#web/features/match/match-list/match-list-tab.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { PageHead } from "#web/platform/page-head.tsx";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/live-list.css";
import type { Route } from "./+types/livescore";

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) =>
    loadLivescore(facts, String(params.category), url.searchParams.get("date")),
  );
}

export const shouldRevalidate = shouldRevalidateDay;

const any = () => true;

export default function Livescore({ loaderData: page }: Route.ComponentProps) {
  const { category, competition_ids, hot_leagues, date, today } = page;
  const has = useMemo(() => {
    if (category === "hot") return isHot;
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
        {...(other === "" ? {} : { search: { date }, isPrivate: isEmptyDay(page) })}
      />
      <InReaderZone page={page}>
        {(day) => <MatchDayView page={day} hotLeagues={hot_leagues} scope={scope} />}
      </InReaderZone>
    </>
  );
}
