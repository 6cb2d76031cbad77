import * as z from "zod/mini";
import type { RoomPlace } from "#shared/room/client-state.ts";
import { readAs } from "../read-as.ts";
import type { Effect, Step } from "../room.ts";
import type { Said } from "./shard-messages.ts";
import { isPlaced } from "./shard-ring.ts";

/**
 * How far those have heard who stayed in a shard while it was out of memory. It notes that when nothing has been said for a
 * moment, and so before it can leave memory; a note that is older than what was said fits nothing its room can say, and does no
 * harm: everybody is greeted anew.
 */

/** A room leaves memory after ten quiet seconds. */
const NOTE_AFTER_MS = 2_000;
const STAYED_KEY = "stayed";

const Place = z.nullable(z.object({ epoch: z.string(), seq: z.int() }));
const Stayed = z.object({ main: Place, chat: Place });
/** Places that everybody has who stayed, in both histories; null where that is not known. */
type Stayed = Readonly<z.infer<typeof Stayed>>;

/** Nothing is known of those who stayed. */
export const nobodyStayed: Stayed = { main: null, chat: null };

/** Reads the note back; null where there is none. */
export const loadStayed = (stored: ReadonlyMap<string, unknown>): Stayed | null =>
  readAs(Stayed, stored.get(STAYED_KEY));

/** What a shard remembers of it. */
export interface StayedState {
  /** Of no matter once the room has greeted the shard. */
  readonly stayed: Stayed;
  /** Storage has a note. */
  readonly noted: boolean;
  readonly told_at_ms: number;
  /** When to look whether something is to be noted; null for not. */
  readonly note_at_ms: number | null;
}

/** Of a shard before it has woken. */
export const stayedAsleep: StayedState = {
  stayed: nobodyStayed,
  noted: false,
  told_at_ms: 0,
  note_at_ms: null,
};

/** Something was said, or somebody left: that is noted in a moment. */
export const noteSoon = <State extends StayedState>(state: State, now: number): State => ({
  ...state,
  note_at_ms: state.note_at_ms ?? now + NOTE_AFTER_MS,
});

/** Notes how far everybody has heard, when it is time and nothing more was said; or that nobody is here any more. */
export function noteStayed<State extends StayedState & Readonly<Record<keyof Stayed, RoomPlace>>>(
  state: State,
  peers: number,
  now: number,
): Step<State, never> {
  const { note_at_ms, told_at_ms, noted, main, chat } = state;
  if (note_at_ms === null || note_at_ms > now) return { state, effects: [] };
  const quiet_at_ms = told_at_ms + NOTE_AFTER_MS;
  if (quiet_at_ms > now && peers > 0) return { state: { ...state, note_at_ms: quiet_at_ms }, effects: [] };
  const done = { ...state, note_at_ms: null };
  if (peers === 0) return { state: { ...done, noted: false }, effects: noted ? [forgetStayed] : [] };
  if (main.sync !== "synced") return { state: done, effects: [] };
  const places: Stayed = { main: main.position, chat: chat.position };
  return {
    state: { ...done, noted: true },
    effects: [{ type: "save", put: { [STAYED_KEY]: places } }],
  };
}

/** Takes the note away: nobody is left whom it is about. */
export const forgetStayed: Effect<never> = { type: "save", remove: [STAYED_KEY] };

const historyOf = ({ type }: Said["message"]): keyof Stayed => (type.startsWith("chat-") ? "chat" : "main");

/** Whether a snapshot says what those who stayed have. */
export function hasSnapshot(stayed: Stayed, { message }: Said): boolean {
  const place = stayed[historyOf(message)];
  return place !== null && isPlaced(message) && place.epoch === message.epoch && place.seq === message.seq;
}

/** How far they are after a change that is the next for them; null for any other message. */
export function afterChange(stayed: Stayed, { message }: Said): Stayed | null {
  const place = stayed[historyOf(message)];
  if (!place || !isPlaced(message) || isSnapshot(message)) return null;
  const { epoch, seq } = message;
  return epoch === place.epoch && seq === place.seq + 1
    ? { ...stayed, [historyOf(message)]: { epoch, seq } }
    : null;
}

/** Whether a message says everything anew, instead of what comes next. */
export const isSnapshot = ({ type }: Said["message"]): boolean => /^(chat-)?snapshot$/.test(type);
