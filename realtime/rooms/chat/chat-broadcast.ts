import { CHAT_HISTORY, type ChatMessage, type ChatServerMessage } from "#shared/chat/index.ts";
import { publish } from "../history.ts";
import type { Effect } from "../room.ts";
import { type ChatSent, type ChatState, hasUnsent, nothingUnsent, placeOf } from "./chat-state.ts";

/** Broadcasts of a chat and their schedule. */

/** Minimum interval of a chat's broadcasts, even with few recipients. */
const TICK_MIN_MS = 50;
/**
 * The minimum interval applies up to this many recipients, which a host can serve at once, so that p99 from writing to
 * reading stays below 150 ms.
 */
const TICK_MAX_MS = 115;
/** Time of the host's one thread for each recipient of a broadcast (docs/performance.md). */
const SEND_MS = 0.033;

/**
 * Interval between broadcasts to so many recipients. Broadcasting takes a quarter of the host's time as long as nobody
 * has to wait for that, and half of it with thousands of recipients. Changes at a slower rate are broadcast at once.
 */
export const chatTickMs = (chat_peers: number): number =>
  Math.round(
    Math.max(TICK_MIN_MS, Math.min(TICK_MAX_MS, chat_peers * SEND_MS * 4), chat_peers * SEND_MS * 2),
  );

/** Broadcasts to all chat peers. */
export const broadcastChat = (message: ChatServerMessage) =>
  ({ type: "broadcast", message, chat: true }) as const;

/** The messages that were broadcast; the others come with the next tick, to newcomers too. */
export const messagesOf = ({ kept, unsent }: ChatState): ChatMessage[] =>
  kept
    .slice(-CHAT_HISTORY - unsent.added.length)
    .flatMap(({ message }) => (unsent.added.includes(message.id) ? [] : [message]))
    .slice(-CHAT_HISTORY);

/** The chat's greeting of a newcomer. */
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

/** Changes since the last tick, as one message. */
function changesOf({ kept, unsent, mode }: ChatState, now: number): ChatSent {
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

/** Time at which pending changes may be broadcast; null without any. */
export const nextBroadcastAt = (chat: ChatState): number | null =>
  hasUnsent(chat.unsent) || chat.resends ? chat.broadcast_at_ms + chatTickMs(chat.chat_peers) : null;

/** Broadcasts pending changes, when the last broadcast is long enough ago. */
export function broadcastChanges(chat: ChatState, now: number): { chat: ChatState; effects: Effect[] } {
  const at = nextBroadcastAt(chat);
  if (at === null || now < at) return { chat, effects: [] };
  if (chat.resends) return broadcastAnew(chat, now);
  const { history: whole, message } = publish(chat.history, changesOf(chat, now));
  // A deleted message is not replayed: a peer that was away while it stood gets a snapshot.
  const history = message.removed ? { ...whole, ring: [message] } : whole;
  const sent = { ...chat, history, unsent: nothingUnsent, dirty: false, begun: true, broadcast_at_ms: now };
  // Peers that stayed while the room was evicted know another epoch of a history without messages.
  const broadcast = broadcastChat(chat.begun ? message : chatSnapshot(sent, now));
  return { chat: sent, effects: [{ type: "save", put: placeOf(sent) }, broadcast] };
}

/** Broadcasts the whole chat under another epoch: the epoch before is never replayed. */
function broadcastAnew(chat: ChatState, now: number): { chat: ChatState; effects: Effect[] } {
  const epoch = `${chat.history.epoch.slice(0, 30)}-${chat.history.seq + 1}`;
  const history = { epoch, seq: 0, ring: [] };
  const sent: ChatState = {
    ...{ ...chat, history, unsent: nothingUnsent, resends: false },
    ...{ dirty: false, begun: true, broadcast_at_ms: now },
  };
  return {
    chat: sent,
    effects: [{ type: "save", put: placeOf(sent) }, broadcastChat(chatSnapshot(sent, now))],
  };
}
