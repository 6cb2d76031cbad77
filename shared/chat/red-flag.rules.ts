import { RED_FLAG_MS } from "./chat.table.ts";

/**
 * True if the chat of a match is flagged in red: for thirty minutes after its score changed (product spec, section 9).
 *
 * @param score_changed_at seconds UTC, as the match's row has it; null for a score that never changed, or is hidden.
 * @param nowMs milliseconds UTC.
 */
export const isRedFlagged = (score_changed_at: number | null, nowMs: number): boolean =>
  score_changed_at !== null && nowMs - score_changed_at * 1_000 < RED_FLAG_MS;
