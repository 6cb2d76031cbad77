import { beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatMessage } from "#shared/chat/index.ts";
import { aChatMessage, aWriter } from "#tests/support/chat-builders.ts";
import { type Chat, createChats } from "./chat.store.ts";
import { createChatTalk } from "./chat-talk.ts";
import { ask, react, sendAgain, sendMessage } from "./commands.ts";
import { againAtMs, readyAtMs } from "./waits.rules.ts";

const NOW = 1_800_000_000_000;
const me = aWriter({ id: 7, nick_name: "Tôi" });

const snapshot = (seq: number, messages: readonly ChatMessage[] = [], more: object = { me }) => ({
  ...{ type: "chat-snapshot", epoch: "e", seq, sent_at_ms: NOW, viewers: 3, messages },
  mode: { slow_seconds: 0, followers_only: false },
  ...more,
});
const changed = (seq: number, added: readonly ChatMessage[], sent_at_ms = NOW) => ({
  ...{ type: "chat-changed", epoch: "e", seq, sent_at_ms, added },
});

let chat: Chat;
let sent: { type: string; client_id: string }[];
let renewed: number;
let tickets: (() => Promise<string | null>)[];
let talk: ReturnType<typeof createChatTalk>;

/** What a room says, to a page that is shown it at once. */
const say = (raw: unknown) => (talk.hear(raw) ? "heard" : talk.take(raw));
const connect = async () => {
  await talk.prepare();
  const query = new URLSearchParams();
  talk.askIn(query);
  talk.opened({ send: (text) => sent.push(JSON.parse(text)) > 0, renew: () => void renewed++ });
  return query.toString();
};
const refuse = (client_id: string, code: string, retry_at_ms: number | null) =>
  say({ type: "chat-refused", sent_at_ms: NOW, client_id, code, retry_at_ms });
const accept = (client_id: string, message_id: string | null) =>
  say({ type: "chat-accepted", sent_at_ms: NOW, client_id, message_id });
const lastId = () => sent.at(-1)?.client_id ?? "";
const mine = (id: string, text: string) => aChatMessage({ id, text, author: { ...me } });

beforeEach(async () => {
  chat = createChats()(17);
  sent = [];
  renewed = 0;
  tickets = [];
  talk = createChatTalk(chat, 17, () => tickets.shift()?.() ?? Promise.resolve("t-1"));
  await connect();
});

