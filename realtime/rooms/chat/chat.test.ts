import { describe, expect, it } from "vitest";
import { CHAT_HISTORY, CHAT_KEPT, MESSAGE_STANDS_MS } from "#shared/chat/index.ts";
import type { Writer } from "#shared/room/index.ts";
import { aWriter } from "#tests/support/builders/chat-builders.ts";
import {
  aChat,
  an,
  binh,
  boss,
  broadcastsOf,
  idOf,
  moderationEventsOf,
  replies,
  START,
} from "#tests/support/realtime/chat-room.ts";
import { only } from "#tests/support/realtime/realtime-steps.ts";
import { newcomer } from "../handshake.ts";

describe("chat peers", () => {
  it("[CHAT-1] A peer that requests the chat gets the last hundred messages and the mode, without an account to write as", () => {
    const room = aChat();
    for (let at = 0; at <= CHAT_KEPT; at += 1) {
      room.send(aWriter({ id: at + 10 }), `tin số ${at}`);
      room.pass(100);
    }
    expect(only(room.join(), "reply")).toHaveLength(1);
    expect(only(room.join(), "remember-peer")[0]?.facts).toMatchObject({ chat: false, writer: null });
    const joined = room.chat();
    expect(only(joined, "remember-peer")[0]?.facts).toMatchObject({ joined: true, chat: true, writer: null });
    const snapshot = replies(joined).at(-1);
    expect(snapshot).toMatchObject({
      type: "chat-snapshot",
      me: null,
      mode: { slow_seconds: 0, followers_only: false },
    });
    const { messages } = room.snapshot();
    expect(messages).toHaveLength(CHAT_HISTORY);
    expect(messages[0]?.text).toBe(`tin số ${CHAT_KEPT - CHAT_HISTORY + 1}`);
    expect([...room.stored.keys()].filter((key) => key.startsWith("chat:message:"))).toHaveLength(CHAT_KEPT);
  });

  it("[CHAT-1] A peer that comes back gets exactly the missed messages, when the ring reaches back", () => {
    const room = aChat();
    const first = room.snapshot();
    room.send(an, "một");
    room.pass(3_000);
    room.send(binh, "hai");
    const back = replies(room.chat(`${first.epoch}.1`)).slice(1);
    expect(back.map((one) => [one.type, one.seq])).toEqual([
      ["chat-changed", 2],
      ["chat-resumed", 2],
    ]);
    expect(replies(room.chat("other.1")).at(-1)?.type).toBe("chat-snapshot");
  });

  it("[CHAT-17] Viewers are counted two seconds later, and broadcast when the number differs", () => {
    const room = aChat();
    room.chat();
    expect(room.ticksInMs()).toBe(2_000);
    room.pass(2_000);
    expect(broadcastsOf(room.tick(3))).toEqual([
      { type: "chat-viewers", sent_at_ms: room.now(), viewers: 3 },
    ]);
    room.take({ type: "peers-changed" });
    room.pass(5_000);
    expect(broadcastsOf(room.tick(3))).toEqual([]);
    expect(room.ticksInMs()).toBeNull();
    for (const [peers, sent] of [
      [1_000, 1],
      [1_019, 0],
      [1_021, 1],
    ] as const) {
      room.take({ type: "peers-changed" });
      room.pass(5_000);
      expect(broadcastsOf(room.tick(peers))).toHaveLength(sent);
    }
    expect(room.snapshot().viewers).toBe(1_021);
  });
});

