import { proxy, ref } from "valtio";
import type { Reaction } from "#shared/chat/chat.table.ts";
import type { ChatMessage, ChatMode } from "#shared/chat/chat-message.schema.ts";
import { type ChatClientState, emptyChatState } from "#shared/chat/chat-state.ts";
import type { Writer } from "#shared/room/ticket.ts";
import type { RoomSubprotocol, SubprotocolConnection } from "#web/platform/realtime/room-subprotocol.ts";
import type { ChatAction, ChatAnswer, Outgoing, Refusal } from "./outgoing.rules.ts";

/** Outcome of the reader's last action, for the line above the field. */
export type Outcome =
  | { readonly kind: "reported" | "deleted" | "muted" | "unmuted" | "mode" }
  | { readonly kind: "hidden"; readonly writer: { readonly id: number; readonly nick_name: string } }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** The chat of one match in a page tree. */
export interface ChatStore {
  /** The room's immutable state (`ref`), with the page's delay applied. */
  room: ChatClientState;
  /** Room settings: components without messages do not render with each message. */
  readonly is_known: boolean;
  readonly viewers: number;
  readonly mode: ChatMode;
  /** The identity this page writes as; known before a delayed reader sees any message. */
  me: Writer | null;
  /** True if the room has identified the writer on this connection: false while a ticket is pending. */
  may_write: boolean;
  /** `away`: no connection, or the room has not answered yet. */
  connection: "away" | "open";
  /** The ticket: pending, none for a reader who is not logged in, or failed. */
  ticket: "pending" | "none" | "failed";
  /** The writer's messages that the room has not broadcast yet, oldest first. */
  outgoing: readonly Outgoing[];
  /** The writer's other requests that have no answer yet. */
  actions: readonly ChatAction[];
  outcome: Outcome | null;
  /** The reader's reactions on this page, by message. */
  readonly reacted: Record<string, readonly Reaction[]>;
  /**
   * When the last message was accepted, and below it the other waits: milliseconds UTC of the server
   * ({@link readyAtMs}).
   */
  taken_at_ms: number;
  /** End of the wait imposed by slow mode; it ends with the mode. */
  slow_until_ms: number;
  /** Until then the room refuses every message of this writer. */
  locked_until_ms: number;
  /** Text of the field, kept while another tab of the match is open. */
  draft: string;
  reply_to: ChatMessage["reply_to"];
}

const createChatStore = (): ChatStore =>
  proxy<ChatStore>({
    room: ref(emptyChatState),
    get is_known() {
      return this.room.position !== null;
    },
    get viewers() {
      return this.room.viewers;
    },
    get mode() {
      return this.room.mode;
    },
    me: null,
    may_write: false,
    connection: "away",
    ticket: "pending",
    outgoing: [],
    actions: [],
    outcome: null,
    reacted: {},
    taken_at_ms: 0,
    slow_until_ms: 0,
    locked_until_ms: 0,
    draft: "",
    reply_to: null,
  });

/** Handlers for the outcome of this page's commands. */
export interface ChatVoice {
  /** The room greets the page on a new connection. */
  readonly greeted: (chat: Chat) => void;
  /** It has executed or refused a command. */
  readonly answered: (chat: Chat, answer: ChatAnswer) => void;
  /** The session is over: unanswered commands will not be executed. */
  readonly loggedOut: (chat: Chat) => void;
  /** It has broadcast to everybody: milliseconds UTC of the server. */
  readonly onSnapshot: (chat: Chat, sent_at_ms: number) => void;
}

/** A chat with the connection for its commands. */
export interface Chat {
  readonly store: ChatStore;
  /** Null while there is none. */
  connection: SubprotocolConnection | null;
  /** Its subprotocol, once shown: another panel of the same match continues with it. */
  subprotocol: RoomSubprotocol | null;
  /** Null until the first command (commands.ts): readers who only read do not load that code. */
  voice: ChatVoice | null;
}

/** The chats of a page tree by match, one per tree: drafts and sent messages outlive the panel. */
export function createChats(): (match_id: number) => Chat {
  const chats = new Map<number, Chat>();
  return (match_id) => {
    const known = chats.get(match_id);
    if (known) return known;
    const made: Chat = { store: createChatStore(), connection: null, subprotocol: null, voice: null };
    chats.set(match_id, made);
    return made;
  };
}
