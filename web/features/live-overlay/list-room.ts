import type { QueryClient } from "@tanstack/react-query";
import type { Match, MatchId } from "#shared/match/index.ts";
import { isLive } from "#shared/match/match-status.ts";
import {
  applyLiveMessage,
  changedIds,
  emptyLiveState,
  type LiveClientState,
} from "#shared/room/client-state.ts";
import type { LiveServerMessage } from "#shared/room/index.ts";
import { matchDayQuery } from "#web/features/match/match.query.ts";
import { inPortions } from "#web/platform/hydration/next-task.ts";
import type { PageStores } from "#web/platform/hydration/page-stores.tsx";
import { shownZone } from "#web/platform/i18n/zone/shown-zone.ts";
import type { LatencyLog } from "#web/platform/realtime/latency-log.ts";
import type { FollowedOdds } from "#web/platform/realtime/odds-follower.ts";
import { readLiveMessage } from "#web/platform/realtime/read-message.ts";
import { openRoom, type RoomSubscription } from "#web/platform/realtime/room-connection.ts";
import { shieldNow } from "#web/platform/spoiler-shield/shown-shield.ts";
import { catchUp } from "./catch-up.ts";
import { type MatchOverlay, newerMatch } from "./match-overlay.ts";
import { pushMatch } from "./match-push.ts";
import { daysToFetch, isLongAbsence, mayHaveChanged, spreadMs } from "./refetch.rules.ts";

/** A list as the page shows it. */
export interface ShownList {
  readonly date: string;
  readonly matches: readonly Match[];
  readonly byId: ReadonlyMap<MatchId, Match>;
}

interface ListRoomOptions extends Pick<PageStores, "connection" | "clock"> {
  readonly realtime_url: string;
  readonly room: string;
  readonly client: QueryClient;
  readonly latencyLog: LatencyLog;
  readonly overlay: MatchOverlay;
  /** The connection outlives a change of day, so it reads the shown list when it needs it. */
  readonly shown: () => ShownList;
  readonly onLongAbsence: () => void;
  readonly odds: FollowedOdds | undefined;
}

/** Matches of a room snapshot merged per task: all 80 of a Saturday take a slow phone a sixth of a second. */
const PORTION = 20;

/** Merges rows over those of the list. Unchanged rows keep their identity and cost nothing. */
export function mergeRows(
  overlay: MatchOverlay,
  matches: Iterable<Match>,
  shown: ReadonlyMap<MatchId, Match>,
  nowMs: number,
): void {
  const shield = shieldNow(overlay.shield);
  for (const match of matches) pushMatch(overlay, match, nowMs, shown.get(match.id), shield);
}

const shownRow = (row: Match, overlay: MatchOverlay): Match => newerMatch(row, overlay.of(row.id).match);

/** Rows that the page believes live and the room does not know: they ended without a message. */
const missingRows = (state: LiveClientState, rows: readonly Match[], overlay: MatchOverlay): Match[] =>
  rows.filter((row) => !state.matches.has(row.id) && isLive(shownRow(row, overlay).status));

/** Refetches the days of a list: rows are merged over the shown ones, and their goals alerted like pushed ones. */
function createRefetch({ client, overlay, shown, clock }: ListRoomOptions) {
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let isOver = false;
  const rows = (some: readonly Match[], dates: readonly string[] = []) => {
    const { byId } = shown();
    const fetchDay = async (date: string) => {
      const day = await client.query({ ...matchDayQuery({ date, tz: shownZone() }), staleTime: 0 });
      const own = day.matches.filter(({ id }) => byId.has(id));
      if (!isOver) mergeRows(overlay, own, byId, clock.now());
    };
    // Without a response the rows stay; the next refetch tries again.
    const fetchAll = () => {
      for (const date of daysToFetch(some, dates)) fetchDay(date).catch(() => undefined);
    };
    timers.add(setTimeout(fetchAll, spreadMs(Math.random())));
  };
  return {
    rows,
    all() {
      const { date, matches } = shown();
      const mayDiffer = (row: Match) => mayHaveChanged(shownRow(row, overlay), clock.now() / 1000);
      rows(matches.filter(mayDiffer), [date]);
    },
    stop() {
      isOver = true;
      for (const timer of timers) clearTimeout(timer);
    },
  };
}

/** Merges the rows of a list room into the overlay: all of a snapshot, those that changed of a broadcast. */
function createMerge({ overlay, shown, clock }: ListRoomOptions) {
  let isOver = false;
  let lastMatches = emptyLiveState.matches;
  let mergedOver: ShownList | null = null;
  const merge = (ids: Iterable<MatchId>) => {
    if (isOver) return;
    const rows = [...ids].flatMap((id) => lastMatches.get(id) ?? []);
    mergeRows(overlay, rows, shown().byId, clock.now());
  };
  return {
    take(state: LiveClientState, message: LiveServerMessage) {
      lastMatches = state.matches;
      const list = shown();
      // A list that was refetched may be older than the room, and a shield hides a result for some hours only: then all
      // rows are compared again.
      const isKnown = mergedOver === list && overlay.shield.scores === "shown";
      mergedOver = list;
      if (message.type === "snapshot") void inPortions([...lastMatches.keys()], PORTION, merge);
      else merge(isKnown ? changedIds(message) : lastMatches.keys());
    },
    stop() {
      isOver = true;
    },
  };
}

/** Follows a list room. `stop` ends all but the connection, which the caller closes. */
export function followListRoom(options: ListRoomOptions): {
  readonly subscription: RoomSubscription;
  readonly stop: () => void;
} {
  const { connection, clock, latencyLog, overlay, shown, odds } = options;
  const refetch = createRefetch(options);
  const merge = createMerge(options);
  const subscription = openRoom({
    realtime_url: options.realtime_url,
    room: options.room,
    empty: emptyLiveState,
    parse: readLiveMessage,
    fold: applyLiveMessage,
    onState(state, message) {
      merge.take(state, message);
      if (message.type === "snapshot") refetch.rows(missingRows(state, shown().matches, overlay));
    },
    onRestored(absentMs) {
      if (!isLongAbsence(absentMs)) return;
      refetch.all();
      options.onLongAbsence();
    },
    connection,
    clock,
    latencyLog,
    odds,
  });
  const stopCatchingUp = clock.delay_ms > 0 ? catchUp(subscription, refetch.all) : undefined;
  return {
    subscription,
    stop() {
      merge.stop();
      refetch.stop();
      stopCatchingUp?.();
    },
  };
}
