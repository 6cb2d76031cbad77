import type { ErrorCode, FieldErrors } from "#shared/errors/index.ts";
import type { Betting } from "#shared/odds/betting.ts";
import type { Writer } from "#shared/room/index.ts";

/**
 * Words that every room speaks: what can happen to it (events) and what it wants done (effects). A room is a pure
 * function over these; clocks, sockets, storage and randomness stay with the host.
 */

export type PartyName = "feed" | "live" | "match";

/** Where a room is: party and room id, as in `/parties/<party>/<room>`. */
export interface RoomAddress {
  readonly party: PartyName;
  readonly room: string;
}

/** What is remembered of a peer. It lives on the connection, because a room's memory is lost on hibernation. */
export interface PeerFacts {
  /** True from the moment the peer has its snapshot or gap: only then broadcasts reach it. */
  readonly joined: boolean;
  /** Messages that made no sense; after a few the room hangs up. */
  readonly strikes: number;
  /** The topic that the peer follows beside the room's main history; null for none. */
  readonly topic: string | null;
  /** Whether the peer hears the room's chat. */
  readonly chat: boolean;
  /** Who the peer writes as; null for who only reads. */
  readonly writer: Writer | null;
}

/** What came back from a pull, a post or a forward; null when nothing did (refused connection, timeout). */
export interface Outcome {
  readonly status: number;
  /** Parsed JSON, null when the body is none. Not checked: the room does that. */
  readonly body: unknown;
  /** Header `as-of`: the moment the answer is true for, milliseconds UTC. */
  readonly as_of: string | null;
  /** Header `next-change-at`: when the answer becomes another, milliseconds UTC. */
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
      readonly live_shards: number;
      readonly has_peers: boolean;
      /** Topics that peers follow, each once. */
      readonly followed: readonly string[];
      readonly betting: Betting;
      /** Words that the operator does not want in chats. */
      readonly blocked_words: readonly string[];
      /** Readers that one room takes; the next ones go to its shards. */
      readonly room_readers: number;
    }
  /** A peer connected, with what its URL asks for. */
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
  /** Somebody is gone, or came or went where the room does not see it. */
  | { readonly type: "peers-changed" }
  /** A peer sent a text; null when it was too large or no text at all. */
  | { readonly type: "said"; readonly facts: PeerFacts; readonly text: string | null }
  /** A peer showed a ticket; `writer` null for one that is not good here and now. */
  | { readonly type: "identified"; readonly facts: PeerFacts; readonly writer: Writer | null }
  /** A signed request whose signature is right. Its body is not checked yet. */
  | { readonly type: "received"; readonly body: unknown; readonly nonce: string; readonly peers: number }
  /** Anybody asked how the room is. */
  | { readonly type: "asked" }
  /** A pull, post or forward with this tag ended. `sent_at_ms` is when it began. */
  | {
      readonly type: "answered";
      readonly tag: Tag;
      readonly outcome: Outcome | null;
      readonly sent_at_ms: number;
    }
  /** `has_peers` and `followed` as with `woke`: what nobody follows any more need not be asked for. */
  | { readonly type: "alarm-rang"; readonly has_peers: boolean; readonly followed: readonly string[] }
  /** The moment that a `tick-at` named has come; `peers` have joined, of whom `hearing` hear the chat. */
  | { readonly type: "ticked"; readonly peers: number; readonly hearing: number };

export type Effect<Tag> =
  /** To the peer the event is about; of an answer, the peer whose event asked for it. */
  | { readonly type: "reply"; readonly message: object }
  | { readonly type: "remember-peer"; readonly facts: PeerFacts }
  | { readonly type: "close-peer"; readonly code: ErrorCode }
  /** To every joined peer; with a topic, to those who follow it; with `chat`, to those who hear the chat. */
  | {
      readonly type: "broadcast";
      readonly message: object;
      readonly topic?: string;
      readonly chat?: true;
    }
  /** To the HTTP request the event is about. */
  | { readonly type: "answer"; readonly answer: Answer }
  /** Kept over hibernation and restarts; done before anything of the same step leaves the room. */
  | {
      readonly type: "save";
      readonly put?: Readonly<Record<string, unknown>>;
      readonly remove?: readonly string[];
    }
  /** Removes everything saved, the alarm and what the host keeps of the room: as if it had never been. */
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

/** What is known of somebody at the door, before the room is woken for them. */
export interface Knock {
  readonly room: string;
  readonly version: string | null;
  readonly live_shards: number;
}

/** A room: who may not come in, its state before it woke, and what each event does. */
export interface RoomCore<State, Tag> {
  /** Why a peer is not let in; null when it is. A host may ask before it wakes the room. */
  readonly refusalOf: (knock: Knock) => ErrorCode | null;
  readonly asleep: State;
  readonly step: (state: State, event: RoomEvent<Tag>, now: number) => Step<State, Tag>;
}

/** Delay before the next try: doubles from half a second to five seconds. */
export function retryDelayMs(failures: number): number {
  return Math.min(5_000, 500 * 2 ** Math.max(0, failures - 1));
}
