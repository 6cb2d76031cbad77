import type { PeerFacts } from "../rooms/room.ts";
import { newcomer } from "../rooms/visitor.ts";
import type { Peer } from "./port.ts";

/** Of a connection what both hosts' own types have. */
interface Connection {
  readonly state: unknown;
  setState(state: PeerFacts): unknown;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** A connection as a peer. Facts are kept in its attachment, the one memory that hibernation leaves. */
export function peerOf(connection: Connection): Peer {
  return {
    connection,
    facts: () => {
      const state = connection.state as Partial<PeerFacts> | null;
      // A release before this one knew no topics.
      return { ...newcomer, ...state };
    },
    remember: (facts) => void connection.setState(facts),
    send: (text) => connection.send(text),
    close: (code, reason) => connection.close(code, reason),
  };
}
