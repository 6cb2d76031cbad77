import type { ChatClientState } from "#shared/chat/chat-state.ts";
import { CHAT_HISTORY } from "#shared/chat/index.ts";
import { missedSince } from "../history.ts";
import type { Effect } from "../room.ts";
import { historyOf, type Ring } from "./shard-ring.ts";

/** Greets a chat peer that joins a shard, as the room would. */
export function greetChat(chat: ChatClientState, ring: Ring, since: string | null, now: number): Effect[] {
  const { mode, viewers, position } = chat;
  // No account, until a ticket is shown.
  const me = null;
  const reply = (message: object) => ({ type: "reply", message }) as const;
  // The room's greeting is for all peers here and does not say that it is the first.
  if (chat.sync !== "synced" || !position) {
    const nothing = { epoch: "", seq: 0, mode, viewers, messages: [] };
    return [reply({ type: "chat-snapshot", sent_at_ms: now, me, ...nothing })];
  }
  const missed = missedSince(historyOf(chat, ring), since);
  const place = { ...position, sent_at_ms: now, me, viewers };
  if (missed) return [...missed.map(reply), reply({ type: "chat-resumed", ...place })];
  const messages = chat.messages.slice(-CHAT_HISTORY);
  return [reply({ type: "chat-snapshot", ...place, mode, messages })];
}
