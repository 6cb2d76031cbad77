import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import { tablesOfMatch } from "#web/features/match/page/match-standings.ts";
import { StandingsPanel } from "#web/features/standings/standings-panel.tsx";
import { m } from "#web/paraglide/messages.js";
import { tablesQuery } from "#web/platform/data/competition.query.ts";
import { shownName } from "#web/platform/shown-name.ts";
import MatchChat from "./match-chat.tsx";

interface MatchAsideProps {
  readonly id: number;
  /** The chat is the tab that is open: it does not stand here too. */
  readonly isChatOpen: boolean;
}

/** Beside the tabs: on wide screens the chat, and the table the match counts for. */
export default function MatchAside({ id, isChatOpen }: MatchAsideProps) {
  const { match } = useSuspenseQuery(matchDetailQuery(id)).data;
  const standings = useQuery(tablesQuery(match.season_id)).data;
  return (
    <>
      {isChatOpen ? null : <MatchChat key={match.id} match={match} place="aside" />}
      <StandingsPanel
        tables={tablesOfMatch(standings?.tables ?? [], match)}
        promotions={standings?.promotions ?? []}
        of={shownName(match.competition)}
        marked={{ team_ids: [match.home.id, match.away.id], why: m.standings_this_match() }}
        empty={standings ? m.standings_none() : m.standings_unavailable()}
      />
    </>
  );
}
