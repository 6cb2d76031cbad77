import { memo } from "react";
import type { Phase } from "#shared/odds/price.table.ts";
import type { PriceState } from "#shared/odds/price-state.rules.ts";
import type { MoveKind } from "../odds-overlay.ts";
import { Price } from "../price.tsx";
import { ChanceText } from "./chance-text.tsx";
import { stateShown } from "./comparisons.ts";

interface PriceCellProps {
  readonly phase: Phase;
  /** In the comparison with other companies. */
  readonly state: PriceState;
  readonly best: boolean | undefined;
  readonly value: boolean | undefined;
  /** Without the margin, 0 to 1, for a reader of probabilities. */
  readonly chance: number | null | undefined;
  /** Decimal; null for none. */
  readonly price: number | null;
  readonly suspended: boolean;
  readonly at: number | null;
  readonly move: MoveKind | undefined;
}

/** A price in a company's row: highlighted when it is the best, marked when it is above the fair one, muted when it is stale. */
export const PriceCell = memo(function PriceCell(props: PriceCellProps) {
  const { phase, state, best, value, chance = null, price, suspended, at, move } = props;
  const shown = stateShown(state, suspended) ?? "open";
  const isChance = price !== null && chance !== null && shown !== "suspended" && shown !== "closed";
  return (
    <td data-phase={phase} data-at={at ?? undefined} data-cell="price">
      {isChance ? (
        <span className="price" data-state={shown}>
          <ChanceText chance={chance} />
        </span>
      ) : (
        <Price price={price} state={shown} move={move} best={best ?? false} value={value ?? false} />
      )}
    </td>
  );
});
