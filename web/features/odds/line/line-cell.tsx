import { type MouseEvent, memo, use } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { LineMarket } from "#shared/odds/market.table.ts";
import type { Phase } from "#shared/odds/price.table.ts";
import { lineLabel } from "#web/platform/i18n/price-label.ts";
import { useSetting } from "#web/platform/settings/use-settings.ts";
import { LineOpener, lineId } from "./line-opener.ts";

interface LineCellProps {
  readonly market: LineMarket;
  readonly phase: Phase;
  /** Null without a price. */
  readonly line: number | null;
  readonly company: string;
  readonly at: number | null;
  /** Moved with the last push. */
  readonly moved: boolean;
}

/** The line of a price; choosing it opens its explanation. */
export const LineCell = memo(function LineCell({ market, phase, line, company, at, moved }: LineCellProps) {
  const [format] = useSetting("line_format");
  const open = use(LineOpener);
  if (line === null)
    return (
      <td data-phase={phase} data-cell="line" className="text-muted">
        –
      </td>
    );
  const bet = { market, line, phase };
  const explain = (event: MouseEvent) => {
    if (!open) return;
    event.preventDefault();
    open({ ...bet, company, at, cell: event.currentTarget });
  };
  return (
    <td data-phase={phase} data-cell="line" data-at={at ?? undefined}>
      <a
        href={`#${lineId(bet)}`}
        className="odds-line"
        data-moved={moved || undefined}
        title={m.odds_legend_line()}
        onClick={explain}
      >
        {lineLabel(line, format)}
      </a>
    </td>
  );
});
