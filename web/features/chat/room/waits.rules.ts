import { COOL_DOWN_MS } from "#shared/chat/chat.table.ts";
import type { ChatStore } from "./chat.store.ts";
import type { Refusal } from "./outgoing.rules.ts";

/** How long this page's writer must wait. Pure. */

type Writing = Pick<ChatStore, "mode" | "me" | "taken_at_ms" | "slow_until_ms" | "locked_until_ms">;

/** Minimum interval between two messages. */
const coolDownMs = ({ mode, me }: Writing): number =>
  me?.role === "operator" ? COOL_DOWN_MS : Math.max(COOL_DOWN_MS, mode.slow_seconds * 1_000);

/** Time from which the writer may send again: milliseconds UTC of the server. Follows changes of slow mode. */
export const readyAtMs = (store: Writing): number =>
  Math.max(store.taken_at_ms + coolDownMs(store), store.slow_until_ms, store.locked_until_ms);

/** When a refused message can be sent again. A mute may be lifted at any time, and a retry is free. */
export function againAtMs(store: Writing, { code, retry_at_ms }: Refusal): number {
  const isOfMode = code === "chat_slow_mode" || code === "chat_muted";
  return Math.max(readyAtMs(store), isOfMode ? 0 : (retry_at_ms ?? 0));
}
