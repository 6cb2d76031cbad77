import { type ComponentType, lazy } from "react";
import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import type { OddsBodyProps } from "./odds-body.ts";

const TwoWayBody = lazy(() => import("./two-way/two-way-body.tsx"));

/** The table of each odds page, a chunk of its own: in the server's HTML at once, hydrated when it is there. */
export const ODDS_BODIES: Readonly<Partial<Record<OddsPage, ComponentType<OddsBodyProps>>>> = {
  main: lazy(() => import("./main/main-body.tsx")),
  asian_handicap: TwoWayBody,
  over_under: TwoWayBody,
  corner_over_under: TwoWayBody,
  match_result: lazy(() => import("./match-result/match-result-body.tsx")),
  correct_score: lazy(() => import("./correct-score/correct-score-body.tsx")),
  european_handicap: lazy(() => import("./european/european-handicap-body.tsx")),
  double_chance: lazy(() => import("./double-chance/double-chance-body.tsx")),
};
