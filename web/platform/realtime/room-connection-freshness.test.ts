// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from "vitest";
import { at, change, roomPage, snapshot, socketNumber } from "#web/testing/fake-socket.ts";

const page = roomPage();

describe("the freshness of a page", () => {
  const silent = (since_ms: number) => ({ type: "source-silent", since_ms, sent_at_ms: Date.now() });
  const alive = () => ({ type: "source-alive", sent_at_ms: Date.now() });
  const changed = (seq: number, moments: object) => ({ ...change(seq), ...moments });
  const drawn = () => vi.advanceTimersByTimeAsync(50);

  beforeEach(() => {
    // Frames come at once here: the test does not measure painting.
    vi.stubGlobal("requestAnimationFrame", (then: () => void) => setTimeout(then, 0));
    page.noted.mockClear();
  });

  it("freshness is known after a change, from the source's time to the paint", async () => {
    const socket = await socketNumber(1);
    socket.deliver(snapshot(4));
    expect(page.connection.late_ms).toBeNull();
    const now = Date.now();
    socket.deliver(changed(5, { at_ms: now - 900, edge_at_ms: now - 700, sent_at_ms: now }));
    await drawn();
    expect(page.connection.late_ms).toBeGreaterThanOrEqual(900);
    expect(page.connection.late_ms).toBeLessThan(1_000);
    expect(page.noted).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ feed_ms: 200, room_ms: 700 }),
    );
  });

  it("freshness does not depend on the reader's clock", async () => {
    const ahead = 3_600_000;
    const socket = await socketNumber(1);
    const server = () => Date.now() - ahead;
    socket.deliver({ ...snapshot(4), sent_at_ms: server() });
    for (let sample = 5; sample < 30; sample += 1)
      socket.deliver(changed(sample, { at_ms: server() - 300, edge_at_ms: server(), sent_at_ms: server() }));
    await drawn();
    expect(page.connection.late_ms).toBeGreaterThanOrEqual(300);
    expect(page.connection.late_ms).toBeLessThan(400);
  });

  it("freshness includes half of the shortest round trip, which the clock cannot see", async () => {
    const socket = await socketNumber(1);
    socket.deliver(snapshot(4));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(socket.sent).toEqual(["ping"]);
    await vi.advanceTimersByTimeAsync(400);
    socket.deliver("pong");
    const now = Date.now();
    socket.deliver(changed(5, { at_ms: now, edge_at_ms: now, sent_at_ms: now }));
    await drawn();
    // The ping went out at a tick of the second before.
    expect(page.noted.mock.lastCall?.[0].screen_ms).toBeGreaterThanOrEqual(200);
  });

  it("freshness ignores missed changes: they are late because the connection was lost", async () => {
    const first = await socketNumber(1);
    first.deliver(snapshot(4));
    first.breakDown();
    const second = await socketNumber(2);
    second.deliver(changed(5, { at_ms: Date.now() - 30_000, edge_at_ms: Date.now() - 30_000 }));
    second.deliver({ type: "resumed", ...at(5) });
    await drawn();
    expect([page.connection.status, page.connection.late_ms]).toEqual(["open", null]);
    expect(page.noted).not.toHaveBeenCalled();
  });

  it("freshness is reset with its connection", async () => {
    const socket = await socketNumber(1);
    socket.deliver(snapshot(4));
    socket.deliver(change(5));
    await drawn();
    expect(page.connection.late_ms).not.toBeNull();
    socket.breakDown();
    expect(page.connection.late_ms).toBeNull();
  });

  it("the page knows since when the source is silent, until it sends again", async () => {
    const socket = await socketNumber(1);
    socket.deliver(snapshot(4));
    socket.deliver(silent(77));
    expect(page.connection.silent_since_ms).toBe(77);
    socket.deliver(alive());
    expect(page.connection.silent_since_ms).toBeNull();
    socket.deliver(change(5));
    expect(page.connection.status).toBe("open");
  });

  it("the silence continues over a new connection that reports it too, and ends over one that does not", async () => {
    const first = await socketNumber(1);
    first.deliver(snapshot(4));
    first.deliver(silent(77));
    first.breakDown();
    const second = await socketNumber(2);
    second.deliver({ type: "resumed", ...at(4) });
    second.deliver(silent(77));
    await vi.advanceTimersByTimeAsync(3_000);
    expect(page.connection.silent_since_ms).toBe(77);
    second.breakDown();
    const third = await socketNumber(3);
    third.deliver({ type: "resumed", ...at(4) });
    expect(page.connection.silent_since_ms).toBe(77);
    await vi.advanceTimersByTimeAsync(3_000);
    expect(page.connection.silent_since_ms).toBeNull();
  });
});
