import type { RoomSubscription } from "#web/platform/realtime/room-connection.ts";

/** How often a delayed page polls for changes older than its room's first message. */
const PACE_MS = 5_000;

/**
 * A room broadcasts events from now on, and a reader with a delay sees those late: for the time in between the page
 * requests data as of their delayed time until the room's own messages are due. Returns the function that ends it.
 */
export function catchUp(line: RoomSubscription, refetch: () => void): () => void {
  const timer = setInterval(() => {
    if (line.isBehind()) refetch();
  }, PACE_MS);
  return () => clearInterval(timer);
}
