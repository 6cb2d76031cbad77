import { type ChatClientState, emptyChatState } from "#shared/chat/chat-state.ts";
import type { Odds } from "#shared/odds/index.ts";
import {
  emptyLiveState,
  emptyMatchState,
  emptyOddsState,
  type LiveClientState,
  type MatchClientState,
  type OddsClientState,
  type Writer,
} from "#shared/room/index.ts";

/** A page in the tier as one value (`realtime-sim.ts`): what it knows, and what it has heard. */
export interface SimClient {
  connected: boolean;
  joined: boolean;
  /** Broadcasts taken, as `epoch.seq`: one that comes twice is a doubled event. */
  heard: string[];
  live: LiveClientState;
  match: MatchClientState;
  /** The topic it asks for, and the one it was given. */
  readonly topic: string | null;
  follows: string | null;
  odds: OddsClientState;
  /** Who it writes as; null for a client that does not hear the chat. */
  readonly writer: Writer | null;
  chat: ChatClientState;
  /** What the room has not answered yet, by its name for it: sent again with every connection. */
  readonly unanswered: Map<string, object>;
  /** Messages that were accepted, by the client's name for them. */
  readonly written: Map<string, string>;
  /** The room it sits in: that which it asked for, or a shard of it. */
  seat: string;
  /** Rows as the sink of a page has them: what the fold called news, one over the other. */
  readonly shown: Map<string, Odds>;
}

/** One that has not connected yet. */
export const newClient = (seat: string, topic: string | null, writer: Writer | null): SimClient => ({
  connected: true,
  joined: false,
  heard: [],
  live: emptyLiveState,
  match: emptyMatchState,
  topic,
  follows: null,
  odds: emptyOddsState,
  shown: new Map(),
  writer,
  chat: emptyChatState,
  unanswered: new Map(),
  written: new Map(),
  seat,
});
