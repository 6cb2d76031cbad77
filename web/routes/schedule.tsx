import { HydrationBoundary } from "@tanstack/react-query";
import { shouldRevalidateDay } from "#web/features/live-list/day/day-revalidation.ts";
import { loadDayPage } from "#web/features/live-list/day-pages/day-page.loader.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/platform/calendar/calendar-links.css";
import "#web/features/match-row/match-row.css";
import "#web/features/live-list/live-list.css";
import "#web/features/live-list/day-pages/day-pages.css";
import type { Route } from "./+types/schedule";

const DayPageScreen = lazyScreen(() => import("#web/features/live-list/day-pages/day-page-view.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) =>
    loadDayPage(facts, context.get(queryClientContext), "schedule", url.searchParams.get("date")),
  );
}

export const shouldRevalidate = shouldRevalidateDay;

export default function Schedule({ loaderData: { page, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <DayPageScreen page={page} />
    </HydrationBoundary>
  );
}
