import { useFetched } from "#web/platform/page-stores.tsx";
import { type Standings, standingsKey } from "./match.keys.ts";
import type { MatchPageData } from "./match-page.loader.server.ts";
import { StandingsPanel } from "./standings-panel.tsx";

/** What is read while no table could be had. */
const NO_STANDINGS: Standings = { promotions: [], tables: [] };

/** Beside the tabs: the table the match counts for. On wide screens this is where the chat will be. */
export default function MatchAside({ page }: { readonly page: MatchPageData }) {
  const { match } = page.detail;
  const standings = useFetched(standingsKey(match.season_id), page.standings ?? NO_STANDINGS);
  return <StandingsPanel match={match} standings={standings === NO_STANDINGS ? null : standings} />;
}
