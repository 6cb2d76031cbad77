import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { getLocale } from "#messages/paraglide/runtime.js";
import { pathOf } from "#shared/url/index.ts";
import { matchDayQuery } from "#web/features/match/match.query.ts";
import { formatDay } from "#web/platform/i18n/format.ts";
import { PageHead } from "#web/platform/seo/page-head.tsx";
import { type DayScope, MatchDayView } from "../day/match-day.tsx";
import type { MatchFilter } from "../day/match-filter.ts";
import { isHotMatch } from "../list/match-list-tab.ts";
import type { LivescorePage } from "./livescore.loader.server.ts";
import { competitionsOfQuery } from "./livescore.query.ts";
import { continentOf, isStatusCategory, type LivescoreCategory } from "./livescore-category.ts";
import { livescoreHead } from "./livescore-labels.ts";
import { LivescoreNav } from "./livescore-nav.tsx";

const any = () => true;

/** Filters the matches of a category. */
function useCategory(category: LivescoreCategory): DayScope["has"] {
  const continent = continentOf(category);
  const { data } = useQuery(competitionsOfQuery(continent));
  return useMemo(() => {
    if (category === "hot") return isHotMatch;
    if (continent === null) return any;
    const ids = new Set(data);
    return ({ competition }) => ids.has(competition.id);
  }, [category, continent, data]);
}

/** The page of a live list category. */
export default function LivescoreScreen({ page }: { readonly page: LivescorePage }) {
  const { category, date, today } = page;
  const has = useCategory(category);
  const { matches } = useSuspenseQuery(matchDayQuery(page)).data;
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
        {...(other === ""
          ? {}
          : { search: { date }, filterLabel: formatDay(date), isPrivate: matches.length === 0 })}
      />
      <MatchDayView page={page} scope={scope} />
    </>
  );
}
