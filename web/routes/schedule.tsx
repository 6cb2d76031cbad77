import { loadDayPage } from "#web/features/match/day-pages/day-page.loader.server.ts";
import { DayPageScreen } from "#web/features/match/day-pages/day-page-screen.tsx";
import { shouldRevalidateDay } from "#web/features/match/day-revalidation.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/live-list.css";
import "../styles/day-pages.css";
import type { Route } from "./+types/schedule";

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) =>
    loadDayPage(facts, "schedule", url.searchParams.get("date")),
  );
}

export const shouldRevalidate = shouldRevalidateDay;

export default function Schedule({ loaderData: page }: Route.ComponentProps) {
  return <DayPageScreen page={page} />;
}
