import { type Standings, standingsKey } from "#web/features/match/match.keys.ts";
import type { MatchPageData } from "#web/features/match/match-page.loader.server.ts";
import { tablesOfMatch } from "#web/features/match/match-standings.ts";
import { StandingsPanel } from "#web/features/standings/standings-panel.tsx";
import { m } from "#web/paraglide/messages.js";
import { useFetched } from "#web/platform/page-stores.tsx";
import { shownName } from "#web/platform/shown-name.ts";

/** What is read while no table could be had. */
const NO_STANDINGS: Standings = { promotions: [], tables: [] };

/** Beside the tabs: the table the match counts for. On wide screens this is where the chat will be. */
export default function MatchAside({ page }: { readonly page: MatchPageData }) {
  const { match } = page.detail;
  const standings = useFetched(standingsKey(match.season_id), page.standings ?? NO_STANDINGS);
  return (
    <StandingsPanel
      tables={tablesOfMatch(standings.tables, match)}
      promotions={standings.promotions}
      of={shownName(match.competition)}
      marked={{ team_ids: [match.home.id, match.away.id], why: m.standings_this_match() }}
      empty={standings === NO_STANDINGS ? m.standings_unavailable() : m.standings_none()}
    />
  );
}
