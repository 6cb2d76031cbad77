import { type Position, parsePosition } from "#shared/room/index.ts";

/** Broadcasts a room can replay to peers that were away. */
export const RING_SIZE = 200;

/** A broadcast with its place. */
export type Placed<Message> = Message & { readonly epoch: string; readonly seq: number };

/** Broadcast history of a room: `seq` counts broadcasts without gaps, the ring holds the last of them, ascending. */
export interface History<Message> {
  readonly epoch: string;
  readonly seq: number;
  readonly ring: readonly Placed<Message>[];
}

interface Published<Message> {
  readonly history: History<Message>;
  readonly message: Placed<Message>;
  /** Values to save: the position and one small value per broadcast, so that a resume works after a restart too. */
  readonly put: Readonly<Record<string, unknown>>;
  readonly remove: readonly string[];
}

const ringKey = (seq: number): string => `ring:${seq}`;

/** A history that begins. `put` may wait for the first broadcast, which saves the place too. */
export function beginHistory<Message>(epoch: string): {
  readonly history: History<Message>;
  readonly put: Readonly<Record<string, unknown>>;
} {
  return { history: { epoch, seq: 0, ring: [] }, put: { history: { epoch, seq: 0 } } };
}

/** Gives a message the next place. */
export function publish<Message extends object>(
  history: History<Message>,
  message: Message,
): Published<Message> {
  const { epoch } = history;
  const seq = history.seq + 1;
  const placed = { ...message, epoch, seq };
  const ring = [...history.ring, placed].slice(-RING_SIZE);
  return {
    history: { epoch, seq, ring },
    message: placed,
    put: { history: { epoch, seq }, [ringKey(seq)]: placed },
    remove: seq > RING_SIZE ? [ringKey(seq - RING_SIZE)] : [],
  };
}

/**
 * Reads a saved history back, or null. Broadcasts that do not parse (an older release's) cut the ring there: a peer
 * that was away longer gets a snapshot.
 */
export function loadHistory<Message>(
  stored: ReadonlyMap<string, unknown>,
  parse: (value: unknown) => Placed<Message> | null,
): History<Message> | null {
  const place = stored.get("history");
  if (!isPosition(place)) return null;
  const ring: Placed<Message>[] = [];
  for (let seq = place.seq; seq > place.seq - RING_SIZE && seq > 0; seq -= 1) {
    const message = parse(stored.get(ringKey(seq)));
    if (!message || message.seq !== seq || message.epoch !== place.epoch) break;
    ring.unshift(message);
  }
  return { epoch: place.epoch, seq: place.seq, ring };
}

function isPosition(value: unknown): value is Position {
  return (
    typeof value === "object" &&
    value !== null &&
    "epoch" in value &&
    typeof value.epoch === "string" &&
    "seq" in value &&
    typeof value.seq === "number"
  );
}

/** The broadcasts missed since `since`; null beyond the ring or for another history. */
export function missedSince<Message>(
  history: History<Message>,
  since: string | null,
): readonly Placed<Message>[] | null {
  const position = parsePosition(since);
  if (!position || position.epoch !== history.epoch || position.seq > history.seq) return null;
  const missed = history.seq - position.seq;
  return missed <= history.ring.length ? history.ring.slice(history.ring.length - missed) : null;
}
