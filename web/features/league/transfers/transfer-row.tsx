import type { Transfer } from "#shared/player/index.ts";
import { pathOf } from "#shared/url/index.ts";
import { getLocale } from "#web/paraglide/runtime.js";
import { formatDate, isoInstant } from "#web/platform/format.ts";
import { moneyText } from "#web/platform/words/money-text.ts";
import { positionName } from "#web/platform/words/position-word.ts";
import { transferWord } from "#web/platform/words/transfer-word.ts";
import { TeamLink } from "../figure-panel.tsx";

/** A move of a player. */
export function TransferRow({ transfer }: { readonly transfer: Transfer }) {
  const { player, from, to, kind, fee, at } = transfer;
  return (
    <tr>
      <th scope="row">
        <a href={pathOf("player", getLocale(), { id: player.id })} className="figure-player">
          {player.name}
          {player.position === null ? null : <small>{positionName(player.position)}</small>}
        </a>
      </th>
      <td className="figure-start">{from ? <TeamLink team={from} /> : "–"}</td>
      <td className="figure-start">{to ? <TeamLink team={to} /> : "–"}</td>
      <td className="figure-kind">{transferWord(kind)}</td>
      <td>{fee ? <b>{moneyText(fee)}</b> : "–"}</td>
      <td>
        <time dateTime={isoInstant(at)}>{formatDate(at)}</time>
      </td>
    </tr>
  );
}
