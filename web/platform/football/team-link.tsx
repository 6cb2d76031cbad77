import { getLocale } from "#messages/paraglide/runtime.js";
import type { TeamRef } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { Crest } from "#web/platform/football/crest.tsx";
import { TeamName } from "#web/platform/football/team-name.tsx";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";

interface TeamLinkProps {
  readonly team: TeamRef | null;
  /** Rendered when there is no team. */
  readonly none?: string;
}

/** A team in little room: crest and name in one link. Needs ui/data-table.css. */
export function TeamLink({ team, none = "–" }: TeamLinkProps) {
  if (!team) return none;
  return (
    <SiteLink to={pathOf("team", getLocale(), { id: team.id })} className="team-link">
      <Crest of={team} size={18} className="shrink-0" />
      <span>
        <TeamName team={team} />
      </span>
    </SiteLink>
  );
}
