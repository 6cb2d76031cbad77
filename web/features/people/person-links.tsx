import type { TeamRef } from "#shared/match/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { shownName } from "#web/platform/shown-name.ts";
import { Crest } from "#web/ui/crest.tsx";

interface TeamLinkProps {
  readonly team: TeamRef | null;
  /** Stands where there is no team. */
  readonly none: string;
}

/** A team where room is short: crest and name, one link. */
export function TeamLink({ team, none }: TeamLinkProps) {
  if (!team) return none;
  return (
    <a href={pathOf("team", getLocale(), { id: team.id })} className="team-other">
      <Crest name={team.name} logo={team.logo} size={18} className="shrink-0" />
      <span className="truncate">{shownName(team)}</span>
    </a>
  );
}
