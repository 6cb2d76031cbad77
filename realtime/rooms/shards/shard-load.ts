import { SHARDS_MAX } from "./shard-address.ts";
import type { Said } from "./shard-messages.ts";

/** How a room spreads its readers over shards, and what each has to be told. Pure. */

/** A shard that has not heard so much is greeted anew instead. */
const WAITING_MAX = 200;
/** A delivery that has not ended by then has died; the host gives up long before. */
const DELIVERY_LOST_MS = 10_000;

/** How full a shard is, as its room knows. */
interface ShardLoad {
  /** Readers as it last said, and those who were sent there since. */
  readonly peers: number;
}

/**
 * Where a reader goes when the room is full: to the first shard with a place, else to a new one; when there are as many as
 * there may be, to the emptiest. The first and not the emptiest, so that shards that are not needed any more run empty.
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
  readonly waiting: readonly Said[];
  readonly touch: number | null;
  /** It has to be greeted anew. */
  readonly behind: boolean;
  /** The delivery under way greets it anew. */
  readonly greeting: boolean;
  /** When the delivery under way began; null for none. */
  readonly sent_at_ms: number | null;
  /** Nothing is sent before. */
  readonly ready_at_ms: number;
  readonly failures: number;
}

/** One that has not been told anything. */
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

/** A shard after its room said something. Who is to be greeted anew hears it then. */
export function noted(shard: Shard, said: readonly Said[], touch: number | null): Shard {
  const waiting = shard.behind ? [] : [...shard.waiting, ...said];
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

/** The shard without a delivery that never ended. What was in it may have arrived or not. */
export function withoutLost(shard: Shard, now: number): Shard {
  const isLost = shard.sent_at_ms !== null && now - shard.sent_at_ms >= DELIVERY_LOST_MS;
  return isLost ? { ...shard, sent_at_ms: null, behind: true } : shard;
}

/** Whether a shard is told something now. News of the match do not wait for their turn, unless telling has failed. */
export function isDue(shard: Shard, now: number): boolean {
  if (shard.sent_at_ms !== null || !waitsForAnything(shard)) return false;
  const isUrgent = shard.behind || shard.touch !== null || shard.waiting.some((said) => !said.chat);
  return (isUrgent && shard.failures === 0) || now >= shard.ready_at_ms;
}

/** When a shard has to be looked at: what waits may be sent, or what is under way counts as lost. Null for not. */
export function shardsDueAt(shards: ReadonlyMap<number, Shard>): number | null {
  let due: number | null = null;
  for (const shard of shards.values()) {
    if (!waitsForAnything(shard)) continue;
    const at = shard.sent_at_ms === null ? shard.ready_at_ms : shard.sent_at_ms + DELIVERY_LOST_MS;
    if (due === null || at < due) due = at;
  }
  return due;
}
