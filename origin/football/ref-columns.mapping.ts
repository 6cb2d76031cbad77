import type { CompetitionRef, CountryRef, TeamRef, Venue } from "#shared/match/index.ts";
import type { PlayerBrief } from "#shared/player/index.ts";
import { toCompetitionRef, toCountryRef, toTeamRef } from "./ref.mapping.ts";
import {
  COMPETITION_REF,
  COUNTRY_REF,
  type CompetitionRefColumns,
  type CompetitionRefRow,
  type CountryRefColumns,
  type CountryRefRow,
  type PlayerBriefColumns,
  TEAM_REF,
  type TeamRefColumns,
  type TeamRefRow,
  type VenueColumns,
} from "./ref-columns.sql.ts";

/** Strips a prefix from column names. The callers' types guarantee that the columns exist. */
function columnsUnder<Row extends object>(
  row: object,
  prefix: string,
  columns: readonly (keyof Row & string)[],
): Row {
  const values: Readonly<Record<string, unknown>> = { ...row };
  return Object.fromEntries(columns.map((column) => [column, values[`${prefix}_${column}`]])) as Row;
}

/** The team under a prefix; null where there is none. */
export function teamRefOf<Prefix extends string>(
  row: TeamRefColumns<Prefix>,
  prefix: Prefix,
): TeamRef | null {
  const { id, name, national, country_code, ...team } = columnsUnder<TeamRefRow>(row, prefix, TEAM_REF);
  if (id === null || name === null || national === null || country_code === null) return null;
  return toTeamRef({ id, name, national, country_code, ...team });
}

/** The country under a prefix; null where there is none. */
export function countryRefOf<Prefix extends string>(
  row: CountryRefColumns<Prefix>,
  prefix: Prefix,
): CountryRef | null {
  const { id, code, name, translations } = columnsUnder<CountryRefRow>(row, prefix, COUNTRY_REF);
  if (id === null || code === null || name === null) return null;
  return toCountryRef({ id, code, name, translations });
}

/** The competition under `competition`, of the country under `country`; null where there is none. */
export function competitionRefOf(
  row: CompetitionRefColumns<"competition"> & CountryRefColumns<"country">,
): CompetitionRef | null {
  const columns = columnsUnder<CompetitionRefRow>(row, "competition", COMPETITION_REF);
  const { id, name, hot, ...competition } = columns;
  const country = countryRefOf(row, "country");
  if (id === null || name === null || hot === null || country === null) return null;
  return toCompetitionRef({ id, name, hot, ...competition }, country);
}

/** The ground of a row; null where there is none. */
export function venueOf(row: VenueColumns): Venue | null {
  const { venue_id: id, venue_name: name, venue_city: city, venue_capacity: capacity } = row;
  return id === null || name === null ? null : { id, name, city, capacity };
}

/** A player referenced by another row. */
export function playerBriefOf(row: PlayerBriefColumns): PlayerBrief {
  return {
    id: row.player_id,
    name: row.player_name,
    logo: row.player_logo,
    position: row.player_position,
    shirt_number: row.player_shirt_number,
  };
}
