import { useSuspenseQuery } from "@tanstack/react-query";
import { m } from "#messages/paraglide/messages.js";
import type { PlayerProfile, Transfer } from "#shared/player/index.ts";
import { TeamLink } from "#web/platform/football/team-link.tsx";
import { CalendarDay } from "#web/platform/i18n/calendar-day.tsx";
import { moneyLabel } from "#web/platform/i18n/money-label.ts";
import { transferDay, transferLabel } from "#web/platform/i18n/transfer-label.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Panel } from "#web/ui/panel.tsx";
import { transfersQuery } from "./player.query.ts";

/** A player's transfers, newest first. */
export function TransfersPanel({ player }: { readonly player: PlayerProfile }) {
  const { transfers } = useSuspenseQuery(transfersQuery(player.id)).data;
  return (
    <Panel id="transfers" heading={m.team_tab_transfers()}>
      {transfers.length > 0 ? (
        <ol className="people-moves" aria-label={m.player_transfers_caption({ player: player.name })}>
          {transfers.map((transfer) => (
            <TransferRow key={transfer.id} transfer={transfer} />
          ))}
        </ol>
      ) : (
        <p className="list-nothing">{m.team_transfers_none()}</p>
      )}
    </Panel>
  );
}

function TransferRow({ transfer }: { readonly transfer: Transfer }) {
  const { from, to, fee } = transfer;
  return (
    <li className="people-move">
      <span className="people-move-day">
        <CalendarDay day={transferDay(transfer)} />
      </span>
      <Club side="from" word={m.team_column_from()} team={from} />
      <Icon name="arrow-right" size={16} className="people-move-arrow" />
      <Club side="to" word={m.team_column_to()} team={to} />
      <span className="people-move-kind">{transferLabel(transfer)}</span>
      <span className="people-move-fee">
        <span className="sr-only">{m.team_column_fee()}: </span>
        <span>{fee ? moneyLabel(fee) : "–"}</span>
      </span>
    </li>
  );
}

interface ClubProps {
  readonly side: "from" | "to";
  /** Colours and arrows show it visually. */
  readonly word: string;
  readonly team: Transfer["from"];
}

function Club({ side, word, team }: ClubProps) {
  return (
    <span className="people-move-club" data-side={side}>
      <span className="sr-only">{`${word}: `}</span>
      <TeamLink team={team} />
    </span>
  );
}
