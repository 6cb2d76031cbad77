import type { Match } from "#shared/match/index.ts";
import { isOpen } from "#web/features/match-row/open-match.rules.ts";
import { m } from "#web/paraglide/messages.js";
import type { TimePart } from "./list-order.rules.ts";
import type { ListPrices } from "./match-list.tsx";
import { FlatRows } from "./match-list-rows.tsx";

const names = {
  live: m.filter_live,
  order: m.list_time_order,
  off: m.list_time_off,
} as const satisfies Record<TimePart, () => string>;

interface TimeListProps {
  readonly parts: readonly { readonly part: TimePart; readonly matches: readonly Match[] }[];
  /** Number of shown rows, over all sections. */
  readonly rows: number;
  readonly prices: ListPrices | undefined;
}

/** The day by kick-off: live matches first, postponed ones last. */
export function TimeList({ parts, rows, prices }: TimeListProps) {
  const hasPrices = prices !== undefined && parts.some(({ matches }) => matches.some(isOpen));
  return (
    <div className="match-list" data-prices={hasPrices || undefined}>
      {parts.map(({ part, matches }, place) => {
        const before = parts.slice(0, place).reduce((count, one) => count + one.matches.length, 0);
        const shown = matches.slice(0, Math.max(0, rows - before));
        if (shown.length === 0) return null;
        const hasHeads = hasPrices && shown.some(isOpen);
        return (
          <section key={part} className="panel" aria-labelledby={`list-${part}`}>
            <header className="block-header" data-prices={hasHeads || undefined}>
              <h2 id={`list-${part}`} className="block-title font-semibold">
                {names[part]()}
              </h2>
              <span className="block-count">{m.group_count({ count: matches.length })}</span>
              {hasHeads ? prices.heads : null}
            </header>
            <FlatRows matches={shown} prices={prices?.row} />
          </section>
        );
      })}
    </div>
  );
}
