import { beforeReconnect } from "#shared/room/client-state.ts";
import { applyOddsMessage, emptyOddsState } from "#shared/room/odds-state.ts";
import { formatPosition } from "#shared/room/protocol.ts";
import { TOPIC_QUERY } from "#shared/room/topic.ts";
import type { Taken } from "./line-talk.ts";
import type { OddsSink } from "./odds-sink.ts";
import { readOddsMessage } from "./read-message.ts";

/** The prices that a page wants of its room: a topic (shared/room/topic.ts) and where its rows go. */
export interface FollowedOdds {
  readonly topic: string;
  readonly sink: OddsSink;
}

/** A connection's half of a topic: where it stands, and what it hands on. */
export interface OddsFollower {
  /** Writes into the query of a room's URL what to ask for when connecting. */
  askIn(query: URLSearchParams): void;
  take(raw: unknown): Taken;
}

/** Follows a topic from its beginning. */
export function followOdds({ topic, sink }: FollowedOdds): OddsFollower {
  let state = emptyOddsState;
  return {
    askIn(query) {
      state = beforeReconnect(state);
      query.set(TOPIC_QUERY.topic, topic);
      if (state.position) query.set(TOPIC_QUERY.since, formatPosition(state.position));
    },
    take(raw) {
      const message = readOddsMessage(raw);
      // A message of the topic before this one may still be on its way when a page changes its mind.
      if (message?.topic !== topic) return "no message of it";
      const folded = applyOddsMessage(state, message);
      const wasLost = state.sync === "resync-needed";
      state = folded.state;
      if (folded.news.length > 0) sink.take(folded.news, state.as_of_ms ?? message.sent_at_ms);
      return state.sync === "resync-needed" && !wasLost ? "lost" : "taken";
    },
  };
}
