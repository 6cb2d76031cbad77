import type { Position } from "#shared/room/index.ts";
import { type History, RING_SIZE } from "../history.ts";

/** The messages that a shard has received and can replay: its room's own messages at their positions. */

export type Ring = readonly (Position & object)[];

/** The part of a page's state that a shard uses. */
export interface FoldState {
  readonly sync: "waiting" | "synced" | "resync-needed";
  readonly position: Position | null;
}

/** True if a message has a place in a history. */
export const isPlaced = (message: object): message is Position & object =>
  "seq" in message &&
  typeof message.seq === "number" &&
  "epoch" in message &&
  typeof message.epoch === "string";

/** The ring after a message: it continues one history only, and a snapshot out of turn restarts it. */
export function ringAfter(ring: Ring, message: object): Ring {
  if (!isPlaced(message)) return ring;
  const last = ring.at(-1);
  const goesOn = last !== undefined && last.epoch === message.epoch && last.seq + 1 === message.seq;
  // Deleted messages are not replayed (chat-broadcast.ts).
  if ("removed" in message && message.removed) return [message];
  return goesOn ? [...ring, message].slice(-RING_SIZE) : [message];
}

/** The replayable messages of a shard as a history: empty where the ring does not end at the known position. */
export const historyOf = ({ position }: FoldState, ring: Ring): History<object> => {
  const last = ring.at(-1);
  const isWhole = last !== undefined && last.epoch === position?.epoch && last.seq === position.seq;
  return { epoch: position?.epoch ?? "", seq: position?.seq ?? 0, ring: isWhole ? ring : [] };
};
