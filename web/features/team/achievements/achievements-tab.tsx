import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { competitionShown } from "#shared/competition/season-shown.rules.ts";
import type { TeamRef } from "#shared/match/index.ts";
import { HonorsPanel } from "#web/platform/football/honors-panel.tsx";
import { idIn } from "#web/platform/navigation/page-path.ts";
import { HiddenResults } from "#web/platform/spoiler-shield/hidden-results.tsx";
import { useHidesResults } from "#web/platform/spoiler-shield/use-hidden-result.ts";
import { competitionsQuery, honorsQuery, yearsQuery } from "../team.query.ts";
import { YearsPanel } from "./years-panel.tsx";

interface AchievementsTabProps {
  readonly team: Pick<TeamRef, "id">;
  readonly search: URLSearchParams;
}

/** A team's honours, and its positions in recent years. */
export default function AchievementsTab({ team, search }: AchievementsTabProps) {
  const { honors } = useSuspenseQuery(honorsQuery(team.id)).data;
  const { competitions } = useSuspenseQuery(competitionsQuery(team.id)).data;
  const shown = competitionShown(competitions, idIn(search, "comp_id"));
  const isHidden = useHidesResults() && shown !== null;
  const years = useQuery({
    ...yearsQuery(team.id, shown?.id ?? 0),
    enabled: shown !== null && !isHidden,
  }).data?.years;
  return (
    <div className="team-columns">
      {isHidden ? (
        <HiddenResults of="all" />
      ) : (
        <YearsPanel
          team={team}
          competitions={competitions.map(({ competition }) => competition)}
          shown={shown}
          years={shown === null ? [] : (years ?? null)}
        />
      )}
      <HonorsPanel honors={honors} />
    </div>
  );
}
