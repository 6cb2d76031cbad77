import { useEffect, useRef } from "react";
import * as z from "zod/mini";
import type { Match, MatchDetail } from "#shared/match/index.ts";
import { applyMatchMessage, emptyMatchState } from "#shared/room/client-state.ts";
import { MatchServerMessage } from "#shared/room/index.ts";
import { callFromBrowser } from "#web/platform/live/browser-call.ts";
import { createQueryClient } from "#web/platform/live/query-client.ts";
import { openRoom } from "#web/platform/live/room-connection.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { useSiteFacts } from "#web/platform/site-facts.ts";
import { goalChange } from "../goal.rules.ts";
import { matchDetailQuery, standingsQuery } from "../match.query.ts";
import { useMatchOverlay } from "../match-overlay.context.tsx";
import { GoalAnnouncer } from "./goal-announcer.tsx";
import { pushMatch, pushTimeline } from "./match-push.ts";
import { isLongAbsence, spreadMs, tableRefetchMs } from "./refetch.rules.ts";

/** Whether a change of a match can change its table. */
const movesTable = (before: Match, after: Match): boolean =>
  goalChange(before, after) !== null || (before.status !== after.status && after.status === "ended");

interface MatchSyncProps {
  readonly detail: MatchDetail;
  /** The tables could not be had when the page was made. */
  readonly lacksTables: boolean;
}

/** Keeps a match page in step with the match's room. Renders nothing to see; loaded after hydration. */
export default function MatchSync({ detail, lacksTables }: MatchSyncProps) {
  const { queries, connection, clock } = usePageStores();
  const overlay = useMatchOverlay();
  const realtimeUrl = useSiteFacts()?.realtime_url;
  const matchId = detail.match.id;
  const fetched = useRef(detail.match);
  useEffect(() => {
    fetched.current = detail.match;
  });

  useEffect(() => {
    if (realtimeUrl === undefined) return;
    const client = queries.install(createQueryClient());
    const timers = new Set<ReturnType<typeof setTimeout>>();
    const later = (pauseMs: number, ask: () => Promise<unknown>) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        void ask();
      }, pauseMs);
      timers.add(timer);
    };
    const refetchTables = (seasonId: number) => {
      for (const pauseMs of tableRefetchMs(Math.random())) {
        const query = standingsQuery(callFromBrowser, seasonId);
        later(pauseMs, () => client.prefetchQuery({ ...query, staleTime: 0 }));
      }
    };
    if (lacksTables) refetchTables(fetched.current.season_id);
    const close = openRoom({
      realtime_url: realtimeUrl,
      room: `match/${matchId}`,
      empty: emptyMatchState,
      parse: (raw) => z.safeParse(MatchServerMessage, raw).data ?? null,
      fold: applyMatchMessage,
      onState: ({ detail: pushed }) => {
        if (!pushed) return;
        const before = overlay.of(matchId).match ?? fetched.current;
        pushMatch(overlay, pushed.match, clock.now(), fetched.current);
        pushTimeline(overlay, pushed.match, pushed.incidents);
        if (movesTable(before, pushed.match)) refetchTables(pushed.match.season_id);
      },
      onRestored: (absentMs) => {
        if (!isLongAbsence(absentMs)) return;
        const query = matchDetailQuery(callFromBrowser, matchId);
        later(spreadMs(Math.random()), () => client.prefetchQuery({ ...query, staleTime: 0 }));
      },
      connection,
      clock,
    });
    return () => {
      for (const timer of timers) clearTimeout(timer);
      close();
    };
  }, [realtimeUrl, matchId, lacksTables, queries, connection, clock, overlay]);

  return <GoalAnnouncer />;
}
