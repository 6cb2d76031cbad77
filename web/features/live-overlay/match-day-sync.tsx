import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef } from "react";
import type { Match } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import { applyLiveMessage, emptyLiveState, type LiveClientState } from "#shared/room/client-state.ts";
import { matchDayQuery } from "#web/features/match/match.query.ts";
import { inPortions } from "#web/platform/hydration/next-task.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import { createLatencyLog } from "#web/platform/realtime/latency-log.ts";
import type { FollowedOdds } from "#web/platform/realtime/odds-follower.ts";
import { readLiveMessage } from "#web/platform/realtime/read-message.ts";
import { openRoom } from "#web/platform/realtime/room-connection.ts";
import { shieldNow } from "#web/platform/spoiler-shield/shown-shield.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { catchUp } from "./catch-up.ts";
import { GoalAnnouncer } from "./goal-announcer.tsx";
import { type MatchOverlay, newerMatch } from "./match-overlay.ts";
import { pushMatch } from "./match-push.ts";
import { daysToAsk, isLongAbsence, mayHaveChanged, spreadMs } from "./refetch.rules.ts";
import { useFollowedOdds } from "./use-followed-odds.ts";
import { useMatchOverlay } from "./use-shown-match.ts";

interface MatchDaySyncProps {
  readonly date: string;
  /** The rows of the list, as fetched. */
  readonly matches: readonly Match[];
  /** Prices to subscribe to with the rows; omitted for none. */
  readonly odds?: FollowedOdds | undefined;
  /** Called with the refetch of the rows after a long absence, for lists other than a day's. */
  readonly onLongAbsence?: () => void;
}

/** Keeps the list up to date with the list room. Renders nothing visible; loaded after hydration. */
export default function MatchDaySync({ date, matches, odds, onLongAbsence }: MatchDaySyncProps) {
  const { connection, clock, once } = usePageStores();
  const latencyLog = once(createLatencyLog);
  const client = useQueryClient();
  const overlay = useMatchOverlay();
  const facts = useSiteFacts();
  const realtimeUrl = facts?.realtime_url;
  const listRooms = facts?.list_rooms ?? 1;
  // The connection outlives a change of day, so it reads the shown rows when it needs them.
  const shown = useRef({ date, matches });
  useEffect(() => {
    const before = shown.current.matches;
    shown.current = { date, matches };
    // Fetched while no room was reachable: goals in it are alerted like pushed ones.
    if (connection.status !== "open" && before !== matches) takeRows(overlay, matches, before, clock.now());
  });

  const { wanted, keep } = useFollowedOdds(odds);
  const reportAbsence = useEffectEvent(() => onLongAbsence?.());
  useEffect(() => {
    if (realtimeUrl === undefined) return;
    let isOver = false;
    const timers = new Set<ReturnType<typeof setTimeout>>();
    /**
     * Not every page reads the day's response: rows are merged over the shown ones, and goals in them are alerted like
     * pushed ones.
     */
    const refetchRows = (some: readonly Match[], dates: readonly string[] = []) => {
      const rows = shown.current.matches;
      const ids = new Set(rows.map(({ id }) => id));
      const ask = async (date: string) => {
        const day = await client.query({ ...matchDayQuery({ date, tz: shownZone() }), staleTime: 0 });
        const own = day.matches.filter(({ id }) => ids.has(id));
        if (!isOver) takeRows(overlay, own, rows, clock.now());
      };
      // Without a response the rows stay; the next refetch tries again.
      const askAll = () => {
        for (const date of daysToAsk(some, dates)) ask(date).catch(() => undefined);
      };
      timers.add(setTimeout(askAll, spreadMs(Math.random())));
    };
    const refetchAll = () => {
      const { date, matches } = shown.current;
      const mayDiffer = (row: Match) => mayHaveChanged(shownRow(row, overlay), clock.now() / 1000);
      refetchRows(matches.filter(mayDiffer), [date]);
    };
    let told = emptyLiveState.matches;
    const take = (matches: Iterable<Match>) => {
      if (!isOver) takeRows(overlay, matches, shown.current.matches, clock.now());
    };
    const line = openRoom({
      realtime_url: realtimeUrl,
      // All of them broadcast the same: readers are distributed at random.
      room: `live/${Math.floor(Math.random() * listRooms)}`,
      empty: emptyLiveState,
      parse: readLiveMessage,
      fold: applyLiveMessage,
      onState: (state, message) => {
        told = state.matches;
        const rows = shown.current.matches;
        if (message.type !== "snapshot") return take(told.values());
        void inPortions([...told.keys()], PORTION, (ids) => take(ids.flatMap((id) => told.get(id) ?? [])));
        refetchRows(missingRows(state, rows, overlay));
      },
      onRestored: (absentMs) => {
        if (!isLongAbsence(absentMs)) return;
        refetchAll();
        reportAbsence();
      },
      connection,
      clock,
      latencyLog,
      odds: wanted.current,
    });
    const stopCatchingUp = clock.delay_ms > 0 ? catchUp(line, refetchAll) : undefined;
    const close = keep(line);
    return () => {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
      stopCatchingUp?.();
      close();
    };
  }, [realtimeUrl, listRooms, client, connection, clock, latencyLog, overlay, wanted, keep]);

  return <GoalAnnouncer />;
}

/** Matches of a room snapshot merged per task: all 80 of a Saturday take a slow phone a sixth of a second. */
const PORTION = 20;

/** Merges rows over those of the list. Unchanged rows keep their identity and cost nothing. */
function takeRows(
  overlay: MatchOverlay,
  matches: Iterable<Match>,
  rows: readonly Match[],
  nowMs: number,
): void {
  const byId = new Map(rows.map((row) => [row.id, row] as const));
  const shield = shieldNow(overlay.shield);
  for (const match of matches) pushMatch(overlay, match, nowMs, byId.get(match.id), shield);
}

const shownRow = (row: Match, overlay: MatchOverlay): Match => newerMatch(row, overlay.of(row.id).match);

/** Rows that the page believes live and the room does not know: they ended without a message. */
const missingRows = (state: LiveClientState, rows: readonly Match[], overlay: MatchOverlay): Match[] =>
  rows.filter((row) => !state.matches.has(row.id) && isLive(shownRow(row, overlay).status));
