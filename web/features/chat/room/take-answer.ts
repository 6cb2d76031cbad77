import { REPEAT_MS, type Reaction } from "#shared/chat/chat.table.ts";
import { foldChatText } from "#shared/chat/chat-fold.rules.ts";
import type { Chat, ChatStore, Outcome } from "./chat.store.ts";
import type { ChatAction, ChatAnswer, Refusal } from "./outgoing.rules.ts";

type Accepted = Extract<ChatAnswer, { readonly type: "chat-accepted" }>;
type Refused = Extract<ChatAnswer, { readonly type: "chat-refused" }>;

/** Records the room's answer to a command of this page. */
export function takeAnswer(chat: Chat, answer: ChatAnswer): void {
  if (answer.type === "chat-accepted") takeAccepted(chat, answer);
  else takeRefused(chat, answer);
}

/** The room has executed it. */
function takeAccepted({ store }: Chat, { client_id, message_id, sent_at_ms }: Accepted): void {
  const known = new Set(store.room.messages.map(({ id }) => id));
  if (message_id !== null && store.outgoing.some((one) => one.client_id === client_id)) {
    store.taken_at_ms = sent_at_ms;
    // An accepted message proves that the writer is no longer muted, whatever the ticket stated.
    if (store.me?.muted_until_ms) store.me = { ...store.me, muted_until_ms: null };
    store.outgoing = store.outgoing.flatMap((one) => {
      if (one.client_id !== client_id) return [one];
      return known.has(message_id)
        ? []
        : [{ ...one, taken: { message_id, at_ms: sent_at_ms }, refusal: null }];
    });
  }
  const action = takeAction(store, client_id);
  if (action) store.outcome = outcomeOf(action);
}

/** Refused: a message keeps its place with the reason, other refusals appear above the field. */
function takeRefused({ store }: Chat, { client_id, code, retry_at_ms }: Refused): void {
  const refusal: Refusal = { code, retry_at_ms };
  const refused = store.outgoing.find((one) => one.client_id === client_id);
  if (refused) {
    noteWait(store, refused.text, refusal);
    store.outgoing = store.outgoing.map((one) => (one.client_id === client_id ? { ...one, refusal } : one));
  }
  const action = takeAction(store, client_id);
  if (!action) return;
  if (action.type === "chat-react") setReacted(store, action.message_id, action.reaction, !action.on);
  store.outcome = { kind: "refused", refusal };
}

/** Records the effect of a refusal on later messages. */
function noteWait(store: ChatStore, text: string, { code, retry_at_ms }: Refusal): void {
  if (retry_at_ms === null) return;
  // Moderators can lift a mute at any time, so its stated end is not final.
  if (code === "chat_muted") return;
  if (code === "chat_slow_mode") store.slow_until_ms = retry_at_ms;
  else if (!isOfThisText(store, text, retry_at_ms)) store.locked_until_ms = retry_at_ms;
}

/** True if the refusal until then covers only a repeated text; other texts can still be sent. */
function isOfThisText({ room, outgoing, me }: ChatStore, text: string, untilMs: number): boolean {
  const mine = [
    ...room.messages.filter(({ author }) => author.id === me?.id),
    ...outgoing.flatMap((one) => (one.taken ? [{ text: one.text, at_ms: one.taken.at_ms }] : [])),
  ];
  const fold = foldChatText(text);
  return mine.some((one) => one.at_ms + REPEAT_MS === untilMs && foldChatText(one.text) === fold);
}

/** The answered action, which is no longer pending. */
function takeAction(store: ChatStore, client_id: string): ChatAction | undefined {
  const action = store.actions.find((one) => one.client_id === client_id);
  if (action) store.actions = store.actions.filter((one) => one !== action);
  return action;
}

/** The message about an action's outcome; a reaction needs none. */
function outcomeOf(action: ChatAction): Outcome | null {
  switch (action.type) {
    case "chat-react":
      return null;
    case "chat-report":
      return { kind: "reported" };
    case "chat-delete":
      return { kind: "deleted" };
    case "chat-mute":
      return { kind: action.minutes === 0 ? "unmuted" : "muted" };
    case "chat-mode":
      return { kind: "mode" };
  }
}

/** Records the reader's reaction to a message. */
export function setReacted(store: ChatStore, message_id: string, reaction: Reaction, on: boolean): void {
  const others = (store.reacted[message_id] ?? []).filter((one) => one !== reaction);
  store.reacted[message_id] = on ? [...others, reaction] : others;
}
