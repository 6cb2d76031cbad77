import { memo } from "react";
import type { PriceState } from "#shared/odds/price-state.rules.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import type { MoveKind } from "../odds-overlay.ts";
import { Price } from "../price.tsx";
import type { KellyIndex } from "./row-statistics.ts";

/** Cells of the 1X2 table. Their props are plain values: a cell renders only when its content changes. */

interface ResultPriceCellProps {
  readonly price: number | null;
  /** The price without the margin, shown instead if the reader chose so. */
  readonly fair: number | null;
  readonly state?: PriceState | undefined;
  readonly move?: MoveKind | undefined;
  readonly best?: boolean | undefined;
  readonly value?: boolean | undefined;
  readonly at?: number | null;
}

export const ResultPriceCell = memo(function ResultPriceCell(props: ResultPriceCellProps) {
  const { price, fair, state = "open", move, best = false, value = false, at = null } = props;
  const [marginFree] = useSetting("margin_free");
  const isFair = marginFree !== "off" && state !== "closed" && fair !== null && Number.isFinite(fair);
  return (
    <td data-cell="price" data-at={at ?? undefined}>
      {isFair ? (
        <Price price={fair} state={state} />
      ) : (
        <Price price={price} state={state} move={move} best={best} value={value} />
      )}
    </td>
  );
});

interface StatisticCellProps {
  readonly text: string | undefined;
  readonly kind: "share" | "payback" | "kelly";
  readonly muted?: boolean;
  readonly high?: boolean;
}

/** A probability, payback or Kelly index; a dash for none. */
const StatisticCell = memo(function StatisticCell({ text, kind, muted, high }: StatisticCellProps) {
  return (
    <td data-cell={kind} data-muted={muted || undefined} data-high={high || undefined}>
      {text ?? <span aria-hidden="true">–</span>}
    </td>
  );
});

interface StatisticCellsProps {
  readonly shares: readonly string[] | undefined;
  readonly payback: string | undefined;
  readonly kelly: readonly KellyIndex[] | undefined;
  readonly muted?: boolean;
}

const THREE = [0, 1, 2] as const;

/** Probabilities, payback and Kelly indices of a row. */
export function StatisticCells({ shares, payback, kelly, muted = false }: StatisticCellsProps) {
  return (
    <>
      {THREE.map((place) => (
        <StatisticCell key={`share ${place}`} kind="share" text={shares?.[place]} muted={muted} />
      ))}
      <StatisticCell kind="payback" text={payback} muted={muted} />
      {THREE.map((place) => (
        <StatisticCell
          key={`kelly ${place}`}
          kind="kelly"
          text={kelly?.[place]?.text}
          high={kelly?.[place]?.high ?? false}
        />
      ))}
    </>
  );
}
