import { loadHotMatches } from "#web/features/match/hot-matches.loader.server.ts";
import { HotMatches } from "#web/features/match/hot-matches.tsx";
import { m } from "#web/paraglide/messages.js";
import { PageHead } from "#web/platform/page-head.tsx";
import { answerScreen } from "#web/platform/screen-loader.server.ts";
import "../styles/live-list.css";
import type { Route } from "./+types/hot-matches";

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
