import type { MatchDetail, MatchId } from "#shared/match/index.ts";
import { applyMatchMessage, emptyMatchState } from "#shared/room/client-state.ts";
import { nextTask } from "#web/platform/hydration/next-task.ts";
import type { PageStores } from "#web/platform/hydration/page-stores.tsx";
import type { LatencyLog } from "#web/platform/realtime/latency-log.ts";
import type { FollowedOdds } from "#web/platform/realtime/odds-follower.ts";
import { readMatchMessage } from "#web/platform/realtime/read-message.ts";
import { openRoom, type RoomSubscription } from "#web/platform/realtime/room-connection.ts";
import type { RoomSubprotocol } from "#web/platform/realtime/room-subprotocol.ts";
import { catchUp } from "./catch-up.ts";
import { isLongAbsence } from "./refetch.rules.ts";

interface MatchRoomOptions extends Pick<PageStores, "connection" | "clock"> {
  readonly realtime_url: string;
  readonly match_id: MatchId;
  readonly latencyLog: LatencyLog;
  readonly odds: FollowedOdds | undefined;
  readonly subprotocol: RoomSubprotocol | null;
  /** Called with the match after each change. */
  readonly onDetail: (detail: MatchDetail) => void;
  readonly refetch: () => void;
}

/** Follows a match's room. `stop` ends all but the connection, which the caller closes. */
export function followMatchRoom({ match_id, onDetail, refetch, ...options }: MatchRoomOptions): {
  readonly subscription: RoomSubscription;
  readonly stop: () => void;
} {
  let isOver = false;
  let latest: MatchDetail | null = null;
  const takeLatest = () => {
    if (latest && !isOver) onDetail(latest);
  };
  const subscription = openRoom({
    ...options,
    room: `match/${match_id}`,
    empty: emptyMatchState,
    parse: readMatchMessage,
    fold: applyMatchMessage,
    onState({ detail }, message) {
      latest = detail;
      // A full snapshot gets a task of its own: together with parsing, it would block a slow phone too long.
      if (message.type === "snapshot") void nextTask().then(takeLatest);
      else takeLatest();
    },
    onRestored(absentMs) {
      if (isLongAbsence(absentMs)) refetch();
    },
  });
  const stopCatchingUp = options.clock.delay_ms > 0 ? catchUp(subscription, refetch) : undefined;
  return {
    subscription,
    stop() {
      isOver = true;
      stopCatchingUp?.();
    },
  };
}
