import { useMemo, useState } from "react";
import type { Movement } from "#shared/odds/movement.rules.ts";
import { type MovementView, stepsOf } from "#shared/odds/movement-steps.rules.ts";
import type { ChartLine } from "./chart-data.rules.ts";
import { historyOutcomeName } from "./history-text.ts";

export interface CompanyMovement {
  readonly company_id: number;
  readonly movement: Movement;
}

/** What the chart shows, and how to choose other of it. */
export interface ChartChoice {
  readonly lines: readonly ChartLine[];
  readonly outcomes: readonly string[];
  /** Outcomes shown: one of several companies, any of one. */
  readonly shown: readonly string[];
  readonly choose: (outcome: string) => void;
}

/** A list of scores is too long for a chart: at first only the likeliest. */
const FIRST_SHOWN = 3;

function firstShown({ outcomes, entries }: Movement): readonly string[] {
  if (outcomes.length <= FIRST_SHOWN) return outcomes;
  const prices = entries[0]?.prices ?? [];
  const priceOf = (outcome: string) => prices[outcomes.indexOf(outcome)] ?? Number.POSITIVE_INFINITY;
  return outcomes.toSorted((one, other) => priceOf(one) - priceOf(other)).slice(0, FIRST_SHOWN);
}

/** More lines than this cannot be told apart. */
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
    // One stays: an empty chart says nothing.
    if (next.length > 0) setChosen(outcomes.filter((one) => next.includes(one)));
  };
  return { lines, outcomes, shown, choose };
}
