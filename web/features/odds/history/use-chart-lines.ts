import { useMemo, useState } from "react";
import type { Movement } from "#shared/odds/movement.rules.ts";
import { type MovementView, stepsOf } from "#shared/odds/movement-steps.rules.ts";
import type { ChartLine } from "./chart-data.rules.ts";
import { historyOutcomeName } from "./history-text.ts";

export interface CompanyMovement {
  readonly company_id: number;
  readonly movement: Movement;
}

/** The chart's selection, with functions to change it. */
export interface ChartChoice {
  readonly lines: readonly ChartLine[];
  readonly outcomes: readonly string[];
  /** Shown outcomes: one for several companies, any number for one. */
  readonly shown: readonly string[];
  readonly choose: (outcome: string) => void;
}

/** A list of scores is too long for a chart: the initial choice is the likeliest ones. */
const FIRST_SHOWN = 3;

function firstShown({ outcomes, entries }: Movement): readonly string[] {
  if (outcomes.length <= FIRST_SHOWN) return outcomes;
  const prices = entries[0]?.prices ?? [];
  const priceOf = (outcome: string) => prices[outcomes.indexOf(outcome)] ?? Number.POSITIVE_INFINITY;
  return outcomes.toSorted((one, other) => priceOf(one) - priceOf(other)).slice(0, FIRST_SHOWN);
}

/** More lines would be indistinguishable. */
const MOST_SHOWN = 6;

/** Lines of the chart: outcomes of one company, or one outcome of several companies. */
export function useChartLines(
  movements: readonly CompanyMovement[],
  nameOf: (companyId: number) => string,
  view: MovementView,
): ChartChoice {
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const first = movements[0]?.movement;
  const outcomes = first?.outcomes ?? [];
  const compares = movements.length > 1;
  const all = chosen ?? (first ? firstShown(first) : []);
  const shown = compares ? all.slice(0, 1) : all;
  const key = shown.join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: names of companies do not change, `key` is `shown`
  const lines = useMemo(
    () =>
      movements.flatMap(({ company_id, movement }) => {
        const steps = stepsOf(movement, view);
        return shown.flatMap((outcome): ChartLine[] => {
          const points = steps[movement.outcomes.indexOf(outcome)];
          if (!points) return [];
          const label = compares ? nameOf(company_id) : historyOutcomeName(outcome);
          return [{ key: `${company_id}.${outcome}`, label, company_id, points }];
        });
      }),
    [movements, view, key, compares],
  );
  const choose = (outcome: string) => {
    if (compares) return setChosen([outcome]);
    const without = shown.filter((one) => one !== outcome);
    const next = without.length < shown.length ? without : [...shown, outcome].slice(-MOST_SHOWN);
    // One stays: an empty chart is useless.
    if (next.length > 0) setChosen(outcomes.filter((one) => next.includes(one)));
  };
  return { lines, outcomes, shown, choose };
}
