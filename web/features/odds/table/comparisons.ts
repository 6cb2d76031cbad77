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

/** Values derived from all rows of a market, and which prices count, row by row. */
export interface Comparisons {
  /** Current values. Identical until something changes. */
  of(phase: ComparedPhase): Comparison;
  /** As the page was rendered: used by the server and the first render in the browser. */
  first(phase: ComparedPhase): Comparison;
  subscribe(listener: () => void): () => void;
  /** Recomputes, and notifies listeners. */
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
 * Compares the rows of one market, on demand and at each renewal. `rows` keep their identity while their companies are
 * the same.
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

/** A company's price in a comparison; components identify companies by plain numbers. */
export const priceIn = ({ rows }: Comparison, companyId: number): ComparedPrice | undefined =>
  rows.get(companyId as CompanyId);

/** The state that a cell shows: a push that suspends a price is visible before all rows are compared again. */
export const stateShown = (state: PriceState | undefined, suspended: boolean): PriceState | undefined =>
  suspended && state !== "closed" ? "suspended" : state;

/** An outcome's share of the probabilities, in tenths of a percent that add up as cells show them; null for none. */
export const chanceAt = (chances: readonly number[] | undefined, place: number): number | null => {
  const percent = chances && chancePercents(chances, 1)[place];
  return percent === undefined ? null : percent / 100;
};

/** Results of a comparison for the cells of a company's row, beside their prices. */
export interface PriceFlags {
  readonly state: PriceState;
  /** By outcome: whether the price is the highest available. */
  readonly best: readonly boolean[];
  /** By outcome: whether the price is above the fair one. */
  readonly value: readonly boolean[];
  /** By outcome: the probability without the margin, 0 to 1; null if unknown. Empty for a reader of prices. */
  readonly chances: readonly (number | null)[];
}

const NO_FLAGS: PriceFlags = { state: "open", best: [], value: [], chances: [] };

/** The flags of a row in one phase. One subscription for all its cells: a table has 500 of them. */
export function usePriceFlags(comparisons: Comparisons, phase: ComparedPhase, companyId: number): PriceFlags {
  const [margin] = useSetting("margin_free");
  const text = useCompared(comparisons, phase, (comparison) => {
    const price = priceIn(comparison, companyId);
    if (!price) return "";
    const { state, best, value, probabilities } = price;
    const chances = margin === "off" ? [] : probabilities.map((_, place) => chanceAt(probabilities, place));
    return JSON.stringify({ state, best, value, chances } satisfies PriceFlags);
  });
  return useMemo(() => (text === "" ? NO_FLAGS : (JSON.parse(text) as PriceFlags)), [text]);
}

/** One plain value from a comparison; the component renders only when it changes. */
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
