import { shouldRevalidateDay } from "#web/features/match/day/day-revalidation.ts";
import { loadDayPage } from "#web/features/match/day-pages/day-page.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { pack, useUnpacked } from "#web/platform/packed.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/match-row.css";
import "../styles/live-list.css";
import "../styles/day-pages.css";
import type { Route } from "./+types/schedule";

const DayPageScreen = laterScreen(async () => ({
  default: (await import("#web/features/match/day-pages/day-page-screen.tsx")).DayPageScreen,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => ({
    packed: pack(await loadDayPage(facts, "schedule", url.searchParams.get("date"))),
  }));
}

export const shouldRevalidate = shouldRevalidateDay;

export default function Schedule({ loaderData }: Route.ComponentProps) {
  return <DayPageScreen page={useUnpacked(loaderData.packed)} />;
}
