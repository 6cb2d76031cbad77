import { useCallback, useEffect, useRef } from "react";
import type { Match, MatchDetail } from "#shared/match/index.ts";
import { applyMatchMessage, emptyMatchState } from "#shared/room/client-state.ts";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import { tablesQuery } from "#web/platform/data/competition.query.ts";
import { useInvalidation } from "#web/platform/data/use-invalidation.ts";
import { nextTask } from "#web/platform/hydration/next-task.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { createLatencyLog } from "#web/platform/realtime/latency-log.ts";
import type { FollowedOdds } from "#web/platform/realtime/odds-follower.ts";
import { readMatchMessage } from "#web/platform/realtime/read-message.ts";
import { openRoom } from "#web/platform/realtime/room-connection.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { catchUp } from "./catch-up.ts";
import { goalChange } from "./goal.rules.ts";
import { GoalAnnouncer } from "./goal-announcer.tsx";
import { pushDetail, pushMatch } from "./match-push.ts";
import { isLongAbsence, spreadMs, tableRefetchMs } from "./refetch.rules.ts";
import { useFollowedOdds } from "./use-followed-odds.ts";
import { useLineMayOpen, useRoomSubprotocol } from "./use-room-subprotocol.ts";
import { useMatchOverlay } from "./use-shown-match.ts";

/** True if a change of a match can change its table. */
const movesTable = (before: Match, after: Match): boolean =>
  goalChange(before, after) !== null || (before.status !== after.status && after.status === "ended");

interface MatchSyncProps {
  readonly detail: MatchDetail;
  /** Prices to subscribe to with the match; omitted for none. */
  readonly odds?: FollowedOdds | undefined;
}

/** Keeps a match page up to date with the match's room. Renders nothing visible; loaded after hydration. */
export default function MatchSync({ detail, odds }: MatchSyncProps) {
  const { connection, clock, once } = usePageStores();
  const latencyLog = once(createLatencyLog);
  const invalidate = useInvalidation();
  const overlay = useMatchOverlay();
  const realtimeUrl = useSiteFacts()?.realtime_url;
  const matchId = detail.match.id;
  const fetched = useRef(detail.match);
  const refetchTables = useCallback(
    (seasonId: number) => {
      for (const pauseMs of tableRefetchMs(Math.random())) {
        invalidate(tablesQuery(seasonId), pauseMs);
      }
    },
    [invalidate],
  );
  const take = useCallback(
    (pushed: MatchDetail) => {
      const before = overlay.of(matchId).match ?? fetched.current;
      pushMatch(overlay, pushed.match, clock.now(), fetched.current);
      pushDetail(overlay, pushed);
      if (movesTable(before, pushed.match)) refetchTables(pushed.match.season_id);
    },
    [overlay, matchId, clock, refetchTables],
  );
  useEffect(() => {
    // Fetched while the room's own messages are not due or cannot arrive: goals in it are alerted like pushed ones.
    const isPolled = clock.delay_ms > 0 || connection.status !== "open";
    if (isPolled && fetched.current !== detail.match) take(detail);
    fetched.current = detail.match;
  });

  const { wanted, keep } = useFollowedOdds(odds);
  const room = `match/${matchId}`;
  const talk = useRoomSubprotocol(room);
  const mayOpen = useLineMayOpen();
  useEffect(() => {
    if (realtimeUrl === undefined || !mayOpen) return;
    const refetchDetail = () => invalidate(matchDetailQuery(matchId), spreadMs(Math.random()));
    let isOver = false;
    let latest: MatchDetail | null = null;
    const takeLatest = () => {
      if (latest && !isOver) take(latest);
    };
    const line = openRoom({
      realtime_url: realtimeUrl,
      room,
      empty: emptyMatchState,
      parse: readMatchMessage,
      fold: applyMatchMessage,
      onState: ({ detail: pushed }, message) => {
        latest = pushed;
        // A full snapshot gets a task of its own: together with parsing, it would block a slow phone too long.
        if (message.type === "snapshot") void nextTask().then(takeLatest);
        else takeLatest();
      },
      onRestored: (absentMs) => {
        if (isLongAbsence(absentMs)) refetchDetail();
      },
      connection,
      clock,
      latencyLog,
      odds: wanted.current,
      talk: talk.now(),
    });
    const stopLending = talk.lend(line);
    const stopCatchingUp = clock.delay_ms > 0 ? catchUp(line, refetchDetail) : undefined;
    const close = keep(line);
    return () => {
      isOver = true;
      stopCatchingUp?.();
      stopLending();
      close();
    };
  }, [
    realtimeUrl,
    mayOpen,
    matchId,
    room,
    invalidate,
    take,
    connection,
    clock,
    latencyLog,
    wanted,
    keep,
    talk,
  ]);

  return <GoalAnnouncer />;
}
