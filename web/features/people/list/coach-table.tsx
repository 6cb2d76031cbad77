import { m } from "#messages/paraglide/messages.js";
import { getLocale } from "#messages/paraglide/runtime.js";
import type { Coach } from "#shared/coach/coach.schema.ts";
import { pathOf } from "#shared/url/index.ts";
import { TeamLink } from "#web/platform/football/team-link.tsx";
import { shownName } from "#web/platform/i18n/shown-name.ts";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { DataTable } from "#web/ui/data-table.tsx";
import { coachRole } from "../coach/coach-role.ts";

interface CoachTableProps {
  readonly coaches: readonly Coach[];
  readonly caption: string;
}

/** A table of coaches with identifying details; scrolls horizontally with fixed names. */
export function CoachTable({ coaches, caption }: CoachTableProps) {
  return (
    <DataTable caption={caption} className="people-table">
      <thead>
        <tr>
          <th scope="col">{m.lineup_coach()}</th>
          <th scope="col">{m.people_column_team()}</th>
          <th scope="col">{m.team_column_country()}</th>
          <th scope="col">{m.team_column_age()}</th>
          <th scope="col">{m.people_column_kind()}</th>
          <th scope="col">{m.people_column_formation()}</th>
        </tr>
      </thead>
      <tbody>
        {coaches.map((coach) => (
          <CoachRow key={coach.id} coach={coach} />
        ))}
      </tbody>
    </DataTable>
  );
}

function CoachRow({ coach }: { readonly coach: Coach }) {
  const { id, name, team, country, age, kind, preferred_formation } = coach;
  return (
    <tr>
      <th scope="row">
        <SiteLink to={pathOf("coach", getLocale(), { id })} className="name-link">
          {name}
        </SiteLink>
      </th>
      <td>
        <TeamLink team={team} none={m.coach_no_team()} />
      </td>
      <td>{country ? shownName(country) : "–"}</td>
      <td>{age ?? "–"}</td>
      <td>{team ? coachRole(kind) : "–"}</td>
      <td>{preferred_formation ?? "–"}</td>
    </tr>
  );
}
