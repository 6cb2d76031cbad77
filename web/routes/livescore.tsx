import { shouldRevalidateDay } from "#web/features/match/day/day-revalidation.ts";
import { loadLivescore } from "#web/features/match/livescore/livescore.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { pack, useUnpacked } from "#web/platform/packed.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import type { Route } from "./+types/livescore";
import "../styles/match-row.css";
import "../styles/live-list.css";

const LivescoreScreen = laterScreen(() => import("./parts/livescore-screen.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => ({
    packed: pack(await loadLivescore(facts, String(params.category), url.searchParams.get("date"))),
  }));
}

export const shouldRevalidate = shouldRevalidateDay;

export default function Livescore({ loaderData }: Route.ComponentProps) {
  return <LivescoreScreen page={useUnpacked(loaderData.packed)} />;
}
