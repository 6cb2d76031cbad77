import { CHAT_HISTORY, type ChatMessage, type ChatServerMessage } from "#shared/chat/index.ts";
import { publish } from "../history.ts";
import type { Effect } from "../room.ts";
import { type ChatSent, type ChatState, hasUnsent, nothingUnsent, placeOf } from "./chat-state.ts";

/** What a chat tells those who hear it, and when. */

/** Broadcasts of a chat are at least so far apart, however few hear them. */
const TICK_MIN_MS = 50;
/** To so many as a host can tell at once they are no further apart, so that p99 from writing to reading stays below 150 ms. */
const TICK_MAX_MS = 115;
/** What a host spends of its one thread on each who hears a broadcast (docs/performance.md). */
const SEND_MS = 0.033;

/**
 * How far apart broadcasts to so many are. Telling takes a quarter of the host's time as long as nobody has to wait for that, and
 * half of it when they are thousands. What comes more slowly than that is told at once.
 */
export const chatTickMs = (hearing: number): number =>
  Math.round(Math.max(TICK_MIN_MS, Math.min(TICK_MAX_MS, hearing * SEND_MS * 4), hearing * SEND_MS * 2));

/** To everybody who hears the chat. */
export const broadcastChat = (message: ChatServerMessage) =>
  ({ type: "broadcast", message, chat: true }) as const;

/** The messages that were told; the others come with the next tick, to newcomers too. */
export const messagesOf = ({ kept, unsent }: ChatState): ChatMessage[] =>
  kept
    .slice(-CHAT_HISTORY - unsent.added.length)
    .flatMap(({ message }) => (unsent.added.includes(message.id) ? [] : [message]))
    .slice(-CHAT_HISTORY);

/** The chat as somebody finds it who comes in. */
export function chatSnapshot(chat: ChatState, now: number) {
  const { epoch, seq } = chat.history;
  const { mode, viewers } = chat;
  return {
    type: "chat-snapshot",
    epoch,
    seq,
    sent_at_ms: now,
    mode,
    viewers,
    messages: messagesOf(chat),
  } as const;
}

/** What changed since the last tick, as one message. */
function saidOf({ kept, unsent, mode }: ChatState, now: number): ChatSent {
  const byId = new Map(kept.map(({ message }) => [message.id, message] as const));
  const added = unsent.added.flatMap((id) => byId.get(id) ?? []);
  const reactions = unsent.reacted.flatMap((id) => {
    const counts = byId.get(id)?.reactions;
    return counts ? [{ id, counts }] : [];
  });
  return {
    type: "chat-changed",
    sent_at_ms: now,
    ...(added.length > 0 ? { added } : {}),
    ...(unsent.removed.length > 0 ? { removed: [...unsent.removed] } : {}),
    ...(reactions.length > 0 ? { reactions } : {}),
    ...(unsent.mode ? { mode } : {}),
  };
}

/** When what waits may be told; null when nothing does. */
export const nextBroadcastAt = (chat: ChatState): number | null =>
  hasUnsent(chat.unsent) || chat.retell ? chat.told_at_ms + chatTickMs(chat.hearing) : null;

/** Tells what changed, when the last telling is long enough ago. */
export function broadcastChanges(
  chat: ChatState,
  now: number,
): { chat: ChatState; effects: Effect<never>[] } {
  const at = nextBroadcastAt(chat);
  if (at === null || now < at) return { chat, effects: [] };
  if (chat.retell) return tellAnew(chat, now);
  const { history: whole, message } = publish(chat.history, saidOf(chat, now));
  // What was taken away is not repeated to anybody: who was away while it stood gets a snapshot.
  const history = message.removed ? { ...whole, ring: [message] } : whole;
  const told = { ...chat, history, unsent: nothingUnsent, dirty: false, begun: true, told_at_ms: now };
  // Who stayed while the room was away knows another name of a history that nobody had written in yet.
  const said = chat.begun ? message : chatSnapshot(told, now);
  return { chat: told, effects: [{ type: "save", put: placeOf(told) }, broadcastChat(said)] };
}

/** Tells the whole chat under another epoch: of the one before nothing is repeated any more. */
function tellAnew(chat: ChatState, now: number): { chat: ChatState; effects: Effect<never>[] } {
  const epoch = `${chat.history.epoch.slice(0, 30)}-${chat.history.seq + 1}`;
  const history = { epoch, seq: 0, ring: [] };
  const told: ChatState = {
    ...{ ...chat, history, unsent: nothingUnsent, retell: false },
    ...{ dirty: false, begun: true, told_at_ms: now },
  };
  return {
    chat: told,
    effects: [{ type: "save", put: placeOf(told) }, broadcastChat(chatSnapshot(told, now))],
  };
}
