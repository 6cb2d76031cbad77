import type { Maybe, Prefixed, RowOf } from "#origin/db/row-types.ts";
import type { matches } from "#origin/db/schema/match.table.ts";
import type { match_states } from "#origin/db/schema/match-state.table.ts";
import { STATUS } from "../match/match-row.sql.ts";

/** Columns of the match `m` and its state `s` relevant for prices, and their row types. */

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

/** State and kick-off (seconds UTC) of a match with prices. */
export type PricedRow = StandingRow & Pick<RowOf<typeof matches>, "match_time">;

/** Columns of a {@link PricedRow}. */
export const STANDING = [
  "m.match_time",
  ...COLUMNS.map((column) => `${column === "status" ? STATUS : `s.${column}`} AS state_${column}`),
].join(", ");
