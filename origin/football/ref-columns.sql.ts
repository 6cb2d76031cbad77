import type { Maybe, Prefixed, RowOf } from "#origin/db/row-types.ts";
import type { competitions } from "#origin/db/schema/competition.table.ts";
import type { countries } from "#origin/db/schema/country.table.ts";
import type { players } from "#origin/db/schema/player.table.ts";
import type { teams } from "#origin/db/schema/team.table.ts";
import type { venues } from "#origin/db/schema/venue.table.ts";

/**
 * References that rows of every noun have, as columns under a prefix: `t.id AS team_id, t.name AS team_name, …`. They
 * are null where a LEFT JOIN finds none. The mapping beside this file reads them.
 */

export const TEAM_REF = [
  "id",
  "name",
  "short_name",
  "translations",
  "logo",
  "national",
  "country_code",
] as const;
export const COUNTRY_REF = ["id", "code", "name", "translations"] as const;
export const COMPETITION_REF = ["id", "name", "short_name", "translations", "logo", "hot"] as const;
export const VENUE = ["id", "name", "city", "capacity"] as const;
export const PLAYER_BRIEF = ["id", "name", "logo", "position", "shirt_number"] as const;

/** Columns of a team that a reference to it is made of. */
export type TeamColumns = Pick<RowOf<typeof teams>, Exclude<(typeof TEAM_REF)[number], "country_code">> & {
  /** FIFA code of its country. */
  readonly country_code: string;
};
export type TeamRefRow = Maybe<TeamColumns>;
export type CountryRefRow = Maybe<Pick<RowOf<typeof countries>, (typeof COUNTRY_REF)[number]>>;
export type CompetitionRefRow = Maybe<Pick<RowOf<typeof competitions>, (typeof COMPETITION_REF)[number]>>;
export type VenueRow = Maybe<Pick<RowOf<typeof venues>, (typeof VENUE)[number]>>;
export type PlayerBriefRow = Pick<RowOf<typeof players>, (typeof PLAYER_BRIEF)[number]>;

export type TeamRefColumns<Prefix extends string> = Prefixed<Prefix, TeamRefRow>;
export type CountryRefColumns<Prefix extends string> = Prefixed<Prefix, CountryRefRow>;
export type CompetitionRefColumns<Prefix extends string> = Prefixed<Prefix, CompetitionRefRow>;
export type VenueColumns = Prefixed<"venue", VenueRow>;
export type PlayerBriefColumns = Prefixed<"player", PlayerBriefRow>;

/**
 * Logo of a team, competition, player or coach as readers get it: a path of this site. Of a logo on another host it is
 * our copy, so that no browser calls that host; null until there is one.
 */
export const logoColumn = (table: string): string =>
  `iif(${table}.logo LIKE 'http%', ${table}.picture, ${table}.logo)`;

/** FIFA code of a team's country, in statements that do not join it. */
export const countryCodeColumn = (table: string): string =>
  `(SELECT code FROM countries WHERE id = ${table}.country_id)`;

/** Columns that are not the table's own as they are. */
const MADE: Readonly<Record<string, (table: string) => string>> = {
  logo: logoColumn,
  country_code: countryCodeColumn,
};

const listed = (columns: readonly string[], table: string, prefix: string): string =>
  columns
    .map((column) => `${MADE[column]?.(table) ?? `${table}.${column}`} AS ${prefix}_${column}`)
    .join(", ");

/** Columns of a team; the argument is the table's alias in the statement. */
export const teamRef = (table: string, prefix: string): string => listed(TEAM_REF, table, prefix);

/** Columns of a country. */
export const countryRef = (table: string, prefix: string): string => listed(COUNTRY_REF, table, prefix);

/** Columns of a competition; its country stands under a prefix of its own. */
export const competitionRef = (table: string, prefix: string): string =>
  listed(COMPETITION_REF, table, prefix);

/** Columns of a ground, `venue_id` and so on. */
export const venueColumns = (table: string): string => listed(VENUE, table, "venue");

/** Columns of a player referenced by another row, `player_id` and so on. */
export const playerBrief = (table: string): string => listed(PLAYER_BRIEF, table, "player");
