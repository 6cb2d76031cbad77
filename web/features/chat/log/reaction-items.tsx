import { REACTIONS } from "#shared/chat/chat.table.ts";
import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";
import { useChat, useChatStore } from "../chat.context.ts";
import { react } from "../room/commands.ts";
import { reactions } from "./reaction-chip.tsx";

interface ReactionItemsProps {
  readonly message: ChatMessage;
  readonly close: () => void;
}

/** The reactions, in one line of the menu. */
export function ReactionItems({ message: { id }, close }: ReactionItemsProps) {
  const chat = useChat();
  const mine = useChatStore().reacted[id];
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of a menu is no part of a form
    <div role="group" className="chat-reaction-items">
      {REACTIONS.map((kind) => (
        <button
          key={kind}
          type="button"
          role="menuitemcheckbox"
          aria-checked={mine?.includes(kind) ?? false}
          aria-label={reactions[kind].name()}
          title={reactions[kind].name()}
          tabIndex={-1}
          onClick={() => {
            close();
            react(chat, id, kind);
          }}
        >
          {reactions[kind].sign}
        </button>
      ))}
    </div>
  );
}
