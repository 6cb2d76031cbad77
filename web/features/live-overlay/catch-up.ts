import type { RoomSubscription } from "#web/platform/realtime/room-connection.ts";

/** How often a page that is shown late asks for what came before its room's first word. */
const PACE_MS = 5_000;

/**
 * A room tells what happens from now on, and a reader who is late sees that later: what happened in between has to be
 * asked for, as of his time, until the room's own messages are due. Gives back what ends it.
 */
export function catchUp(line: RoomSubscription, ask: () => void): () => void {
  const timer = setInterval(() => {
    if (line.isBehind()) ask();
  }, PACE_MS);
  return () => clearInterval(timer);
}
