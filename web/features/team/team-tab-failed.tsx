import type { ErrorCode } from "#shared/errors/index.ts";
import type { TeamProfile } from "#shared/team/index.ts";
import { m } from "#web/paraglide/messages.js";
import { errorText } from "#web/platform/error-text.ts";
import { type TeamTab, teamTabPath } from "./team-tab.ts";

interface FailedTabProps {
  readonly team: TeamProfile;
  readonly tab: TeamTab;
  readonly code: ErrorCode;
}

/** Stands in a tab's place when its data could not be had. The link asks for the same page again. */
export default function FailedTab({ team, tab, code }: FailedTabProps) {
  return (
    <section className="panel team-failed" role="alert">
      <h2 className="font-semibold">{errorText(code)}</h2>
      <p className="text-muted">{m.match_tab_failed_hint()}</p>
      <a href={teamTabPath(team.id, tab)} className="button" data-keep-scroll="">
        {m.match_tab_retry()}
      </a>
    </section>
  );
}
