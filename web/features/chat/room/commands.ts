import type { Reaction } from "#shared/chat/chat.table.ts";
import type { ChatCommand } from "#shared/chat/client-to-room.ts";
import { ownName } from "#web/platform/session/own-name.ts";
import type { Chat, ChatStore, ChatVoice } from "./chat.store.ts";
import { type ChatAction, commandOf, isUnanswered, type Outgoing, stillShown } from "./outgoing.rules.ts";
import { setReacted, takeAnswer } from "./take-answer.ts";

/** From the first command on, the page tracks outcomes. */
const voice: ChatVoice = {
  greeted: resendUnanswered,
  answered: takeAnswer,
  loggedOut: refuseUnanswered,
  onSnapshot({ store }, sent_at_ms) {
    const outgoing = stillShown(store.outgoing, store.room.messages, sent_at_ms);
    if (outgoing !== store.outgoing) store.outgoing = outgoing;
  },
};

/** Sends a command if the room is connected; otherwise it is sent on the next connection. */
function sendCommand(chat: Chat, command: ChatCommand): void {
  chat.voice = voice;
  const { store, connection } = chat;
  if (store.connection === "open" && store.may_write) connection?.send(JSON.stringify(command));
}

/** Resends all unanswered commands: the room may have received them and then answers again. */
function resendUnanswered(chat: Chat): void {
  const { outgoing, actions } = chat.store;
  for (const one of outgoing) if (isUnanswered(one)) sendCommand(chat, commandOf(one));
  for (const action of actions) sendCommand(chat, action);
}

/** Shows all unanswered commands as refused: the reader must log in again. */
function refuseUnanswered(chat: Chat): void {
  const { outgoing, actions } = chat.store;
  const refused = { type: "chat-refused", code: "login_required", retry_at_ms: null } as const;
  for (const { client_id } of [...outgoing.filter(isUnanswered), ...actions])
    takeAnswer(chat, { ...refused, client_id, sent_at_ms: Date.now() });
}

/** True if a message is in flight; the next one waits for the room's answer. */
export const isSending = ({ outgoing }: Pick<ChatStore, "outgoing">): boolean => outgoing.some(isUnanswered);

/** Sends the text of the field: it appears in the log at once, and the field is cleared. */
export function sendMessage(chat: Chat, text: string): void {
  const { store } = chat;
  const client_id = ownName();
  const one: Outgoing = { client_id, text, reply_to: store.reply_to, taken: null, refusal: null };
  store.outgoing = [...store.outgoing, one];
  store.draft = "";
  store.reply_to = null;
  sendCommand(chat, commandOf(one));
}

/** Puts a refused message back into the field, before the current text, for editing. */
export function editAgain(chat: Chat, client_id: string): void {
  const { store } = chat;
  const old = store.outgoing.find((one) => one.client_id === client_id);
  if (!old) return;
  store.draft = [old.text, store.draft].filter((text) => text.trim() !== "").join(" ");
  store.reply_to ??= old.reply_to;
  dropMessage(chat, client_id);
}

/** Removes a refused message from the log. */
export function dropMessage({ store }: Chat, client_id: string): void {
  store.outgoing = store.outgoing.filter((one) => one.client_id !== client_id);
}

/** Resends a refused message with a new id: the answer to the first id is known. */
export function sendAgain(chat: Chat, client_id: string): void {
  const { store } = chat;
  const old = store.outgoing.find((one) => one.client_id === client_id);
  if (!old?.refusal) return;
  const one: Outgoing = { ...old, client_id: ownName(), refusal: null };
  store.outgoing = [...store.outgoing.filter((other) => other !== old), one];
  sendCommand(chat, commandOf(one));
}

/** Actions are requested without their id. */
type Unnamed<Any> = Any extends unknown ? Omit<Any, "client_id"> : never;

/** Requests an action from the room. */
export function requestAction(chat: Chat, fields: Unnamed<ChatAction>): void {
  const { store } = chat;
  const action: ChatAction = { ...fields, client_id: ownName() };
  store.actions = [...store.actions, action];
  store.outcome = null;
  sendCommand(chat, action);
}

/** Adds or removes a reaction to a message. */
export function react(chat: Chat, message_id: string, reaction: Reaction): void {
  const { store } = chat;
  const mine = store.reacted[message_id] ?? [];
  const on = !mine.includes(reaction);
  setReacted(store, message_id, reaction, on);
  requestAction(chat, { type: "chat-react", message_id, reaction, on });
}
