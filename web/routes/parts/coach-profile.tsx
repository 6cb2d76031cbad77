import { CoachHeader } from "#web/features/people/coach/coach-header.tsx";
import { UpdatingPanel } from "#web/features/people/coach/coach-page.tsx";
import { m } from "#web/paraglide/messages.js";
import { HonorsPanel } from "#web/platform/honors-panel.tsx";
import type { CoachProfileData } from "./match-profiles.loader.server.ts";

/** A team's coach and what he has won. */
export default function CoachProfile({ profile }: { readonly profile: CoachProfileData | null }) {
  if (profile === null) return <p className="panel list-nothing">{m.match_coach_none()}</p>;
  const { coach, honors } = profile;
  return (
    <>
      <div className="team-top">
        <CoachHeader coach={coach} heading="h2" />
      </div>
      {honors ? <HonorsPanel honors={honors} /> : <UpdatingPanel heading={m.team_honors_heading()} />}
    </>
  );
}
