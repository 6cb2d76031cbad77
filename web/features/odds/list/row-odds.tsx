import { memo, Suspense } from "react";
import { laterPart } from "#web/platform/later-code.ts";
import type { RowPricesProps } from "./row-prices.tsx";

// In the HTML from the start; their script comes after the list's own.
const RowPrices = laterPart(() => import("./row-prices.tsx"));
const PriceHeads = laterPart(async () => ({ default: (await import("./row-prices.tsx")).PriceHeads }));

/**
 * The place of a row's prices. `memo` keeps a changed score away from them: a part that is still to be taken over by
 * its script would be thrown away and drawn anew.
 */
export const RowOdds = memo(function RowOdds(props: RowPricesProps) {
  return (
    <Suspense fallback={<span className="match-row-prices" />}>
      <RowPrices {...props} />
    </Suspense>
  );
});

export const OddsHeads = memo(function OddsHeads() {
  return (
    <Suspense>
      <PriceHeads />
    </Suspense>
  );
});
