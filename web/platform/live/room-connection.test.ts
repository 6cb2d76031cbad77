// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import * as z from "zod/mini";
import { applyLiveMessage, emptyLiveState } from "#shared/room/client-state.ts";
import { diffOdds, LiveServerMessage } from "#shared/room/index.ts";
import { someOdds } from "#tests/support/odds-builders.ts";
import { createConnectionState } from "../connection-state.ts";
import { createServerClock } from "../server-clock.ts";
import { openRoom, type RoomLine } from "./room-connection.ts";

/** The network's end of a socket: records what the page does and speaks when told to. */
class Line extends EventTarget {
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

  say(message: unknown): void {
    const data = typeof message === "string" ? message : JSON.stringify(message);
    this.dispatchEvent(new MessageEvent("message", { data }));
  }

  breakDown(): void {
    this.readyState = 3;
    this.dispatchEvent(new CloseEvent("close", { code: 1006 }));
  }
}

const at = (seq: number) => ({ epoch: "e", seq, sent_at_ms: Date.now() });
const snapshot = (seq: number) => ({ type: "snapshot", v: 1, ...at(seq), as_of_ms: Date.now(), matches: [] });
const change = (seq: number) => ({
  type: "rows-changed",
  ...at(seq),
  at_ms: Date.now(),
  patches: [],
  added: [],
});
const sinceOf = (line: Line) => new URL(line.url).searchParams.get("since");

const oddsAt = (seq: number, topic = "odds/7") => ({ topic, epoch: "o", seq, sent_at_ms: Date.now() });
const oddsSnapshot = (seq: number, topic?: string) => ({
  type: "odds-snapshot",
  ...oddsAt(seq, topic),
  as_of_ms: 5,
  odds: [someOdds()],
});
const oddsChange = (seq: number, home: number) => ({
  type: "odds-changed",
  ...oddsAt(seq),
  at_ms: 6,
  changed: [diffOdds(someOdds(), someOdds({ home }))],
  added: [],
  removed: [],
});
const askedOf = ({ url }: Line) => {
  const query = new URL(url).searchParams;
  return { since: query.get("since"), topic: query.get("topic"), topic_since: query.get("topic_since") };
};

let line: RoomLine;
const connection = createConnectionState();
const restored = vi.fn();
const clock = createServerClock(0);

