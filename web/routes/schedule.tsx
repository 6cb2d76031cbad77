import type { ShouldRevalidateFunctionArgs } from "react-router";
import { loadDayPage } from "#web/features/match/day-pages/day-page.loader.server.ts";
import { dayPageHead } from "#web/features/match/day-pages/day-page-head.ts";
import { DayPageView, pageOnDay } from "#web/features/match/day-pages/day-page-view.tsx";
import { InReaderZone } from "#web/features/match/in-reader-zone.tsx";
import { DAY_CHOICES } from "#web/features/match/match-list-tab.ts";
import { PageHead } from "#web/platform/page-head.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import { differsOnlyIn } from "#web/platform/revalidation.ts";
import "../styles/live-list.css";
import "../styles/day-pages.css";
import type { Route } from "./+types/schedule";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadDayPage(facts, "schedule", url.searchParams.get("date")));
}

export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean =>
  differsOnlyIn(DAY_CHOICES, change) ? false : change.defaultShouldRevalidate;

export default function Schedule({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHead {...dayPageHead(page)} />
      <InReaderZone page={page}>{(day) => <DayPageView page={pageOnDay(page, day)} />}</InReaderZone>
    </>
  );
}
