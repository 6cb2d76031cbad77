// @vitest-environment happy-dom
import { describe, expect, it, vi } from "vitest";
import { at, change, Line, lineNumber, roomLine, sinceOf, snapshot } from "#web/testing/room-socket.ts";
import type { SubprotocolConnection, Taken } from "./room-subprotocol.ts";

const page = roomLine();

describe("a subprotocol over the room connection", () => {
  const typeOf = (raw: unknown) => (raw as { type: string }).type;
  const aTalk = (outcome: Taken = "taken") => ({
    room: "live/0",
    addToQuery: (query: URLSearchParams) => query.set("chat", "1"),
    opened: vi.fn<(line: SubprotocolConnection) => void>(),
    closed: vi.fn<() => void>(),
    receive: (raw: unknown) => typeOf(raw) === "chat-accepted",
    take: vi.fn<(raw: unknown) => Taken>((raw) =>
      typeOf(raw) === "chat-changed" ? outcome : "no message of it",
    ),
  });
  const requestsChat = ({ url }: Line) => new URL(url).searchParams.get("chat") === "1";
  const talking = async (talk = aTalk()) => {
    (await lineNumber(1)).deliver(snapshot(4));
    page.line.letTalk(talk);
    const socket = await lineNumber(2);
    socket.deliver({ type: "resumed", ...at(4) });
    return { socket, talk };
  };

  it("a subprotocol is requested from the room's own position, without a lost connection", async () => {
    const { socket, talk } = await talking();
    expect([requestsChat(socket), sinceOf(socket), page.connection.status]).toEqual([true, "e.4", "open"]);
    expect(talk.opened).toHaveBeenCalledOnce();
    talk.opened.mock.lastCall?.[0].send("hello");
    expect(socket.sent).toEqual(["hello"]);
  });

  it("a subprotocol receives its own messages; the others are the room's", async () => {
    const { socket, talk } = await talking();
    talk.take.mockClear();
    socket.deliver({ type: "chat-accepted", sent_at_ms: Date.now() });
    expect(talk.take).not.toHaveBeenCalled();
    socket.deliver({ type: "chat-changed", ...at(1) });
    socket.deliver(change(5));
    socket.breakDown();
    expect(talk.closed).toHaveBeenCalled();
    expect(sinceOf(await lineNumber(3))).toBe("e.5");
  });

  it("a missing message of the subprotocol causes a reconnect", async () => {
    const { socket } = await talking(aTalk("lost"));
    socket.deliver({ type: "chat-changed", ...at(1) });
    await lineNumber(3);
    expect(page.connection.status).toBe("open");
  });

  it("a subprotocol cannot send without a connection", async () => {
    const { socket, talk } = await talking();
    socket.breakDown();
    expect(talk.opened.mock.lastCall?.[0].send("lost")).toBe(false);
    expect(socket.sent).toEqual([]);
  });

  it("a subprotocol gets its private messages at once, even under a delay", async () => {
    page.line.close();
    Line.all.length = 0;
    const talk = aTalk();
    page.open(30_000, { talk });
    const socket = await lineNumber(1);
    const receive = vi.spyOn(talk, "receive");
    socket.deliver({ type: "chat-accepted", sent_at_ms: Date.now() });
    socket.deliver({ type: "chat-changed", ...at(1) });
    expect(receive).toHaveBeenCalledTimes(2);
    expect(talk.take).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    socket.deliver("pong");
    await vi.advanceTimersByTimeAsync(2_000);
    expect(talk.take).not.toHaveBeenCalled();
    for (let pong = 0; pong < 8; pong += 1) {
      await vi.advanceTimersByTimeAsync(3_500);
      socket.deliver("pong");
    }
    expect(talk.take).toHaveBeenCalledOnce();
  });

  it("a removed subprotocol is no longer requested, and its late messages cause no warning", async () => {
    const { talk } = await talking();
    page.line.letTalk(null);
    expect(talk.closed).toHaveBeenCalled();
    const socket = await lineNumber(3);
    expect([requestsChat(socket), sinceOf(socket)]).toEqual([false, "e.4"]);
    const warning = vi.spyOn(console, "warn").mockImplementation(() => {});
    socket.deliver({ type: "chat-changed", ...at(1) });
    expect(warning).not.toHaveBeenCalled();
    warning.mockRestore();
  });
});
