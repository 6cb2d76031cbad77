import type { Ranking } from "#web/features/standings/ranking.loader.server.ts";
import { RankingPanel } from "#web/features/standings/ranking-panel.tsx";
import { LiveTables } from "./live-tables.tsx";

/** The table beside the news, with its matches in play as rooms push them. */
export default function LiveRanking({ ranking }: { readonly ranking: Ranking }) {
  return <RankingPanel ranking={ranking} table={(shown) => <LiveTables {...shown} view="live" />} />;
}
