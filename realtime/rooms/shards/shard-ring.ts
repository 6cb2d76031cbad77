import type { Position } from "#shared/room/index.ts";
import { type History, RING_SIZE } from "../history.ts";

/** What a shard has heard and can repeat: its room's own messages in their places. */

export type Ring = readonly (Position & object)[];

/** The part of a page's state that a shard steers by. */
export interface FoldState {
  readonly sync: "waiting" | "synced" | "resync-needed";
  readonly position: Position | null;
}

/** Whether a message has a place in a history. */
export const isPlaced = (message: object): message is Position & object =>
  "seq" in message &&
  typeof message.seq === "number" &&
  "epoch" in message &&
  typeof message.epoch === "string";

/** The ring after a message: it goes on in one history only, and a snapshot that comes out of turn begins it anew. */
export function ringAfter(ring: Ring, message: object): Ring {
  if (!isPlaced(message)) return ring;
  const last = ring.at(-1);
  const goesOn = last !== undefined && last.epoch === message.epoch && last.seq + 1 === message.seq;
  // What was taken away is not repeated (with-chat.ts).
  if ("removed" in message && message.removed) return [message];
  return goesOn ? [...ring, message].slice(-RING_SIZE) : [message];
}

/** What a shard can repeat, as a history: nothing where the ring does not end with what is known. */
export const historyOf = ({ position }: FoldState, ring: Ring): History<object> => {
  const last = ring.at(-1);
  const isWhole = last !== undefined && last.epoch === position?.epoch && last.seq === position.seq;
  return { epoch: position?.epoch ?? "", seq: position?.seq ?? 0, ring: isWhole ? ring : [] };
};
