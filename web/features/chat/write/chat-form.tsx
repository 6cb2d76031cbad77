import { type FormEvent, type KeyboardEvent, useId, useRef } from "react";
import { m } from "#messages/paraglide/messages.js";
import { chatTextRefusal, countGraphemes, tidyChatText } from "#shared/chat/chat-text.rules.ts";
import { mutedLabel, waitLabel } from "#web/platform/i18n/wait-label.ts";
import { Icon } from "#web/ui/icon.tsx";
import { isComposing } from "#web/ui/is-composing.ts";
import { useChat, useChatStore, useDraft } from "../chat.context.ts";
import { isSending, sendMessage } from "../room/commands.ts";
import { readyAtMs } from "../room/waits.rules.ts";
import { useCountdown } from "../use-countdown.ts";
import { NickList } from "./nick-list.tsx";
import { useNickOffer } from "./use-nick-offer.ts";

/** Errors of a text before it is sent: shown while typing, so these two are defined here. */
const refusalTexts = {
  chat_text_invalid: m.error_chat_text_invalid,
  chat_text_too_long: m.error_chat_text_too_long,
} as const;

/** The message form. An overlong text is reported with its length, never truncated. */
export default function ChatForm() {
  const chat = useChat();
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft();
  const shown = useChatStore();
  const isBusy = isSending(shown);
  const seconds = useCountdown(readyAtMs(shown));
  const offer = useNickOffer(field);
  const text = tidyChatText(draft);
  const count = countGraphemes(text);
  const refusal = count === 0 ? null : chatTextRefusal(text);
  const canSend = !isBusy && seconds === 0 && count > 0 && refusal === null;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!canSend) return;
    sendMessage(chat, text);
    offer.close();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    if (isComposing(event) || offer.onKeyDown(event)) return;
    if (event.key === "Escape") chat.store.reply_to = null;
    // A message is a single line.
    if (event.key === "Enter") submit(event);
  };
  return (
    <form className="chat-form" onSubmit={submit}>
      <ReplyLine onCancel={() => field.current?.focus()} />
      <MutedLine />
      <NickList id={`${id}-nicks`} offer={offer} />
      <div className="chat-line">
        <textarea
          ref={field}
          className="chat-field"
          rows={1}
          value={draft}
          placeholder={m.chat_placeholder()}
          aria-label={m.chat_field()}
          aria-describedby={`${id}-count`}
          aria-invalid={refusal !== null || undefined}
          enterKeyHint="send"
          autoComplete="off"
          onChange={({ target }) => {
            chat.store.draft = target.value.replaceAll(/\n/g, " ");
            offer.look(target.value, target.selectionStart);
          }}
          onKeyDown={onKeyDown}
          onBlur={offer.close}
          {...offer.fieldProps(`${id}-nicks`)}
        />
        <button
          type="submit"
          className="button chat-send"
          aria-disabled={!canSend}
          aria-label={seconds > 0 ? m.chat_send_in({ wait: waitLabel(seconds) }) : m.chat_send()}
        >
          {seconds > 0 ? waitLabel(seconds) : <Icon name="send" size={18} />}
        </button>
      </div>
      <p className="chat-count" data-over={refusal !== null || undefined}>
        <span id={`${id}-count`}>{m.chat_length({ count })}</span>
        <span role="status">{refusal === null ? null : refusalTexts[refusal]()}</span>
      </p>
    </form>
  );
}

/** The message that this one replies to. */
function ReplyLine({ onCancel }: { readonly onCancel: () => void }) {
  const { store } = useChat();
  const { reply_to } = useChatStore();
  if (!reply_to) return null;
  const cancel = () => {
    store.reply_to = null;
    onCancel();
  };
  return (
    <p className="chat-reply">
      <span className="truncate">{m.chat_replies_to({ name: reply_to.nick_name })}</span>
      <button type="button" className="icon-button" aria-label={m.chat_reply_cancel()} onClick={cancel}>
        <Icon name="x" size={16} />
      </button>
    </p>
  );
}

/** Shows a reader muted in all rooms until when. A mute in one room is reported by that room after a message. */
function MutedLine() {
  const until_ms = useChatStore().me?.muted_until_ms ?? 0;
  if (useCountdown(until_ms) === 0) return null;
  return (
    <p className="chat-muted" role="status">
      {mutedLabel(until_ms)}
    </p>
  );
}
