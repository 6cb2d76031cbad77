import type { players } from "#origin/db/schema/player.table.ts";
import {
  type CountryRefColumns,
  countryRef,
  logoColumn,
  type TeamRefColumns,
  teamRef,
} from "../ref-columns.sql.ts";

/** A player with the columns of list entries and of the player page. */
export type PlayerRow = Omit<
  typeof players.$inferSelect,
  "picture" | "team_id" | "country_id" | "team_as_of" | "profile_as_of"
> &
  TeamRefColumns<"team"> &
  CountryRefColumns<"country">;

const OWN_COLUMNS = [
  "id",
  "name",
  "position",
  "shirt_number",
  "birthday",
  "height_cm",
  "weight_kg",
  "preferred_foot",
  "market_value",
  "market_value_currency",
  "contract_until",
] as const satisfies (keyof PlayerRow)[];

/** Columns of a {@link PlayerRow}: of `p`, the club `t` and the country `k`. */
export const PLAYER_COLUMNS = `${OWN_COLUMNS.map((column) => `p.${column}`).join(", ")}, ${logoColumn("p")} AS logo,
    ${teamRef("t", "team")}, ${countryRef("k", "country")}`;

/** Joins after `players p`. */
export const PLAYER_JOINS =
  "LEFT JOIN teams t ON t.id = p.team_id LEFT JOIN countries k ON k.id = p.country_id";
