// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { FakeSocket } from "#web/testing/fake-socket.ts";
import { openReconnectingSocket, type ReconnectingSocket } from "./reconnecting-socket.ts";

let socket: ReconnectingSocket;
let received: unknown[];
/** Makes the URL of the next connection. */
let urlOf: () => string;
const latest = (): FakeSocket => {
  const socket = FakeSocket.all.at(-1);
  if (!socket) throw new Error("no connection was begun");
  return socket;
};
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

/** How long it takes until the next attempt, ms. */
async function pauseMs(): Promise<number> {
  const begun = FakeSocket.all.length;
  const from = Date.now();
  while (FakeSocket.all.length === begun && Date.now() - from < 20_000) await pass(10);
  return Date.now() - from;
}

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("WebSocket", FakeSocket);
  // The middle of the jitter.
  vi.spyOn(Math, "random").mockReturnValue(0.5);
  FakeSocket.all.length = 0;
  received = [];
  urlOf = () => "wss://rooms.example/";
  socket = openReconnectingSocket({
    urlOf: () => urlOf(),
    onOpen: () => received.push("open"),
    onMessage: (data) => received.push(data),
    onClose: () => received.push("close"),
  });
  await pass(0);
});
afterEach(() => {
  socket.close();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("a lost socket", () => {
  it("a lost socket reconnects after pauses that grow up to five seconds", async () => {
    const pauses: number[] = [];
    for (let loss = 0; loss < 7; loss += 1) {
      latest().breakDown();
      pauses.push(await pauseMs());
    }
    expect(pauses.slice(0, 4)).toEqual([750, 1_200, 1_920, 3_080]);
    expect(pauses.slice(4)).toEqual([4_500, 4_500, 4_500]);
    expect(received).toEqual(Array(7).fill("close"));
  });

  it("a socket waits for a minute after a refusal for too many connections of its IP address", async () => {
    latest().dispatchEvent(new CloseEvent("close", { code: 4429 }));
    const begun = FakeSocket.all.length;
    await pass(74_000);
    expect(FakeSocket.all.length).toBe(begun);
    await pass(2_000);
    expect(FakeSocket.all.length).toBe(begun + 1);
  });

  it("the pauses restart at the shortest one after a connection of five seconds", async () => {
    for (const shown of [0, 0, 4_000, 5_000]) {
      latest().open();
      await pass(shown);
      latest().breakDown();
      const pause = await pauseMs();
      expect(pause === 750).toBe(shown === 5_000 || FakeSocket.all.length === 2);
    }
  });

  it("a socket that is not open after four seconds counts as lost", async () => {
    const first = latest();
    await pass(4_000);
    expect([received, first.readyState]).toEqual([["close"], 3]);
    await pauseMs();
    latest().open();
    first.open();
    expect(received).toEqual(["close", "open"]);
  });

  it("a socket retries with the then current URL when the browser rejects the URL", async () => {
    urlOf = () => {
      throw new SyntaxError("no address");
    };
    latest().breakDown();
    await pass(800);
    expect([received.length, FakeSocket.all.length]).toEqual([2, 1]);
    urlOf = () => "wss://rooms.example/2";
    await pauseMs();
    expect(latest().url).toBe("wss://rooms.example/2");
  });
});

describe("the owner of a socket", () => {
  it("the owner gets messages of the latest connection only", async () => {
    const first = latest();
    first.open();
    first.deliver("one");
    socket.reconnect();
    first.deliver("two");
    await pass(0);
    expect([FakeSocket.all.length, socket.state]).toEqual([2, "connecting"]);
    latest().open();
    latest().deliver("three");
    expect(received).toEqual(["open", "one", "close", "open", "three"]);
  });

  it("the owner learns whether a message was sent", () => {
    expect(socket.send("early")).toBe(false);
    latest().open();
    expect([socket.send("now"), latest().sent]).toEqual([true, ["now"]]);
    latest().breakDown();
    expect([socket.send("late"), latest().sent]).toEqual([false, ["now"]]);
  });

  it("a closed socket stays closed until the caller reconnects", async () => {
    latest().open();
    socket.close();
    await pass(60_000);
    expect([FakeSocket.all.length, received, socket.state]).toEqual([1, ["open", "close"], "closed"]);
    socket.reconnect();
    await pass(0);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("a socket that is closed while connecting closes once it is open, as browsers log an error otherwise", async () => {
    socket.close();
    expect([received, latest().readyState]).toEqual([["close"], 0]);
    latest().open();
    expect([received, latest().readyState]).toEqual([["close"], 3]);
  });
});
