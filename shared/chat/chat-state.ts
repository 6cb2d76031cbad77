import { arrivalOf, type RoomPlace } from "../room/client-state.ts";
import type { Writer } from "../room/ticket.ts";
import { CHAT_KEPT } from "./chat.table.ts";
import type { ChatMessage, ChatMode } from "./chat-message.schema.ts";
import type { ChatChanged, ChatServerMessage } from "./room-to-client.ts";

/**
 * The client's half of the chat: folds the room's messages into a page's state. Pure; the fuzz tests of rooms run it
 * too.
 */

/** A page's state of a chat. `sync` and `position` as with rooms (client-state.ts). */
export interface ChatClientState extends RoomPlace {
  /** The account this page writes as, as the room sent it; null for a page that only reads. */
  readonly me: Writer | null;
  readonly mode: ChatMode;
  readonly viewers: number;
  /** Oldest first; at most {@link CHAT_KEPT}. */
  readonly messages: readonly ChatMessage[];
}

/** State of a page before the first chat message. */
export const emptyChatState: ChatClientState = {
  sync: "waiting",
  position: null,
  me: null,
  // The usual mode; written out, because pages load no schemas.
  mode: { slow_seconds: 0, followers_only: false },
  viewers: 0,
  messages: [],
};

function foldChange(state: ChatClientState, change: ChatChanged): ChatClientState {
  const removed = new Set(change.removed);
  const counts = new Map(change.reactions?.map((one) => [one.id, one.counts] as const));
  const known = removed.size > 0 ? state.messages.filter((one) => !removed.has(one.id)) : state.messages;
  const counted =
    counts.size === 0
      ? known
      : known.map((one) => {
          const reactions = counts.get(one.id);
          return reactions ? { ...one, reactions } : one;
        });
  const messages = change.added ? [...counted, ...change.added].slice(-CHAT_KEPT) : counted;
  return { ...state, messages, mode: change.mode ?? state.mode };
}

/** The state after a message. A message without changes returns the same object. */
export function applyChatMessage(state: ChatClientState, message: ChatServerMessage): ChatClientState {
  switch (message.type) {
    case "chat-snapshot": {
      const { epoch, seq, me = state.me, mode, viewers, messages } = message;
      return { sync: "synced", position: { epoch, seq }, me, mode, viewers, messages };
    }
    case "chat-changed": {
      const arrival = arrivalOf(state, message);
      if (arrival === "known" || arrival === "unusable") return state;
      if (arrival === "gap") return { ...state, sync: "resync-needed" };
      const { epoch, seq } = message;
      return { ...foldChange(state, message), position: { epoch, seq } };
    }
    case "chat-resumed": {
      if (state.sync === "resync-needed") return state;
      const { epoch, seq, me, viewers } = message;
      const isSame = state.position?.epoch === epoch && state.position.seq === seq;
      return { ...state, sync: isSame ? "synced" : "resync-needed", me, viewers };
    }
    case "chat-viewers":
      return state.viewers === message.viewers ? state : { ...state, viewers: message.viewers };
    case "chat-me":
      return { ...state, me: message.me };
    default:
      return state;
  }
}
