import type { Transfer } from "#shared/player/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { m } from "#web/paraglide/messages.js";
import { getLocale } from "#web/paraglide/runtime.js";
import { formatDate, isoInstant } from "#web/platform/format.ts";
import { shownName } from "#web/platform/shown-name.ts";
import { moneyText } from "#web/platform/words/money-text.ts";
import { positionName } from "#web/platform/words/position-word.ts";
import { transferWord } from "#web/platform/words/transfer-word.ts";
import { Crest } from "#web/ui/crest.tsx";

interface TransferTableProps {
  readonly caption: string;
  readonly direction: "in" | "out";
  readonly transfers: readonly Transfer[];
}

/** Moves of players in one direction, newest first. */
export function TransferTable({ caption, direction, transfers }: TransferTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="team-scroll" aria-label={caption} tabIndex={0}>
      <table className="team-table team-transfers">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{m.player_stats_player()}</th>
            <th scope="col">{direction === "in" ? m.team_column_from() : m.team_column_to()}</th>
            <th scope="col">{m.team_column_transfer_kind()}</th>
            <th scope="col">{m.team_column_fee()}</th>
            <th scope="col">{m.team_column_date()}</th>
          </tr>
        </thead>
        <tbody>
          {transfers.map((transfer) => (
            <TransferRow key={transfer.id} transfer={transfer} direction={direction} />
          ))}
        </tbody>
      </table>
    </section>
  );
}

function TransferRow({ transfer, direction }: { transfer: Transfer; direction: "in" | "out" }) {
  const { player, kind, fee, at } = transfer;
  return (
    <tr>
      <th scope="row">
        <a href={pathOf("player", getLocale(), { id: player.id })} className="team-player">
          {player.name}
          <small>{positionName(player.position)}</small>
        </a>
      </th>
      <td>
        <OtherTeam team={direction === "in" ? transfer.from : transfer.to} />
      </td>
      <td>{transferWord(kind)}</td>
      <td>{fee ? moneyText(fee) : "–"}</td>
      <td>
        <time dateTime={isoInstant(at)}>{formatDate(at)}</time>
      </td>
    </tr>
  );
}

function OtherTeam({ team }: { readonly team: Transfer["from"] }) {
  if (!team) return "–";
  return (
    <a href={pathOf("team", getLocale(), { id: team.id })} className="team-other">
      <Crest name={team.name} logo={team.logo} size={18} className="shrink-0" />
      <span className="truncate">{shownName(team)}</span>
    </a>
  );
}
