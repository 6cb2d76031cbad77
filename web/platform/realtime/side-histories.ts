import { type FollowedOdds, followOdds, type OddsFollower } from "./odds-follower.ts";
import type { RoomSubprotocol, SubprotocolConnection, Taken } from "./room-subprotocol.ts";

/** The histories that a page follows over a room connection beside the room's own: prices and a subprotocol. */
export type SideHistories = ReturnType<typeof createSideHistories>;

export function createSideHistories() {
  let odds: FollowedOdds | undefined;
  let follower: OddsFollower | null = null;
  let subprotocol: RoomSubprotocol | null = null;
  /** Those of the last query. */
  let requested: readonly [OddsFollower | null, RoomSubprotocol | null] = [null, null];
  return {
    /** Follows other prices, or none; returns true if they differ. */
    followOdds(next: FollowedOdds | undefined): boolean {
      if (odds?.topic === next?.topic && odds?.sink === next?.sink) return false;
      odds = next;
      follower = next ? followOdds(next) : null;
      return true;
    },
    /** Sets another subprotocol, or none; returns true if it differs. */
    setSubprotocol(next: RoomSubprotocol | null): boolean {
      if (subprotocol === next) return false;
      subprotocol?.closed();
      subprotocol = next;
      return true;
    },
    /** Adds them to the query of the next connection. */
    addToQuery(query: URLSearchParams): void {
      requested = [follower, subprotocol];
      follower?.addToQuery(query);
      subprotocol?.addToQuery(query);
    },
    /** A connection is open; returns false if it requested others than are wanted by now. */
    opened(connection: SubprotocolConnection): boolean {
      if (requested[0] !== follower || requested[1] !== subprotocol) return false;
      subprotocol?.opened(connection);
      return true;
    },
    closed: (): void => subprotocol?.closed(),
    /** Receives a message on arrival; returns true when it needs no further handling. */
    receive: (raw: unknown): boolean => subprotocol?.receive(raw) ?? false,
    /** Receives a message when it is due. */
    take(raw: unknown): Taken {
      const taken = follower?.take(raw) ?? "no message of it";
      return taken === "no message of it" ? (subprotocol?.take(raw) ?? taken) : taken;
    },
  };
}
