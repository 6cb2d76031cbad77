import { isRecord } from "#shared/json/is-record.ts";

/** Consecutive failed connections to a shard before the page returns to the room itself. */
const TRIES_MAX = 3;
const SHARD = /^(?:live|match)\/\d+~\d+$/;

/** The room or shard of a page: the requested room, or the shard that a full room has assigned. */
export interface ShardAssignment {
  readonly room: () => string;
  /** True if a message moves the page; the assignment then changes. */
  movedBy(raw: unknown): boolean;
  /** A message has arrived: the assignment works. */
  kept(): void;
  /** The connection was lost or failed to open. */
  lost(): void;
}

/** Starts with the requested room. A shard that is gone for good must not keep a page from its room. */
export function assignShard(requested: string): ShardAssignment {
  let room = requested;
  let tries = 0;
  return {
    room: () => room,
    movedBy(raw) {
      if (!isRecord(raw) || raw.type !== "moved" || typeof raw.room !== "string") return false;
      // Never another room than the requested one and its shards.
      const isOurs = raw.room === requested || (SHARD.test(raw.room) && raw.room.startsWith(`${requested}~`));
      if (!isOurs || raw.room === room) return false;
      room = raw.room;
      tries = 0;
      return true;
    },
    kept() {
      tries = 0;
    },
    lost() {
      tries += 1;
      if (tries >= TRIES_MAX) room = requested;
    },
  };
}
