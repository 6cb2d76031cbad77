import { HydrationBoundary } from "@tanstack/react-query";
import { embedOptionsOf } from "#web/features/embed/embed-options.ts";
import { dayShown, liveListQueries } from "#web/features/live-list/day/match-day.loader.server.ts";
import { loadQueries } from "#web/platform/data/load-queries.server.ts";
import { answerPage } from "#web/platform/data/page-loader.ts";
import { queryClientContext } from "#web/platform/data/query-client.ts";
import { lazyScreen } from "#web/platform/hydration/lazy-with-retry.ts";
import { dayOf } from "#web/platform/i18n/format.ts";
import { inZone } from "#web/platform/i18n/zone/zone.server.ts";
import { frameAt } from "#web/platform/navigation/frame.ts";
import { idIn } from "#web/platform/navigation/page-path.ts";
import "#web/features/match-row/match-row.css";
import "#web/features/live-list/live-list.css";
import "#web/features/embed/embed.css";
import type { Route } from "./+types/embed";
import { loadRowPrices } from "./screens/row-prices.loader.server.ts";

const EmbedList = lazyScreen(() => import("./screens/embed-list.tsx"));

/** The zone is in the URL: the page is loaded and rendered in it, for all visitors of the same frame. */
export const middleware: Route.MiddlewareFunction[] = [
  ({ url }, next) => {
    const frame = frameAt(url);
    return frame?.zone ? inZone(frame.zone, next) : next();
  },
];

export function loader({ context, url }: Route.LoaderArgs) {
  return answerPage(context, async (facts) => {
    const options = embedOptionsOf(url.searchParams);
    const match_id = idIn(url.searchParams, "match_id");
    const match =
      match_id === null
        ? null
        : (await facts.call("/api/v1/football/matches/recentdetail", { match_id })).data.match;
    const comp_id = match?.competition.id ?? options.comp_id;
    const dayFilter = comp_id === null ? {} : { comp_id };
    const client = context.get(queryClientContext);
    const page = dayShown(facts, match && dayOf(match.match_time));
    const isPriced = options.odds && facts.betting === "shown";
    const [league, prices] = await Promise.all([
      comp_id === null ? null : facts.call("/api/v1/football/comp-detail", { comp_id }),
      isPriced ? loadRowPrices(facts, client, page, dayFilter) : [],
    ]);
    const { needed, optional } = liveListQueries(page, dayFilter);
    const queries = await loadQueries(client, needed, [...optional, ...prices]);
    const shown = match ? { ...options, comp_id, status: null } : options;
    return { page, options: shown, match_id, league: league?.data.competition ?? null, isPriced, queries };
  });
}

export default function Embed({ loaderData: { queries, ...embed } }: Route.ComponentProps) {
  return (
    <HydrationBoundary state={queries}>
      <EmbedList {...embed} />
    </HydrationBoundary>
  );
}
