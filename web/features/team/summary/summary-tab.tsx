import { useQueries, useQuery, useSuspenseQueries } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { TeamProfile } from "#shared/team/index.ts";
import { FinishedOnly } from "#web/platform/football/finished-only.tsx";
import { HiddenResults } from "#web/platform/spoiler-shield/hidden-results.tsx";
import { useHidesResults } from "#web/platform/spoiler-shield/use-hidden-result.ts";
import { NearMatches } from "../matches/near-matches.tsx";
import { nearMatches, placesQuery, scorersQuery, teamMatchesQuery } from "../team.query.ts";
import { PlacesPanel } from "./places-panel.tsx";
import { ScorersPanel } from "./scorers-panel.tsx";
import { mainSeason, placesOf, seasonsOf } from "./team-season.rules.ts";

interface SummaryTabProps {
  readonly team: TeamProfile;
}

/** The overview of a team: next matches, last results, places and scorers. */
export function SummaryTab({ team }: SummaryTabProps) {
  const near = useNearMatches(team.id);
  return (
    <div className="team-columns">
      <div className="team-column">
        <NearMatches team={team} />
      </div>
      <div className="team-column">
        <SeasonPanels team={team} note={<FinishedOnly matches={near} />} />
      </div>
    </div>
  );
}

const useNearMatches = (team_id: number) =>
  useSuspenseQueries({ queries: nearMatches(team_id).map(teamMatchesQuery) }).flatMap(
    ({ data }) => data.matches,
  );

interface SeasonPanelsProps extends SummaryTabProps {
  /** The matches behind the statistics, where the page must name them. */
  readonly note?: ReactNode;
}

/** A team's positions in its seasons, and its scorers in the main one. */
export function SeasonPanels({ team, note }: SeasonPanelsProps) {
  const enabled = !useHidesResults();
  const seasons = seasonsOf(useNearMatches(team.id));
  const tables = useQueries({
    queries: seasons.map(({ season_id }) => ({ ...placesQuery(team.id, season_id), enabled })),
  });
  const rows = tables.flatMap(({ data }) => (data ? [data] : []));
  const isKnown = rows.length === seasons.length;
  const places = isKnown ? placesOf(seasons, rows) : null;
  const main = mainSeason(seasons, places ?? []);
  const scorers = useQuery({
    ...scorersQuery(team.id, main?.season_id ?? 0),
    enabled: enabled && main !== undefined,
  }).data;
  if (!enabled) return <HiddenResults of="all" />;
  return (
    <>
      <PlacesPanel places={places} />
      <ScorersPanel
        team={team}
        competition={main?.competition ?? null}
        scorers={scorers ?? null}
        note={note}
      />
    </>
  );
}
