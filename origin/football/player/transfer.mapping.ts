import type { Transfer } from "#shared/player/index.ts";
import { playerBriefOf, teamRefOf } from "../ref-columns.mapping.ts";
import { toMoney } from "./player.mapping.ts";
import type { TransferRow } from "./transfer.queries.ts";

/** A transfer of a player. */
export function toTransfer(row: TransferRow): Transfer {
  return {
    id: row.id,
    kind: row.kind,
    player: playerBriefOf(row),
    from: teamRefOf(row, "from"),
    to: teamRefOf(row, "to"),
    at: row.at,
    fee: toMoney(row.fee, row.fee_currency),
    description: row.description,
  };
}
