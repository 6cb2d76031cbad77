import { m } from "#messages/paraglide/messages.js";
import type { Transfer } from "#shared/player/index.ts";
import { CalendarDay } from "#web/platform/i18n/calendar-day.tsx";
import { moneyLabel } from "#web/platform/i18n/money-label.ts";
import { positionLabel } from "#web/platform/i18n/position-label.ts";
import { transferDay, transferLabel } from "#web/platform/i18n/transfer-label.ts";
import { DataTable } from "#web/ui/data-table.tsx";
import { PlayerName } from "./player-name.tsx";
import { TeamLink } from "./team-link.tsx";

type Club = "from" | "to";

interface TransferTableProps {
  readonly caption: string;
  /** Columns of clubs: beside a club's own transfers only the other club. */
  readonly clubs: readonly Club[];
  readonly transfers: readonly Transfer[];
}

const clubNames = { from: m.team_column_from, to: m.team_column_to } as const satisfies Record<
  Club,
  () => string
>;

/** Transfers of players in the given order. Needs ui/data-table.css. */
export function TransferTable({ caption, clubs, transfers }: TransferTableProps) {
  return (
    <DataTable caption={caption} className="transfers">
      <thead>
        <tr>
          <th scope="col">{m.player_stats_player()}</th>
          {clubs.map((club) => (
            <th key={club} scope="col" className="data-start">
              {clubNames[club]()}
            </th>
          ))}
          <th scope="col">{m.team_column_transfer_kind()}</th>
          <th scope="col">{m.team_column_fee()}</th>
          <th scope="col">{m.team_column_date()}</th>
        </tr>
      </thead>
      <tbody>
        {transfers.map((transfer) => (
          <TransferRow key={transfer.id} transfer={transfer} clubs={clubs} />
        ))}
      </tbody>
    </DataTable>
  );
}

interface TransferRowProps extends Pick<TransferTableProps, "clubs"> {
  readonly transfer: Transfer;
}

function TransferRow({ transfer, clubs }: TransferRowProps) {
  const { player, fee } = transfer;
  return (
    <tr>
      <th scope="row">
        <PlayerName player={player} about={player.position && positionLabel(player.position)} />
      </th>
      {clubs.map((club) => (
        <td key={club} className="data-start">
          <TeamLink team={transfer[club]} />
        </td>
      ))}
      <td className="transfer-kind">{transferLabel(transfer)}</td>
      <td>{fee ? <b>{moneyLabel(fee)}</b> : "–"}</td>
      <td>
        <CalendarDay day={transferDay(transfer)} />
      </td>
    </tr>
  );
}
