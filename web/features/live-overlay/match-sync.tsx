import { useCallback, useEffect, useRef } from "react";
import type { Match, MatchDetail } from "#shared/match/index.ts";
import { matchDetailQuery } from "#web/features/match/match.query.ts";
import { tablesQuery } from "#web/platform/data/competition.query.ts";
import { useInvalidation } from "#web/platform/data/use-invalidation.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { createLatencyLog } from "#web/platform/realtime/latency-log.ts";
import type { FollowedOdds } from "#web/platform/realtime/odds-follower.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { goalChange } from "./goal.rules.ts";
import { GoalAnnouncer } from "./goal-announcer.tsx";
import { pushDetail, pushMatch } from "./match-push.ts";
import { followMatchRoom } from "./match-room.ts";
import { spreadMs, tableRefetchMs } from "./refetch.rules.ts";
import { useFollowedOdds } from "./use-followed-odds.ts";
import { useMayConnect, useRoomSubprotocol } from "./use-room-subprotocol.ts";
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
  const subprotocol = useRoomSubprotocol(`match/${matchId}`);
  const mayOpen = useMayConnect();
  useEffect(() => {
    if (realtimeUrl === undefined || !mayOpen) return;
    const { subscription, stop } = followMatchRoom({
      realtime_url: realtimeUrl,
      match_id: matchId,
      ...{ connection, clock, latencyLog },
      odds: wanted.current,
      subprotocol: subprotocol.now(),
      onDetail: take,
      refetch: () => invalidate(matchDetailQuery(matchId), spreadMs(Math.random())),
    });
    const stopLending = subprotocol.lend(subscription);
    const close = keep(subscription);
    return () => {
      stop();
      stopLending();
      close();
    };
  }, [
    realtimeUrl,
    mayOpen,
    matchId,
    invalidate,
    take,
    connection,
    clock,
    latencyLog,
    wanted,
    keep,
    subprotocol,
  ]);

  return <GoalAnnouncer />;
}
