import { newcomer } from "../rooms/handshake.ts";
import type { PeerFacts } from "../rooms/room.ts";
import type { Peer } from "./port.ts";

/** What is kept of a peer in the attachment of its connection, the one memory that hibernation leaves. */
interface Kept extends PeerFacts {
  readonly caller: string | null;
}

/** Of a connection what both hosts' own types have. */
interface Connection {
  readonly state: unknown;
  setState(state: Kept): unknown;
  send(text: string): void;
  close(code: number, reason: string): void;
}

/** A connection as a peer. */
export function peerOf(connection: Connection): Peer {
  // A release before this one knew no topics and no callers.
  const kept = (): Kept => ({ caller: null, ...newcomer, ...(connection.state as Partial<Kept> | null) });
  return {
    connection,
    get caller() {
      return kept().caller;
    },
    arrived: (caller) => void connection.setState({ ...newcomer, caller }),
    facts() {
      const { caller: _, ...facts } = kept();
      return facts;
    },
    remember: (facts) => void connection.setState({ ...facts, caller: kept().caller }),
    send: (text) => connection.send(text),
    close: (code, reason) => connection.close(code, reason),
  };
}
