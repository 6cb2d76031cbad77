// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { diffOdds } from "#shared/room/index.ts";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import { expectConsole } from "#tests/support/expect-console.ts";
import {
  at,
  change,
  FakeSocket,
  roomPage,
  sinceOf,
  snapshot,
  socketNumber,
} from "#web/testing/fake-socket.ts";

const page = roomPage();

describe("room connection", () => {
  it("the connection requests a snapshot, over wss where the rooms have https", async () => {
    const socket = await socketNumber(1);
    expect(socket.url).toBe("wss://rooms.example/parties/live/0?v=2");
    expect(page.connection.status).toBe("connecting");
    socket.deliver(snapshot(4));
    expect(page.connection.status).toBe("open");
  });

  it("the connection reconnects from its position and reports its absence", async () => {
    const first = await socketNumber(1);
    first.deliver(snapshot(4));
    first.deliver(change(5));
    first.breakDown();
    expect(page.connection.status).toBe("lost");
    const second = await socketNumber(2);
    expect(sinceOf(second)).toBe("e.5");
    expect(page.connection.status).toBe("lost");
    second.deliver({ type: "resumed", ...at(5) });
    expect(page.connection.status).toBe("open");
    expect(page.restored).toHaveBeenCalledOnce();
  });

  it("the connection acknowledges every hundred messages", async () => {
    const first = await socketNumber(1);
    first.deliver(snapshot(0));
    for (let seq = 1; seq < 250; seq += 1) first.deliver(change(seq));
    expect(first.sent).toEqual(["heard 100", "heard 200"]);
    first.breakDown();
    const second = await socketNumber(2);
    for (let seq = 250; seq < 350; seq += 1) second.deliver(change(seq));
    expect(second.sent).toEqual(["heard 100"]);
  });

  it("the connection follows a full room's redirect from its position, without being lost", async () => {
    const first = await socketNumber(1);
    first.deliver(snapshot(4));
    first.breakDown();
    const second = await socketNumber(2);
    second.deliver({ type: "moved", room: "live/0~3", sent_at_ms: Date.now() });
    const third = await socketNumber(3);
    expect(new URL(third.url).pathname).toBe("/parties/live/0~3");
    expect(sinceOf(third)).toBe("e.4");
    third.deliver({ type: "resumed", ...at(4) });
    expect(page.connection.status).toBe("open");
    third.breakDown();
    expect(new URL((await socketNumber(4)).url).pathname).toBe("/parties/live/0~3");
  });

  it("the connection requests a snapshot when a message is missing, without being lost", async () => {
    const first = await socketNumber(1);
    first.deliver(snapshot(4));
    first.deliver(change(6));
    const second = await socketNumber(2);
    expect(sinceOf(second)).toBeNull();
    expect(page.connection.status).toBe("open");
  });

  it("the connection gives up a socket that does not answer", async () => {
    const socket = await socketNumber(1);
    socket.deliver(snapshot(4));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(socket.sent).toEqual(["ping"]);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(page.connection.status).toBe("lost");
    expect(FakeSocket.all.length).toBeGreaterThan(1);
  });

  it("the connection keeps a quiet socket that answers", async () => {
    const socket = await socketNumber(1);
    socket.deliver(snapshot(4));
    for (let ping = 1; ping <= 4; ping += 1) {
      await vi.advanceTimersByTimeAsync(5_000);
      socket.deliver("pong");
    }
    expect(socket.sent.length).toBeGreaterThanOrEqual(3);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it("the connection reconnects when a room opens but sends nothing", async () => {
    const socket = await socketNumber(1);
    for (let second = 0; second < 9; second += 1) {
      await vi.advanceTimersByTimeAsync(1_000);
      socket.deliver("pong");
    }
    expect(FakeSocket.all.length).toBe(2);
  });

  it("the connection notices that the browser went offline, and reconnects at once when it is back", async () => {
    (await socketNumber(1)).deliver(snapshot(4));
    window.dispatchEvent(new Event("offline"));
    expect(page.connection.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(1);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(0);
    expect(FakeSocket.all).toHaveLength(2);
  });

  /** The room refuses this page's protocol version, as the room's hosts do: a message, then a close code. */
  const refusal = () => ({ type: "error", code: "protocol_unsupported", sent_at_ms: Date.now() });
  const refuse = (socket: FakeSocket) => {
    socket.deliver(refusal());
    socket.dispatchEvent(new CloseEvent("close", { code: 4426 }));
  };
  /** Waits for the pause after a refusal: 60 seconds and at most 30 more. */
  const passPause = async () => {
    const begun = FakeSocket.all.length;
    await vi.advanceTimersByTimeAsync(59_000);
    expect([page.connection.status, FakeSocket.all.length]).toEqual(["lost", begun]);
    for (let second = 0; second < 32 && FakeSocket.all.length === begun; second += 1)
      await vi.advanceTimersByTimeAsync(1_000);
  };

  it("is outdated when the room refuses this page's version twice, a minute apart", async () => {
    refuse(await socketNumber(1));
    await passPause();
    refuse(await socketNumber(2));
    expect(page.connection.status).toBe("outdated");
    await vi.advanceTimersByTimeAsync(120_000);
    expect(FakeSocket.all).toHaveLength(2);
  });

  it("is back when the room that refused this page's version is deployed within a minute", async () => {
    refuse(await socketNumber(1));
    await passPause();
    const second = await socketNumber(2);
    second.deliver(snapshot(4));
    expect(page.connection.status).toBe("open");
    refuse(second);
    expect(page.connection.status).toBe("lost");
    await passPause();
    (await socketNumber(3)).deliver(snapshot(5));
    expect(page.connection.status).toBe("open");
  });

  it("is outdated when the room of another page refuses a minute later", async () => {
    refuse(await socketNumber(1));
    await vi.advanceTimersByTimeAsync(40_000);
    page.subscription.close();
    page.open();
    await vi.advanceTimersByTimeAsync(0);
    refuse(await socketNumber(2));
    expect(page.connection.status).toBe("lost");
    await vi.advanceTimersByTimeAsync(20_000);
    page.subscription.close();
    page.open();
    await vi.advanceTimersByTimeAsync(0);
    refuse(await socketNumber(3));
    expect(page.connection.status).toBe("outdated");
    await vi.advanceTimersByTimeAsync(120_000);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it("keeps the pause after a refusal when the browser was offline meanwhile", async () => {
    refuse(await socketNumber(1));
    await vi.advanceTimersByTimeAsync(1_000);
    window.dispatchEvent(new Event("offline"));
    await vi.advanceTimersByTimeAsync(1_000);
    window.dispatchEvent(new Event("online"));
    await vi.advanceTimersByTimeAsync(57_000);
    expect([page.connection.status, FakeSocket.all.length]).toEqual(["lost", 1]);
    for (let second = 0; second < 33 && FakeSocket.all.length === 1; second += 1)
      await vi.advanceTimersByTimeAsync(1_000);
    (await socketNumber(2)).deliver(snapshot(4));
    expect(page.connection.status).toBe("open");
  });

  it("a refusal does not open the connection of a delayed reader, and the first message after it does", async () => {
    page.subscription.close();
    page.open(180_000);
    await vi.advanceTimersByTimeAsync(0);
    const begun = FakeSocket.all.length;
    const socket = await socketNumber(begun);
    socket.deliver(refusal());
    expect(page.connection.status).toBe("connecting");
    refuse(socket);
    await passPause();
    (await socketNumber(begun + 1)).deliver(snapshot(4));
    expect(page.connection.status).toBe("open");
  });

  it("a connection that is left while connecting closes once it is open, as browsers log an error otherwise", async () => {
    const cut = vi.spyOn(FakeSocket.prototype, "close");
    page.subscription.close();
    expect([page.connection.status, cut.mock.calls.length]).toEqual(["idle", 0]);
    const socket = await socketNumber(1);
    socket.deliver(snapshot(4));
    await vi.advanceTimersByTimeAsync(10_000);
    expect([page.connection.status, cut.mock.calls.length, FakeSocket.all.length]).toEqual(["idle", 1, 1]);
    cut.mockRestore();
  });

  it("a left connection that fails to open is not retried", async () => {
    page.subscription.close();
    FakeSocket.all[0]?.breakDown();
    await vi.advanceTimersByTimeAsync(30_000);
    expect([page.connection.status, FakeSocket.all.length]).toEqual(["idle", 1]);
  });

  it("the connection ignores unreadable messages", async () => {
    const socket = await socketNumber(1);
    socket.deliver(snapshot(4));
    socket.deliver("not json");
    socket.deliver({ type: "weather" });
    expect(page.connection.status).toBe("open");
    expectConsole("warn", "room message not understood");
  });
});

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
const queryOf = ({ url }: FakeSocket) => {
  const query = new URL(url).searchParams;
  return { since: query.get("since"), topic: query.get("topic"), topic_since: query.get("topic_since") };
};

describe("prices that a page follows over its room", () => {
  const sink = { take: vi.fn() };
  const following = async (topic = "odds/7") => {
    (await socketNumber(1)).deliver(snapshot(4));
    page.subscription.followOdds({ topic, sink });
    const socket = await socketNumber(2);
    socket.deliver({ type: "resumed", ...at(4) });
    return socket;
  };
  beforeEach(() => void sink.take.mockClear());

  it("prices are requested without losing the position in the room or the connection", async () => {
    const socket = await following();
    expect(queryOf(socket)).toEqual({ since: "e.4", topic: "odds/7", topic_since: null });
    expect(page.connection.status).toBe("open");
    expect(page.restored).not.toHaveBeenCalled();
  });

  it("the sink gets the rows of the snapshot, then the changed rows as a whole", async () => {
    const socket = await following();
    socket.deliver(oddsSnapshot(0));
    socket.deliver(oddsChange(1, 1.7));
    expect(sink.take.mock.calls).toEqual([
      [[someOdds()], 5],
      [[someOdds({ home: 1.7 })], 6],
    ]);
    expect(page.connection.status).toBe("open");
  });

  it("many rows reach the sink in batches, all of them before later changes", async () => {
    const tasks: (() => void)[] = [];
    const socket = await following();
    vi.stubGlobal("scheduler", { postTask: () => new Promise<void>((done) => tasks.push(done)) });
    const odds = Array.from({ length: 100 }, (_, at) => ({ ...someOdds(), match_id: at + 1 }));
    socket.deliver({ ...oddsSnapshot(0), odds });
    const counts = () => sink.take.mock.calls.map(([rows]) => rows.length);
    expect(counts()).toEqual([]);
    tasks.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(counts()).toEqual([40]);
    socket.deliver(oddsChange(1, 1.7));
    expect(counts()).toEqual([40, 60, 1]);
    expect(sink.take.mock.calls.flatMap(([rows]) => rows).slice(0, 100)).toEqual(odds);
    tasks.shift()?.();
    await vi.advanceTimersByTimeAsync(0);
    expect(counts()).toEqual([40, 60, 1]);
    vi.unstubAllGlobals();
  });

  it("prices resume from their position, and no row reaches the sink twice", async () => {
    const socket = await following();
    socket.deliver(oddsSnapshot(3));
    socket.breakDown();
    const again = await socketNumber(3);
    expect(queryOf(again)).toEqual({ since: "e.4", topic: "odds/7", topic_since: "o.3" });
    again.deliver({ type: "resumed", ...at(4) });
    again.deliver({ type: "odds-resumed", ...oddsAt(3) });
    expect(sink.take).toHaveBeenCalledOnce();
  });

  it("prices are requested again when a message is missing; the room continues from its position", async () => {
    const socket = await following();
    socket.deliver(oddsSnapshot(3));
    socket.deliver(oddsChange(5, 1.7));
    const again = await socketNumber(3);
    expect(queryOf(again)).toEqual({ since: "e.4", topic: "odds/7", topic_since: null });
    expect(page.connection.status).toBe("open");
  });

  it("prices change to another company's, or end, after a reconnect from their position", async () => {
    const socket = await following();
    socket.deliver(oddsSnapshot(3));
    page.subscription.followOdds({ topic: "odds/7", sink });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(FakeSocket.all).toHaveLength(2);
    page.subscription.followOdds({ topic: "odds/best", sink });
    const other = await socketNumber(3);
    expect(queryOf(other)).toEqual({ since: "e.4", topic: "odds/best", topic_since: null });
    other.deliver(oddsSnapshot(0, "odds/best"));
    await vi.advanceTimersByTimeAsync(0);
    expect(sink.take).toHaveBeenCalledTimes(2);
    page.subscription.followOdds(undefined);
    expect(queryOf(await socketNumber(4))).toEqual({ since: "e.4", topic: null, topic_since: null });
  });

  it("a change of prices while connecting renews the connection once it is open", async () => {
    const cut = vi.spyOn(FakeSocket.prototype, "close");
    page.subscription.followOdds({ topic: "odds/7", sink });
    await vi.advanceTimersByTimeAsync(1_000);
    expect([FakeSocket.all.length, cut.mock.calls.length]).toEqual([1, 0]);
    await socketNumber(1);
    expect(queryOf(await socketNumber(2))).toEqual({ since: null, topic: "odds/7", topic_since: null });
    cut.mockRestore();
  });

  it("refused prices do not affect the scores", async () => {
    const socket = await following();
    socket.deliver({ type: "error", code: "betting_hidden", sent_at_ms: Date.now() });
    socket.deliver(change(5));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(page.connection.status).toBe("open");
    expect(FakeSocket.all).toHaveLength(2);
  });
});
