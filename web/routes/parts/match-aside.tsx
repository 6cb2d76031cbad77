import { type Standings, standingsKey } from "#web/features/match/match.keys.ts";
import type { MatchPageData } from "#web/features/match/page/match-page.loader.server.ts";
import { tablesOfMatch } from "#web/features/match/page/match-standings.ts";
import { StandingsPanel } from "#web/features/standings/standings-panel.tsx";
import { m } from "#web/paraglide/messages.js";
import { useFetched } from "#web/platform/page-stores.tsx";
import { shownName } from "#web/platform/shown-name.ts";
import MatchChat from "./match-chat.tsx";

/** What is read while no table could be had. */
const NO_STANDINGS: Standings = { promotions: [], tables: [] };

interface MatchAsideProps {
  readonly page: MatchPageData;
  /** The chat is the tab that is open: it does not stand here too. */
  readonly isChatOpen: boolean;
}

/** Beside the tabs: on wide screens the chat, and the table the match counts for. */
export default function MatchAside({ page, isChatOpen }: MatchAsideProps) {
  const { match } = page.detail;
  const standings = useFetched(standingsKey(match.season_id), page.standings ?? NO_STANDINGS);
  return (
    <>
      {isChatOpen ? null : <MatchChat key={match.id} match={match} place="aside" />}
      <StandingsPanel
        tables={tablesOfMatch(standings.tables, match)}
        promotions={standings.promotions}
        of={shownName(match.competition)}
        marked={{ team_ids: [match.home.id, match.away.id], why: m.standings_this_match() }}
        empty={standings === NO_STANDINGS ? m.standings_unavailable() : m.standings_none()}
      />
    </>
  );
}