describe("the chat's half of a line", () => {
  it("asks with a ticket, and for each line with another", async () => {
    tickets = [async () => "t-2", async () => "t-3"];
    expect(await connect()).toBe("chat=1&ticket=t-1");
    say(snapshot(4));
    talk.closed();
    expect(await connect()).toBe("chat=1&chat_since=e.4&ticket=t-2");
    say({ type: "chat-resumed", epoch: "e", seq: 4, sent_at_ms: NOW, me, viewers: 5 });
    expect([chat.store.line, chat.store.room.viewers]).toEqual(["open", 5]);
    expect(await connect()).toContain("ticket=t-3");
  });

  it("uses a ticket again whose line never came", async () => {
    expect(await connect()).toBe("chat=1&ticket=t-1");
    tickets = [async () => "t-2"];
    expect(await connect()).toBe("chat=1&ticket=t-1");
  });

  it("reads without a ticket, and says why there is none", async () => {
    say(snapshot(0));
    tickets = [() => Promise.reject(new Error("no")), async () => null];
    expect([await connect(), chat.store.ticket]).toEqual(["chat=1&chat_since=e.0", "failed"]);
    expect([await connect(), chat.store.ticket]).toEqual(["chat=1&chat_since=e.0", "none"]);
  });

  it("keeps who writes before it while a ticket takes long, and makes the line anew with it", async () => {
    vi.useFakeTimers();
    say(snapshot(0));
    sendMessage(chat, "một");
    accept(lastId(), "word-1");
    chat.store.draft = "hai";
    talk.closed();
    let give: (ticket: string | null) => void = () => {};
    tickets = [
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    ];
    const connected = connect();
    await vi.advanceTimersByTimeAsync(2_500);
    expect(await connected).not.toContain("ticket");
    say(snapshot(1, [], { me: null }));
    expect([chat.store.me?.id, chat.store.may_write, chat.store.ticket]).toEqual([7, false, "failed"]);
    sendMessage(chat, "hai");
    expect(sent).toHaveLength(1);
    give("t-2");
    await vi.advanceTimersByTimeAsync(0);
    expect([renewed, await connect()]).toEqual([1, "chat=1&chat_since=e.1&ticket=t-2"]);
    say(snapshot(1));
    expect([chat.store.may_write, sent.length]).toEqual([true, 2]);
    vi.useRealTimers();
  });

  it("makes the line anew with a ticket that came while it was being made, once", async () => {
    vi.useFakeTimers();
    say(snapshot(0));
    talk.closed();
    let give: (ticket: string | null) => void = () => {};
    tickets = [
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    ];
    const prepared = talk.prepare();
    await vi.advanceTimersByTimeAsync(2_500);
    await prepared;
    talk.askIn(new URLSearchParams());
    give("t-2");
    await vi.advanceTimersByTimeAsync(0);
    talk.opened({ send: () => true, renew: () => void renewed++ });
    say(snapshot(1, [], { me: null }));
    expect([renewed, await connect()]).toEqual([1, "chat=1&chat_since=e.1&ticket=t-2"]);
    // The room does not know it: it is not tried for ever.
    say(snapshot(1, [], { me: null }));
    expect(renewed).toBe(1);
    vi.useRealTimers();
  });

  it("shows nobody a field who has logged out meanwhile", async () => {
    say(snapshot(0));
    talk.closed();
    tickets = [async () => null];
    await connect();
    say(snapshot(1, [], { me: null }));
    expect([chat.store.me, chat.store.ticket]).toEqual([null, "none"]);
  });

  it("keeps who writes here when the room puts the whole chat right for everybody", () => {
    say(snapshot(4));
    say(snapshot(9, [], {}));
    expect([chat.store.me?.id, chat.store.room.me?.id]).toEqual([7, 7]);
  });

  it("asks for the whole chat when a message of it is missing", async () => {
    say(snapshot(4));
    expect(say(changed(6, [aChatMessage()]))).toBe("lost");
    expect(say(changed(7, [aChatMessage()]))).toBe("taken");
    expect(await connect()).toBe("chat=1&ticket=t-1");
  });

  it("shows the room another ticket when it wants one, and says again what was unanswered", async () => {
    say(snapshot(0));
    sendMessage(chat, "một");
    const first = lastId();
    tickets = [async () => "t-2"];
    refuse(first, "chat_ticket_expired", NOW);
    expect([chat.store.may_write, chat.store.outgoing[0]?.refusal]).toEqual([false, null]);
    await vi.waitFor(() => expect(sent.at(-1)).toEqual({ type: "chat-ticket", ticket: "t-2" }));
    say({ type: "chat-me", sent_at_ms: NOW, me });
    expect([chat.store.may_write, lastId()]).toEqual([true, first]);
    // A room that wants another one at once would want one for ever.
    refuse(first, "chat_ticket_expired", NOW);
    expect(chat.store.outgoing[0]?.refusal?.code).toBe("chat_ticket_expired");
  });

  it("shows no field any more once the session is over", async () => {
    say(snapshot(0));
    sendMessage(chat, "một");
    tickets = [async () => null];
    refuse(lastId(), "chat_ticket_expired", NOW);
    await vi.waitFor(() => expect([chat.store.me, chat.store.ticket]).toEqual([null, "none"]));
  });

  it("refuses what is sent after a log-out in another tab: message and deed say that a log-in is required", async () => {
    say(snapshot(0));
    sendMessage(chat, "một");
    ask(chat, { type: "chat-report", message_id: "word-1", reason: "spam" });
    tickets = [async () => null];
    refuse(sent[0]?.client_id ?? "", "chat_ticket_expired", NOW);
    refuse(lastId(), "chat_ticket_expired", NOW);
    const refusal = { code: "login_required", retry_at_ms: null };
    await vi.waitFor(() => expect(chat.store.outgoing[0]?.refusal).toEqual(refusal));
    expect([chat.store.outcome, chat.store.deeds]).toEqual([{ kind: "refused", refusal }, []]);
  });

  it("leaves everything else to others", () => {
    expect(say({ type: "match-changed", epoch: "e", seq: 1, sent_at_ms: NOW })).toBe("no message of it");
    expect(say({ type: "chat-changed", sent_at_ms: NOW })).toBe("no message of it");
  });
});

