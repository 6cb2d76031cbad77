import * as z from "zod/mini";
import type { RoomPlace } from "#shared/room/client-state.ts";
import { readAs } from "../read-as.ts";
import type { Effect, Step } from "../room.ts";
import type { RoomMessage } from "../wire/room-to-shard.ts";
import { isPlaced } from "./shard-ring.ts";

/**
 * Positions of peers that stayed in a shard while it was evicted, saved after a moment without messages, and so before
 * it can be evicted. A saved position that is too old matches none of its room and is harmless: all peers are greeted
 * again.
 */

/** A room leaves memory after ten quiet seconds. */
const NOTE_AFTER_MS = 2_000;
const STAYED_KEY = "stayed";

const Place = z.nullable(z.object({ epoch: z.string(), seq: z.int() }));
const Stayed = z.object({ main: Place, chat: Place });
/** Positions that all peers that stayed share, in both histories; null where unknown. */
type Stayed = Readonly<z.infer<typeof Stayed>>;

/** The positions of peers that stayed are unknown. */
export const nobodyStayed: Stayed = { main: null, chat: null };

/** Reads the note back; null where there is none. */
export const loadStayed = (stored: ReadonlyMap<string, unknown>): Stayed | null =>
  readAs(Stayed, stored.get(STAYED_KEY));

/** Stored state of a shard. */
export interface StayedState {
  /** Of no matter once the room has greeted the shard. */
  readonly stayed: Stayed;
  /** Storage has a note. */
  readonly has_note: boolean;
  readonly received_at_ms: number;
  /** When to look whether something is to be saved; null for not. */
  readonly note_at_ms: number | null;
}

/** Of a shard before it has woken. */
export const stayedAsleep: StayedState = {
  stayed: nobodyStayed,
  has_note: false,
  received_at_ms: 0,
  note_at_ms: null,
};

/** A message or a leave: it is saved in a moment. */
export const noteSoon = <State extends StayedState>(state: State, now: number): State => ({
  ...state,
  note_at_ms: state.note_at_ms ?? now + NOTE_AFTER_MS,
});

/** Saves the peers' positions when it is time and no further message came; or that no peer is left. */
export function noteStayed<State extends StayedState & Readonly<Record<keyof Stayed, RoomPlace>>>(
  state: State,
  peers: number,
  now: number,
): Step<State> {
  const { note_at_ms, received_at_ms, has_note, main, chat } = state;
  if (note_at_ms === null || note_at_ms > now) return { state, effects: [] };
  const quiet_at_ms = received_at_ms + NOTE_AFTER_MS;
  if (quiet_at_ms > now && peers > 0) return { state: { ...state, note_at_ms: quiet_at_ms }, effects: [] };
  const done = { ...state, note_at_ms: null };
  if (peers === 0) return { state: { ...done, has_note: false }, effects: has_note ? [forgetStayed] : [] };
  if (main.sync !== "synced") return { state: done, effects: [] };
  const places: Stayed = { main: main.position, chat: chat.position };
  return {
    state: { ...done, has_note: true },
    effects: [{ type: "save", put: { [STAYED_KEY]: places } }],
  };
}

/** Deletes the saved positions: no peer is left that they apply to. */
export const forgetStayed: Effect = { type: "save", remove: [STAYED_KEY] };

const historyOf = ({ type }: RoomMessage["message"]): keyof Stayed =>
  type.startsWith("chat-") ? "chat" : "main";

/** Whether a snapshot equals the state of the peers that stayed. */
export function hasSnapshot(stayed: Stayed, { message }: RoomMessage): boolean {
  const place = stayed[historyOf(message)];
  return place !== null && isPlaced(message) && place.epoch === message.epoch && place.seq === message.seq;
}

/** How far they are after a change that is the next for them; null for any other message. */
export function afterChange(stayed: Stayed, { message }: RoomMessage): Stayed | null {
  const place = stayed[historyOf(message)];
  if (!place || !isPlaced(message) || isSnapshot(message)) return null;
  const { epoch, seq } = message;
  return epoch === place.epoch && seq === place.seq + 1
    ? { ...stayed, [historyOf(message)]: { epoch, seq } }
    : null;
}

/** Whether a message is a whole state, instead of the next change. */
export const isSnapshot = ({ type }: RoomMessage["message"]): boolean => /^(chat-)?snapshot$/.test(type);
