import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { FollowedOdds } from "#web/platform/realtime/odds-follower.ts";
import type { RoomSubscription } from "#web/platform/realtime/room-connection.ts";
import { useShield } from "#web/platform/spoiler-shield/shown-shield.ts";
import { useShownView } from "#web/platform/spoiler-shield/shown-view.tsx";

/**
 * Keeps a line to a room at the prices that the page wants. The line outlives a change of them (another company in the
 * list's selector), so that what the page knows of the matches stays. `keep` takes the line that was opened with
 * `wanted.current` and gives back what ends it.
 */
export function useFollowedOdds(odds: FollowedOdds | undefined): {
  readonly wanted: RefObject<FollowedOdds | undefined>;
  readonly keep: (line: RoomSubscription) => () => void;
} {
  // Prices in play go with the score.
  const { scores } = useShield();
  const { revealed } = useShownView();
  const told = scores === "shown" || revealed !== null ? odds : undefined;
  const wanted = useRef(told);
  const current = useRef<RoomSubscription | null>(null);
  const topic = told?.topic;
  const sink = told?.sink;
  useEffect(() => {
    wanted.current = topic !== undefined && sink ? { topic, sink } : undefined;
    current.current?.followOdds(wanted.current);
  }, [topic, sink]);
  const keep = useCallback((line: RoomSubscription) => {
    current.current = line;
    return () => {
      current.current = null;
      line.close();
    };
  }, []);
  return { wanted, keep };
}