describe("a message of the reader's", () => {
  it("stands in the log at once, then as the room has it, and never twice", () => {
    say(snapshot(0));
    sendMessage(chat, "Vào!");
    expect(chat.store.outgoing.map(({ text }) => text)).toEqual(["Vào!"]);
    accept(lastId(), "word-1");
    expect(chat.store.outgoing).toHaveLength(1);
    say(changed(1, [mine("word-1", "Vào!")]));
    expect(chat.store.outgoing).toEqual([]);
    expect(chat.store.room.messages.map(({ text }) => text)).toEqual(["Vào!"]);
    expect(readyAtMs(chat.store)).toBe(NOW + 3_000);
  });

  it("may be shown before it is answered for", () => {
    say(snapshot(0));
    sendMessage(chat, "Vào!");
    say(changed(1, [mine("word-1", "Vào!")]));
    accept(lastId(), "word-1");
    expect(chat.store.outgoing).toEqual([]);
  });

  it("is said again under its own name after a lost connection, and not once it was answered", async () => {
    say(snapshot(0));
    sendMessage(chat, "một");
    const first = lastId();
    talk.closed();
    sendMessage(chat, "hai");
    expect(sent.map(({ client_id }) => client_id)).toEqual([first]);
    await connect();
    say({ type: "chat-resumed", epoch: "e", seq: 0, sent_at_ms: NOW, me, viewers: 1 });
    expect(sent.map(({ type }) => type)).toEqual(["chat-send", "chat-send", "chat-send"]);
    expect(sent[1]?.client_id).toBe(first);
    accept(first, "word-1");
    accept(lastId(), "word-2");
    talk.closed();
    await connect();
    say(snapshot(2, [mine("word-1", "một"), mine("word-2", "hai")]));
    expect([sent.length, chat.store.outgoing.length]).toEqual([3, 0]);
  });

  it("is not waited for when somebody has taken it away meanwhile", () => {
    say(snapshot(0));
    sendMessage(chat, "Vào!");
    accept(lastId(), "word-1");
    say({ type: "chat-viewers", sent_at_ms: NOW + 500, viewers: 4 });
    expect(chat.store.outgoing).toHaveLength(1);
    say({ type: "chat-viewers", sent_at_ms: NOW + 5_000, viewers: 4 });
    expect(chat.store.outgoing).toEqual([]);
  });

  it("keeps its text when it is refused, with the reason and the wait, and is another try when sent again", () => {
    say(snapshot(0));
    sendMessage(chat, "nhanh quá");
    const first = lastId();
    refuse(first, "chat_cooling_down", NOW + 2_000);
    expect(chat.store.outgoing[0]?.refusal).toEqual({ code: "chat_cooling_down", retry_at_ms: NOW + 2_000 });
    expect(readyAtMs(chat.store)).toBe(NOW + 2_000);
    sendAgain(chat, first);
    expect(lastId()).not.toBe(first);
    expect(chat.store.outgoing.map(({ text, refusal }) => [text, refusal])).toEqual([["nhanh quá", null]]);
  });

  it("is sent over plain http, too, where browsers make no UUID", () => {
    const { getRandomValues } = crypto;
    say(snapshot(0));
    vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
    sendMessage(chat, "hay quá");
    vi.unstubAllGlobals();
    expect(lastId()).toMatch(/^[\w-]{8,40}$/);
  });

  it("waits until the room knows who he is", () => {
    sendMessage(chat, "sớm");
    expect(sent).toEqual([]);
    say(snapshot(0));
    expect(sent.map(({ type }) => type)).toEqual(["chat-send"]);
  });
});

