import type { Socket } from "node:net";
import type { TestSocket } from "./realtime-socket.ts";

interface RequestInput {
  readonly method: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** A host of rooms under test. Paths are as on the wire: `/parties/live/0?v=2`. */
export interface RoomHarness {
  request(path: string, init: RequestInput): Promise<Response>;
  connect(path: string, headers?: Readonly<Record<string, string>>): Promise<TestSocket>;
  /** A connection on which a test speaks HTTP byte by byte. */
  connectBytes(): Promise<Socket>;
  /** A socket whose frames a test writes byte by byte, after the handshake. */
  connectRaw(path: string): Promise<Socket>;
  /** The side that answers pings. */
  readonly answersPings: "room" | "platform";
  /** Evicts all memory and keeps sockets; null where a test cannot cause it. */
  readonly hibernate: (() => Promise<void>) | null;
  /** The host's log. */
  log(): string;
  /** How many rooms have a file on disk. */
  roomFiles(): Promise<number>;
  /** Kills the host, as kill -9 does, and restarts it on the same storage. */
  restart(whileDown?: () => Promise<void>): Promise<void>;
  close(): Promise<void>;
}

/** Starts a host with these variables of its environment. */
export type OpenRooms<Host extends RoomHarness = RoomHarness> = (
  vars: Record<string, string>,
) => Promise<Host>;
