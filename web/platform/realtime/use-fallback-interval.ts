import { useState } from "react";
import { useSnapshot } from "valtio";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";

/** How often a page polls for pushed data while no room can be reached, ms. */
export const PACE_MS = { live: 10_000, odds: 15_000 } as const;

/**
 * `refetchInterval` of a query whose changes a room pushes: an interval while the room cannot be reached (a network may
 * refuse WebSockets for good), else false. Each page has its own jitter, so that an outage of the rooms does not bring
 * all readers at once. Hidden pages do not poll.
 */
export function useFallbackInterval(freshness: keyof typeof PACE_MS): number | false {
  const isDown = useSnapshot(usePageStores().connection).is_down;
  const [spread] = useState(() => 0.85 + Math.random() * 0.3);
  return isDown && PACE_MS[freshness] * spread;
}
