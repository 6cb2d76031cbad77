import { BURST_MAX, BURST_MS, COOL_DOWN_MS, REPEAT_MS } from "./chat.table.ts";

/** Rate limits of a chat writer. Pure: times are parameters, milliseconds UTC. */

/** The room's memory of one writer; none of it must survive the room's sleep. */
export interface WriterPace {
  /** Messages that were taken within the longest window: when, and their folded text. */
  readonly taken: readonly { readonly at_ms: number; readonly fold: string }[];
  /** Refused tries in a row, each within {@link STRIKE_MS} of the last. */
  readonly strikes: number;
  readonly struck_at_ms: number;
  /** Nothing is taken before. */
  readonly locked_until_ms: number;
}

/** A writer of whom nothing is remembered. */
export const freshPace: WriterPace = { taken: [], strikes: 0, struck_at_ms: 0, locked_until_ms: 0 };

/** A refusal, and when to try again. */
export interface PaceRefusal {
  readonly code: "chat_cooling_down" | "chat_slow_mode" | "please_do_not_spam";
  readonly retry_at_ms: number;
}

/** Refused tries further apart than this are not counted together. */
const STRIKE_MS = 60_000;
/** So many refused tries are a mistake, the next ones are meant. */
const STRIKES_FREE = 2;
const LOCK_FIRST_MS = 10_000;
const LOCK_MAX_MS = 300_000;

const lockMs = (strikes: number): number =>
  strikes <= STRIKES_FREE ? 0 : Math.min(LOCK_MAX_MS, LOCK_FIRST_MS * 2 ** (strikes - STRIKES_FREE - 1));

/** After a refused try: every further one makes the wait longer, from ten seconds to five minutes. */
export function strike(pace: WriterPace, now: number): WriterPace {
  const strikes = now - pace.struck_at_ms <= STRIKE_MS ? pace.strikes + 1 : 1;
  const locked_until_ms = Math.max(pace.locked_until_ms, now + lockMs(strikes));
  return { ...pace, strikes, struck_at_ms: now, locked_until_ms };
}

/**
 * Why this writer's own pace forbids the message now; null when they may write. `slowMs` is the room's slow mode, 0 for
 * none.
 */
export function paceRefusal(pace: WriterPace, fold: string, slowMs: number, now: number): PaceRefusal | null {
  if (now < pace.locked_until_ms) return { code: "please_do_not_spam", retry_at_ms: pace.locked_until_ms };
  const last = pace.taken.at(-1)?.at_ms ?? Number.NEGATIVE_INFINITY;
  const wait = Math.max(COOL_DOWN_MS, slowMs);
  if (now - last < wait)
    return { code: slowMs > COOL_DOWN_MS ? "chat_slow_mode" : "chat_cooling_down", retry_at_ms: last + wait };
  const same = pace.taken.find((one) => one.fold === fold && now - one.at_ms < REPEAT_MS);
  if (same) return { code: "please_do_not_spam", retry_at_ms: same.at_ms + REPEAT_MS };
  const burst = pace.taken.filter((one) => now - one.at_ms < BURST_MS);
  const [oldest] = burst.slice(-BURST_MAX);
  if (oldest && burst.length >= BURST_MAX)
    return { code: "please_do_not_spam", retry_at_ms: oldest.at_ms + BURST_MS };
  return null;
}

/** State after an accepted message. A writer at a normal pace has earlier refusals forgiven. */
export function paced(pace: WriterPace, fold: string, now: number): WriterPace {
  const kept = pace.taken.filter((one) => now - one.at_ms < Math.max(BURST_MS, REPEAT_MS));
  return { ...pace, taken: [...kept, { at_ms: now, fold }], strikes: 0 };
}

/** True if nothing of a writer needs to be remembered any more. `slowMs` as with {@link paceRefusal}. */
export function isForgettable(
  { taken, struck_at_ms, locked_until_ms }: WriterPace,
  slowMs: number,
  now: number,
): boolean {
  const last = Math.max(taken.at(-1)?.at_ms ?? 0, struck_at_ms);
  return now - last >= Math.max(BURST_MS, REPEAT_MS, STRIKE_MS, slowMs) && now >= locked_until_ms;
}
