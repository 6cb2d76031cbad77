import { memo } from "react";
import type { Phase } from "#shared/odds/market.table.ts";
import type { PriceState } from "#shared/odds/price-state.rules.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { percentText } from "../odds-numbers.ts";
import type { MoveMark } from "../odds-overlay.ts";
import { Price } from "../price.tsx";
import { type Comparisons, chanceAt, priceIn, stateShown, useCompared } from "./comparisons.ts";

interface PriceCellProps {
  readonly comparisons: Comparisons;
  readonly companyId: number;
  readonly phase: Phase;
  /** Place of the outcome in `OUTCOMES` of the market. */
  readonly place: number;
  /** Decimal; null where there is none. */
  readonly price: number | null;
  readonly suspended: boolean;
  readonly at: number | null;
  readonly move: MoveMark | undefined;
}

/** A price of a company's row: marked when it is the best, muted when it is stale. Plain props: it renders when they change. */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { comparisons, companyId, phase, place, price, suspended, at, move } = props;
  const state = useCompared<PriceState>(
    comparisons,
    phase,
    (comparison) => priceIn(comparison, companyId)?.state ?? "open",
  );
  const isBest = useCompared(
    comparisons,
    phase,
    (comparison) => priceIn(comparison, companyId)?.best[place] ?? false,
  );
  const chance = useCompared(comparisons, phase, (comparison) =>
    chanceAt(priceIn(comparison, companyId)?.probabilities, place),
  );
  const [marginFree] = useSetting("margin_free");
  const now = stateShown(state, suspended) ?? "open";
  const isChance =
    marginFree !== "off" && price !== null && chance !== null && now !== "suspended" && now !== "closed";
  return (
    <td data-phase={phase} data-at={at ?? undefined} data-cell="price">
      {isChance ? (
        <span className="price" data-state={now} translate="no">
          {percentText(chance)}
        </span>
      ) : (
        <Price price={price} state={now} move={move} best={isBest} />
      )}
    </td>
  );
});
