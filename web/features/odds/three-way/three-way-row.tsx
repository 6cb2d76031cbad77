import { Fragment, memo } from "react";
import type { OddsOf } from "#shared/odds/index.ts";
import type { Phase } from "#shared/odds/market.table.ts";
import { lineLabel } from "#web/platform/i18n/price-label.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { ChangeCell } from "../table/change-cell.tsx";
import { CompanyCell } from "../table/company-cell.tsx";
import type { Comparisons } from "../table/comparisons.ts";
import { PaybackCell } from "../table/payback-cell.tsx";
import { PriceCells } from "../table/price-cells.tsx";
import { useShownOdds } from "../use-shown-odds.ts";
import { THREE_WAY_PHASES, type ThreeWayMarket } from "./three-way-market.ts";

interface ThreeWayRowProps {
  readonly comparisons: Comparisons;
  readonly row: OddsOf<ThreeWayMarket>;
}

/** One company's row. */
export const ThreeWayRow = memo(function ThreeWayRow({ comparisons, row }: ThreeWayRowProps) {
  const { id, name } = row.company;
  return (
    <tr>
      <CompanyCell id={id} name={name} />
      {THREE_WAY_PHASES.map((phase) => (
        <Fragment key={phase}>
          {row.market === "european_handicap" ? <PhaseLine row={row} phase={phase} /> : null}
          <PriceCells row={row} phase={phase} comparisons={comparisons} />
          <PaybackCell comparisons={comparisons} companyId={id} phase={phase} />
        </Fragment>
      ))}
      <LatestChange row={row} />
    </tr>
  );
});

interface PhaseLineProps {
  readonly row: OddsOf<"european_handicap">;
  readonly phase: Phase;
}

function PhaseLine({ row, phase }: PhaseLineProps) {
  const line = useShownOdds(row).odds[phase]?.line ?? null;
  return <LineText phase={phase} line={line} />;
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
