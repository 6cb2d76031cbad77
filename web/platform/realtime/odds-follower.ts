import type { Odds } from "#shared/odds/index.ts";
import { beforeReconnect } from "#shared/room/client-state.ts";
import { applyOddsMessage, emptyOddsState } from "#shared/room/odds-state.ts";
import { formatPosition } from "#shared/room/protocol.ts";
import { TOPIC_QUERY } from "#shared/room/topic.ts";
import { inPortions } from "#web/platform/hydration/next-task.ts";
import type { OddsSink } from "./odds-sink.ts";
import { readOddsMessage } from "./read-message.ts";
import type { Taken } from "./room-subprotocol.ts";

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

/** Rows of a whole state that are handed on in one task; a list's are 180, and React draws what comes of them at once. */
const PORTION = 40;

/** Follows a topic from its beginning. */
export function followOdds({ topic, sink }: FollowedOdds): OddsFollower {
  let state = emptyOddsState;
  /** A whole state, of which some rows are not handed on yet. */
  let partial: { readonly rows: Odds[]; readonly at_ms: number } | null = null;
  const handOn = (rows: readonly Odds[], atMs: number) => {
    if (rows.length > 0) sink.take(rows, atMs);
  };
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
      const atMs = state.as_of_ms ?? message.sent_at_ms;
      // Before what is newer.
      if (partial) handOn(partial.rows.splice(0), partial.at_ms);
      if (message.type === "odds-snapshot") {
        partial = { rows: [...folded.news], at_ms: atMs };
        void inPortions(partial.rows, PORTION, (rows) => handOn(rows, atMs));
      } else handOn(folded.news, atMs);
      return state.sync === "resync-needed" && !wasLost ? "lost" : "taken";
    },
  };
}
