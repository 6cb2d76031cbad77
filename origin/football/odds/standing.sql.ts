import type { Maybe, Prefixed, RowOf } from "#origin/db/row-types.ts";
import type { match_states } from "#origin/db/schema/match-state.table.ts";
import { STATUS } from "../match/match-row.sql.ts";

/** State columns `s` relevant for prices, and their row type. */

const COLUMNS = [
  "status",
  "home_goals",
  "home_half",
  "home_corners",
  "away_goals",
  "away_half",
  "away_corners",
] as const satisfies readonly (keyof RowOf<typeof match_states>)[];

/** State of a match; null before anything is known. */
export type StandingRow = Maybe<
  Prefixed<"state", Pick<RowOf<typeof match_states>, (typeof COLUMNS)[number]>>
>;

/** Columns of a {@link StandingRow}. */
export const STANDING = COLUMNS.map(
  (column) => `${column === "status" ? STATUS : `s.${column}`} AS state_${column}`,
).join(", ");
