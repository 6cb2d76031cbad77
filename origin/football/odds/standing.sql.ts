import type { Maybe, Prefixed, RowOf } from "#origin/db/row-types.ts";
import type { match_states } from "#origin/db/schema/match-state.table.ts";

/** Columns of the state `s` that prices are held against, and the row they give. */

const COLUMNS = [
  "status",
  "home_goals",
  "home_half",
  "home_corners",
  "away_goals",
  "away_half",
  "away_corners",
] as const satisfies readonly (keyof RowOf<typeof match_states>)[];

/** Where a match stands; null before anything is known. */
export type StandingRow = Maybe<
  Prefixed<"state", Pick<RowOf<typeof match_states>, (typeof COLUMNS)[number]>>
>;

/** Columns of a {@link StandingRow}. */
export const STANDING = COLUMNS.map((column) => `s.${column} AS state_${column}`).join(", ");
