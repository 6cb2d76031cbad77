import { HydrationBoundary } from "@tanstack/react-query";
import type { ShouldRevalidateFunctionArgs } from "react-router";
import { latencyQuery, readLatencyChoice } from "#web/features/latency/latency.query.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { differsOnlyIn } from "#web/platform/data/revalidation.ts";
import { answerScreen } from "#web/platform/data/screen-loader.server.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import "#web/ui/data-table.css";
import "#web/features/latency/latency.css";
import type { Route } from "./+types/latency";

const LatencyPageView = lazyScreen(() => import("#web/features/latency/latency-page.tsx"));

export function loader({ context, url }: Route.LoaderArgs) {
  return answerScreen({ context, url }, async () => {
    const { span } = readLatencyChoice(url.searchParams);
    return { queries: await loadQueries(context.get(queryClientContext), [latencyQuery(span)]) };
  });
}

/** One response has the hours of all stages. */
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  !differsOnlyIn(["stage"], change) && change.defaultShouldRevalidate;

export default function LatencyRoute({ loaderData: { queries } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <LatencyPageView />
    </HydrationBoundary>
  );
}
