import { isRecord } from "#shared/json/is-record.ts";

/** Connections to a shard that fail in a row before the room itself is asked again. */
const TRIES_MAX = 3;
const SHARD = /^(?:live|match)\/\d+~\d+$/;

/** Where a page sits: in the room it asked for, or in the shard that a full room has sent it to. */
export interface ShardAssignment {
  readonly room: () => string;
  /** Whether a message says to go elsewhere; the seat is another from then on. */
  movedBy(raw: unknown): boolean;
  /** The room has said something: it is the right one. */
  kept(): void;
  /** The line was lost, or could not be made. */
  lost(): void;
}

/** A seat in the room asked for. A shard that is gone for good must not keep a page from its room. */
export function assignShard(asked: string): ShardAssignment {
  let room = asked;
  let tries = 0;
  return {
    room: () => room,
    movedBy(raw) {
      if (!isRecord(raw) || raw.type !== "moved" || typeof raw.room !== "string") return false;
      // Never another room than the one asked for and its shards.
      const isOurs = raw.room === asked || (SHARD.test(raw.room) && raw.room.startsWith(`${asked}~`));
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
      if (tries >= TRIES_MAX) room = asked;
    },
  };
}
