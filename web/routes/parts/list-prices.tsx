import { isLive } from "#shared/match/match-status.ts";
import type { ListPrices } from "#web/features/match/match-list/match-list.tsx";
import type { PackedOdds } from "#web/features/odds/list/packed-odds.ts";
import { OddsHeads, RowOdds } from "#web/features/odds/list/row-odds.tsx";

/** Prices beside the rows of a day's list; of matches that are over it shows none. */
export const listPrices = (date: string, packed: PackedOdds): ListPrices => ({
  row: ({ id, match_time }, status) => (
    <RowOdds
      match_id={id}
      match_time={match_time}
      play={isLive(status) ? "running" : status === "not_started" ? "ahead" : "over"}
      date={date}
      packed={packed}
    />
  ),
  heads: <OddsHeads />,
});
