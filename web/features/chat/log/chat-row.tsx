import { memo } from "react";
import { m } from "#messages/paraglide/messages.js";
import type { Reaction } from "#shared/chat/chat.table.ts";
import type { ChatAuthor, ChatMessage } from "#shared/chat/chat-message.schema.ts";
import { formatTime, isoInstant } from "#web/platform/i18n/format.ts";
import { Avatar } from "#web/ui/avatar.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { callsNick, segmentsOf } from "./mentions.rules.ts";
import { ReactionChip } from "./reaction-chip.tsx";

interface ChatRowProps {
  readonly message: ChatMessage;
  /** The text of the quoted message, if it is still in the log. */
  readonly original: string | undefined;
  readonly reacted: readonly Reaction[] | undefined;
  /** All known nicknames. */
  readonly nicks: readonly string[];
  readonly myId: number | null;
  readonly myNick: string | null;
  /** The row that the Tab key reaches. */
  readonly isCurrent: boolean;
  /** Its menu is open. */
  readonly isOpen: boolean;
  readonly onOpen: (message: ChatMessage, anchor: HTMLElement) => void;
  readonly onFocus: (message_id: string) => void;
  readonly onShow: (message_id: string) => void;
}

/** One message. Texts are plain: no markup and no links. */
export const ChatRow = memo(function ChatRow(props: ChatRowProps) {
  const { message, reacted, nicks, myId, myNick, isCurrent, isOpen, onOpen, onFocus } = props;
  const { author, text } = message;
  const name = author.nick_name;
  return (
    <li
      className="chat-row"
      data-message={message.id}
      data-mine={author.id === myId || undefined}
      data-called={(myNick !== null && author.id !== myId && callsNick(text, myNick)) || undefined}
    >
      <Avatar name={name} src={author.avatar} size={28} />
      <div>
        <p className="chat-row-head">
          <b className="chat-nick truncate">{name}</b>
          <RoleBadge role={author.role} />
          <MomentOf message={message} />
          <ReactionChip counts={message.reactions} mine={reacted} />
        </p>
        <ReplyQuote {...props} />
        <p className="chat-text">
          {segmentsOf(text, nicks).map(({ text: segment, mention }, at) =>
            mention === null ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
              <span key={at}>{segment}</span>
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: a message never changes
              <b key={at} className="chat-call" data-me={mention === myNick || undefined}>
                {segment}
              </b>
            ),
          )}
        </p>
      </div>
      <button
        type="button"
        className="icon-button chat-more"
        tabIndex={isCurrent ? 0 : -1}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={m.chat_menu({ name, text })}
        onFocus={() => onFocus(message.id)}
        onClick={({ currentTarget }) => onOpen(message, currentTarget)}
      >
        <Icon name="ellipsis-vertical" size={16} />
      </button>
    </li>
  );
});

export function RoleBadge({ role }: Pick<ChatAuthor, "role">) {
  if (role === "reader") return null;
  return (
    <span className="chat-role" data-role={role}>
      {role === "operator" ? m.chat_role_operator() : m.chat_role_expert()}
    </span>
  );
}

/** Time of the message, and the match's state then. */
function MomentOf({ message: { at_ms, minute, score } }: Pick<ChatRowProps, "message">) {
  const seconds = Math.floor(at_ms / 1_000);
  return (
    <span className="chat-moment">
      {minute === null ? null : <span className="chat-minute">{`${minute}'`}</span>}
      {score === null ? null : <span title={m.chat_score(score)}>{`${score.home}-${score.away}`}</span>}
      <time dateTime={isoInstant(seconds)}>{formatTime(seconds)}</time>
    </span>
  );
}

function ReplyQuote({ message: { id, reply_to }, original, isCurrent, onFocus, onShow }: ChatRowProps) {
  if (!reply_to) return null;
  const name = m.chat_replies_to({ name: reply_to.nick_name });
  const words = (
    <>
      <Icon name="corner-down-right" size={12} />
      <span className="truncate">{original === undefined ? name : `${name}: ${original}`}</span>
    </>
  );
  if (original === undefined) {
    return (
      <p className="chat-quote" title={m.chat_reply_gone()}>
        {words}
      </p>
    );
  }
  return (
    <button
      type="button"
      className="chat-quote"
      // Beside the row's own button: Tab reaches only the active row.
      tabIndex={isCurrent ? 0 : -1}
      onFocus={() => onFocus(id)}
      onClick={() => onShow(reply_to.id)}
    >
      {words}
    </button>
  );
}
