import { ref } from "valtio";
import { CHAT_QUERY } from "#shared/chat/chat.table.ts";
import { applyChatMessage } from "#shared/chat/chat-state.ts";
import type { ChatServerMessage } from "#shared/chat/room-to-client.ts";
import { beforeReconnect } from "#shared/room/client-state.ts";
import { formatPosition } from "#shared/room/client-to-room.ts";
import type { RoomSubprotocol, Taken } from "#web/platform/realtime/room-subprotocol.ts";
import type { Chat } from "./chat.store.ts";
import { readChatMessage } from "./read-chat-message.ts";
import { createWriterIdentity, type FetchTicket } from "./writer-identity.ts";

/** Folds a broadcast of the room into the page's chat. */
function fold(chat: Chat, message: ChatServerMessage): Taken {
  const { store } = chat;
  const before = store.room;
  const after = applyChatMessage(before, message);
  if (after !== before) store.room = ref(after);
  if (after.mode.slow_seconds < before.mode.slow_seconds) store.slow_until_ms = 0;
  chat.voice?.onSnapshot(chat, message.sent_at_ms);
  return after.sync === "resync-needed" && before.sync !== "resync-needed" ? "lost" : "taken";
}

/** The chat's subprotocol on a page's connection to a match's room. */
export function createChatSubprotocol(
  chat: Chat,
  match_id: number,
  fetchTicket: FetchTicket,
): RoomSubprotocol {
  const { store } = chat;
  const writer = createWriterIdentity(chat, fetchTicket);

  return {
    room: `match/${match_id}`,
    addToQuery(query) {
      store.room = ref(beforeReconnect(store.room));
      query.set(CHAT_QUERY.chat, "1");
      if (store.room.position) query.set(CHAT_QUERY.since, formatPosition(store.room.position));
    },
    opened(connection) {
      chat.connection = connection;
    },
    closed() {
      chat.connection = null;
      store.connection = "away";
      writer.closed();
    },
    receive(raw) {
      const message = readChatMessage(raw);
      switch (message?.type) {
        case "chat-me":
          writer.takeMe(message);
          return true;
        case "chat-accepted":
          chat.voice?.answered(chat, message);
          return true;
        case "chat-refused":
          if (message.code !== "chat_ticket_expired" || !writer.renewRight())
            chat.voice?.answered(chat, message);
          return true;
        case "chat-snapshot":
        case "chat-resumed":
          store.connection = "open";
          // A logged-in reader presents a ticket. Without a ticket, a draft stays with its writer and is never sent under
          // another account. Without `me`, it is a full snapshot for everybody.
          if (message.me === undefined) chat.voice?.greeted(chat);
          else void writer.identify();
          return false;
        default:
          return false;
      }
    },
    take(raw) {
      const message = readChatMessage(raw);
      return message ? fold(chat, message) : "no message of it";
    },
  };
}
