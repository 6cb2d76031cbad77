import type { ErrorCode, FieldErrors } from "#shared/errors/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import type { Writer } from "#shared/room/index.ts";

/**
 * Interface of every room: its inputs (events) and outputs (effects). A room is a pure function over these; clocks,
 * sockets, storage and randomness stay with the host.
 */

export type PartyName = "hub" | "live" | "match";

/** Address of a room: party and room id, as in `/parties/<party>/<room>`. */
export interface RoomAddress {
  readonly party: PartyName;
  readonly room: string;
}

/** State of a peer. It lives on the connection, because a room's memory is lost on hibernation. */
export interface PeerFacts {
  /** True once the peer has its snapshot or gap: only then broadcasts reach it. */
  readonly joined: boolean;
  /** Messages that made no sense; after a few the room hangs up. */
  readonly strikes: number;
  /** The topic that the peer follows beside the room's main history; null for none. */
  readonly topic: string | null;
  /** Whether the peer receives the room's chat. */
  readonly chat: boolean;
  /** The account that the peer writes as; null for a peer that only reads. */
  readonly writer: Writer | null;
}

/** Response to a pull, a post or a forward; null without one (refused connection, timeout). */
export interface Outcome {
  readonly status: number;
  /** Parsed JSON, null when the body is none. Not checked: the room does that. */
  readonly body: unknown;
  /** Header `as-of`: the time the response is true for, milliseconds UTC. */
  readonly as_of: string | null;
  /** Header `next-change-at`: the time of the response's next change, milliseconds UTC. */
  readonly next_change_at: string | null;
}

/** Answer to an HTTP request: data for a success, a code of the catalogue otherwise. */
export type Answer =
  | { readonly ok: true; readonly data: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly code: ErrorCode; readonly fields?: FieldErrors };

export type RoomEvent<Tag> =
  /**
   * The room is in memory again: `stored` is everything it saved. `nonce` names a new history if one is needed.
   * Peers may have stayed connected while it was away.
   */
  | {
      readonly type: "woke";
      readonly room: string;
      readonly stored: ReadonlyMap<string, unknown>;
      readonly nonce: string;
      readonly list_rooms: number;
      readonly has_peers: boolean;
      /** Topics that peers follow, each once. */
      readonly followed: readonly string[];
      readonly betting: Betting;
      /** Words that the operator does not want in chats. */
      readonly blocked_words: readonly string[];
      /** Readers that one room takes; the next ones go to its shards. */
      readonly room_readers: number;
    }
  /** A peer connected, with the parameters of its URL. */
  | {
      readonly type: "joined";
      readonly since: string | null;
      readonly version: string | null;
      readonly topic: string | null;
      readonly topic_since: string | null;
      readonly chat: boolean;
      readonly chat_since: string | null;
      /** How many had joined before. */
      readonly peers: number;
    }
  /** A peer left, or the number of peers changed elsewhere. */
  | { readonly type: "peers-changed" }
  /** A peer sent a text; null when it was too large or no text at all. */
  | { readonly type: "said"; readonly facts: PeerFacts; readonly text: string | null }
  /** A peer showed a ticket; `writer` null for one that is not good here and now. */
  | { readonly type: "identified"; readonly facts: PeerFacts; readonly writer: Writer | null }
  /** A signed request with a valid signature. Its body is not validated yet. */
  | { readonly type: "received"; readonly body: unknown; readonly nonce: string; readonly peers: number }
  /** A status request, from any client. */
  | { readonly type: "asked" }
  /** A pull, post or forward with this tag ended. `sent_at_ms` is when it began. */
  | {
      readonly type: "answered";
      readonly tag: Tag;
      readonly outcome: Outcome | null;
      readonly sent_at_ms: number;
    }
  /** `has_peers` and `followed` as with `woke`: topics without followers need no requests. */
  | { readonly type: "alarm-rang"; readonly has_peers: boolean; readonly followed: readonly string[] }
  /** The time set by `tick-at` has come; `peers` have joined, of whom `hearing` receive the chat. */
  | { readonly type: "ticked"; readonly peers: number; readonly hearing: number };

export type Effect<Tag> =
  /** To the peer of the event; for a response, the peer whose event caused the request. */
  | { readonly type: "reply"; readonly message: object }
  | { readonly type: "remember-peer"; readonly facts: PeerFacts }
  | { readonly type: "close-peer"; readonly code: ErrorCode }
  /** To every joined peer; with a topic, to its followers; with `chat`, to the chat peers. */
  | {
      readonly type: "broadcast";
      readonly message: object;
      readonly topic?: string;
      readonly chat?: true;
    }
  /** To the HTTP request the event is about. */
  | { readonly type: "answer"; readonly answer: Answer }
  /** Saved over hibernation and restarts; done before any output of the same step leaves the room. */
  | {
      readonly type: "save";
      readonly put?: Readonly<Record<string, unknown>>;
      readonly remove?: readonly string[];
    }
  /** Removes everything saved, the alarm and the host's data about the room: as if it had never been. */
  | { readonly type: "forget" }
  /** The one alarm of the room; a new time replaces the old. */
  | { readonly type: "ring-at"; readonly at_ms: number }
  /** An alarm in memory only, for fractions of a second: it is lost with the room. A new time replaces the old. */
  | { readonly type: "tick-at"; readonly at_ms: number }
  /** GET of a path of the public site; ends as `answered`. */
  | { readonly type: "pull"; readonly tag: Tag; readonly path: string; readonly signed: boolean }
  /** Signed POST to a path of the public site; ends as `answered`. */
  | { readonly type: "post"; readonly tag: Tag; readonly path: string; readonly body: unknown }
  /** Signed POST to another room; ends as `answered`. */
  | { readonly type: "forward"; readonly tag: Tag; readonly to: RoomAddress; readonly body: unknown }
  /** For the operator. */
  | { readonly type: "log"; readonly level: "info" | "warn"; readonly text: string };

export interface Step<State, Tag> {
  readonly state: State;
  readonly effects: readonly Effect<Tag>[];
}

/** Facts about a client before its room is woken. */
export interface Knock {
  readonly room: string;
  readonly version: string | null;
  readonly list_rooms: number;
}

/** A room: its admission check, its state before it woke, and its reaction to each event. */
export interface RoomCore<State, Tag> {
  /** Why a peer is refused; null when it is not. A host may call it before it wakes the room. */
  readonly refusalOf: (knock: Knock) => ErrorCode | null;
  readonly asleep: State;
  readonly step: (state: State, event: RoomEvent<Tag>, now: number) => Step<State, Tag>;
}

/** Delay before the next try: doubles from half a second to five seconds. */
export function retryDelayMs(failures: number): number {
  return Math.min(5_000, 500 * 2 ** Math.max(0, failures - 1));
}
