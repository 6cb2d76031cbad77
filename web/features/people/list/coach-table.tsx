import type { Coach } from "#shared/coach/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { shownName } from "#web/platform/shown-name.ts";
import { coachRole } from "../coach/coach-role.ts";
import { TeamLink } from "../person-links.tsx";

interface CoachTableProps {
  readonly coaches: readonly Coach[];
  readonly caption: string;
}

/** Coaches with what tells one from another; scrolls within itself, names stay in sight. */
export function CoachTable({ coaches, caption }: CoachTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="team-scroll" aria-label={caption} tabIndex={0}>
      <table className="team-table people-table">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{m.nav_coaches()}</th>
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
      </table>
    </section>
  );
}

function CoachRow({ coach }: { readonly coach: Coach }) {
  const { id, name, team, country, age, kind, preferred_formation } = coach;
  return (
    <tr>
      <th scope="row">
        <a href={pathOf("coach", getLocale(), { id })} className="team-player">
          {name}
        </a>
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
