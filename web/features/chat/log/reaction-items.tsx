import { MenuGroup, MenuItemCheckbox } from "@ariakit/react/menu";
import { REACTIONS } from "#shared/chat/chat.table.ts";
import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";
import { useChat, useChatStore } from "../chat.context.ts";
import { react } from "../room/commands.ts";
import { reactions } from "./reaction-chip.tsx";

/** The reactions, in one row of the menu. */
export function ReactionItems({ message: { id } }: { readonly message: ChatMessage }) {
  const chat = useChat();
  const mine = useChatStore().reacted[id];
  return (
    <MenuGroup className="chat-reaction-items">
      {REACTIONS.map((kind) => (
        <MenuItemCheckbox
          key={kind}
          name={kind}
          checked={mine?.includes(kind) ?? false}
          hideOnClick
          aria-label={reactions[kind].name()}
          title={reactions[kind].name()}
          onChange={() => react(chat, id, kind)}
        >
          {reactions[kind].sign}
        </MenuItemCheckbox>
      ))}
    </MenuGroup>
  );
}
