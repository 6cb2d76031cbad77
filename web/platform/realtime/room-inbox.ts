import type { ErrorCode } from "#shared/errors/index.ts";
import { beforeReconnect, type RoomPlace } from "#shared/room/client-state.ts";
import type { Position } from "#shared/room/index.ts";
import { createDelayQueue } from "./delay-queue.ts";
import type { LatencyWatch } from "./latency-watch.ts";
import type { Moments } from "./lateness.rules.ts";
import { isChatMessage, isError, readOddsMessage, readSourceStatus } from "./read-message.ts";
import type { ServerClock } from "./server-clock.ts";
import type { ShardAssignment } from "./shard-assignment.ts";
import type { SideHistories } from "./side-histories.ts";

/** The fields of a room's folded state that the connection uses (shared/room/client-state.ts). */
export interface RoomState extends RoomPlace {
  readonly error: ErrorCode | null;
}

/** A room's own history as a page folds it. */
export interface RoomHistory<State extends RoomState, Message extends Moments> {
  readonly empty: State;
  /** Parses a message; null when it is none of this protocol version. */
  readonly parse: (raw: unknown) => Message | null;
  readonly fold: (state: State, message: Message) => State;
  /** Called when a message changed the state. */
  readonly onState: (state: State, message: Message) => void;
}

/**
 * How a message changed a room's state. `refused`: the room does not speak this page's protocol version. `synced`: the
 * first state in sync of a connection; `changed`: a later one. `gap`: an earlier message is missing.
 */
type RoomChange = "none" | "refused" | "waiting" | "synced" | "changed" | "gap";

export function changeOf(before: RoomState, after: RoomState): RoomChange {
  if (after === before) return "none";
  if (after.error === "protocol_unsupported") return "refused";
  if (after.sync === "synced") return before.sync === "synced" ? "changed" : "synced";
  return after.sync === "resync-needed" ? "gap" : "waiting";
}

interface InboxOptions<State extends RoomState, Message extends Moments> extends RoomHistory<State, Message> {
  readonly clock: ServerClock;
  readonly lateness: LatencyWatch;
  readonly shard: ShardAssignment;
  readonly side: SideHistories;
  /** The page is in sync, or will be after its delay. */
  readonly onInSync: () => void;
  /** A message is missing from one of the histories. */
  readonly onGap: () => void;
  /** A full room has assigned another shard. */
  readonly onMoved: () => void;
  readonly onRefused: () => void;
}

/** Reads the messages of a room: on arrival, and folds them when they are due. */
export function createRoomInbox<State extends RoomState, Message extends Moments>(
  options: InboxOptions<State, Message>,
) {
  const { clock, lateness, shard, side } = options;
  const isLate = clock.delay_ms > 0;
  let state = options.empty;
  /** True after the first message of a connection. A delayed one is folded long after the connection has proved to work. */
  let hasArrived = false;

  const fold = (message: Message) => {
    const before = state;
    const after = options.fold(before, message);
    const change = changeOf(before, after);
    if (change === "none") return;
    if (change === "refused") return options.onRefused();
    state = after;
    options.onState(state, message);
    // Changes that were missed without a connection are late for that reason, which the page shows otherwise.
    if (change === "changed") lateness.changed(message);
    if (change === "synced" && !isLate) options.onInSync();
    if (change === "gap") options.onGap();
  };

  const queue = createDelayQueue(clock, (raw) => {
    const taken = side.take(raw);
    if (taken === "lost") options.onGap();
    if (taken !== "no message of it") return;
    const message = options.parse(raw);
    // An unreadable message leaves a gap in `seq`, and the next message shows it.
    if (message) fold(message);
    // A message of an abandoned topic may have been on its way, or in the delay queue.
    else if (!readOddsMessage(raw) && !isChatMessage(raw)) console.warn("room message not understood");
  });

  return {
    /** The position to reconnect from. */
    nextPosition(): Position | null {
      state = beforeReconnect(state);
      return state.position;
    },
    opened() {
      hasArrived = false;
    },
    receive(raw: unknown) {
      const word = readSourceStatus(raw);
      if (word) return lateness.onSourceStatus(word);
      if (shard.movedBy(raw)) return options.onMoved();
      shard.kept();
      // An error does not prove that the connection works.
      if (!hasArrived && !isError(raw)) {
        hasArrived = true;
        if (isLate) options.onInSync();
      }
      if (!side.receive(raw)) queue.take(raw);
    },
    /** True if the room has greeted this connection. */
    isGreeted: () => (isLate ? hasArrived : state.sync !== "waiting"),
    isBehind: () => queue.awaitsSnapshot,
    clear: () => queue.clear(),
  };
}
