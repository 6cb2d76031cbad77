import type { ShouldRevalidateFunctionArgs } from "react-router";
import { loadMatchDay } from "#web/features/match/match-day.loader.server.ts";
import { MatchDayView } from "#web/features/match/match-day.tsx";
import { m } from "#web/paraglide/messages.js";
import { formatDay } from "#web/platform/format.ts";
import { PageHead } from "#web/platform/page-head.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import type { Route } from "./+types/home";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadMatchDay(facts, url.searchParams.get("date")));
}

/** The status filter chooses among rows that are here already. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const isFilterOnly =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.searchParams.get("date") === nextUrl.searchParams.get("date") &&
    currentUrl.searchParams.get("status") !== nextUrl.searchParams.get("status");
  return isFilterOnly ? false : defaultShouldRevalidate;
}

export default function Home({ loaderData: page }: Route.ComponentProps) {
  const isToday = page.date === page.today;
  const date = formatDay(page.date);
  return (
    <>
      <PageHead
        title={isToday ? m.home_title_today() : m.home_title_date({ date })}
        description={isToday ? m.home_description_today({ date }) : m.home_description_date({ date })}
        {...(isToday ? {} : { search: { date: page.date } })}
      />
      <MatchDayView page={page} />
    </>
  );
}
