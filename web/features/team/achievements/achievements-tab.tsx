import type { TeamRef } from "#shared/match/index.ts";
import { HonorsPanel } from "#web/platform/honors-panel.tsx";
import { HiddenResults } from "#web/platform/shield/hidden-results.tsx";
import type { AchievementsTabData } from "./achievements-tab.loader.server.ts";
import { YearsPanel } from "./years-panel.tsx";

interface AchievementsTabProps {
  readonly team: Pick<TeamRef, "id">;
  readonly data: AchievementsTabData;
}

/** What a team has won, and where it stood in the last years. */
export default function AchievementsTab({ team, data }: AchievementsTabProps) {
  return (
    <div className="team-columns">
      {data.years === "hidden" ? (
        <HiddenResults of="all" />
      ) : (
        <YearsPanel team={team} data={data} years={data.years} />
      )}
      <HonorsPanel honors={data.honors} />
    </div>
  );
}
