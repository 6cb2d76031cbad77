import { afterEach, beforeEach, vi } from "vitest";
import { applyLiveMessage, emptyLiveState } from "#shared/room/client-state.ts";
import { createConnectionState } from "#web/platform/realtime/connection-state.ts";
import { readLiveMessage } from "#web/platform/realtime/read-message.ts";
import { openRoom, type RoomSubscription } from "#web/platform/realtime/room-connection.ts";
import { createServerClock } from "#web/platform/realtime/server-clock.ts";

/** A page's connection to the list room: tests control both ends of its socket. */

/** The network's end of a socket: records what the page does and sends messages of the test. */
export class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly all: FakeSocket[] = [];
  readonly url: string;
  readonly sent: string[] = [];
  readyState = 0;
  binaryType = "blob";

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(text);
  }

  close(): void {
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event("open"));
  }

  deliver(message: unknown): void {
    const data = typeof message === "string" ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  breakDown(): void {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  }
}
export const at = (seq: number) => ({ epoch: "e", seq, sent_at_ms: Date.now() });
export const snapshot = (seq: number) => ({
  type: "snapshot",
  v: 2,
  ...at(seq),
  as_of_ms: Date.now(),
  matches: [],
});
export const change = (seq: number) => ({
  type: "rows-changed",
  ...at(seq),
  at_ms: Date.now(),
  patches: [],
  added: [],
});
export const sinceOf = (socket: FakeSocket) => new URL(socket.url).searchParams.get("since");

/** The connection with this number, once the page has made it. */
export async function socketNumber(count: number): Promise<FakeSocket> {
  for (let step = 0; step < 60 && FakeSocket.all.length < count; step += 1)
    await vi.advanceTimersByTimeAsync(100);
  const socket = FakeSocket.all[count - 1];
  if (!socket) throw new Error(`connection ${count} was not opened`);
  socket.open();
  return socket;
}

type Options = Parameters<typeof openRoom>[0];

/** Opens a connection before each test and closes it after; returns the page's side. */
export function roomPage() {
  let subscription: RoomSubscription | null = null;
  const page = {
    get subscription(): RoomSubscription {
      if (!subscription) throw new Error("a connection is open within tests only");
      return subscription;
    },
    connection: createConnectionState(),
    restored: vi.fn(),
    noted: vi.fn(),
    /** Opens another connection instead, with a delay of what is shown and with more options. */
    open(delayMs = 0, more: Pick<Options, "subprotocol"> = {}) {
      subscription = openRoom({
        realtime_url: "https://rooms.example",
        room: "live/0",
        empty: emptyLiveState,
        parse: readLiveMessage,
        fold: applyLiveMessage,
        onState: () => {},
        onRestored: page.restored,
        connection: page.connection,
        clock: createServerClock(0, Date.now, delayMs),
        latencyLog: { note: page.noted },
        ...more,
      });
    },
  };
  beforeEach(async () => {
    vi.useFakeTimers();
    vi.stubGlobal("WebSocket", FakeSocket);
    FakeSocket.all.length = 0;
    page.restored.mockClear();
    page.noted.mockClear();
    page.connection = createConnectionState();
    page.open();
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    page.subscription.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return page;
}
