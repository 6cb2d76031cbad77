import { earliest } from "../timers.ts";
import type { RoomMessage } from "../wire/room-to-shard.ts";
import { SHARDS_MAX } from "./shard-address.ts";

/** Spreads a room's readers over shards, and collects the pending messages of each. Pure. */

/** A shard with more pending messages than this is greeted again instead. */
const WAITING_MAX = 200;
/** A delivery that has not ended by then has died; the host gives up long before. */
const DELIVERY_LOST_MS = 10_000;

/** How full a shard is, as its room knows. */
interface ShardLoad {
  /** Readers as it last reported, and those who were sent there since. */
  readonly peers: number;
}

/**
 * The shard when the room is full: the first with a place, else a new one; at the maximum number, the emptiest. The
 * first and not the emptiest, so that surplus shards run empty.
 */
export function chooseShard(shards: ReadonlyMap<number, ShardLoad>, most: number): number {
  let emptiest: { shard: number; peers: number } | null = null;
  for (let shard = 1; shard <= SHARDS_MAX; shard += 1) {
    const peers = shards.get(shard)?.peers ?? 0;
    if (peers < most) return shard;
    if (!emptiest || peers < emptiest.peers) emptiest = { shard, peers };
  }
  return emptiest?.shard ?? 1;
}

/** A shard as its room sees it. */
export interface Shard extends ShardLoad {
  readonly waiting: readonly RoomMessage[];
  readonly touch: number | null;
  /** It needs a new greeting. */
  readonly behind: boolean;
  /** The delivery under way is a new greeting. */
  readonly greeting: boolean;
  /** When the delivery under way began; null for none. */
  readonly sent_at_ms: number | null;
  /** Nothing is sent before. */
  readonly ready_at_ms: number;
  readonly failures: number;
}

/** A shard without any message so far. */
export const newShard: Shard = {
  peers: 0,
  waiting: [],
  touch: null,
  behind: true,
  greeting: false,
  sent_at_ms: null,
  ready_at_ms: 0,
  failures: 0,
};

/** A shard after its room sent messages. A shard that awaits a new greeting gets them with it. */
export function queued(shard: Shard, messages: readonly RoomMessage[], touch: number | null): Shard {
  const waiting = shard.behind ? [] : [...shard.waiting, ...messages];
  const isTooMuch = waiting.length > WAITING_MAX;
  return {
    ...shard,
    waiting: isTooMuch ? [] : waiting,
    behind: shard.behind || isTooMuch,
    touch: touch === null ? shard.touch : Math.max(touch, shard.touch ?? 0),
  };
}

const waitsForAnything = ({ behind, touch, waiting }: Shard): boolean =>
  behind || touch !== null || waiting.length > 0;

/** The shard after a delivery that never ended. The delivery may have arrived or not. */
export function withoutLost(shard: Shard, now: number): Shard {
  const isLost = shard.sent_at_ms !== null && now - shard.sent_at_ms >= DELIVERY_LOST_MS;
  return isLost ? { ...shard, sent_at_ms: null, behind: true } : shard;
}

/** True if a shard gets a delivery now. News of the match is sent at once, unless deliveries have failed. */
export function isDue(shard: Shard, now: number): boolean {
  if (shard.sent_at_ms !== null || !waitsForAnything(shard)) return false;
  const isUrgent = shard.behind || shard.touch !== null || shard.waiting.some(({ chat }) => !chat);
  return (isUrgent && shard.failures === 0) || now >= shard.ready_at_ms;
}

/** Time of the shard's next check: messages may be sent, or a delivery counts as lost. Null for none. */
export function shardsDueAt(shards: ReadonlyMap<number, Shard>): number | null {
  const waiting = [...shards.values()].filter(waitsForAnything);
  return earliest(
    waiting.map(({ sent_at_ms, ready_at_ms }) =>
      sent_at_ms === null ? ready_at_ms : sent_at_ms + DELIVERY_LOST_MS,
    ),
  );
}
