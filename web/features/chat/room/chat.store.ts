import { proxy, ref } from "valtio";
import type { Reaction } from "#shared/chat/chat.table.ts";
import type { ChatMessage, ChatMode } from "#shared/chat/chat-message.schema.ts";
import { type ChatClientState, emptyChatState } from "#shared/chat/chat-state.ts";
import type { Writer } from "#shared/room/ticket.ts";
import type { RoomSubprotocol, SubprotocolConnection } from "#web/platform/realtime/room-subprotocol.ts";
import type { ChatAnswer, Deed, Outgoing, Refusal } from "./outgoing.rules.ts";

/** What came of the reader's last deed, for the line above the field. */
export type Outcome =
  | { readonly kind: "reported" | "deleted" | "muted" | "unmuted" | "mode" }
  | { readonly kind: "hidden"; readonly writer: { readonly id: number; readonly nick_name: string } }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** The chat of one match, as a page tree knows it. */
export interface ChatStore {
  /** The room's immutable state (`ref`), as late as the page shows everything. */
  room: ChatClientState;
  /** Of the room: parts that show no messages do not render with each of them. */
  readonly is_known: boolean;
  readonly viewers: number;
  readonly mode: ChatMode;
  /** Who this page writes as; known before a late reader is shown anything. */
  me: Writer | null;
  /** Whether the room knows him on this line: not while a ticket for it is waited for. */
  may_write: boolean;
  /** `away`: no line, or none that the room has answered yet. */
  line: "away" | "open";
  /** The ticket to write with: on its way to the room, none for a reader who is not logged in, or not to be had. */
  ticket: "pending" | "none" | "failed";
  /** His messages that the room has not shown yet, oldest first. */
  outgoing: readonly Outgoing[];
  /** What else he has asked and not been told of. */
  deeds: readonly Deed[];
  outcome: Outcome | null;
  /** How he has reacted on this page, by message. */
  readonly reacted: Record<string, readonly Reaction[]>;
  /** When his last message was taken, and what he waits for besides: milliseconds UTC of the server ({@link readyAtMs}). */
  taken_at_ms: number;
  /** The slow mode keeps him waiting until then; it is over with the mode. */
  slow_until_ms: number;
  /** Whatever he writes is refused until then. */
  locked_until_ms: number;
  /** What stands in the field, kept while another tab of the match is read. */
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
    line: "away",
    ticket: "pending",
    outgoing: [],
    deeds: [],
    outcome: null,
    reacted: {},
    taken_at_ms: 0,
    slow_until_ms: 0,
    locked_until_ms: 0,
    draft: "",
    reply_to: null,
  });

/** What becomes of what this page has said to the room. */
export interface ChatVoice {
  /** The room greets the page on a new line. */
  readonly greeted: (chat: Chat) => void;
  /** It has done or refused what was asked. */
  readonly answered: (chat: Chat, answer: ChatAnswer) => void;
  /** The session is over: nothing that is unanswered will be done. */
  readonly loggedOut: (chat: Chat) => void;
  /** It has told what everybody sees: milliseconds UTC of the server. */
  readonly told: (chat: Chat, said_at_ms: number) => void;
}

/** A chat with the line that its commands go over. */
export interface Chat {
  readonly store: ChatStore;
  /** Null while there is none. */
  line: SubprotocolConnection | null;
  /** Its half of the line, once it was shown: another panel of the same match goes on with it. */
  talk: RoomSubprotocol | null;
  /** Null until the page says something (commands.ts): who only reads does without the code of it. */
  voice: ChatVoice | null;
}

/** The chats of a page tree by match, one per tree: what was typed and sent outlives the panel. */
export function createChats(): (match_id: number) => Chat {
  const chats = new Map<number, Chat>();
  return (match_id) => {
    const known = chats.get(match_id);
    if (known) return known;
    const made: Chat = { store: createChatStore(), line: null, talk: null, voice: null };
    chats.set(match_id, made);
    return made;
  };
}
