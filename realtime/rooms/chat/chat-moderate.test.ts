import { describe, expect, it } from "vitest";
import type { ModerationEvent } from "#shared/chat/index.ts";
import { aWriter } from "#tests/support/builders/chat-builders.ts";
import {
  aChat,
  aMatchRoom,
  an,
  binh,
  boss,
  broadcastsOf,
  idOf,
  moderationEventsOf,
  posted,
  replies,
  START,
} from "#tests/support/realtime/chat-room.ts";
import { only } from "#tests/support/realtime/realtime-steps.ts";

/** Lets every alarm ring for a while; the site accepts every event. */
function ringFor(room: Parameters<typeof posted>[0], ms: number) {
  const end = room.now() + ms;
  while (room.ringsInMs() > 0 && room.now() + room.ringsInMs() <= end) {
    room.pass(room.ringsInMs());
    if (moderationEventsOf(room.ring()).length > 0) posted(room, 200);
  }
  room.pass(end - room.now());
}

describe("moderators", () => {
  it("[CHAT-13] A deleted message is removed from every page, from storage and from pending broadcasts", () => {
    const room = aChat();
    const first = idOf(room.send(an, "một"));
    const second = idOf(room.send(binh, "hai"));
    room.command(boss, { type: "chat-delete", message_id: second });
    room.command(boss, { type: "chat-delete", message_id: first });
    room.pass(100);
    const [sent] = broadcastsOf(room.tick());
    expect(sent?.removed).toEqual([first]);
    expect(sent?.added).toBeUndefined();
    expect(room.texts()).toEqual([]);
    expect(JSON.stringify([...room.stored].filter(([key]) => key.startsWith("chat:message:")))).toBe("[]");
    expect(room.fate(room.command(boss, { type: "chat-delete", message_id: first }))).toBe(
      "chat_message_not_found",
    );
  });

  it("[CHAT-13] Moderators can delete messages on pages beyond the last hundred", () => {
    const room = aChat();
    const old = idOf(room.send(an, "bậy"));
    for (let at = 0; at < 150; at += 1) {
      room.pass(100);
      room.send(aWriter({ id: at + 10 }), `tin ${at}`);
    }
    room.pass(100);
    expect(broadcastsOf(room.command(boss, { type: "chat-delete", message_id: old }))).toMatchObject([
      { removed: [old] },
    ]);
  });

  it("[CHAT-13] A deleted message is not replayed to a peer that comes back", () => {
    const room = aChat();
    const { epoch } = room.snapshot();
    room.send(an, "một");
    room.pass(3_000);
    const message_id = idOf(room.send(an, "bậy"));
    room.pass(100);
    room.command(boss, { type: "chat-delete", message_id });
    const back = JSON.stringify(replies(room.chat(`${epoch}.1`)));
    expect(back).toContain("chat-snapshot");
    expect(back).not.toContain("bậy");
  });

  it("[CHAT-4] [CHAT-15] A moderator's command is executed once, although the page repeats it", () => {
    const room = aChat();
    room.send(an, "một");
    const mute = () =>
      room.command(boss, { type: "chat-mute", user_id: 1, minutes: 10, remove: false }, "the-one-mute");
    expect(moderationEventsOf(mute())).toHaveLength(1);
    room.posted(200);
    expect(room.fate(mute())).toBe("taken");
    expect(moderationEventsOf(room.wake())).toEqual([]);
  });

  it("[CHAT-15] [CHAT-19] Moderation events outlive a room that empties itself before the site has them", () => {
    const room = aChat();
    room.command(boss, { type: "chat-mode", mode: { slow_seconds: 10, followers_only: false } });
    room.posted(503);
    room.pass(26 * 3_600_000);
    expect(only(room.ring(), "forget")).toHaveLength(1);
    expect(moderationEventsOf(room.wake())).toMatchObject([{ type: "mode" }]);
  });

  it("[CHAT-13] Only operators moderate; other writers delete only their own messages", () => {
    const room = aChat();
    const message_id = idOf(room.send(an, "một"));
    for (const body of [
      { type: "chat-delete", message_id },
      { type: "chat-mute", user_id: 1, minutes: 10, remove: true },
      { type: "chat-mode", mode: { slow_seconds: 30, followers_only: true } },
    ] as const)
      expect(room.fate(room.command(binh, body))).toBe("forbidden");
    const own = room.command(an, { type: "chat-delete", message_id });
    expect(room.fate(own)).toBe("taken");
    expect(moderationEventsOf(own)).toEqual([]);
    expect(room.texts()).toEqual([]);
  });

  it("[CHAT-13] [CHAT-14] A mute lasts for a time and can delete the reader's messages", () => {
    const room = aChat();
    room.send(an, "một");
    const mute = (minutes: 0 | 10, remove = false) =>
      room.command(boss, { type: "chat-mute", user_id: 1, minutes, remove });
    expect(moderationEventsOf(mute(10, true))).toMatchObject([
      { type: "mute", user_id: 1, nick_name: "An", until_ms: START + 600_000, messages: [{ text: "một" }] },
    ]);
    expect(room.texts()).toEqual([]);
    room.wake();
    room.pass(60_000);
    expect(room.fate(room.send(an, "hai"))).toBe("chat_muted 540000");
    mute(0);
    expect(room.fate(room.send(an, "ba"))).toBe("taken");
    expect(room.fate(room.command(boss, { type: "chat-mute", user_id: 9, minutes: 10, remove: false }))).toBe(
      "forbidden",
    );
  });

  it("[CHAT-14] A mute everywhere comes with the ticket, and ends by itself", () => {
    const room = aChat();
    const muted = { ...an, muted_until_ms: START + 1_000 };
    expect(room.fate(room.send(muted, "một"))).toBe("chat_muted 1000");
    room.pass(1_000);
    expect(room.fate(room.send(muted, "một"))).toBe("taken");
  });

  it("[CHAT-14] After an unmute in the room, the later of unmute and ticket decides, restarts included", () => {
    const room = aChat();
    const muted = { ...an, muted_until_ms: START + 3_600_000, issued_at_ms: START };
    expect(room.fate(room.send(muted, "một"))).toBe("chat_muted 3600000");
    room.pass(1_000);
    room.command(boss, { type: "chat-mute", user_id: 1, minutes: 0, remove: false });
    expect(room.fate(room.send(muted, "một"))).toBe("taken");
    room.wake();
    expect(room.fate(room.send(muted, "hai"))).toBe("taken");
    room.pass(1_000);
    const later = { ...muted, issued_at_ms: room.now() };
    expect(room.fate(room.send(later, "ba"))).toBe("chat_muted 3598000");
    room.command(boss, { type: "chat-mute", user_id: 1, minutes: 10, remove: false });
    expect(room.fate(room.send({ ...an, issued_at_ms: START }, "bốn"))).toBe("chat_muted 600000");
  });

  it("[CHAT-7] [CHAT-13] [CHAT-14] Moderators slow the room, or restrict it to followers", () => {
    const room = aChat();
    const mode = (slow_seconds: 0 | 30, followers_only: boolean) =>
      room.command(boss, { type: "chat-mode", mode: { slow_seconds, followers_only } });
    expect(broadcastsOf(mode(30, false))).toMatchObject([
      { mode: { slow_seconds: 30, followers_only: false } },
    ]);
    room.send(an, "một");
    room.pass(10_000);
    expect(room.fate(room.send(an, "hai"))).toBe("chat_slow_mode 20000");
    expect(room.fate(room.send(boss, "một"))).toBe("taken");
    room.pass(3_000);
    expect(room.fate(room.send(boss, "hai"))).toBe("taken");
    mode(0, true);
    room.wake();
    expect(room.snapshot().mode).toEqual({ slow_seconds: 0, followers_only: true });
    expect(room.fate(room.send(binh, "ba"))).toBe("chat_followers_only");
    expect(room.fate(room.send({ ...binh, follows: true }, "ba"))).toBe("taken");
  });

  it("[CHAT-13] A moderator who is not on the page sends a signed order", () => {
    const room = aChat();
    const message_id = idOf(room.send(an, "một"));
    room.pass(100);
    const chat = { type: "chat-delete", client_id: "an-order", message_id };
    const effects = room.receive({ chat });
    expect(only(effects, "answer")[0]?.answer).toEqual({ ok: true, data: {} });
    expect(broadcastsOf(effects)).toMatchObject([{ removed: [message_id] }]);
    expect(moderationEventsOf(effects)).toMatchObject([{ type: "delete", by: null }]);
    const again = room.receive({ chat });
    expect(only(again, "answer")[0]?.answer).toEqual({ ok: false, code: "chat_message_not_found" });
  });

  it("[CHAT-13] [CHAT-15] [MATCH-8] An order to a room without visitors is executed, reported to the site, and not kept for ever", () => {
    const room = aMatchRoom();
    room.wake();
    const mode = { slow_seconds: 30, followers_only: false };
    const effects = room.receive({ chat: { type: "chat-mode", client_id: "an-order", mode } });
    expect(moderationEventsOf(effects)).toMatchObject([{ type: "mode", mode }]);
    expect(only(effects, "set-timer").map(({ name }) => name)).toEqual(["room-end", "moderation"]);
    posted(room, 200);
    ringFor(room, 26 * 3_600_000);
    expect([...room.stored]).toEqual([]);
  });

  it("[CHAT-13] [MATCH-8] An order to a room that has emptied itself is executed, and the room empties itself again", () => {
    const room = aChat();
    ringFor(room, 26 * 3_600_000);
    expect([...room.stored]).toEqual([]);
    const mode = { slow_seconds: 30, followers_only: false };
    room.receive({ chat: { type: "chat-mode", client_id: "an-order", mode } });
    room.posted(200);
    room.wake();
    ringFor(room, 26 * 3_600_000);
    expect([...room.stored]).toEqual([]);
  });

  it("[CHAT-15] An evicted room sends its pending moderation events to the site without a visitor", () => {
    const room = aChat();
    room.command(boss, { type: "chat-mode", mode: { slow_seconds: 10, followers_only: false } });
    room.posted(503);
    const ringsInMs = room.ringsInMs();
    expect(ringsInMs).toBeLessThanOrEqual(60_000);
    // The wake-up set the alarm again; its post is lost with it.
    for (let times = 0; times < 3; times += 1) {
      expect(room.ringsInMs()).toBeLessThanOrEqual(60_000);
      room.pass(room.ringsInMs());
      expect(moderationEventsOf([...room.wake(), ...room.ring()])).toMatchObject([{ type: "mode" }]);
    }
    room.posted(200);
    expect(moderationEventsOf(room.wake())).toEqual([]);
  });

  it("[CHAT-15] Of several events, only the one that the site rejects is lost", () => {
    const room = aChat();
    const modes = [0, 10, 30, 60] as const;
    room.command(boss, { type: "chat-mode", mode: { slow_seconds: 300, followers_only: false } });
    for (const slow_seconds of modes) {
      room.command(boss, { type: "chat-mode", mode: { slow_seconds, followers_only: true } });
    }
    const seen: number[] = [];
    let requested = room.posted(200);
    let logged = 0;
    for (let posts = 0; posts < 20 && moderationEventsOf(requested).length > 0; posts += 1) {
      const slow = moderationEventsOf(requested).flatMap((moderationEvent) =>
        moderationEvent.type === "mode" ? moderationEvent.mode.slow_seconds : [],
      );
      const isWrong = slow.includes(30);
      if (!isWrong) seen.push(...slow);
      requested = room.posted(isWrong ? 400 : 200);
      logged += only(requested, "log").length;
    }
    expect(seen).toEqual([0, 10, 60]);
    expect(logged).toBe(1);
    expect(moderationEventsOf(room.wake())).toEqual([]);
  });

  it("[CHAT-15] Moderation events are sent in order, and retried until the site has them", () => {
    const room = aChat();
    room.command(boss, { type: "chat-mode", mode: { slow_seconds: 10, followers_only: false } });
    room.command(boss, { type: "chat-mode", mode: { slow_seconds: 30, followers_only: false } });
    room.posted(503);
    room.pass(500);
    const slow = (events: ModerationEvent[]) =>
      events.map((moderationEvent) => moderationEvent.type === "mode" && moderationEvent.mode.slow_seconds);
    expect(slow(moderationEventsOf(room.tick()))).toEqual([10, 30]);
    expect(slow(moderationEventsOf(room.wake()))).toEqual([10, 30]);
    room.posted(200);
    expect(moderationEventsOf(room.wake())).toEqual([]);
    room.command(boss, { type: "chat-mode", mode: { slow_seconds: 60, followers_only: false } });
    const refused = room.posted(422);
    expect(only(refused, "log")).toHaveLength(1);
    expect(moderationEventsOf(room.wake())).toEqual([]);
  });
});
