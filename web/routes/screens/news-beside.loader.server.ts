import { loadHotPanel } from "#web/features/live-list/hot/hot-panel.loader.server.ts";
import { loadRanking } from "#web/features/standings/ranking.loader.server.ts";
import type { RequestFacts } from "#web/platform/ssr/request-context.ts";

/** Data beside the news screens: all of it is optional. */
export async function loadNewsBeside(facts: RequestFacts) {
  const [hot, ranking] = await Promise.all([loadHotPanel(facts), loadRanking(facts)]);
  return { hot, ranking };
}

export type NewsBesideData = Awaited<ReturnType<typeof loadNewsBeside>>;