describe("a message", () => {
  it("[CHAT-2] [CHAT-9] A message is saved, accepted and broadcast, with the minute and score of the match", () => {
    const room = aChat();
    const effects = room.send(an, "  Vào   rồi! ");
    const order = effects.map((effect) => effect.type);
    expect(order.indexOf("save")).toBeLessThan(order.indexOf("reply"));
    expect(order.indexOf("reply")).toBeLessThan(order.indexOf("broadcast"));
    expect(only(effects, "broadcast")[0]?.chat).toBe(true);
    const message = room.snapshot().messages[0];
    expect(message).toEqual({
      id: idOf(effects),
      author: { id: 1, nick_name: "An", avatar: null, role: "reader" },
      text: "Vào rồi!",
      at_ms: START,
      minute: "67",
      score: { home: 2, away: 1 },
      reply_to: null,
      reactions: {},
    });
  });

  it("[CHAT-3] A message after another one waits for the tick; several are one broadcast", () => {
    const room = aChat();
    expect(broadcastsOf(room.send(an, "một"))).toHaveLength(1);
    room.pass(20);
    for (let id = 20; id < 30; id += 1)
      expect(broadcastsOf(room.send(aWriter({ id }), `tin ${id}`))).toEqual([]);
    expect(room.ticksInMs()).toBe(30);
    room.pass(30);
    const [sent, ...others] = broadcastsOf(room.tick());
    expect(others).toEqual([]);
    expect(sent?.added).toHaveLength(10);
    expect(sent?.seq).toBe(2);
  });

  it.each([
    [0, 50],
    [100, 50],
    [600, 79],
    [1_000, 115],
    [1_900, 125],
    [5_000, 330],
  ])("[CHAT-3] The tick is longer with more recipients: for %i of them it is %i ms", (recipients, apart) => {
    const room = aChat();
    room.chat();
    room.pass(2_000);
    room.tick(recipients, recipients);
    expect(broadcastsOf(room.send(an, "một"))).toHaveLength(1);
    room.send(binh, "hai");
    expect(room.ticksInMs()).toBe(apart);
    room.pass(apart - 1);
    expect(broadcastsOf(room.tick(recipients, recipients))).toEqual([]);
    room.pass(1);
    expect(broadcastsOf(room.tick(recipients, recipients))).toHaveLength(1);
  });

  it("[CHAT-3] A message that waits for the tick reaches newcomers with it too, and once", () => {
    const room = aChat();
    room.send(an, "một");
    room.pass(20);
    room.send(binh, "hai");
    expect(room.texts()).toEqual(["một"]);
    room.pass(80);
    expect(broadcastsOf(room.tick())).toMatchObject([{ added: [{ text: "hai" }] }]);
    expect(room.texts()).toEqual(["một", "hai"]);
  });

  it("[CHAT-4] A repeated message is accepted again and written once, without counting against the pace", () => {
    const room = aChat();
    const first = idOf(room.send(an, "một", { client_id: "same-name" }));
    expect(idOf(room.send(an, "một", { client_id: "same-name" }))).toBe(first);
    room.wake();
    expect(idOf(room.send(an, "một", { client_id: "same-name" }))).toBe(first);
    expect(room.texts()).toEqual(["một"]);
    room.send(binh, "hai", { client_id: "same-name" });
    expect(room.texts()).toEqual(["một", "hai"]);
  });

  it("[CHAT-4] A message is written once, with any number of others in between, and also after its deletion", () => {
    const room = aChat();
    const first = idOf(room.send(an, "một", { client_id: "same-name" }));
    room.command(boss, { type: "chat-delete", message_id: first });
    for (let at = 0; at < 50; at += 1) {
      room.pass(1_000);
      room.send(aWriter({ id: at + 10 }), `tin ${at}`);
    }
    expect(idOf(room.send(an, "một", { client_id: "same-name" }))).toBe(first);
    expect(room.texts()).not.toContain("một");
  });

  it("[CHAT-5] A message without a ticket is refused, the fifth with the end of the connection", () => {
    const room = aChat();
    const facts = { ...newcomer, joined: true, chat: true };
    const text = JSON.stringify({ type: "chat-send", client_id: "command-1", text: "Vào", reply_to: null });
    const fates = [0, 1, 2, 3, 4, 5].map((strikes) => {
      const effects = room.take({ type: "message-received", facts: { ...facts, strikes }, text });
      return [replies(effects)[0]?.code, only(effects, "close-peer").length];
    });
    expect(fates.slice(0, 4)).toEqual(Array(4).fill(["login_required", 0]));
    expect(fates.slice(4)).toEqual([
      ["login_required", 1],
      [undefined, 0],
    ]);
    expect(room.texts()).toEqual([]);
  });

  it.each([
    ["chat_text_invalid", " \n "],
    ["chat_text_too_long", "😀".repeat(121)],
    ["chat_link_refused", "vào keo88.com"],
    ["chat_word_refused", "đồ rùa đen"],
  ])("[CHAT-6] A text is refused as %s: %j", (code, text) => {
    const room = aChat();
    room.wake({ blocked_words: ["rùa đen"] });
    expect(room.fate(room.send(an, text))).toBe(code);
    expect(room.texts()).toEqual([]);
    expect(room.fate(room.send(an, "😀".repeat(120)))).toBe("taken");
  });

  it("[CHAT-7] A writer waits three seconds for the next message, and may not repeat a text", () => {
    const room = aChat();
    const sent = [
      ["Vào", 0],
      ["Rồi", 2_000],
      ["Rồi", 1_000],
      ["vào!!", 3_000],
      ["Vào", 30_000],
    ] as const;
    const fates = sent.map(([text, wait]) => {
      room.pass(wait);
      return room.fate(room.send(an, text));
    });
    expect(fates).toEqual([
      "taken",
      "chat_cooling_down 1000",
      "taken",
      `please_do_not_spam ${120_000 - 6_000}`,
      "please_do_not_spam 84000",
    ]);
    expect(room.fate(room.send(binh, "Vào"))).toBe("taken");
  });

  it("[CHAT-8] One long text of many names is a flood; a short one is a cheering crowd", () => {
    const room = aChat();
    const fates = (text: string, from: number) =>
      Array.from({ length: 6 }, (_, at) => room.fate(room.send(aWriter({ id: from + at }), text)));
    expect(fates("Vàooooo!!!", 20)).toEqual(Array(6).fill("taken"));
    expect(fates("kèo thơm nhất hôm nay vào xem ngay", 40)).toEqual([
      ...Array(4).fill("taken"),
      ...Array(2).fill("please_do_not_spam 30000"),
    ]);
  });

  it("[CHAT-8] A message waits for its turn when there are more than sixty a second", () => {
    const room = aChat();
    const fates = Array.from({ length: 61 }, (_, at) =>
      room.fate(room.send(aWriter({ id: at + 20 }), `tin ${at}`)),
    );
    expect(fates.slice(0, 60)).toEqual(Array(60).fill("taken"));
    expect(fates[60]).toBe("too_many_requests 1000");
    room.pass(1_000);
    expect(room.fate(room.send(aWriter({ id: 80 }), "tin 60"))).toBe("taken");
  });

  it("[CHAT-8] Active writers are accepted beside a flood of new names, up to twice as many", () => {
    const room = aChat();
    const talking = Array.from({ length: 61 }, (_, at) => aWriter({ id: at + 1_000 }));
    for (const [at, writer] of talking.entries()) {
      expect(room.fate(room.send(writer, `đầu ${at}`))).toBe("taken");
      room.pass(50);
    }
    room.pass(3_000);
    const strangers = Array.from({ length: 90 }, (_, at) =>
      room.fate(room.send(aWriter({ id: at + 20 }), `tin ${at}`)),
    );
    expect(strangers.filter((fate) => fate === "taken")).toHaveLength(60);
    const fates = talking.map((writer, at) => room.fate(room.send(writer, `sau ${at}`)));
    expect(fates).toEqual([...Array(60).fill("taken"), "too_many_requests 1000"]);
  });

  it("[CHAT-8] A writer who was just refused waits like a new name", () => {
    const room = aChat();
    room.send(an, "một");
    expect(room.fate(room.send(an, "hai"))).toBe("chat_cooling_down 3000");
    room.pass(3_000);
    for (let at = 0; at < 60; at += 1) room.send(aWriter({ id: at + 20 }), `tin ${at}`);
    expect(room.fate(room.send(an, "ba"))).toBe("too_many_requests 1000");
  });

  it("[CHAT-10] An answer names an existing message", () => {
    const room = aChat();
    const first = idOf(room.send(an, "ai ghi bàn?"));
    room.pass(100);
    room.send(binh, "Quang Hải", { reply_to: first });
    expect(room.snapshot().messages[1]).toMatchObject({ reply_to: { id: first, nick_name: "An" } });
    expect(room.fate(room.send(aWriter({ id: 3 }), "ừ", { reply_to: "e-9" }))).toBe("chat_message_not_found");
  });

  it("[CHAT-18] A frame that does not parse is malformed, and is never broadcast", () => {
    const room = aChat();
    const facts = { ...newcomer, joined: true, chat: true, writer: an };
    for (const text of [
      null,
      "",
      "[]",
      "{",
      '{"type":"chat-send"}',
      '{"type":"chat-send","client_id":"command-1","text":"a","reply_to":null,"more":1}',
      '{"type":"chat-send","client_id":"<script>","text":"a","reply_to":null}',
      JSON.stringify({ type: "chat-send", client_id: "command-1", text: "x".repeat(4_001), reply_to: null }),
    ]) {
      const effects = room.take({ type: "message-received", facts, text });
      expect(replies(effects)).toMatchObject([{ type: "error", code: "message_malformed" }]);
      expect(only(effects, "broadcast")).toEqual([]);
    }
    const deaf = { ...facts, chat: false };
    const good = JSON.stringify({ type: "chat-send", client_id: "command-1", text: "a", reply_to: null });
    expect(replies(room.take({ type: "message-received", facts: deaf, text: good }))[0]?.code).toBe(
      "message_malformed",
    );
  });
});

