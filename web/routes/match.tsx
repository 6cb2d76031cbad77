import type { ShouldRevalidateFunctionArgs } from "react-router";
import { loadMatchPage } from "#web/features/match/page/match-page.loader.server.ts";
import { laterScreen } from "#web/platform/later-code.ts";
import { pack, useUnpacked } from "#web/platform/packed.ts";
import { answerPage } from "#web/platform/page-loader.ts";
import { isOtherPage } from "#web/platform/revalidation.ts";
import type { Route } from "./+types/match";
import "../styles/match-header.css";
import "../styles/tab-links.css";
import "../styles/match-page.css";
import "../styles/match-page-detail.css";
import "../styles/standings.css";
import "../styles/shield.css";

const MatchScreen = laterScreen(() => import("./parts/match-screen.tsx"));

export function loader({ context, params }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => ({ packed: pack(await loadMatchPage(facts, params.id)) }));
}

/** Another tab of the same match: header and table are here already, and pushes keep them fresh. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs): boolean => isOtherPage([], change);

export default function MatchRoute({ loaderData }: Route.ComponentProps) {
  return <MatchScreen page={useUnpacked(loaderData.packed)} />;
}
