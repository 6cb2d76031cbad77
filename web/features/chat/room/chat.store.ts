import { proxy, ref } from "valtio/vanilla";
import { COOL_DOWN_MS, type Reaction } from "#shared/chat/chat.table.ts";
import type { ChatCommand } from "#shared/chat/chat-command.ts";
import type { ChatMessage } from "#shared/chat/chat-message.schema.ts";
import { type ChatClientState, emptyChatState } from "#shared/chat/chat-state.ts";
import type { Writer } from "#shared/room/ticket.ts";
import type { LineTalk, TalkLine } from "#web/platform/live/line-talk.ts";
import { ownName } from "#web/platform/own-name.ts";
import { commandOf, type Deed, isUnanswered, type Outgoing, type Refusal } from "./outgoing.rules.ts";

/** What came of the reader's last deed, for the line above the field. */
export type Outcome =
  | { readonly kind: "reported" | "deleted" | "muted" | "unmuted" | "mode" }
  | { readonly kind: "hidden"; readonly writer: { readonly id: number; readonly nick_name: string } }
  | { readonly kind: "refused"; readonly refusal: Refusal };

/** The chat of one match, as a page tree knows it. Lists and records in it are replaced whole (`ref`). */
export interface ChatStore {
  /** What the room has said, as late as its reader is shown everything. */
  room: ChatClientState;
  /** Who this page writes as; known before a late reader is shown anything. */
  me: Writer | null;
  /** Whether the room knows him on this line: not while a ticket for it is waited for. */
  may_write: boolean;
  /** `away`: no line, or none that the room has answered yet. */
  line: "away" | "open";
  /** Whether a ticket to write with was had: `none` for who is not logged in, `failed` when it could not be. */
  ticket: "none" | "had" | "failed";
  /** His messages that the room has not shown yet, oldest first. */
  outgoing: readonly Outgoing[];
  /** What else he has asked and not been told of. */
  deeds: readonly Deed[];
  outcome: Outcome | null;
  /** How he has reacted on this page, by message. */
  reacted: ReadonlyMap<string, readonly Reaction[]>;
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
    me: null,
    may_write: false,
    line: "away",
    ticket: "none",
    outgoing: ref([]),
    deeds: ref([]),
    outcome: null,
    reacted: ref(new Map()),
    taken_at_ms: 0,
    slow_until_ms: 0,
    locked_until_ms: 0,
    draft: "",
    reply_to: null,
  });

/** A chat with the line that its commands go over. */
export interface Chat {
  readonly store: ChatStore;
  /** Null while there is none. */
  line: TalkLine | null;
  /** Its half of the line, once it was shown: another panel of the same match goes on with it. */
  talk: LineTalk | null;
}

/** The chats of a page tree by match, one per tree: what was typed and sent outlives the panel. */
export function createChats(): (match_id: number) => Chat {
  const chats = new Map<number, Chat>();
  return (match_id) => {
    const known = chats.get(match_id);
    if (known) return known;
    const made: Chat = { store: createChatStore(), line: null, talk: null };
    chats.set(match_id, made);
    return made;
  };
}

/** Says a command, if the room listens; what it does not hear now it is told when it does. */
function say({ store, line }: Chat, command: ChatCommand): void {
  if (store.line === "open" && store.may_write) line?.send(JSON.stringify(command));
}

/** Says everything again that the room has not answered: it may have heard it, and then answers once more. */
export function sayUnanswered(chat: Chat): void {
  const { outgoing, deeds } = chat.store;
  for (const one of outgoing) if (isUnanswered(one)) say(chat, commandOf(one));
  for (const deed of deeds) say(chat, deed);
}

/** How long a writer waits between two messages. */
export const coolDownMs = ({ room, me }: Pick<ChatStore, "room" | "me">): number =>
  me?.role === "operator" ? COOL_DOWN_MS : Math.max(COOL_DOWN_MS, room.mode.slow_seconds * 1_000);

/** He may write again from then on: milliseconds UTC of the server. Follows the slow mode when a moderator changes it. */
export const readyAtMs = (store: ChatStore): number =>
  Math.max(store.taken_at_ms + coolDownMs(store), store.slow_until_ms, store.locked_until_ms);

/** When a refused message can be sent again. A mute may be lifted at any time, and trying costs nothing. */
export function againAtMs(store: ChatStore, { code, retry_at_ms }: Refusal): number {
  const isOfMode = code === "chat_slow_mode" || code === "chat_muted";
  return Math.max(readyAtMs(store), isOfMode ? 0 : (retry_at_ms ?? 0));
}

/** Whether a message is on its way; the next one waits for the room's answer. */
export const isSending = ({ outgoing }: Pick<ChatStore, "outgoing">): boolean => outgoing.some(isUnanswered);

/** Sends what stands in the field: it stands in the log at once, and the field is free. */
export function sendMessage(chat: Chat, text: string): void {
  const { store } = chat;
  const client_id = ownName();
  const one: Outgoing = { client_id, text, reply_to: store.reply_to, taken: null, refusal: null };
  store.outgoing = ref([...store.outgoing, one]);
  store.draft = "";
  store.reply_to = null;
  say(chat, commandOf(one));
}

/** Puts a refused message back into the field, before what stands there already, to be written otherwise. */
export function editAgain(chat: Chat, client_id: string): void {
  const { store } = chat;
  const old = store.outgoing.find((one) => one.client_id === client_id);
  if (!old) return;
  store.draft = [old.text, store.draft].filter((text) => text.trim() !== "").join(" ");
  store.reply_to ??= old.reply_to;
  dropMessage(chat, client_id);
}

/** Takes a refused message out of the log. */
export function dropMessage({ store }: Chat, client_id: string): void {
  store.outgoing = ref(store.outgoing.filter((one) => one.client_id !== client_id));
}

/** Sends a refused message once more. It is another try, and gets another name: the answer to the first is known. */
export function sendAgain(chat: Chat, client_id: string): void {
  const { store } = chat;
  const old = store.outgoing.find((one) => one.client_id === client_id);
  if (!old?.refusal) return;
  const one: Outgoing = { ...old, client_id: ownName(), refusal: null };
  store.outgoing = ref([...store.outgoing.filter((other) => other !== old), one]);
  say(chat, commandOf(one));
}

/** Deeds are asked for without their name. */
type Unnamed<Any> = Any extends unknown ? Omit<Any, "client_id"> : never;

/** Asks the room for a deed. */
export function ask(chat: Chat, asked: Unnamed<Deed>): void {
  const { store } = chat;
  const deed: Deed = { ...asked, client_id: ownName() };
  store.deeds = ref([...store.deeds, deed]);
  store.outcome = null;
  say(chat, deed);
}

/** Reacts to a message, or takes it back. */
export function react(chat: Chat, message_id: string, reaction: Reaction): void {
  const { store } = chat;
  const mine = store.reacted.get(message_id) ?? [];
  const on = !mine.includes(reaction);
  markReacted(store, message_id, reaction, on);
  ask(chat, { type: "chat-react", message_id, reaction, on });
}

/** Notes how the reader has reacted to a message. */
export function markReacted(store: ChatStore, message_id: string, reaction: Reaction, on: boolean): void {
  const others = (store.reacted.get(message_id) ?? []).filter((one) => one !== reaction);
  store.reacted = ref(new Map(store.reacted).set(message_id, on ? [...others, reaction] : others));
}
