import type { RoomSubscription } from "#web/platform/realtime/room-connection.ts";

/** How often a delayed page polls for changes older than its room's first message. */
const PACE_MS = 5_000;

/** Fetches data as of a delayed reader's time until the room's own delayed messages are due. Returns the end of it. */
export function catchUp(subscription: RoomSubscription, refetch: () => void): () => void {
  const timer = setInterval(() => {
    if (subscription.isBehind()) refetch();
  }, PACE_MS);
  return () => clearInterval(timer);
}