describe("readers' commands on messages", () => {
  it("[CHAT-11] Reactions count once each and can be taken back", () => {
    const room = aChat();
    const message_id = idOf(room.send(an, "Vào"));
    room.pass(100);
    const react = (writer: Writer, on: boolean) =>
      room.command(writer, { type: "chat-react", message_id, reaction: "like", on });
    expect(broadcastsOf(react(an, true))).toMatchObject([
      { reactions: [{ id: message_id, counts: { like: 1 } }] },
    ]);
    room.pass(100);
    expect(broadcastsOf(react(an, true))).toEqual([]);
    react(binh, true);
    room.pass(100);
    room.tick();
    expect(room.snapshot().messages[0]?.reactions).toEqual({ like: 2 });
    room.pass(100);
    expect(broadcastsOf(react(binh, false))).toMatchObject([{ reactions: [{ counts: { like: 1 } }] }]);
    react(an, false);
    expect(room.snapshot().messages[0]?.reactions).toEqual({});
    room.wake();
    expect(room.snapshot().messages[0]?.reactions).toEqual({});
    const fate = room.command(an, { type: "chat-react", message_id: "e-9", reaction: "like", on: true });
    expect(room.fate(fate)).toBe("chat_message_not_found");
  });

  it("[CHAT-12] A report is sent to the site, once", () => {
    const room = aChat();
    const message_id = idOf(room.send(an, "Vào"));
    const effects = room.command(binh, { type: "chat-report", message_id, reason: "abuse" });
    expect(broadcastsOf(effects)).toEqual([]);
    expect(moderationEventsOf(effects)).toMatchObject([
      { type: "report", match_id: 7, reason: "abuse", by: { id: 2 }, message: { id: message_id } },
    ]);
    const again = room.command(binh, { type: "chat-report", message_id, reason: "spam" });
    expect(room.fate(again)).toBe("taken");
    room.posted(200);
    expect(room.ticksInMs()).not.toBe(0);
    expect([...room.stored.keys()].filter((key) => key.startsWith("chat:deed:"))).toEqual([]);
  });

  it("[CHAT-18] More than ten such commands in five seconds are refused", () => {
    const room = aChat();
    const message_id = idOf(room.send(an, "Vào"));
    const react = (at: number) =>
      room.command(binh, { type: "chat-react", message_id, reaction: "like", on: at % 2 === 0 });
    const fates = Array.from({ length: 11 }, (_, at) => room.fate(react(at)));
    expect(fates.slice(0, 10)).toEqual(Array(10).fill("taken"));
    expect(fates[10]).toBe("too_many_requests 5000");
    room.pass(5_000);
    expect(room.fate(react(0))).toBe("taken");
  });
});

