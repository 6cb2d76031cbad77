import type { ComponentType } from "react";
import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import { lazyWithRetry } from "#web/platform/hydration/lazy-with-retry.ts";
import type { OddsBodyProps } from "./odds-body.ts";
import type { PricesProps } from "./prices.tsx";

interface TableModule {
  readonly default: ComponentType<OddsBodyProps>;
}

/** The price tables of a page, a chunk of their own. */
const pricesWith = (load: () => Promise<TableModule>) =>
  lazyWithRetry(async () => {
    const [{ Prices }, { default: Table }] = await Promise.all([import("./prices.tsx"), load()]);
    return { default: (props: PricesProps) => <Prices {...props} Table={Table} /> };
  });

const TwoWay = pricesWith(() => import("./two-way/two-way-body.tsx"));
const ThreeWay = pricesWith(() => import("./three-way/three-way-body.tsx"));

export const ODDS_BODIES: Readonly<Record<OddsPage, ComponentType<PricesProps>>> = {
  main: pricesWith(() => import("./main/main-body.tsx")),
  asian_handicap: TwoWay,
  over_under: TwoWay,
  corner_over_under: TwoWay,
  match_result: pricesWith(() => import("./match-result/match-result-body.tsx")),
  correct_score: pricesWith(() => import("./correct-score/correct-score-body.tsx")),
  european_handicap: ThreeWay,
  double_chance: ThreeWay,
};
