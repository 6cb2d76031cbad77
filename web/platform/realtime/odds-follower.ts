import type { Odds } from "#shared/odds/index.ts";
import { beforeReconnect } from "#shared/room/client-state.ts";
import { formatPosition, TOPIC_QUERY } from "#shared/room/client-to-room.ts";
import { applyOddsMessage, emptyOddsState } from "#shared/room/odds-state.ts";
import { inPortions } from "#web/platform/hydration/next-task.ts";
import type { OddsSink } from "./odds-sink.ts";
import { readOddsMessage } from "./read-message.ts";
import type { Taken } from "./room-subprotocol.ts";

/** The prices that a page wants from its room: a topic (shared/room/topic.ts) and a sink for its rows. */
export interface FollowedOdds {
  readonly topic: string;
  readonly sink: OddsSink;
}

/** The client's state of a topic: its position, and the rows for the sink. */
export interface OddsFollower {
  /** Adds the topic to the query of a room's URL. */
  addToQuery(query: URLSearchParams): void;
  take(raw: unknown): Taken;
}

/** Rows of a snapshot that are handed over in one task; a list has 180, and React renders their changes at once. */
const PORTION = 40;

/** Follows a topic from its beginning. */
export function followOdds({ topic, sink }: FollowedOdds): OddsFollower {
  let state = emptyOddsState;
  /** A snapshot of which some rows are not handed over yet. */
  let partial: { readonly rows: Odds[]; readonly at_ms: number } | null = null;
  const handOn = (rows: readonly Odds[], atMs: number) => {
    if (rows.length > 0) sink.take(rows, atMs);
  };
  return {
    addToQuery(query) {
      state = beforeReconnect(state);
      query.set(TOPIC_QUERY.topic, topic);
      if (state.position) query.set(TOPIC_QUERY.since, formatPosition(state.position));
    },
    take(raw) {
      const message = readOddsMessage(raw);
      // A message of the previous topic may still be on its way when a page changes topics.
      if (message?.topic !== topic) return "no message of it";
      const folded = applyOddsMessage(state, message);
      const wasLost = state.sync === "resync-needed";
      state = folded.state;
      const atMs = state.as_of_ms ?? message.sent_at_ms;
      // The rest of the snapshot goes before newer rows.
      if (partial) handOn(partial.rows.splice(0), partial.at_ms);
      if (message.type === "odds-snapshot") {
        partial = { rows: [...folded.news], at_ms: atMs };
        void inPortions(partial.rows, PORTION, (rows) => handOn(rows, atMs));
      } else handOn(folded.news, atMs);
      return state.sync === "resync-needed" && !wasLost ? "lost" : "taken";
    },
  };
}
