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

/** A page in the simulated tier as one value (`realtime-sim.ts`): its state, and its received messages. */
export interface SimClient {
  connected: boolean;
  joined: boolean;
  /** Received broadcasts, as `epoch.seq`: a repeated one is a doubled event. */
  places: string[];
  live: LiveClientState;
  match: MatchClientState;
  /** The requested topic, and the received one. */
  readonly topic: string | null;
  follows: string | null;
  odds: OddsClientState;
  /** The identity it writes under; null for a client that does not follow the chat. */
  readonly writer: Writer | null;
  chat: ChatClientState;
  /** Commands that the room has not answered yet, by the client's name for them: sent again with every connection. */
  readonly unanswered: Map<string, object>;
  /** Messages that were accepted, by the client's name for them. */
  readonly written: Map<string, string>;
  /** The room of the connection: the requested one, or a shard of it. */
  seat: string;
  /** Rows as the sink of a page has them: the fold's news, applied in order. */
  readonly shown: Map<string, Odds>;
}

/** A client that has not connected yet. */
export const newClient = (seat: string, topic: string | null, writer: Writer | null): SimClient => ({
  connected: true,
  joined: false,
  places: [],
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
