import { useCallback, useMemo, useSyncExternalStore } from "react";
import type {
  ComparableOdds,
  ComparedPhase,
  ComparedPrice,
  Comparison,
} from "#shared/odds/comparison.rules.ts";
import { compareOdds } from "#shared/odds/comparison.rules.ts";
import type { CompanyId } from "#shared/odds/index.ts";
import { chancePercents } from "#shared/odds/margin.rules.ts";
import { oddsKey } from "#shared/odds/odds-key.rules.ts";
import type { PriceState } from "#shared/odds/price-state.rules.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { momentOf } from "../odds-match.rules.ts";
import { newerOdds } from "../odds-overlay.ts";
import { useOddsPage } from "../odds-page.context.tsx";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { useRenewal } from "./use-renewal.ts";

/** What is made of all rows of a market: best, highest, lowest, average, payback; and which prices count, row by row. */
export interface Comparisons {
  /** As things stand. The same value until something changes. */
  of(phase: ComparedPhase): Comparison;
  /** As the page was rendered: what the server and the first render in the browser show. */
  first(phase: ComparedPhase): Comparison;
  subscribe(listener: () => void): () => void;
  /** Computes anew, and tells who listens. */
  renew(): void;
}

function createComparisons(
  compare: (phase: ComparedPhase) => Comparison,
  compareFirst: (phase: ComparedPhase) => Comparison,
): Comparisons {
  const listeners = new Set<() => void>();
  const known = new Map<ComparedPhase, Comparison>();
  const firsts = new Map<ComparedPhase, Comparison>();
  const once = (kept: Map<ComparedPhase, Comparison>, phase: ComparedPhase, make: typeof compare) => {
    const made = kept.get(phase) ?? make(phase);
    kept.set(phase, made);
    return made;
  };
  return {
    of: (phase) => once(known, phase, compare),
    first: (phase) => once(firsts, phase, compareFirst),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    renew() {
      known.clear();
      for (const listener of listeners) listener();
    },
  };
}

/**
 * Compares the rows of one market: computed when asked for, and anew when `useRenewal` says so. `rows` keep their
 * identity while their companies are the same.
 */
export function useComparisons(rows: readonly ComparableOdds[]): Comparisons {
  const overlay = useOddsOverlay();
  const { clock } = usePageStores();
  const { match } = useOddsPage();
  const [margin] = useSetting("margin_free");
  const comparisons = useMemo(() => {
    const shown = () => rows.map((row) => newerOdds(row, overlay.of(oddsKey(row)).odds));
    const method = margin === "off" ? "proportional" : margin;
    const at = (nowMs: number) => momentOf(match, Math.floor(nowMs / 1000));
    return createComparisons(
      (phase) => compareOdds(shown(), phase, at(clock.now()), method),
      (phase) => compareOdds(rows, phase, at(clock.rendered_ms), method),
    );
  }, [rows, overlay, clock, match, margin]);

  useRenewal(rows, comparisons.renew);
  return comparisons;
}

/** A company's price in a comparison; components know companies by plain numbers. */
export const priceIn = ({ rows }: Comparison, companyId: number): ComparedPrice | undefined =>
  rows.get(companyId as CompanyId);

/** The state that a cell shows: a push that takes a price off the board is seen before all rows are compared anew. */
export const stateShown = (state: PriceState | undefined, suspended: boolean): PriceState | undefined =>
  suspended && state !== "closed" ? "suspended" : state;

/**
 * A place of the chances of all outcomes, of 1 in tenths of a percent that add up as cells show them; null where there
 * is none.
 */
export const chanceAt = (chances: readonly number[] | undefined, place: number): number | null => {
  const percent = chances && chancePercents(chances, 1)[place];
  return percent === undefined ? null : percent / 100;
};

/** What cells of a company's row show of a comparison beside their prices. */
export interface PriceMarks {
  readonly state: PriceState;
  /** By outcome: whether the price is the highest that can be had. */
  readonly best: readonly boolean[];
  /** By outcome: the chance without the margin, of 1; null where it is not known. Empty for a reader of prices. */
  readonly chances: readonly (number | null)[];
}

const NO_MARKS: PriceMarks = { state: "open", best: [], chances: [] };

/** The marks of a row in one phase. One subscription for all its cells: a table has 500 of them. */
export function usePriceMarks(comparisons: Comparisons, phase: ComparedPhase, companyId: number): PriceMarks {
  const [margin] = useSetting("margin_free");
  const text = useCompared(comparisons, phase, (comparison) => {
    const price = priceIn(comparison, companyId);
    if (!price) return "";
    const { state, best, probabilities } = price;
    const chances = margin === "off" ? [] : probabilities.map((_, place) => chanceAt(probabilities, place));
    return JSON.stringify({ state, best, chances } satisfies PriceMarks);
  });
  return useMemo(() => (text === "" ? NO_MARKS : (JSON.parse(text) as PriceMarks)), [text]);
}

/** One plain value out of a comparison; the component renders again only when that differs. */
export function useCompared<Value extends string | number | boolean | null>(
  comparisons: Comparisons,
  phase: ComparedPhase,
  read: (comparison: Comparison) => Value,
): Value {
  const subscribe = useCallback((listener: () => void) => comparisons.subscribe(listener), [comparisons]);
  return useSyncExternalStore(
    subscribe,
    () => read(comparisons.of(phase)),
    () => read(comparisons.first(phase)),
  );
}
