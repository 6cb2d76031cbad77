import { m } from "#messages/paraglide/messages.js";
import type { Match } from "#shared/match/index.ts";
import { isOpen } from "#web/features/match-row/open-match.rules.ts";
import type { ListPrices } from "./match-list.tsx";
import { FlatRows } from "./match-list-rows.tsx";

interface PinnedBlockProps {
  readonly matches: readonly Match[];
  readonly prices: ListPrices | undefined;
}

/** Followed matches, above all others. */
export function PinnedBlock({ matches, prices }: PinnedBlockProps) {
  if (matches.length === 0) return null;
  const hasPrices = prices !== undefined && matches.some(isOpen);
  return (
    <div className="match-list list-pinned" data-prices={hasPrices || undefined}>
      <section className="panel" aria-labelledby="list-pinned">
        <header className="block-header" data-prices={hasPrices || undefined}>
          <h2 id="list-pinned" className="block-title font-semibold">
            {m.list_pinned()}
          </h2>
          <span className="block-count">{m.group_count({ count: matches.length })}</span>
          {hasPrices ? prices.heads : null}
        </header>
        <FlatRows matches={matches} prices={prices?.row} />
      </section>
    </div>
  );
}
