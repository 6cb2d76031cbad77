import type { ConnectionState } from "./connection-state.ts";
import type { LatencyLog } from "./latency-log.ts";
import { watchLatency } from "./latency-watch.ts";
import type { Moments } from "./lateness.rules.ts";
import type { FollowedOdds } from "./odds-follower.ts";
import { createRoomInbox, type RoomHistory, type RoomState } from "./room-inbox.ts";
import { openRoomSocket } from "./room-socket.ts";
import type { RoomSubprotocol } from "./room-subprotocol.ts";
import { roomUrl } from "./room-url.ts";
import type { ServerClock } from "./server-clock.ts";
import { assignShard } from "./shard-assignment.ts";
import { createSideHistories } from "./side-histories.ts";

interface RoomOptions<State extends RoomState, Message extends Moments> extends RoomHistory<State, Message> {
  /** Scheme and host of the rooms as RequestFacts has it: `http://localhost:1999`. */
  readonly realtime_url: string;
  /** `live/0`, `match/17`. */
  readonly room: string;
  /** Called when the room is in sync again after the connection had been lost for `absentMs`. */
  readonly onRestored: (absentMs: number) => void;
  readonly connection: ConnectionState;
  readonly clock: ServerClock;
  /** Records how late changes were. */
  readonly latencyLog: LatencyLog;
  /** Prices to follow beside the room's own history; omitted for none. */
  readonly odds?: FollowedOdds | undefined;
  /** Subprotocol over the same connection; omitted for none. */
  readonly subprotocol?: RoomSubprotocol | null | undefined;
}

/** A page's subscription to a room. */
export interface RoomSubscription {
  /** Follows other prices, or none. The room's own history continues without a gap. */
  followOdds(odds: FollowedOdds | undefined): void;
  /** Sets another subprotocol, or none. The room's own history continues without a gap. */
  setSubprotocol(subprotocol: RoomSubprotocol | null): void;
  /** True if a reader with a delay waits for a snapshot of the room that is not due yet. */
  isBehind(): boolean;
  close(): void;
}

function readJson(text: unknown): unknown {
  try {
    return typeof text === "string" ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}

/**
 * Keeps a page in sync with a room: reconnects with jittered growing pauses (0.5 s to at most 5 s) from its last
 * position, requests a snapshot when a message is missing, and gives up a connection that no longer answers.
 */
export function openRoom<State extends RoomState, Message extends Moments>(
  options: RoomOptions<State, Message>,
): RoomSubscription {
  const { connection, clock } = options;
  const lateness = watchLatency({ connection, clock, log: options.latencyLog });
  const shard = assignShard(options.room);
  const side = createSideHistories();
  side.followOdds(options.odds);
  side.setSubprotocol(options.subprotocol ?? null);
  const inbox = createRoomInbox({
    ...options,
    ...{ lateness, shard, side },
    onInSync() {
      const absentMs = socket.restored();
      if (absentMs !== null) options.onRestored(absentMs);
    },
    onGap: () => socket.renewSoon(),
    onMoved: () => socket.renew(),
    onRefused: () => socket.refused(),
  });
  const socket = openRoomSocket({
    ...{ connection, lateness },
    urlOf() {
      const url = roomUrl(options.realtime_url, shard.room(), inbox.nextPosition());
      side.addToQuery(url.searchParams);
      return url.href;
    },
    isGreeted: inbox.isGreeted,
    onOpen() {
      inbox.opened();
      // The subprotocol or the topic changed while this connection was opening, so its URL requests the former ones.
      if (!side.opened(socket)) socket.renew();
    },
    onMessage: (data) => inbox.receive(readJson(data)),
    onClose(how) {
      side.closed();
      if (how === "lost") shard.lost();
    },
  });
  return {
    followOdds(next) {
      if (side.followOdds(next)) socket.renew();
    },
    setSubprotocol(next) {
      if (side.setSubprotocol(next)) socket.renew();
    },
    isBehind: inbox.isBehind,
    close() {
      side.setSubprotocol(null);
      inbox.clear();
      socket.close();
    },
  };
}
