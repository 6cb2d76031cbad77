import { useSuspenseQuery } from "@tanstack/react-query";
import { SeasonPanels } from "./summary/summary-tab.tsx";
import { teamQuery } from "./team.query.ts";
import { TeamHeader } from "./team-header.tsx";

/** A team beside another one: known facts, positions and scorers. */
export default function TeamProfile({ teamId }: { readonly teamId: number }) {
  const { team } = useSuspenseQuery(teamQuery(teamId)).data;
  return (
    <>
      <div className="team-top">
        <TeamHeader team={team} heading="h2" />
      </div>
      <SeasonPanels team={team} />
    </>
  );
}
