import type { Reaction } from "#shared/chat/chat.table.ts";
import type { ChatCommand } from "#shared/chat/chat-command.ts";
import { ownName } from "#web/platform/session/own-name.ts";
import type { Chat, ChatStore, ChatVoice } from "./chat.store.ts";
import { commandOf, type Deed, isUnanswered, type Outgoing, stillShown } from "./outgoing.rules.ts";
import { markReacted, takeAnswer } from "./take-answer.ts";

/** From the first command on the page follows what becomes of it. */
const voice: ChatVoice = {
  greeted: sayUnanswered,
  answered: takeAnswer,
  loggedOut: refuseUnanswered,
  told({ store }, said_at_ms) {
    const outgoing = stillShown(store.outgoing, store.room.messages, said_at_ms);
    if (outgoing !== store.outgoing) store.outgoing = outgoing;
  },
};

/** Says a command, if the room listens; what it does not hear now it is told when it does. */
function say(chat: Chat, command: ChatCommand): void {
  chat.voice = voice;
  const { store, line } = chat;
  if (store.line === "open" && store.may_write) line?.send(JSON.stringify(command));
}

/** Says everything again that the room has not answered: it may have heard it, and then answers once more. */
function sayUnanswered(chat: Chat): void {
  const { outgoing, deeds } = chat.store;
  for (const one of outgoing) if (isUnanswered(one)) say(chat, commandOf(one));
  for (const deed of deeds) say(chat, deed);
}

/** Shows everything unanswered as refused: its reader has to log in again. */
function refuseUnanswered(chat: Chat): void {
  const { outgoing, deeds } = chat.store;
  const refused = { type: "chat-refused", code: "login_required", retry_at_ms: null } as const;
  for (const { client_id } of [...outgoing.filter(isUnanswered), ...deeds])
    takeAnswer(chat, { ...refused, client_id, sent_at_ms: Date.now() });
}

/** Whether a message is on its way; the next one waits for the room's answer. */
export const isSending = ({ outgoing }: Pick<ChatStore, "outgoing">): boolean => outgoing.some(isUnanswered);

/** Sends what stands in the field: it stands in the log at once, and the field is free. */
export function sendMessage(chat: Chat, text: string): void {
  const { store } = chat;
  const client_id = ownName();
  const one: Outgoing = { client_id, text, reply_to: store.reply_to, taken: null, refusal: null };
  store.outgoing = [...store.outgoing, one];
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
  store.outgoing = store.outgoing.filter((one) => one.client_id !== client_id);
}

/** Sends a refused message once more. It is another try, and gets another name: the answer to the first is known. */
export function sendAgain(chat: Chat, client_id: string): void {
  const { store } = chat;
  const old = store.outgoing.find((one) => one.client_id === client_id);
  if (!old?.refusal) return;
  const one: Outgoing = { ...old, client_id: ownName(), refusal: null };
  store.outgoing = [...store.outgoing.filter((other) => other !== old), one];
  say(chat, commandOf(one));
}

/** Deeds are asked for without their name. */
type Unnamed<Any> = Any extends unknown ? Omit<Any, "client_id"> : never;

/** Asks the room for a deed. */
export function ask(chat: Chat, asked: Unnamed<Deed>): void {
  const { store } = chat;
  const deed: Deed = { ...asked, client_id: ownName() };
  store.deeds = [...store.deeds, deed];
  store.outcome = null;
  say(chat, deed);
}

/** Reacts to a message, or takes it back. */
export function react(chat: Chat, message_id: string, reaction: Reaction): void {
  const { store } = chat;
  const mine = store.reacted[message_id] ?? [];
  const on = !mine.includes(reaction);
  markReacted(store, message_id, reaction, on);
  ask(chat, { type: "chat-react", message_id, reaction, on });
}
