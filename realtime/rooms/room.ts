import type { ErrorCode, FieldErrors } from "#shared/errors/index.ts";
import type { MatchId } from "#shared/match/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import type { Writer } from "#shared/room/index.ts";
import type { ShardToRoom } from "./wire/shard-to-room.ts";

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
  /** True if the peer receives the room's chat. */
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

/** Names a request of a room, so that the room knows its response. */
export type RequestTag =
  /** The hub's pulls, and its deliveries to other rooms. */
  | { readonly want: "changes"; readonly since_ms: number }
  | { readonly want: "rows" }
  | { readonly want: "detail"; readonly match_id: MatchId }
  | { readonly want: "delivery"; readonly to: RoomAddress; readonly sent_at_ms: number }
  /** A match room's request of its detail; a room's call to the hub, and its question whether the source is alive. */
  | "detail"
  | "hub-called"
  | "hub-watched"
  | `topic:${string}`
  | "moderation-events"
  /** A room's delivery to a shard; a shard's subscription, and a chat command of its peer (`tries` were made before). */
  | { readonly want: "shard"; readonly shard: number; readonly sent_at_ms: number }
  | "shard-wanted"
  | {
      readonly want: "command";
      readonly body: Extract<ShardToRoom, { to_room: "command" }>;
      readonly tries: number;
    };

/** Timers that outlive the room's memory. */
export type TimerName =
  | "hub"
  | "hub-call"
  | "detail-retry"
  | "room-end"
  | "moderation"
  | "topics"
  | "source-check";

/** Timers in memory only, for fractions of a second: they are lost with the room. */
export type TickName = "chat" | "shards" | "shard";

export type RoomEvent =
  /** The room is in memory again with all it saved. `nonce` names a new history if needed; peers may be connected. */
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
  | { readonly type: "message-received"; readonly facts: PeerFacts; readonly text: string | null }
  /** A peer showed a ticket; `writer` null for one that is not good here and now. */
  | { readonly type: "ticket-shown"; readonly facts: PeerFacts; readonly writer: Writer | null }
  /** A signed request with a valid signature. Its body is not validated yet. */
  | {
      readonly type: "request-received";
      readonly body: unknown;
      readonly nonce: string;
      readonly peers: number;
    }
  /** A status request, from any client. */
  | { readonly type: "status-requested" }
  /** A pull, post or forward with this tag ended. `sent_at_ms` is when it began. */
  | {
      readonly type: "answered";
      readonly tag: RequestTag;
      readonly outcome: Outcome | null;
      readonly sent_at_ms: number;
    }
  /** A timer has come, or may have: an earlier release's alarm rings all. Topics without followers need no requests. */
  | {
      readonly type: "timer-rang";
      readonly name: TimerName;
      readonly has_peers: boolean;
      readonly followed: readonly string[];
    }
  /** The time set by `set-tick` has come; `peers` have joined, of whom `chat_peers` receive the chat. */
  | {
      readonly type: "ticked";
      readonly name: TickName;
      readonly peers: number;
      readonly chat_peers: number;
    };
/** The events of one type. */
export type EventOf<Type extends RoomEvent["type"]> = Extract<RoomEvent, { readonly type: Type }>;

export type Effect =
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
  /** Removes everything saved, all timers and the host's data about the room: as if it had never been. */
  | { readonly type: "forget" }
  /** Sets a timer; a new time replaces the old one. */
  | { readonly type: "set-timer"; readonly name: TimerName; readonly at_ms: number }
  | { readonly type: "set-tick"; readonly name: TickName; readonly at_ms: number }
  /** GET of a path of the public site; ends as `answered`. */
  | { readonly type: "pull"; readonly tag: RequestTag; readonly path: string; readonly signed: boolean }
  /** Signed POST to a path of the public site; ends as `answered`. */
  | { readonly type: "post"; readonly tag: RequestTag; readonly path: string; readonly body: unknown }
  /** Signed POST to another room; ends as `answered`. */
  | { readonly type: "forward"; readonly tag: RequestTag; readonly to: RoomAddress; readonly body: unknown }
  /** For the operator. */
  | { readonly type: "log"; readonly level: "info" | "warn"; readonly text: string };
/** The effects of one type. */
export type EffectOf<Type extends Effect["type"]> = Extract<Effect, { readonly type: Type }>;

export interface Step<State> {
  readonly state: State;
  readonly effects: readonly Effect[];
}

/** State in, event in, step out. */
export type Reducer<State> = (state: State, event: RoomEvent, now: number) => Step<State>;

/** Facts about a client before its room is woken. */
export interface ClientFacts {
  readonly room: string;
  readonly version: string | null;
  readonly list_rooms: number;
}

/** A room: its admission check, its state before it woke, and its reaction to each event. */
export interface RoomCore<State> {
  /** Why a peer is refused; null when it is not. A host may call it before it wakes the room. */
  readonly refusalOf: (client: ClientFacts) => ErrorCode | null;
  readonly asleep: State;
  readonly step: Reducer<State>;
  /** All timers that the room sets. */
  readonly timers: readonly TimerName[];
}

/** Delay before the next try: doubles from half a second to five seconds. */
export function retryDelayMs(failures: number): number {
  return Math.min(5_000, 500 * 2 ** Math.max(0, failures - 1));
}
