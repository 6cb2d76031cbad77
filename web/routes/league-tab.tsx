import { loadLeagueTab } from "#web/features/league/league-tab.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { pack, useUnpacked } from "#web/platform/packed.ts";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import type { Route } from "./+types/league-tab";

const LeagueTabScreen = laterScreen(() => import("./parts/league-tab-screen.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => ({
    packed: pack(await loadLeagueTab(facts, params.id, url.searchParams)),
  }));
}

export default function LeagueTabRoute({ loaderData }: Route.ComponentProps) {
  return <LeagueTabScreen tab={useUnpacked(loaderData.packed)} />;
}
