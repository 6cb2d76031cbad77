import {
  chancePercents,
  MARGIN_METHODS,
  type MarginMethod,
  type PriceList,
  winnersOf,
} from "./margin.rules.ts";
import type { Movement, PriceEntry } from "./movement.rules.ts";

/** A line of the chart at one entry. */
export interface PricePoint {
  readonly entry: PriceEntry;
  /** Decimal price or, in a margin-free view, probability (0..1) in tenths of a percent. Null while suspended or not priced: a gap. */
  readonly value: number | null;
  /** The line has changed: no step leads here, the two values are about different bets. */
  readonly line_changed: boolean;
}

/** `off`: prices as they are. Else probabilities without the margin, by the named method. */
export type MovementView = "off" | MarginMethod;

/** Value of every outcome of an entry in a view; null where it cannot be computed. */
export function entryValues(
  { market, outcomes }: Omit<Movement, "entries">,
  entry: PriceEntry,
  view: MovementView,
): (number | null)[] {
  if (entry.suspended) return entry.prices.map(() => null);
  if (view === "off") return [...entry.prices];
  const [first, second, ...rest] = entry.prices.filter((price) => price !== null);
  // Without "every other score" a list of scores is no whole book, and has no margin.
  const isWhole = market !== "correct_score" || (outcomes.at(-1) === "other" && entry.prices.at(-1) !== null);
  if (!isWhole || first === undefined || second === undefined) return entry.prices.map(() => null);
  const prices: PriceList = [first, second, ...rest];
  const chances = chancePercents(MARGIN_METHODS[view](prices, winnersOf(market)), 1);
  let next = 0;
  return entry.prices.map((price) => (price === null ? null : (chances[next++] ?? 0) / 100));
}

/** The points of every outcome, oldest first: one an entry, in the order of the movement's outcomes. */
export function stepsOf(movement: Movement, view: MovementView): PricePoint[][] {
  const ascending = movement.entries.toReversed();
  const values = ascending.map((entry) => entryValues(movement, entry, view));
  return movement.outcomes.map((_, place) =>
    ascending.map((entry, index) => {
      const before = ascending[index - 1];
      return {
        entry,
        value: values[index]?.[place] ?? null,
        line_changed: before !== undefined && before.line !== entry.line,
      };
    }),
  );
}
