import type { ShouldRevalidateFunctionArgs } from "react-router";
import { loadDayPage } from "#web/features/match/day-pages/day-page.loader.server.ts";
import { isSameDay } from "#web/features/match/day-pages/day-page-address.ts";
import { dayPageHead } from "#web/features/match/day-pages/day-page-head.ts";
import { DayPageView, pageOnDay } from "#web/features/match/day-pages/day-page-view.tsx";
import { InReaderZone } from "#web/features/match/in-reader-zone.tsx";
import { PageHead } from "#web/platform/page-head.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import "../styles/live-list.css";
import "../styles/day-pages.css";
import type { Route } from "./+types/results";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadDayPage(facts, "results", url.searchParams.get("date")));
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  isSameDay(change) ? false : change.defaultShouldRevalidate;

export default function Results({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...dayPageHead(page)} />
      <InReaderZone page={page}>{(day) => <DayPageView page={pageOnDay(page, day)} />}</InReaderZone>
    </>
  );
}
