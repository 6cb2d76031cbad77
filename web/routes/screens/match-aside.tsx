import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import type { StandingsTable } from "#shared/standings/index.ts";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import { tablesQuery } from "#web/platform/data/competition.query.ts";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { useHidesResults } from "#web/platform/spoiler-shield/use-hidden-result.ts";
import { Panel } from "#web/ui/panel.tsx";
import { LiveTablesWithChoice } from "./live-tables.tsx";
import MatchChat from "./match-chat.tsx";

interface MatchAsideProps {
  readonly id: number;
  /** The chat is the open tab, so the aside omits it. */
  readonly isChatOpen: boolean;
}

/** Beside the tabs: on wide screens the chat, and the table the match counts for. */
export default function MatchAside({ id, isChatOpen }: MatchAsideProps) {
  const { match } = useSuspenseQuery(matchDetailQuery(id)).data;
  const isHidden = useHidesResults();
  const standings = useQuery({ ...tablesQuery(match.season_id), enabled: !isHidden }).data;
  const tables = tablesOfMatch(standings?.tables ?? [], match);
  return (
    <>
      {isChatOpen ? null : <MatchChat key={match.id} match={match} place="aside" />}
      <Panel id="standings" heading={m.standings_heading()}>
        {tables.length === 0 ? (
          <p className="list-nothing">{emptyText(standings !== undefined, isHidden)}</p>
        ) : (
          <LiveTablesWithChoice
            tables={tables}
            promotions={standings?.promotions ?? []}
            of={shownName(match.competition)}
            highlighted={{ team_ids: [match.home.id, match.away.id], why: m.standings_this_match() }}
          />
        )}
      </Panel>
    </>
  );
}

function emptyText(isKnown: boolean, isHidden: boolean): string {
  if (isKnown) return m.standings_none();
  return isHidden ? m.error_scores_hidden() : m.standings_unavailable();
}

const hasTeam = (table: StandingsTable, teamId: number): boolean =>
  table.rows.some((row) => row.team.id === teamId);

/** The tables of a match: of its group; without one those of its two teams, its own stage's first. */
export function tablesOfMatch(tables: readonly StandingsTable[], match: Match): StandingsTable[] {
  const ofTeams = tables.filter((table) => hasTeam(table, match.home.id) || hasTeam(table, match.away.id));
  const ofGroup = ofTeams.filter((table) => match.group !== null && table.group === match.group);
  if (ofGroup.length > 0) return ofGroup;
  const ofStage = ofTeams.filter((table) => match.stage !== null && table.stage === match.stage.name);
  return ofStage.length > 0 ? ofStage : ofTeams;
}
