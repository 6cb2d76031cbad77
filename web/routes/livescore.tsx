import { HydrationBoundary } from "@tanstack/react-query";
import { shouldRevalidateDay } from "#web/features/live-list/day/day-revalidation.ts";
import { loadLivescore } from "#web/features/live-list/livescore/livescore.loader.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import type { Route } from "./+types/livescore";
import "#web/features/match-row/match-row.css";
import "#web/features/live-list/live-list.css";

const LivescoreScreen = lazyScreen(() => import("#web/features/live-list/livescore/livescore-screen.tsx"));

export function loader({ context, params, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, (facts) =>
    loadLivescore(
      facts,
      context.get(queryClientContext),
      String(params.category),
      url.searchParams.get("date"),
    ),
  );
}

export const shouldRevalidate = shouldRevalidateDay;

export default function Livescore({ loaderData: { page, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <LivescoreScreen page={page} />
    </HydrationBoundary>
  );
}
