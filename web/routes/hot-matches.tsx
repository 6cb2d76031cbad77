import { loadHotMatches } from "#web/features/match/hot/hot-matches.loader.server.ts";
import { m } from "#web/paraglide/messages.js";
import { laterScreen } from "#web/platform/later-code.ts";
import { PageHead } from "#web/platform/page-head.tsx";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/match-row.css";
import "../styles/live-list.css";
import type { Route } from "./+types/hot-matches";

const HotMatches = laterScreen(async () => ({
  default: (await import("#web/features/match/hot/hot-matches.tsx")).HotMatches,
}));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, loadHotMatches);
}

export default function HotMatchesRoute({ loaderData: page }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={m.hot_matches_title()} description={m.hot_matches_description()} />
      <HotMatches page={page} />
    </>
  );
}
