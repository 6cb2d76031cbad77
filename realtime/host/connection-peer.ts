import { newcomer } from "../rooms/handshake.ts";
import type { PeerFacts } from "../rooms/room.ts";
import type { Peer } from "./port.ts";

/** Peer state in the attachment of its connection, the only memory that survives hibernation. */
interface Kept extends PeerFacts {
  readonly caller: string | null;
}

/** The parts of a connection that both hosts' types share. */
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
