import { describe, expect, it } from "vitest";
import { type ChatClientState, emptyChatState } from "#shared/chat/chat-state.ts";
import type { ChatCommand, ChatMessage } from "#shared/chat/index.ts";
import { formatPosition, signTicket, type Writer } from "#shared/room/index.ts";
import { aWriter } from "#tests/support/builders/chat-builders.ts";
import { showTicket, ticketFor } from "#tests/support/realtime/show-ticket.ts";
import { chat, inPlay, ROOM_HOSTS, SECRET, useRooms, WRONG_SECRET } from "./room-suite.ts";

/** SPEC.md's promises about the chat, tested from outside, on every host of rooms. */

const an = aWriter({ id: 1, nick_name: "An Ân ⚽" });
const binh = aWriter({ id: 2, nick_name: "Bình" });
const boss = aWriter({ id: 9, nick_name: "Trọng tài", role: "operator" });

type Body = ChatCommand extends infer One
  ? One extends ChatCommand
    ? Omit<One, "client_id">
    : never
  : never;

describe.each(ROOM_HOSTS)("the chat on %s", (_name, open) => {
  const rooms = useRooms(open, { CHAT_BLOCKED_WORDS: "rùa đen, cá mập" });
  const { connect } = rooms;

  /** Each test has a match of its own. */
  function aMatchInPlay(): number {
    const id = rooms.nextId();
    rooms.edge.put(inPlay(id, 1));
    return id;
  }

  /** A page that follows the chat, and writes as a given user. */
  async function aPage(match: number, writer: Writer | null, from = emptyChatState) {
    const since = from.position ? `&chat_since=${formatPosition(from.position)}` : "";
    const socket = await connect(`/parties/match/${match}?v=2&chat=1${since}`);
    const start: ChatClientState = { ...from, sync: "waiting" };
    const until = (fits: (state: ChatClientState) => boolean) => chat.until(socket, fits, start);
    await until((state) => state.sync === "synced");
    if (writer) await showTicket(socket, await ticketFor(SECRET, writer, match));
    let commandCount = 0;
    const sendCommand = async (
      body: Body,
      client_id = `${crypto.randomUUID().slice(0, 8)}-${commandCount}`,
    ) => {
      commandCount += 1;
      socket.send(JSON.stringify({ client_id, ...body }));
      return socket.waitFor((text) => {
        const message = chat.read(text);
        if (message?.type === "chat-accepted" && message.client_id === client_id) return message;
        return message?.type === "chat-refused" && message.client_id === client_id ? message : null;
      });
    };
    const send = (text: string, reply_to: string | null = null, client_id?: string) =>
      sendCommand({ type: "chat-send", text, reply_to }, client_id);
    const reads = (...texts: string[]) =>
      until((state) => JSON.stringify(state.messages.map((one) => one.text)) === JSON.stringify(texts));
    return { socket, until, sendCommand, send, reads, now: () => chat.fold(socket, start) };
  }

  const order = async (match: number, chat: object) =>
    (await rooms.post(`/parties/match/${match}`, { chat: { client_id: "an-order", ...chat } })).response;

  it("[CHAT-1] [CHAT-2] [CHAT-9] a message reaches every client that follows the chat, and no other", async () => {
    const match = aMatchInPlay();
    const [writes, reads] = [await aPage(match, an), await aPage(match, null)];
    const deaf = await connect(`/parties/match/${match}?v=2`);
    expect(writes.now().me).toMatchObject({ id: an.id, nick_name: an.nick_name });
    expect(reads.now().me).toBeNull();
    await writes.socket.waitFor((text) => text.includes('"detail":{'));
    const answer = await writes.send("Vào rồi! 🏴󠁧󠁢󠁥󠁮󠁧󠁿");
    const { messages } = await reads.reads("Vào rồi! 🏴󠁧󠁢󠁥󠁮󠁧󠁿");
    await writes.reads("Vào rồi! 🏴󠁧󠁢󠁥󠁮󠁧󠁿");
    expect(answer).toMatchObject({ type: "chat-accepted", message_id: messages[0]?.id });
    expect(messages[0]).toMatchObject({
      author: { id: 1, nick_name: "An Ân ⚽" },
      score: { home: 1, away: 0 },
    } satisfies Partial<Record<keyof ChatMessage, unknown>>);
    expect(deaf.received.filter((text) => chat.read(text))).toEqual([]);
    const late = await aPage(match, null);
    await late.reads("Vào rồi! 🏴󠁧󠁢󠁥󠁮󠁧󠁿");
  });

  it("[CHAT-3] simultaneous messages come in few broadcasts, each once and in one order", async () => {
    const match = aMatchInPlay();
    const reads = await aPage(match, null);
    const writers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => aPage(match, aWriter({ id: 100 + at, nick_name: `N${at}` }))),
    );
    await Promise.all(writers.map((page, at) => page.send(`tin ${at}`)));
    const { messages } = await reads.until((state) => state.messages.length === 20);
    expect(new Set(messages.map((one) => one.id)).size).toBe(20);
    const changes = reads.socket.received.filter((text) => text.includes("chat-changed")).length;
    expect(changes).toBeLessThan(20);
    for (const page of writers) {
      const seen = await page.until((state) => state.messages.length === 20);
      expect(seen.messages.map((one) => one.id)).toEqual(messages.map((one) => one.id));
    }
  });

  it("[CHAT-4] [CHAT-16] a message survives a kill, and sending it again does not write it twice", async () => {
    const match = aMatchInPlay();
    const page = await aPage(match, an);
    const sent = await page.send("một", null, "name-of-one");
    const { position } = await page.reads("một");
    await rooms.host.restart();
    const back = await aPage(match, an, { ...emptyChatState, position, messages: page.now().messages });
    expect(await back.send("một", null, "name-of-one")).toMatchObject({
      type: "chat-accepted",
      message_id: sent.type === "chat-accepted" && sent.message_id,
    });
    const other = await aPage(match, binh);
    await other.send("hai");
    await back.reads("một", "hai");
    await other.reads("một", "hai");
  });

  it("[CHAT-5] [CHAT-6] [CHAT-7] refusals have a code and say when to try again", async () => {
    const match = aMatchInPlay();
    const reads = await aPage(match, null);
    expect(await reads.send("Vào")).toMatchObject({ code: "login_required", retry_at_ms: null });
    const page = await aPage(match, an);
    expect(await page.send("a".repeat(121))).toMatchObject({ code: "chat_text_too_long" });
    expect(await page.send("xem keo88.vn")).toMatchObject({ code: "chat_link_refused" });
    expect(await page.send("đồ Rùa Đen")).toMatchObject({ code: "chat_word_refused" });
    const other = await aPage(match, binh);
    expect(await other.send("một")).toMatchObject({ type: "chat-accepted" });
    const again = await other.send("hai");
    expect(again).toMatchObject({ code: "chat_cooling_down" });
    const wait = again.type === "chat-refused" ? Number(again.retry_at_ms) - again.sent_at_ms : 0;
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(3_000);
  });

  it("[CHAT-11] [CHAT-13] reactions are counted, and what a moderator takes away is gone on every page", async () => {
    const match = aMatchInPlay();
    const [page, other, moderator] = [
      await aPage(match, an),
      await aPage(match, binh),
      await aPage(match, boss),
    ];
    const sent = await page.send("một");
    const message_id = sent.type === "chat-accepted" ? (sent.message_id ?? "") : "";
    await other.sendCommand({ type: "chat-react", message_id, reaction: "heart", on: true });
    await page.until((state) => state.messages[0]?.reactions.heart === 1);
    expect(await other.sendCommand({ type: "chat-delete", message_id })).toMatchObject({
      code: "forbidden",
    });
    await moderator.sendCommand({ type: "chat-delete", message_id });
    for (const one of [page, other, moderator])
      await one.until(
        (state) => state.position !== null && state.position.seq > 1 && state.messages.length === 0,
      );
    expect(
      await other.sendCommand({ type: "chat-react", message_id, reaction: "like", on: true }),
    ).toMatchObject({
      code: "chat_message_not_found",
    });
  });

  it("[CHAT-13] [CHAT-14] a signed order mutes and slows; who is muted is told until when", async () => {
    const match = aMatchInPlay();
    const page = await aPage(match, an);
    await page.send("một");
    const muted = await order(match, { type: "chat-mute", user_id: 1, minutes: 10, remove: true });
    expect(muted.status).toBe(200);
    await page.until(
      (state) => state.position !== null && state.position.seq > 1 && state.messages.length === 0,
    );
    expect(await page.send("hai")).toMatchObject({ code: "chat_muted" });
    await order(match, { type: "chat-mode", mode: { slow_seconds: 30, followers_only: true } });
    await page.until((state) => state.mode.slow_seconds === 30 && state.mode.followers_only);
    const unknown = await order(match, { type: "chat-delete", message_id: "e-1" });
    expect(unknown.status).toBe(404);
    expect((await order(match, { type: "chat-dance" })).status).toBe(400);
  });

  it("[CHAT-20] [CHAT-21] [CHAT-22] a signed ending ends the right, a later ticket over the socket brings it back", async () => {
    const match = aMatchInPlay();
    const [page, reads] = [await aPage(match, an), await aPage(match, null)];
    await page.send("một");
    await reads.reads("một");
    const end = async (forget: boolean) => {
      const chat_end = { user_id: 1, ended_at_ms: Date.now(), forget };
      return (await rooms.post(`/parties/match/${match}`, { chat_end })).response;
    };
    expect((await end(false)).status).toBe(200);
    expect(await page.send("hai")).toMatchObject({ code: "chat_ticket_expired" });
    // Later than the end of the ticket by the clock that both are measured with.
    const writer = { ...an, issued_at_ms: Date.now() + 1 };
    const { ticket } = await signTicket(SECRET, writer, match, Date.now());
    page.socket.send(JSON.stringify({ type: "chat-ticket", ticket }));
    await page.until((state) => state.me?.issued_at_ms === writer.issued_at_ms);
    const moderation = await page.sendCommand({ type: "chat-delete", message_id: "e-1" });
    expect(moderation).toMatchObject({ code: "forbidden" });
    expect((await end(true)).status).toBe(200);
    await reads.until((state) => state.messages.length === 0);
    const late = await aPage(match, null);
    expect(late.socket.received.join("")).not.toContain(an.nick_name);
  });

  it("[CHAT-20] [HOST-26] a ticket that is not good makes nobody a writer, and the fifth ends the connection", async () => {
    const match = aMatchInPlay();
    const page = await aPage(match, null);
    const good = await ticketFor(SECRET, an, match);
    const old = await signTicket(SECRET, an, match, Date.now() - 3_600_000);
    const promoted = btoa(
      JSON.stringify({ writer: { ...an, nick_name: "x", role: "operator" }, match_id: match }),
    );
    for (const ticket of [
      `${promoted.replace(/=+$/, "")}.${good.split(".")[1]}`,
      `${good.slice(0, -1)}${good.endsWith("A") ? "E" : "A"}`,
      old.ticket,
      await ticketFor(WRONG_SECRET, an, match),
      await ticketFor(SECRET, an, match + 1),
    ])
      page.socket.send(JSON.stringify({ type: "chat-ticket", ticket }));
    expect(await page.socket.closed).toEqual({ code: 4401, reason: "token_invalid" });
    const answers = page.socket.received.flatMap((text) => chat.read(text) ?? []);
    expect(answers.filter((one) => one.type === "chat-me").map(({ me }) => me)).toEqual(Array(5).fill(null));
    // One log line for several: they are of one caller within a minute.
    await expect.poll(() => rooms.host.log().split('"kind":"ticket_refused"').length - 1).toBe(1);
    expect(rooms.host.log()).toMatch(
      new RegExp(`"kind":"ticket_refused","caller":null,"room":"match/${match}"`),
    );
  });

  it("[HOST-16] a page of an earlier release, whose ticket is in the URL, reads on and is asked to show one", async () => {
    const match = aMatchInPlay();
    const ticket = await ticketFor(SECRET, an, match);
    for (const inUrl of [ticket, "nonsense", "x".repeat(3_000)]) {
      const socket = await connect(`/parties/match/${match}?v=2&chat=1&ticket=${inUrl}`);
      const greeting = await socket.waitFor((text) => {
        const message = chat.read(text);
        return message?.type === "chat-snapshot" ? message : null;
      });
      expect(greeting.me).toBeNull();
      const refused = await socket.waitFor((text) => {
        const message = chat.read(text);
        return message?.type === "chat-refused" ? message : null;
      });
      expect(refused.code).toBe("chat_ticket_expired");
      expect((await showTicket(socket, ticket)).me?.id).toBe(an.id);
      socket.close();
    }
    const reads = await aPage(match, null);
    expect(reads.socket.received.some((text) => text.includes("chat_ticket_expired"))).toBe(false);
  });

  it("[CHAT-12] [CHAT-15] reports and deeds reach the site, also when it was away", async () => {
    const match = aMatchInPlay();
    const [page, moderator] = [await aPage(match, an), await aPage(match, boss)];
    const sent = await page.send("một");
    const message_id = sent.type === "chat-accepted" ? (sent.message_id ?? "") : "";
    rooms.edge.takesModerationEvents = false;
    await moderator.sendCommand({ type: "chat-report", message_id, reason: "abuse" });
    await moderator.sendCommand({ type: "chat-delete", message_id });
    await rooms.host.restart();
    rooms.edge.takesModerationEvents = true;
    await aPage(match, null);
    await expect
      .poll(
        () =>
          rooms.edge.moderationEvents.filter((event) => event.match_id === match).map((event) => event.type),
        {
          timeout: 8_000,
        },
      )
      .toEqual(["report", "delete"]);
  });

  it("[CHAT-17] how many look on is told some seconds later", async () => {
    const match = aMatchInPlay();
    const page = await aPage(match, null);
    const others = [await aPage(match, null), await connect(`/parties/match/${match}?v=2`)];
    await page.until((state) => state.viewers === 3);
    for (const one of others) ("socket" in one ? one.socket : one).close();
    await page.until((state) => state.viewers === 1);
  });

  it("[CHAT-18] an unparsable command is refused as malformed and reaches nobody; the room goes on", async () => {
    const match = aMatchInPlay();
    const [bad, good] = [await aPage(match, an), await aPage(match, binh)];
    for (const text of ["[".repeat(2_000), '{"type":"chat-send"}', "\u0000", "null", "x".repeat(5_000)])
      bad.socket.send(text);
    expect(await bad.socket.closed).toEqual({ code: 4400, reason: "message_malformed" });
    await good.send("hai");
    await good.reads("hai");
    expect(good.socket.received.some((text) => text.includes("[[["))).toBe(false);
  });

  it("[CHAT-16] a room that left memory goes on for those who stayed", async ({ skip }) => {
    if (!rooms.host.hibernate) return skip("this host cannot be made to throw memory away");
    const match = aMatchInPlay();
    const page = await aPage(match, an);
    const other = await aPage(match, binh);
    await page.send("một");
    await page.reads("một");
    const snapshots = () => page.socket.received.filter((text) => text.includes("chat-snapshot")).length;
    const before = snapshots();
    await rooms.host.hibernate();
    await other.send("hai");
    await page.reads("một", "hai");
    expect(snapshots()).toBe(before);
  });
});
