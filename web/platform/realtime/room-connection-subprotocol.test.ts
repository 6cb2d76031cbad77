// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import {
  at,
  change,
  FakeSocket,
  roomPage,
  sinceOf,
  snapshot,
  socketNumber,
} from "#web/testing/fake-socket.ts";
import type { SubprotocolConnection, Taken } from "./room-subprotocol.ts";

const page = roomPage();

describe("a subprotocol over the room connection", () => {
  const typeOf = (raw: unknown) => (raw as { type: string }).type;
  const aSubprotocol = (outcome: Taken = "taken") => ({
    room: "live/0",
    addToQuery: (query: URLSearchParams) => query.set("chat", "1"),
    opened: vi.fn<(socket: SubprotocolConnection) => void>(),
    closed: vi.fn<() => void>(),
    receive: (raw: unknown) => typeOf(raw) === "chat-accepted",
    take: vi.fn<(raw: unknown) => Taken>((raw) =>
      typeOf(raw) === "chat-changed" ? outcome : "no message of it",
    ),
  });
  const requestsChat = ({ url }: FakeSocket) => new URL(url).searchParams.get("chat") === "1";
  const withSubprotocol = async (subprotocol = aSubprotocol()) => {
    (await socketNumber(1)).deliver(snapshot(4));
    page.subscription.setSubprotocol(subprotocol);
    const socket = await socketNumber(2);
    socket.deliver({ type: "resumed", ...at(4) });
    return { socket, subprotocol };
  };

  it("a subprotocol is requested from the room's own position, without a lost connection", async () => {
    const { socket, subprotocol } = await withSubprotocol();
    expect([requestsChat(socket), sinceOf(socket), page.connection.status]).toEqual([true, "e.4", "open"]);
    expect(subprotocol.opened).toHaveBeenCalledOnce();
    subprotocol.opened.mock.lastCall?.[0].send("hello");
    expect(socket.sent).toEqual(["hello"]);
  });

  it("a subprotocol receives its own messages; the others are the room's", async () => {
    const { socket, subprotocol } = await withSubprotocol();
    subprotocol.take.mockClear();
    socket.deliver({ type: "chat-accepted", sent_at_ms: Date.now() });
    expect(subprotocol.take).not.toHaveBeenCalled();
    socket.deliver({ type: "chat-changed", ...at(1) });
    socket.deliver(change(5));
    socket.breakDown();
    expect(subprotocol.closed).toHaveBeenCalled();
    expect(sinceOf(await socketNumber(3))).toBe("e.5");
  });

  it("a missing message of the subprotocol causes a reconnect", async () => {
    const { socket } = await withSubprotocol(aSubprotocol("lost"));
    socket.deliver({ type: "chat-changed", ...at(1) });
    await socketNumber(3);
    expect(page.connection.status).toBe("open");
  });

  it("a subprotocol cannot send without a connection", async () => {
    const { socket, subprotocol } = await withSubprotocol();
    socket.breakDown();
    expect(subprotocol.opened.mock.lastCall?.[0].send("lost")).toBe(false);
    expect(socket.sent).toEqual([]);
  });

  it("a subprotocol gets its private messages at once, even under a delay", async () => {
    page.subscription.close();
    FakeSocket.all.length = 0;
    const subprotocol = aSubprotocol();
    page.open(30_000, { subprotocol });
    const socket = await socketNumber(1);
    const receive = vi.spyOn(subprotocol, "receive");
    socket.deliver({ type: "chat-accepted", sent_at_ms: Date.now() });
    socket.deliver({ type: "chat-changed", ...at(1) });
    expect(receive).toHaveBeenCalledTimes(2);
    expect(subprotocol.take).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    socket.deliver("pong");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(subprotocol.take).not.toHaveBeenCalled();
    for (let pong = 0; pong < 8; pong += 1) {
      await vi.advanceTimersByTimeAsync(3_500);
      socket.deliver("pong");
    }
    expect(subprotocol.take).toHaveBeenCalledOnce();
  });

  it("a removed subprotocol is no longer requested, and its late messages cause no warning", async () => {
    const { subprotocol } = await withSubprotocol();
    page.subscription.setSubprotocol(null);
    expect(subprotocol.closed).toHaveBeenCalled();
    const socket = await socketNumber(3);
    expect([requestsChat(socket), sinceOf(socket)]).toEqual([false, "e.4"]);
    socket.deliver({ type: "chat-changed", ...at(1) });
  });
});