async function lineNumber(count: number): Promise<Line> {
  for (let step = 0; step < 60 && Line.all.length < count; step += 1) await vi.advanceTimersByTimeAsync(100);
  const line = Line.all[count - 1];
  if (!line) throw new Error(`connection ${count} was not opened`);
  line.open();
  return line;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", Line);
  Line.all.length = 0;
  restored.mockClear();
  line = openRoom({
    realtime_url: "https://rooms.example",
    room: "live/0",
    empty: emptyLiveState,
    parse: (raw) => z.safeParse(LiveServerMessage, raw).data ?? null,
    fold: applyLiveMessage,
    onState: () => {},
    onRestored: restored,
    connection,
    clock,
  });
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  line.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("room connection", () => {
  it("asks the room for a snapshot, securely where the rooms are", async () => {
    const line = await lineNumber(1);
    expect(line.url).toBe("wss://rooms.example/parties/live/0?v=1");
    expect(connection.status).toBe("connecting");
    line.say(snapshot(4));
    expect(connection.status).toBe("open");
  });

  it("connects again from where it stood and says that it was away", async () => {
    const first = await lineNumber(1);
    first.say(snapshot(4));
    first.say(change(5));
    first.breakDown();
    expect(connection.status).toBe("lost");
    const second = await lineNumber(2);
    expect(sinceOf(second)).toBe("e.5");
    expect(connection.status).toBe("lost");
    second.say({ type: "resumed", ...at(5) });
    expect(connection.status).toBe("open");
    expect(restored).toHaveBeenCalledOnce();
  });

  it("asks for a snapshot when a message is missing, without calling the connection lost", async () => {
    const first = await lineNumber(1);
    first.say(snapshot(4));
    first.say(change(6));
    const second = await lineNumber(2);
    expect(sinceOf(second)).toBeNull();
    expect(connection.status).toBe("open");
  });

  it("gives up a line that does not answer", async () => {
    const line = await lineNumber(1);
    line.say(snapshot(4));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(line.sent).toEqual(["ping"]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(connection.status).toBe("lost");
    expect(Line.all.length).toBeGreaterThan(1);
  });

  it("keeps a quiet line that answers", async () => {
    const line = await lineNumber(1);
    line.say(snapshot(4));
    for (let ping = 1; ping <= 4; ping += 1) {
      await vi.advanceTimersByTimeAsync(5_000);
      line.say("pong");
    }
    expect(line.sent.length).toBeGreaterThanOrEqual(3);
    expect(Line.all).toHaveLength(1);
  });

  it("asks anew when a room opens but says nothing", async () => {
    const line = await lineNumber(1);
    for (let second = 0; second < 9; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      line.say("pong");
    }
    expect(Line.all.length).toBe(2);
  });

  it("notices that the browser went offline, and is back at once with it", async () => {
    (await lineNumber(1)).say(snapshot(4));
    window.dispatchEvent(new Event("offline"));
    expect(connection.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Line.all).toHaveLength(1);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(Line.all).toHaveLength(2);
  });

  it("stops when the room no longer speaks this page's version", async () => {
    const line = await lineNumber(1);
    line.say({ type: "error", code: "protocol_unsupported", sent_at_ms: Date.now() });
    expect(connection.status).toBe("outdated");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(Line.all).toHaveLength(1);
  });

  it("is not cut while it is being made, which browsers complain about: left meanwhile, it ends once it is open", async () => {
    const cut = vi.spyOn(Line.prototype, "close");
    line.close();
    expect([connection.status, cut.mock.calls.length]).toEqual(["idle", 0]);
    const socket = await lineNumber(1);
    socket.say(snapshot(4));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([connection.status, cut.mock.calls.length, Line.all.length]).toEqual(["idle", 1, 1]);
    cut.mockRestore();
  });

  it("is not tried again once it is left and cannot be made", async () => {
    line.close();
    Line.all[0]?.breakDown();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([connection.status, Line.all.length]).toEqual(["idle", 1]);
  });

  it("ignores what it cannot read", async () => {
    const warning = vi.spyOn(console, "warn").mockImplementation(() => {});
    const line = await lineNumber(1);
    line.say(snapshot(4));
    line.say("not json");
    line.say({ type: "weather" });
    expect(connection.status).toBe("open");
    expect(warning).toHaveBeenCalledTimes(2);
    warning.mockRestore();
  });
});

describe("prices that a page follows over its room", () => {
  const sink = { take: vi.fn() };
  const following = async (topic = "odds/7") => {
    (await lineNumber(1)).say(snapshot(4));
    line.followOdds({ topic, sink });
    const socket = await lineNumber(2);
    socket.say({ type: "resumed", ...at(4) });
    return socket;
  };
  beforeEach(() => void sink.take.mockClear());

  it("are asked for without losing the place in the room or calling the connection lost", async () => {
    const socket = await following();
    expect(askedOf(socket)).toEqual({ since: "e.4", topic: "odds/7", topic_since: null });
    expect(connection.status).toBe("open");
    expect(restored).not.toHaveBeenCalled();
  });

  it("are handed on: the rows of the snapshot, then whole the rows that changed", async () => {
    const socket = await following();
    socket.say(oddsSnapshot(0));
    socket.say(oddsChange(1, 1.7));
    expect(sink.take.mock.calls).toEqual([
      [[someOdds()], 5],
      [[someOdds({ home: 1.7 })], 6],
    ]);
    expect(connection.status).toBe("open");
  });

  it("are taken up again where they stood, and nothing is handed on twice", async () => {
    const socket = await following();
    socket.say(oddsSnapshot(3));
    socket.breakDown();
    const again = await lineNumber(3);
    expect(askedOf(again)).toEqual({ since: "e.4", topic: "odds/7", topic_since: "o.3" });
    again.say({ type: "resumed", ...at(4) });
    again.say({ type: "odds-resumed", ...oddsAt(3) });
    expect(sink.take).toHaveBeenCalledOnce();
  });

  it("are asked for anew when a message of theirs is missing; the room goes on from its place", async () => {
    const socket = await following();
    socket.say(oddsSnapshot(3));
    socket.say(oddsChange(5, 1.7));
    const again = await lineNumber(3);
    expect(askedOf(again)).toEqual({ since: "e.4", topic: "odds/7", topic_since: null });
    expect(connection.status).toBe("open");
  });

  it("change to another company's, or end, on a line of their own place", async () => {
    const socket = await following();
    socket.say(oddsSnapshot(3));
    line.followOdds({ topic: "odds/7", sink });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(Line.all).toHaveLength(2);
    line.followOdds({ topic: "odds/best", sink });
    const other = await lineNumber(3);
    expect(askedOf(other)).toEqual({ since: "e.4", topic: "odds/best", topic_since: null });
    other.say(oddsSnapshot(0, "odds/best"));
    expect(sink.take).toHaveBeenCalledTimes(2);
    line.followOdds(undefined);
    expect(askedOf(await lineNumber(4))).toEqual({ since: "e.4", topic: null, topic_since: null });
  });

  it("change while the line is being made: it is not cut, which browsers complain about, but made anew", async () => {
    const cut = vi.spyOn(Line.prototype, "close");
    line.followOdds({ topic: "odds/7", sink });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([Line.all.length, cut.mock.calls.length]).toEqual([1, 0]);
    await lineNumber(1);
    expect(askedOf(await lineNumber(2))).toEqual({ since: null, topic: "odds/7", topic_since: null });
    cut.mockRestore();
  });

  it("leave the scores alone when the room refuses them", async () => {
    const socket = await following();
    socket.say({ type: "error", code: "betting_hidden", sent_at_ms: Date.now() });
    socket.say(change(5));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(connection.status).toBe("open");
    expect(Line.all).toHaveLength(2);
  });
});
