import { shouldRevalidateDay } from "#web/features/match/day/day-revalidation.ts";
import { loadMatchDay } from "#web/features/match/day/match-day.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { pack, useUnpacked } from "#web/platform/packed.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import type { Route } from "./+types/matches";
import "../styles/match-row.css";
import "../styles/live-list.css";
import "../styles/day-pages.css";

const MatchesScreen = laterScreen(() => import("./parts/matches-screen.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => ({
    packed: pack(await loadMatchDay(facts, url.searchParams.get("date"))),
  }));
}

export const shouldRevalidate = shouldRevalidateDay;

export default function Matches({ loaderData }: Route.ComponentProps) {
  return <MatchesScreen page={useUnpacked(loaderData.packed)} />;
}