describe("an evicted chat", () => {
  it("[CHAT-16] An evicted chat continues its history, for peers that stayed and those that come back", () => {
    const room = aChat();
    room.send(an, "một");
    const { epoch } = room.snapshot();
    expect(broadcastsOf(room.wake({ has_peers: true }))).toEqual([]);
    room.pass(3_000);
    expect(broadcastsOf(room.send(an, "hai"))).toMatchObject([{ type: "chat-changed", epoch, seq: 2 }]);
    expect(replies(room.chat(`${epoch}.2`)).at(-1)?.type).toBe("chat-resumed");
    expect(room.texts()).toEqual(["một", "hai"]);
  });

  it("[CHAT-23] A message is kept for two days at most, in memory and storage, and no number is reused", () => {
    const room = aChat();
    const first = idOf(room.send(an, "một"));
    room.pass(MESSAGE_STANDS_MS - 1);
    room.wake();
    expect(room.texts()).toEqual(["một"]);
    room.pass(1);
    const second = idOf(room.send(binh, "hai"));
    const saved = () => [...room.stored.keys()].filter((key) => key.startsWith("chat:message:"));
    expect([room.texts(), saved()]).toEqual([["hai"], ["chat:message:2"]]);
    room.pass(MESSAGE_STANDS_MS);
    room.wake();
    expect([room.texts(), saved()]).toEqual([[], []]);
    expect([first, second, idOf(room.send(an, "ba"))].map((id) => id.split("-").at(-1))).toEqual([
      "1",
      "2",
      "3",
    ]);
  });

  it("[CHAT-16] A chat killed between saving and broadcasting begins another epoch, with a snapshot for all peers that stayed", () => {
    const room = aChat();
    room.send(an, "một");
    room.pass(20);
    room.send(binh, "hai");
    room.stored.set("chat", { ...(room.stored.get("chat") as object), epoch: "before" });
    const [sent] = broadcastsOf(room.wake({ has_peers: true }));
    expect(sent).toMatchObject({
      type: "chat-snapshot",
      seq: 0,
      messages: [{ text: "một" }, { text: "hai" }],
    });
    expect(sent?.epoch).not.toBe("before");
    expect(sent).not.toHaveProperty("me");
  });

  it("[CHAT-16] A chat without messages sends nothing to peers that stayed, and they miss nothing", () => {
    const room = aChat();
    expect(broadcastsOf(room.wake({ has_peers: true }))).toEqual([]);
    expect([...room.stored.keys()].filter((key) => key.startsWith("chat"))).toEqual([]);
    expect(broadcastsOf(room.send(an, "một"))).toMatchObject([
      { type: "chat-snapshot", messages: [{ text: "một" }] },
    ]);
  });

  it("[CHAT-19] An emptied room has an empty chat", () => {
    const room = aChat();
    const first = idOf(room.send(an, "một"));
    room.pass(room.ringsInMs());
    const sent = broadcastsOf(room.ring());
    expect(sent).toMatchObject([{ type: "chat-snapshot", messages: [] }]);
    expect(room.stored.size).toBe(0);
    expect(idOf(room.send(an, "hai"))).not.toBe(first);
  });
});
