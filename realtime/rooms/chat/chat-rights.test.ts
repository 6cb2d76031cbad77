import { describe, expect, it } from "vitest";
import {
  aChat,
  aMatchRoom,
  an,
  binh,
  boss,
  broadcastsOf,
  idOf,
  replies,
} from "#tests/support/realtime/chat-room.ts";
import { only } from "#tests/support/realtime/realtime-steps.ts";
import { newcomer } from "../handshake.ts";

type Room = ReturnType<typeof aChat>;

const end = (room: Pick<Room, "now" | "receive">, user_id: number, forget = false) =>
  room.receive({ chat_end: { user_id, ended_at_ms: room.now(), forget } });

describe("the right to write", () => {
  it("[CHAT-20] The right to write lasts five minutes from a ticket's issue, and one minute for rights of a role", () => {
    const room = aChat();
    const issued_at_ms = room.now();
    const [writer, moderator] = [
      { ...an, issued_at_ms },
      { ...boss, issued_at_ms },
    ];
    const message_id = idOf(room.send(writer, "một"));
    room.pass(60_000);
    expect(room.fate(room.command(moderator, { type: "chat-delete", message_id }))).toMatch(
      "chat_ticket_expired",
    );
    expect(room.fate(room.send(writer, "hai"))).toBe("taken");
    expect(room.fate(room.command(boss, { type: "chat-delete", message_id }))).toBe("taken");
    room.pass(240_000);
    expect(room.fate(room.send(writer, "ba"))).toMatch("chat_ticket_expired");
  });

  it("[CHAT-20] Another ticket over the same socket renews the right to write", () => {
    const room = aChat();
    const facts = { ...newcomer, joined: true, chat: true, writer: null };
    const effects = room.take({ type: "ticket-shown", facts, writer: an });
    expect(replies(effects)).toMatchObject([{ type: "chat-me", me: { id: an.id } }]);
    expect(only(effects, "remember-peer")[0]?.facts.writer).toEqual(an);
    const bad = room.take({ type: "ticket-shown", facts: { ...facts, strikes: 4 }, writer: null });
    expect(only(bad, "close-peer")).toMatchObject([{ code: "token_invalid" }]);
  });

  it("[CHAT-21] The site ends the right to write, also after a restart, and not for a later ticket", () => {
    const room = aChat();
    room.seat(1);
    const writer = { ...an, issued_at_ms: room.now() };
    end(room, an.id);
    expect(room.fate(room.send(writer, "một"))).toMatch("chat_ticket_expired");
    expect(room.fate(room.send({ ...binh, issued_at_ms: room.now() }, "hai"))).toBe("taken");
    room.wake();
    expect(room.fate(room.send(writer, "ba"))).toMatch("chat_ticket_expired");
    room.pass(1);
    expect(room.fate(room.send(an, "bốn"))).toBe("taken");
  });

  it("[CHAT-21] [CHAT-22] The end of a ticket is kept in memory alone where no peer is connected and nothing names the account", () => {
    const room = aMatchRoom();
    room.wake();
    const timers = only(end(room, an.id, true), "set-timer");
    expect([timers, [...room.stored.keys()]]).toEqual([[], []]);
    const facts = { ...newcomer, joined: true, chat: true, writer: null };
    const shown = room.take({ type: "ticket-shown", facts, writer: { ...an, issued_at_ms: room.now() } });
    expect(replies(shown)).toMatchObject([{ type: "chat-me", me: null }]);
    room.seat(1);
    end(room, an.id, true);
    expect([...room.stored.keys()]).toContain("chat:ended");
  });

  it.each([
    ["a message", (room: Room) => room.send(an, "một")],
    [
      "a reaction",
      (room: Room) => {
        const message_id = idOf(room.send(binh, "hai"));
        room.command(an, { type: "chat-react", message_id, reaction: "like", on: true });
      },
    ],
    [
      "a mute",
      (room: Room) =>
        room.receive({
          chat: { type: "chat-mute", client_id: "an-order-1", user_id: an.id, minutes: 10, remove: false },
        }),
    ],
  ])("[CHAT-21] The end of a ticket is saved where %s of the account is", (_, leave) => {
    const room = aChat();
    leave(room);
    room.wake();
    end(room, an.id);
    expect([...room.stored.keys()]).toContain("chat:ended");
  });

  it("[CHAT-22] A deleted account leaves neither texts nor name: history, answers, storage, unsent events", () => {
    const room = aChat();
    const secret = { ...an, nick_name: "Tên Bí Mật" };
    const message_id = idOf(room.send(secret, "lời bí mật"));
    room.send(binh, "trả lời", { reply_to: message_id });
    room.command(boss, { type: "chat-report", message_id, reason: "abuse" });
    room.pass(1_000);
    const sent = broadcastsOf(end(room, an.id, true));
    expect(sent.map(({ type }) => type)).toEqual(["chat-snapshot"]);
    expect(room.texts()).toEqual(["trả lời"]);
    expect(JSON.stringify([sent, room.snapshot(), [...room.stored]])).not.toMatch(/Tên Bí Mật|lời bí mật/);
  });
});
