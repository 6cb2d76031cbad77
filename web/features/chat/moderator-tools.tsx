import { useId } from "react";
import { m } from "#messages/paraglide/messages.js";
import { SLOW_SECONDS } from "#shared/chat/chat.table.ts";
import type { ChatMode } from "#shared/chat/chat-message.schema.ts";
import { waitLabel } from "#web/platform/i18n/wait-label.ts";
import { useChat, useChatStore } from "./chat.context.ts";
import { requestAction } from "./room/commands.ts";

/** Room-wide settings for moderators. The room broadcasts a change to everybody, and this page shows it then. */
export default function ModeratorTools() {
  const chat = useChat();
  const id = useId();
  const { mode } = useChatStore();
  const change = (patch: Partial<ChatMode>) =>
    requestAction(chat, { type: "chat-mode", mode: { ...mode, ...patch } });
  return (
    <fieldset className="chat-moderation">
      <legend className="sr-only">{m.chat_moderation()}</legend>
      <label htmlFor={`${id}-slow`}>{m.chat_slow()}</label>
      <select
        id={`${id}-slow`}
        value={mode.slow_seconds}
        onChange={({ target }) => {
          const slow_seconds = SLOW_SECONDS.find((one) => one === Number(target.value));
          if (slow_seconds !== undefined) change({ slow_seconds });
        }}
      >
        {SLOW_SECONDS.map((seconds) => (
          <option key={seconds} value={seconds}>
            {seconds === 0 ? m.chat_slow_off() : waitLabel(seconds)}
          </option>
        ))}
      </select>
      <label>
        <input
          type="checkbox"
          checked={mode.followers_only}
          onChange={({ target }) => change({ followers_only: target.checked })}
        />
        {m.chat_followers_only()}
      </label>
    </fieldset>
  );
}
