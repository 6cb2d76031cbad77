import { latestKickOff } from "#shared/match/kick-off.rules.ts";
import { isLive } from "#shared/match/match-status.ts";
import type { ListPrices } from "#web/features/live-list/list/match-list.tsx";
import { PriceHeads, RowPrices } from "#web/features/odds/list/row-prices.tsx";

/** Prices beside the rows of a day's list; finished matches show none. */
export const LIST_PRICES: ListPrices = {
  row: (match, status) => (
    <RowPrices
      match_id={match.id}
      match_time={latestKickOff(match)}
      play={isLive(status) ? "running" : status === "not_started" ? "ahead" : "over"}
    />
  ),
  heads: <PriceHeads />,
};
