import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef } from "react";
import type { Match } from "#shared/match/index.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { createLatencyLog } from "#web/platform/realtime/latency-log.ts";
import type { FollowedOdds } from "#web/platform/realtime/odds-follower.ts";
import { useSiteFacts } from "#web/platform/ssr/site-facts.ts";
import { GoalAnnouncer } from "./goal-announcer.tsx";
import { followListRoom, mergeRows, type ShownList } from "./list-room.ts";
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
  const list = useMemo(() => listOf(date, matches), [date, matches]);
  const shown = useRef(list);
  useEffect(() => {
    const before = shown.current;
    shown.current = list;
    // Fetched while no room was reachable: goals in it are alerted like pushed ones.
    if (connection.status !== "open" && before.matches !== list.matches)
      mergeRows(overlay, list.matches, before.byId, clock.now());
  });

  const { wanted, keep } = useFollowedOdds(odds);
  const reportAbsence = useEffectEvent(() => onLongAbsence?.());
  useEffect(() => {
    if (realtimeUrl === undefined) return;
    const { subscription, stop } = followListRoom({
      realtime_url: realtimeUrl,
      // All of them broadcast the same: readers are distributed at random.
      room: `live/${Math.floor(Math.random() * listRooms)}`,
      client,
      connection,
      clock,
      latencyLog,
      overlay,
      shown: () => shown.current,
      onLongAbsence: reportAbsence,
      odds: wanted.current,
    });
    const close = keep(subscription);
    return () => {
      stop();
      close();
    };
  }, [realtimeUrl, listRooms, client, connection, clock, latencyLog, overlay, wanted, keep]);

  return <GoalAnnouncer />;
}

const listOf = (date: string, matches: readonly Match[]): ShownList => ({
  date,
  matches,
  byId: new Map(matches.map((match) => [match.id, match])),
});
