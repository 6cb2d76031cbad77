import { PlacesPanel } from "#web/features/team/summary/places-panel.tsx";
import { ScorersPanel } from "#web/features/team/summary/scorers-panel.tsx";
import { TeamHeader } from "#web/features/team/team-header.tsx";
import { HiddenResults } from "#web/platform/shield/hidden-results.tsx";
import type { TeamProfileData } from "./match-profiles.loader.server.ts";

/** Who a team is, where it stands and who scores for it. */
export default function TeamProfilePanels({ team, places, scorers }: TeamProfileData) {
  return (
    <>
      <div className="team-top">
        <TeamHeader team={team} heading="h2" />
      </div>
      {places === "hidden" ? null : <PlacesPanel places={places} />}
      {scorers === "hidden" ? null : <ScorersPanel team={team} scorers={scorers} />}
      {[places, scorers].includes("hidden") ? <HiddenResults of="all" /> : null}
    </>
  );
}
