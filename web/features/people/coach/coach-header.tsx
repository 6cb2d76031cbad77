import { m } from "#messages/paraglide/messages.js";
import type { Coach } from "#shared/coach/coach.schema.ts";
import { Crest } from "#web/platform/football/crest.tsx";
import { TeamLink } from "#web/platform/football/team-link.tsx";
import { CalendarDay } from "#web/platform/i18n/calendar-day.tsx";
import { Fact } from "#web/ui/fact.tsx";
import { OriginFacts } from "../person-facts.tsx";
import { coachRole } from "./coach-role.ts";

interface CoachHeaderProps {
  readonly coach: Coach;
  /** The page's own heading, unless the coach is one of two on it. */
  readonly heading?: "h1" | "h2";
}

/** The coach's name, team and known facts. */
export function CoachHeader({ coach, heading: Name = "h1" }: CoachHeaderProps) {
  const { name, team, kind } = coach;
  return (
    <header className="team-header people-header people-alone">
      <Crest of={coach} size={64} className="team-crest" />
      <div className="team-names">
        <Name className="team-name">{name}</Name>
        <p className="people-line">
          <TeamLink team={team} none={m.coach_no_team()} />
          {team ? <span>{coachRole(kind)}</span> : null}
        </p>
      </div>
      <CoachFacts coach={coach} />
    </header>
  );
}

function CoachFacts({ coach }: { readonly coach: Coach }) {
  const { preferred_formation, joined, contract_until } = coach;
  return (
    <dl className="team-facts">
      <OriginFacts person={coach} />
      {preferred_formation === null ? null : (
        <Fact name={m.people_column_formation()}>{preferred_formation}</Fact>
      )}
      {joined === null ? null : (
        <Fact name={m.coach_joined()}>
          <CalendarDay day={joined} />
        </Fact>
      )}
      {contract_until === null ? null : (
        <Fact name={m.people_contract_until()}>
          <CalendarDay day={contract_until} />
        </Fact>
      )}
    </dl>
  );
}
