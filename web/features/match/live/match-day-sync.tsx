import { useEffect, useRef } from "react";
import type { Match, MatchId } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import { applyLiveMessage, emptyLiveState, type LiveClientState } from "#shared/room/client-state.ts";
import type { FollowedOdds } from "#web/platform/live/odds-follower.ts";
import { readLiveMessage } from "#web/platform/live/read-message.ts";
import { openRoom } from "#web/platform/live/room-connection.ts";
import { usePageStores } from "#web/platform/page-stores.tsx";
import { useSiteFacts } from "#web/platform/site-facts.ts";
import { useMatchOverlay } from "../match-overlay.context.tsx";
import { type MatchOverlay, newerMatch } from "../match-overlay.ts";
import { catchUp } from "./catch-up.ts";
import { GoalAnnouncer } from "./goal-announcer.tsx";
import { pushMatch } from "./match-push.ts";
import { isLongAbsence, spreadMs } from "./refetch.rules.ts";
import { useFollowedOdds } from "./use-followed-odds.ts";
import { useRefetch } from "./use-refetch.ts";

interface MatchDaySyncProps {
  readonly date: string;
  /** The rows the list shows, as fetched. */
  readonly matches: readonly Match[];
  /** Prices to follow with the rows; left out, the room is not asked for any. */
  readonly odds?: FollowedOdds | undefined;
}

/** Keeps the list in step with the list room. Renders nothing to see; loaded after hydration. */
export default function MatchDaySync({ date, matches, odds }: MatchDaySyncProps) {
  const { connection, clock } = usePageStores();
  const refetch = useRefetch();
  const overlay = useMatchOverlay();
  const realtimeUrl = useSiteFacts()?.realtime_url;
  // The connection outlives a change of the day, so it reads what is shown at the moment it needs it.
  const shown = useRef({ date, matches });
  useEffect(() => {
    const before = shown.current;
    shown.current = { date, matches };
    if (clock.delay_ms > 0 && before.date === date)
      takeFetched(overlay, before.matches, matches, clock.now());
  });

  const { wanted, keep } = useFollowedOdds(odds);
  useEffect(() => {
    if (realtimeUrl === undefined) return;
    const refetchDay = () =>
      refetch({ what: "match-day", date: shown.current.date }, spreadMs(Math.random()));
    const line = openRoom({
      realtime_url: realtimeUrl,
      room: "live/0",
      empty: emptyLiveState,
      parse: readLiveMessage,
      fold: applyLiveMessage,
      onState: (state, message) => {
        const rows = shown.current.matches;
        takeRows(overlay, state, rows, clock.now());
        if (message.type === "snapshot" && lacksLiveRow(state, rows, overlay)) refetchDay();
      },
      onRestored: (absentMs) => {
        if (isLongAbsence(absentMs)) refetchDay();
      },
      connection,
      clock,
      odds: wanted.current,
    });
    const stopCatchingUp = clock.delay_ms > 0 ? catchUp(line, refetchDay) : undefined;
    const close = keep(line);
    return () => {
      stopCatchingUp?.();
      close();
    };
  }, [realtimeUrl, refetch, connection, clock, overlay, wanted, keep]);

  return <GoalAnnouncer />;
}

/** Lays the room's rows over the list. Rows that did not change keep their identity and cost nothing. */
function takeRows(
  overlay: MatchOverlay,
  state: LiveClientState,
  rows: readonly Match[],
  nowMs: number,
): void {
  const byId = new Map(rows.map((row) => [row.id, row] as const));
  for (const match of state.matches.values()) pushMatch(overlay, match, nowMs, byId.get(match.id));
}

/** What was asked for while the room's own messages are not due: goals in it are news as if they had been pushed. */
function takeFetched(
  overlay: MatchOverlay,
  before: readonly Match[],
  after: readonly Match[],
  nowMs: number,
): void {
  if (before === after) return;
  const byId = new Map(before.map((row) => [row.id, row] as const));
  for (const match of after) pushMatch(overlay, match, nowMs, byId.get(match.id));
}

/** A row that we think is in play and the room does not know ended while nobody told us. */
function lacksLiveRow(state: LiveClientState, rows: readonly Match[], overlay: MatchOverlay): boolean {
  const isMissing = (id: MatchId) => !state.matches.has(id);
  return rows.some((row) => isMissing(row.id) && isLive(newerMatch(row, overlay.of(row.id).match).status));
}
