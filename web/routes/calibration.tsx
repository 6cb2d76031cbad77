import { HydrationBoundary } from "@tanstack/react-query";
import { calibrationQuery, readCompetition } from "#web/features/calibration/calibration.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { refuseHiddenBetting } from "#web/platform/data/refuse-hidden-betting.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/ui/data-table.css";
import "#web/platform/spoiler-shield/spoiler-shield.css";
import "#web/features/calibration/calibration.css";
import type { Route } from "./+types/calibration";

const CalibrationPage = lazyScreen(() => import("#web/features/calibration/calibration-page.tsx"));

/** Refused in no-betting mode; throws `league_not_found`. Without the statistics for readers who hide results. */
export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async (facts) => {
    refuseHiddenBetting(facts);
    const compId = readCompetition(url.searchParams);
    const isHidden = facts.shield !== undefined && facts.shield.scores !== "shown";
    const needed = isHidden ? [] : [calibrationQuery(compId)];
    const optional = isHidden || compId === undefined ? [] : [calibrationQuery(undefined)];
    const queries = await loadQueries(context.get(queryClientContext), needed, optional);
    return { compId, queries };
  });
}

export default function CalibrationRoute({ loaderData: { compId, queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <CalibrationPage compId={compId} />
    </HydrationBoundary>
  );
}
