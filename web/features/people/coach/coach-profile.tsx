import { useQuery, useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#web/paraglide/messages.js";
import { HonorsPanel } from "#web/platform/football/honors-panel.tsx";
import { coachHonorsQuery, coachQuery } from "./coach.query.ts";
import { CoachHeader } from "./coach-header.tsx";
import { UpdatingPanel } from "./coach-page.tsx";

/** A coach beside another one, with honours. */
export default function CoachProfile({ coachId }: { readonly coachId: number }) {
  const { coach } = useSuspenseQuery(coachQuery(coachId)).data;
  const honors = useQuery(coachHonorsQuery(coachId)).data?.honors;
  return (
    <>
      <div className="team-top">
        <CoachHeader coach={coach} heading="h2" />
      </div>
      {honors ? <HonorsPanel honors={honors} /> : <UpdatingPanel heading={m.team_honors_heading()} />}
    </>
  );
}
