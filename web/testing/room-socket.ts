import { afterEach, beforeEach, vi } from "vitest";
import { applyLiveMessage, emptyLiveState } from "#shared/room/client-state.ts";
import { createConnectionState } from "#web/platform/realtime/connection-state.ts";
import { readLiveMessage } from "#web/platform/realtime/read-message.ts";
import { openRoom, type RoomSubscription } from "#web/platform/realtime/room-connection.ts";
import { createServerClock } from "#web/platform/realtime/server-clock.ts";

/** A page's connection to the list room: tests control both ends of its socket. */

/** The network's end of a socket: records what the page does and sends messages of the test. */
export class Line extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly all: Line[] = [];
  readonly url: string;
  readonly sent: string[] = [];
  readyState = 0;
  binaryType = "blob";

  constructor(url: string) {
    super();
    this.url = url;
    Line.all.push(this);
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
export const sinceOf = (line: Line) => new URL(line.url).searchParams.get("since");

/** The connection with this number, once the page has made it. */
export async function lineNumber(count: number): Promise<Line> {
  for (let step = 0; step < 60 && Line.all.length < count; step += 1) await vi.advanceTimersByTimeAsync(100);
  const line = Line.all[count - 1];
  if (!line) throw new Error(`connection ${count} was not opened`);
  line.open();
  return line;
}

type Options = Parameters<typeof openRoom>[0];

/** Opens a connection before each test and closes it after; returns the page's side. */
export function roomLine() {
  let line: RoomSubscription | null = null;
  const page = {
    get line(): RoomSubscription {
      if (!line) throw new Error("a connection is open within tests only");
      return line;
    },
    connection: createConnectionState(),
    restored: vi.fn(),
    noted: vi.fn(),
    /** Opens another connection instead, with a delay of what is shown and with more options. */
    open(delayMs = 0, more: Pick<Options, "talk"> = {}) {
      line = openRoom({
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
    vi.stubGlobal("WebSocket", Line);
    Line.all.length = 0;
    page.restored.mockClear();
    page.noted.mockClear();
    page.connection = createConnectionState();
    page.open();
    await vi.advanceTimersByTimeAsync(0);
  });
  afterEach(() => {
    page.line.close();
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });
  return page;
}
