import type { MouseEvent } from "react";
import { m } from "#messages/paraglide/messages.js";
import { LateErrorText } from "#web/platform/errors/late-error-label.tsx";
import { mutedLabel, waitLabel } from "#web/platform/i18n/wait-label.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { useChat, useChatStore } from "../chat.context.ts";
import { focusBeside, focusField } from "../focus.ts";
import type { Chat } from "../room/chat.store.ts";
import { dropMessage, editAgain, sendAgain } from "../room/commands.ts";
import type { Outgoing, Refusal } from "../room/outgoing.rules.ts";
import { againAtMs } from "../room/waits.rules.ts";
import { useCountdown } from "../use-countdown.ts";

/** A message of the reader that the room has not broadcast yet: in flight, or refused. */
export default function OutgoingRow({ message }: { readonly message: Outgoing }) {
  const { client_id, text, reply_to, refusal } = message;
  const { me, connection, may_write } = useChatStore();
  const isAway = connection === "away" || !may_write;
  const name = me?.nick_name ?? m.chat_you();
  return (
    <li className="chat-row" data-mine="" data-state={refusal ? "refused" : "pending"}>
      <Avatar name={name} src={me?.avatar ?? null} size={28} />
      <div>
        <p className="chat-row-head">
          <b className="chat-nick truncate">{name}</b>
          <span className="chat-moment">{stateOf(message, isAway)}</span>
        </p>
        {reply_to ? <p className="chat-quote">{m.chat_replies_to({ name: reply_to.nick_name })}</p> : null}
        <p className="chat-text">{text}</p>
        {refusal ? <RefusedTools client_id={client_id} refusal={refusal} /> : null}
      </div>
    </li>
  );
}

/** A reader with a delay sees their own messages late too; until then the row only reports the message as sent. */
function stateOf({ taken, refusal }: Outgoing, isAway: boolean): string {
  if (refusal) return m.chat_not_sent();
  if (taken) return m.chat_sent();
  return isAway ? m.chat_waiting_line() : m.chat_sending();
}

interface RefusedToolsProps {
  readonly client_id: string;
  readonly refusal: Refusal;
}

/** The reason of the refusal, and how to go on. */
function RefusedTools({ client_id, refusal }: RefusedToolsProps) {
  const chat = useChat();
  const { code, retry_at_ms } = refusal;
  const seconds = useCountdown(againAtMs(useChatStore(), refusal));
  // The row is removed with its buttons, and the focus would be lost with them.
  const toField = (change: (chat: Chat, client_id: string) => void) => (event: MouseEvent<HTMLElement>) => {
    focusField(event.currentTarget);
    change(chat, client_id);
  };
  const drop = ({ currentTarget }: MouseEvent<HTMLElement>) => {
    focusBeside(currentTarget);
    dropMessage(chat, client_id);
  };
  return (
    <div className="chat-refused">
      <p role="alert">
        {code === "chat_muted" && retry_at_ms !== null ? (
          mutedLabel(retry_at_ms)
        ) : (
          <LateErrorText code={code} />
        )}
      </p>
      {retry_at_ms === null ? (
        <button type="button" className="quiet-button" onClick={toField(editAgain)}>
          {m.chat_edit()}
        </button>
      ) : (
        <button type="button" className="quiet-button" disabled={seconds > 0} onClick={toField(sendAgain)}>
          {seconds > 0 ? m.chat_again_in({ wait: waitLabel(seconds) }) : m.chat_again()}
        </button>
      )}
      <button type="button" className="quiet-button" onClick={drop}>
        {m.chat_drop()}
      </button>
    </div>
  );
}
