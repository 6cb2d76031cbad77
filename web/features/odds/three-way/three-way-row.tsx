import { Fragment, memo } from "react";
import type { ComparableOdds } from "#shared/odds/comparison.rules.ts";
import { hasLine } from "#shared/odds/market.table.ts";
import type { Phase } from "#shared/odds/price.table.ts";
import { lineOf } from "#shared/odds/quote.rules.ts";
import { lineLabel } from "#web/platform/i18n/price-label.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { ChangeCell } from "../table/change-cell.tsx";
import { CompanyCell } from "../table/company-cell.tsx";
import type { Comparisons } from "../table/comparisons.ts";
import { PaybackCell } from "../table/payback-cell.tsx";
import { PriceCells } from "../table/price-cells.tsx";
import { useShownOdds } from "../use-shown-odds.ts";
import { THREE_WAY_PHASES } from "./three-way-phases.ts";

interface ThreeWayRowProps {
  readonly comparisons: Comparisons;
  readonly row: ComparableOdds;
}

/** One company's row. */
export const ThreeWayRow = memo(function ThreeWayRow({ comparisons, row }: ThreeWayRowProps) {
  const { id, name } = row.company;
  return (
    <tr>
      <CompanyCell id={id} name={name} />
      {THREE_WAY_PHASES.map((phase) => (
        <Fragment key={phase}>
          {hasLine(row.market) ? <PhaseLine row={row} phase={phase} /> : null}
          <PriceCells row={row} phase={phase} comparisons={comparisons} />
          <PaybackCell comparisons={comparisons} companyId={id} phase={phase} />
        </Fragment>
      ))}
      <LatestChange row={row} />
    </tr>
  );
});

interface PhaseLineProps extends Pick<ThreeWayRowProps, "row"> {
  readonly phase: Phase;
}

function PhaseLine({ row, phase }: PhaseLineProps) {
  const quote = useShownOdds(row).odds[phase];
  return <LineText phase={phase} line={quote && lineOf(quote)} />;
}

const LineText = memo(function LineText({
  phase,
  line,
}: {
  readonly phase: Phase;
  readonly line: number | null;
}) {
  const [format] = useSetting("line_format");
  return (
    <td data-phase={phase} className="odds-number three-way-line">
      {line === null ? null : lineLabel(line, format)}
    </td>
  );
});

function LatestChange({ row }: Pick<ThreeWayRowProps, "row">) {
  const { odds } = useShownOdds(row);
  return <ChangeCell at={(odds.instant ?? odds.initial)?.at ?? null} />;
}
