import { type RefObject, useCallback, useEffect, useRef } from "react";
import type { FollowedOdds } from "#web/platform/realtime/odds-follower.ts";
import type { RoomSubscription } from "#web/platform/realtime/room-connection.ts";
import { useShield } from "#web/platform/spoiler-shield/shown-shield.ts";
import { useShownView } from "#web/platform/spoiler-shield/shown-view.tsx";

/**
 * Keeps a room connection subscribed to the page's current prices. The connection outlives a change of company in the
 * list, so that the page keeps its match states. `keep` takes the connection opened with `wanted.current` and returns
 * the function that ends it.
 */
export function useFollowedOdds(odds: FollowedOdds | undefined): {
  readonly wanted: RefObject<FollowedOdds | undefined>;
  readonly keep: (subscription: RoomSubscription) => () => void;
} {
  // In-play prices follow the score's delay.
  const { scores } = useShield();
  const { revealed } = useShownView();
  const shownOdds = scores === "shown" || revealed !== null ? odds : undefined;
  const wanted = useRef(shownOdds);
  const current = useRef<RoomSubscription | null>(null);
  const topic = shownOdds?.topic;
  const sink = shownOdds?.sink;
  useEffect(() => {
    wanted.current = topic !== undefined && sink ? { topic, sink } : undefined;
    current.current?.followOdds(wanted.current);
  }, [topic, sink]);
  const keep = useCallback((subscription: RoomSubscription) => {
    current.current = subscription;
    return () => {
      current.current = null;
      subscription.close();
    };
  }, []);
  return { wanted, keep };
}
