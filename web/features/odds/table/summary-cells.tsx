import { m } from "#messages/paraglide/messages.js";
import type { ComparedPhase } from "#shared/odds/comparison.rules.ts";
import type { Phase } from "#shared/odds/price.table.ts";
import { lineLabel, priceLabel } from "#web/platform/i18n/price-label.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { paybackText } from "../odds-numbers.ts";
import { ChanceText } from "./chance-text.tsx";
import { type Comparisons, chanceAt, useCompared } from "./comparisons.ts";

/** Summary rows over all companies. */
export const SUMMARIES = ["highest", "lowest", "average"] as const;
export type SummaryName = (typeof SUMMARIES)[number];

const names = { highest: m.odds_highest, lowest: m.odds_lowest, average: m.odds_average } as const;
export const summaryName = (summary: SummaryName): string => names[summary]();

interface SummaryCellProps {
  readonly comparisons: Comparisons;
  readonly phase: ComparedPhase;
  readonly summary: SummaryName;
}

/** Highest, lowest or average price of an outcome, or its probability in the margin-free view. */
export function SummaryPrice({
  comparisons,
  phase,
  summary,
  place,
}: SummaryCellProps & { readonly place: number }) {
  const [format] = useSetting("price_format");
  const [marginFree] = useSetting("margin_free");
  const value = useCompared(comparisons, phase, ({ summary: statistics }) => {
    const { prices, probabilities } = statistics?.[summary] ?? {};
    // The highest and the lowest probabilities of the outcomes do not add up to a whole; the averages do.
    const chance = summary === "average" ? chanceAt(probabilities, place) : probabilities?.[place];
    const price = prices?.[place];
    if (price === undefined || chance === undefined || chance === null) return null;
    return marginFree === "off" ? price : chance;
  });
  return (
    <td data-phase={phase} className="odds-number">
      {value === null ? null : marginFree === "off" ? (
        priceLabel(value, format)
      ) : (
        <ChanceText chance={value} />
      )}
    </td>
  );
}

/** The line of the values beside it. */
export function SummaryLine({ comparisons, phase }: Omit<SummaryCellProps, "summary">) {
  const [format] = useSetting("line_format");
  const text = useCompared(comparisons, phase, ({ line }) =>
    line === null ? null : lineLabel(line, format),
  );
  return (
    <td data-phase={phase} className="odds-number text-muted">
      {text}
    </td>
  );
}

interface SummaryPaybackProps extends Omit<SummaryCellProps, "phase"> {
  /** Of the latest prices if omitted. */
  readonly phase?: Phase;
}

/** Highest, lowest or average payback. */
export function SummaryPayback({ comparisons, summary, phase }: SummaryPaybackProps) {
  const text = useCompared(comparisons, phase ?? "current", ({ summary: statistics }) =>
    statistics === null ? null : paybackText(statistics[summary].payback),
  );
  return (
    <td data-phase={phase} className="odds-number" data-cell="payback">
      {text}
    </td>
  );
}
