import type { CoachBrief } from "#shared/coach/coach.schema.ts";
import type { Player } from "#shared/player/index.ts";
import { squadValue, type Team, type TeamProfile } from "#shared/team/index.ts";
import { toTeamRef } from "../ref.mapping.ts";
import { countryRefOf, venueOf } from "../ref-columns.mapping.ts";
import type { TeamProfileRow, TeamRow } from "./team.queries.ts";

/** A team in lists. Every team has a country. */
export function toTeam(row: TeamRow): Team {
  const country = countryRefOf(row, "country");
  if (!country) throw new Error(`team ${row.id} has no country`);
  return { ...toTeamRef(row), country, national: row.national === 1 };
}

/** A team's own page. */
export function toTeamProfile(
  row: TeamProfileRow,
  coach: CoachBrief | null,
  players: readonly Player[],
): TeamProfile {
  const { founded, website } = row;
  return { ...toTeam(row), founded, website, venue: venueOf(row), coach, squad_value: squadValue(players) };
}
