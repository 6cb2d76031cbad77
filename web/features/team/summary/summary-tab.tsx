import type { TeamProfile } from "#shared/team/index.ts";
import { HiddenResults } from "#web/platform/shield/hidden-results.tsx";
import { FinishedOnly } from "#web/platform/words/finished-only.tsx";
import { NearMatches } from "../matches/near-matches.tsx";
import { useTeamMatches } from "../matches/use-team-matches.tsx";
import { PlacesPanel } from "./places-panel.tsx";
import { ScorersPanel } from "./scorers-panel.tsx";
import type { SummaryTabData } from "./summary-tab.loader.server.ts";

interface SummaryTabProps {
  readonly team: TeamProfile;
  readonly data: SummaryTabData;
}

/** What one looks at a team for: what it plays next, how it has done, where it stands, who scores. */
export function SummaryTab({ team, data }: SummaryTabProps) {
  const { places, scorers, future, past } = data;
  const near = [
    ...useTeamMatches(future.name, future.answer).matches,
    ...useTeamMatches(past.name, past.answer).matches,
  ];
  return (
    <div className="team-columns">
      <div className="team-column">
        <NearMatches team={team} data={data} />
      </div>
      <div className="team-column">
        {places === "hidden" ? null : <PlacesPanel places={places} />}
        {scorers === "hidden" ? null : (
          <ScorersPanel team={team} scorers={scorers} note={<FinishedOnly matches={near} />} />
        )}
        {[places, scorers].includes("hidden") ? <HiddenResults of="all" /> : null}
      </div>
    </div>
  );
}
