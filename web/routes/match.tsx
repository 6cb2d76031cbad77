import { loadMatchPage } from "#web/features/match/match-page.loader.server.ts";
import { MatchPageView } from "#web/features/match/match-page.tsx";
import { answerPage } from "#web/platform/page-loader.ts";
import type { Route } from "./+types/match";

export function loader({ context, params }: Route.LoaderArgs) {
  return answerPage(context, (facts) => loadMatchPage(facts, params.id));
}

export default function MatchRoute({ loaderData: page }: Route.ComponentProps) {
  return <MatchPageView page={page} />;
}
