import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { isOpen } from "#web/features/match-row/open-match.rules.ts";
import type { TimeGroup } from "./list-order.rules.ts";
import type { ListPrices } from "./match-list.tsx";
import { FlatRows } from "./match-list-rows.tsx";

const names = {
  live: m.filter_live,
  order: m.list_time_order,
  off: m.list_time_off,
} as const satisfies Record<TimeGroup, () => string>;

interface TimeListProps {
  readonly timeGroups: readonly { readonly group: TimeGroup; readonly matches: readonly Match[] }[];
  /** Number of shown rows, over all sections. */
  readonly rows: number;
  readonly prices: ListPrices | undefined;
}

/** The day by kick-off: live matches first, postponed ones last. */
export function TimeList({ timeGroups, rows, prices }: TimeListProps) {
  const hasPrices = prices !== undefined && timeGroups.some(({ matches }) => matches.some(isOpen));
  return (
    <div className="match-list" data-prices={hasPrices || undefined}>
      {timeGroups.map(({ group, matches }, place) => {
        const before = timeGroups.slice(0, place).reduce((count, one) => count + one.matches.length, 0);
        const shown = matches.slice(0, Math.max(0, rows - before));
        if (shown.length === 0) return null;
        const hasHeads = hasPrices && shown.some(isOpen);
        return (
          <section key={group} className="panel" aria-labelledby={`list-${group}`}>
            <header className="block-header" data-prices={hasHeads || undefined}>
              <h2 id={`list-${group}`} className="block-title font-semibold">
                {names[group]()}
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