describe("how long he waits", () => {
  const mode = (seq: number, slow_seconds: number) =>
    say({ ...changed(seq, []), added: undefined, mode: { slow_seconds, followers_only: false } });
  const write = (text: string, id: string | null, at_ms = NOW) => {
    sendMessage(chat, text);
    if (id) say({ type: "chat-accepted", sent_at_ms: at_ms, client_id: lastId(), message_id: id });
  };

  it("is as long as the slow mode, and no longer once a moderator has lifted it", () => {
    say(snapshot(0));
    mode(1, 300);
    write("một", "word-1");
    expect(readyAtMs(chat.store)).toBe(NOW + 300_000);
    write("hai", null);
    refuse(lastId(), "chat_slow_mode", NOW + 300_000);
    const refusal = chat.store.outgoing.find((one) => one.refusal)?.refusal;
    if (!refusal) throw new Error("nothing was refused");
    expect(againAtMs(chat.store, refusal)).toBe(NOW + 300_000);
    mode(2, 0);
    expect([readyAtMs(chat.store), againAtMs(chat.store, refusal)]).toEqual([NOW + 3_000, NOW + 3_000]);
  });

  it("is of one text alone when that was written too often, and of all when nothing is taken from him", () => {
    say(snapshot(0, [{ ...mine("word-1", "Cố lên"), at_ms: NOW - 20_000 }]));
    write("cố lên!!", "word-2", NOW - 10_000);
    write("CỐ LÊN", null);
    refuse(lastId(), "please_do_not_spam", NOW + 40_000);
    expect(readyAtMs(chat.store)).toBe(NOW - 7_000);
    write("khác", null);
    refuse(lastId(), "please_do_not_spam", NOW + 20_000);
    expect(readyAtMs(chat.store)).toBe(NOW + 20_000);
  });

  it("is unknown of who is muted: a moderator may let him write at any time, and his next message says so", () => {
    say(snapshot(0, [], { me: { ...me, muted_until_ms: NOW + 60_000 } }));
    write("một", null);
    refuse(lastId(), "chat_muted", NOW + 60_000);
    expect(readyAtMs(chat.store)).toBeLessThan(NOW);
    write("hai", "word-1");
    expect(chat.store.me?.muted_until_ms).toBeNull();
  });
});

describe("what else he asks of the room", () => {
  it("is told of once it is done, and asked again after a lost connection", async () => {
    say(snapshot(1, [aChatMessage()]));
    ask(chat, { type: "chat-report", message_id: "word-1", reason: "spam" });
    const id = lastId();
    talk.closed();
    await connect();
    say(snapshot(1, [aChatMessage()]));
    expect(sent.map(({ client_id }) => client_id)).toEqual([id, id]);
    accept(id, null);
    expect([chat.store.outcome, chat.store.deeds]).toEqual([{ kind: "reported" }, []]);
  });

  it("shows a reaction at once, and takes it back when the room refuses", () => {
    say(snapshot(1, [aChatMessage()]));
    react(chat, "word-1", "like");
    expect(chat.store.reacted.get("word-1")).toEqual(["like"]);
    refuse(lastId(), "chat_message_not_found", null);
    expect(chat.store.reacted.get("word-1")).toEqual([]);
    expect(chat.store.outcome).toEqual({
      kind: "refused",
      refusal: { code: "chat_message_not_found", retry_at_ms: null },
    });
  });
});
