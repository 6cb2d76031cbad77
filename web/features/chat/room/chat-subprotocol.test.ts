// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ChatMessage } from "#shared/chat/index.ts";
import { aChatMessage, aWriter } from "#tests/support/builders/chat-builders.ts";
import { type Chat, createChats } from "./chat.store.ts";
import { createChatSubprotocol } from "./chat-subprotocol.ts";
import { react, requestAction, sendAgain, sendMessage } from "./commands.ts";
import { againAtMs, readyAtMs } from "./waits.rules.ts";

const NOW = 1_800_000_000_000;
const me = aWriter({ id: 7, nick_name: "Tôi" });

const snapshot = (seq: number, messages: readonly ChatMessage[] = [], more: object = { me: null }) => ({
  ...{ type: "chat-snapshot", epoch: "e", seq, sent_at_ms: NOW, viewers: 3, messages },
  mode: { slow_seconds: 0, followers_only: false },
  ...more,
});
const resumed = (seq: number) => ({
  ...{ type: "chat-resumed", epoch: "e", seq, sent_at_ms: NOW, me: null, viewers: 5 },
});
const changed = (seq: number, added: readonly ChatMessage[], sent_at_ms = NOW) => ({
  ...{ type: "chat-changed", epoch: "e", seq, sent_at_ms, added },
});

let chat: Chat;
/** Commands and tickets sent by the page. */
let sent: { type: string; client_id: string }[];
let shown: string[];
let tickets: (() => Promise<string | null>)[];
let subprotocol: ReturnType<typeof createChatSubprotocol>;

/** A room message, for a page without delay. */
const deliver = (raw: unknown) => (subprotocol.receive(raw) ? "heard" : subprotocol.take(raw));
/** Resolves a requested ticket. */
const settle = async () => {
  for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
};
const connect = () => {
  const query = new URLSearchParams();
  subprotocol.addToQuery(query);
  const send = (text: string) => {
    const parsed = JSON.parse(text);
    return (parsed.type === "chat-ticket" ? shown.push(parsed.ticket) : sent.push(parsed)) > 0;
  };
  subprotocol.opened({ send, renew: () => {} });
  return query.toString();
};
/** The room greets and identifies the writer by their ticket. */
const greet = async (greeting: object, writer = me) => {
  deliver(greeting);
  await settle();
  deliver({ type: "chat-me", sent_at_ms: NOW, me: writer });
};
const refuse = (client_id: string, code: string, retry_at_ms: number | null) =>
  deliver({ type: "chat-refused", sent_at_ms: NOW, client_id, code, retry_at_ms });
const accept = (client_id: string, message_id: string | null) =>
  deliver({ type: "chat-accepted", sent_at_ms: NOW, client_id, message_id });
const lastId = () => sent.at(-1)?.client_id ?? "";
/** Fakes the clock, with jitter in the middle of its range. */
const fakeClock = () => {
  vi.useFakeTimers();
  vi.spyOn(Math, "random").mockReturnValue(0.5);
};
const look = (visibilityState: "visible" | "hidden") => {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibilityState);
  document.dispatchEvent(new Event("visibilitychange"));
};
const mine = (id: string, text: string) => aChatMessage({ id, text, author: { ...me } });

beforeEach(() => {
  chat = createChats()(17);
  sent = [];
  shown = [];
  tickets = [];
  subprotocol = createChatSubprotocol(chat, 17, () => tickets.shift()?.() ?? Promise.resolve("t-1"));
  connect();
});
afterEach(() => subprotocol.closed());

describe("The chat subprotocol", () => {
  it("The chat presents a ticket after each greeting, a new one per connection, and never in the URL", async () => {
    tickets = [async () => "t-1", async () => "t-2"];
    await greet(snapshot(4));
    subprotocol.closed();
    expect(connect()).toBe("chat=1&chat_since=e.4");
    expect(shown).toEqual(["t-1"]);
    deliver(resumed(4));
    expect([chat.store.connection, chat.store.room.viewers, chat.store.may_write]).toEqual([
      "open",
      5,
      false,
    ]);
    await settle();
    expect(shown).toEqual(["t-1", "t-2"]);
    deliver({ type: "chat-me", sent_at_ms: NOW, me });
    expect([chat.store.may_write, chat.store.me?.id]).toEqual([true, 7]);
  });

  it("The chat is readable without a ticket, and gives the reason", async () => {
    tickets = [() => Promise.reject(new Error("no")), async () => null];
    deliver(snapshot(0));
    await settle();
    expect([chat.store.connection, chat.store.ticket]).toEqual(["open", "failed"]);
    subprotocol.closed();
    connect();
    deliver(resumed(0));
    await settle();
    expect([chat.store.ticket, shown]).toEqual(["none", []]);
  });

  it("The writer stays known while a ticket is pending, and messages typed meanwhile are sent afterwards", async () => {
    await greet(snapshot(0));
    sendMessage(chat, "một");
    accept(lastId(), "word-1");
    chat.store.draft = "hai";
    subprotocol.closed();
    let give: (ticket: string | null) => void = () => {};
    tickets = [
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
    ];
    connect();
    deliver(snapshot(1));
    expect([chat.store.me?.id, chat.store.may_write, chat.store.ticket]).toEqual([7, false, "pending"]);
    sendMessage(chat, "hai");
    expect(sent).toHaveLength(1);
    give("t-2");
    await settle();
    deliver({ type: "chat-me", sent_at_ms: NOW, me });
    expect([chat.store.may_write, sent.length, shown]).toEqual([true, 2, ["t-1", "t-2"]]);
  });

  it("A ticket is never presented on another connection than the one it was fetched for", async () => {
    let give: (ticket: string | null) => void = () => {};
    tickets = [
      () =>
        new Promise((resolve) => {
          give = resolve;
        }),
      async () => "t-2",
    ];
    deliver(snapshot(0));
    subprotocol.closed();
    connect();
    deliver(resumed(0));
    give("t-1");
    await settle();
    expect(shown).toEqual(["t-2"]);
  });

  it("The field disappears after a logout in the meantime", async () => {
    await greet(snapshot(0));
    subprotocol.closed();
    tickets = [async () => null];
    connect();
    deliver(snapshot(1));
    await settle();
    expect([chat.store.me, chat.store.ticket]).toEqual([null, "none"]);
  });

  it("The writer stays known when the room resets the chat for everybody", async () => {
    await greet(snapshot(4));
    deliver(snapshot(9, [], {}));
    await settle();
    expect([chat.store.me?.id, chat.store.may_write, shown]).toEqual([7, true, ["t-1"]]);
  });

  it("A missing message makes the page request the whole chat", async () => {
    deliver(snapshot(4));
    expect(deliver(changed(6, [aChatMessage()]))).toBe("lost");
    expect(deliver(changed(7, [aChatMessage()]))).toBe("taken");
    expect(connect()).toBe("chat=1");
  });

  it("A room that requires another ticket gets one, and then the unanswered commands again", async () => {
    await greet(snapshot(0));
    sendMessage(chat, "một");
    const first = lastId();
    tickets = [async () => "t-2"];
    refuse(first, "chat_ticket_expired", NOW);
    expect([chat.store.may_write, chat.store.outgoing[0]?.refusal]).toEqual([false, null]);
    await settle();
    expect(shown).toEqual(["t-1", "t-2"]);
    deliver({ type: "chat-me", sent_at_ms: NOW, me });
    expect([chat.store.may_write, sent.length, lastId()]).toEqual([true, 2, first]);
    // A room that immediately requires another ticket would do so forever.
    refuse(first, "chat_ticket_expired", NOW);
    expect(chat.store.outgoing[0]?.refusal?.code).toBe("chat_ticket_expired");
  });

  it("The field disappears once the session is over", async () => {
    await greet(snapshot(0));
    sendMessage(chat, "một");
    tickets = [async () => null];
    refuse(lastId(), "chat_ticket_expired", NOW);
    await settle();
    expect([chat.store.me, chat.store.ticket]).toEqual([null, "none"]);
  });

  it("Messages and actions sent after a logout in another tab are refused with a login required", async () => {
    await greet(snapshot(0));
    sendMessage(chat, "một");
    requestAction(chat, { type: "chat-report", message_id: "word-1", reason: "spam" });
    tickets = [async () => null];
    refuse(sent[0]?.client_id ?? "", "chat_ticket_expired", NOW);
    refuse(lastId(), "chat_ticket_expired", NOW);
    await settle();
    const refusal = { code: "login_required", retry_at_ms: null };
    expect(chat.store.outgoing[0]?.refusal).toEqual(refusal);
    expect([chat.store.outcome, chat.store.actions]).toEqual([{ kind: "refused", refusal }, []]);
  });

  it("The chat leaves other messages to other subprotocols", () => {
    expect(deliver({ type: "match-changed", epoch: "e", seq: 1, sent_at_ms: NOW })).toBe("no message of it");
    expect(deliver({ type: "chat-changed", sent_at_ms: NOW })).toBe("no message of it");
  });
});

describe("A failed ticket request", () => {
  const fail = () => Promise.reject(new Error("no network"));
  let requestedAt: number[];
  beforeEach(async () => {
    fakeClock();
    requestedAt = [];
    subprotocol.closed();
    const began = Date.now();
    subprotocol = createChatSubprotocol(chat, 17, () => {
      requestedAt.push(Date.now() - began);
      return tickets.shift()?.() ?? Promise.resolve("t-1");
    });
    connect();
  });
  afterEach(() => {
    subprotocol.closed();
    vi.restoreAllMocks();
    vi.useRealTimers();
  });

  it("A failed ticket request is retried with pauses that double up to two minutes, and then everything unanswered is sent", async () => {
    tickets = Array.from({ length: 6 }, () => fail);
    deliver(snapshot(0));
    sendMessage(chat, "một");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(requestedAt).toEqual([0, 12_500, 37_500, 87_500, 187_500, 337_500, 487_500]);
    expect(shown).toEqual(["t-1"]);
    deliver({ type: "chat-me", sent_at_ms: NOW, me });
    expect([chat.store.may_write, sent.length]).toEqual([true, 1]);
  });

  it("Retries pause while the page is hidden, and resume at once when it is visible", async () => {
    tickets = [fail];
    deliver(snapshot(0));
    await vi.advanceTimersByTimeAsync(1_000);
    look("hidden");
    await vi.advanceTimersByTimeAsync(3_600_000);
    expect(requestedAt).toEqual([0]);
    look("visible");
    await vi.advanceTimersByTimeAsync(0);
    expect([requestedAt.length, shown]).toEqual([2, ["t-1"]]);
    look("hidden");
    look("visible");
    await vi.advanceTimersByTimeAsync(600_000);
    expect(requestedAt).toHaveLength(2);
  });

  it("A ticket that would renew a right is retried without the reader's action", async () => {
    await greet(snapshot(0));
    sendMessage(chat, "một");
    const first = lastId();
    tickets = [fail];
    refuse(first, "chat_ticket_expired", NOW);
    await vi.advanceTimersByTimeAsync(12_499);
    expect([shown.length, chat.store.ticket, chat.store.outgoing[0]?.refusal]).toEqual([1, "failed", null]);
    await vi.advanceTimersByTimeAsync(1);
    expect(shown).toHaveLength(2);
    deliver({ type: "chat-me", sent_at_ms: NOW, me });
    expect([chat.store.may_write, lastId(), sent.length]).toEqual([true, first, 2]);
  });

  it("A rejected ticket is presented again with the same backoff", async () => {
    deliver(snapshot(0));
    await vi.advanceTimersByTimeAsync(0);
    deliver({ type: "chat-me", sent_at_ms: NOW, me: null });
    expect([chat.store.may_write, chat.store.ticket]).toEqual([false, "failed"]);
    await vi.advanceTimersByTimeAsync(12_500);
    expect(requestedAt).toEqual([0, 12_500]);
  });

  it("A pending retry ends with its connection: the next greeting requests a ticket at once", async () => {
    tickets = [fail, fail];
    deliver(snapshot(0));
    await vi.advanceTimersByTimeAsync(5_000);
    subprotocol.closed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(requestedAt).toEqual([0]);
    connect();
    deliver(resumed(0));
    await vi.advanceTimersByTimeAsync(0);
    expect(requestedAt).toEqual([0, 65_000]);
  });
});

describe("A message of the reader", () => {
  it("A sent message appears in the log at once, then in the room's version, and never twice", async () => {
    await greet(snapshot(0));
    sendMessage(chat, "Vào!");
    expect(chat.store.outgoing.map(({ text }) => text)).toEqual(["Vào!"]);
    accept(lastId(), "word-1");
    expect(chat.store.outgoing).toHaveLength(1);
    deliver(changed(1, [mine("word-1", "Vào!")]));
    expect(chat.store.outgoing).toEqual([]);
    expect(chat.store.room.messages.map(({ text }) => text)).toEqual(["Vào!"]);
    expect(readyAtMs(chat.store)).toBe(NOW + 3_000);
  });

  it("The room may broadcast a message before it accepts it", async () => {
    await greet(snapshot(0));
    sendMessage(chat, "Vào!");
    deliver(changed(1, [mine("word-1", "Vào!")]));
    accept(lastId(), "word-1");
    expect(chat.store.outgoing).toEqual([]);
  });

  it("An unanswered message is resent with the same id after a lost connection, and an answered one is not", async () => {
    await greet(snapshot(0));
    sendMessage(chat, "một");
    const first = lastId();
    subprotocol.closed();
    sendMessage(chat, "hai");
    expect(sent.map(({ client_id }) => client_id)).toEqual([first]);
    connect();
    await greet(resumed(0));
    expect(sent.map(({ type }) => type)).toEqual(["chat-send", "chat-send", "chat-send"]);
    expect(sent[1]?.client_id).toBe(first);
    accept(first, "word-1");
    accept(lastId(), "word-2");
    subprotocol.closed();
    connect();
    await greet(snapshot(2, [mine("word-1", "một"), mine("word-2", "hai")]));
    expect([sent.length, chat.store.outgoing.length]).toEqual([3, 0]);
  });

  it("A message that was removed in the meantime is no longer awaited", async () => {
    await greet(snapshot(0));
    sendMessage(chat, "Vào!");
    accept(lastId(), "word-1");
    deliver({ type: "chat-viewers", sent_at_ms: NOW + 500, viewers: 4 });
    expect(chat.store.outgoing).toHaveLength(1);
    deliver({ type: "chat-viewers", sent_at_ms: NOW + 5_000, viewers: 4 });
    expect(chat.store.outgoing).toEqual([]);
  });

  it("A refused message keeps its text with the reason and the wait, and gets a new id when sent again", async () => {
    await greet(snapshot(0));
    sendMessage(chat, "nhanh quá");
    const first = lastId();
    refuse(first, "chat_cooling_down", NOW + 2_000);
    expect(chat.store.outgoing[0]?.refusal).toEqual({ code: "chat_cooling_down", retry_at_ms: NOW + 2_000 });
    expect(readyAtMs(chat.store)).toBe(NOW + 2_000);
    sendAgain(chat, first);
    expect(lastId()).not.toBe(first);
    expect(chat.store.outgoing.map(({ text, refusal }) => [text, refusal])).toEqual([["nhanh quá", null]]);
  });

  it("Messages are sent over plain http too, where browsers provide no UUID", async () => {
    const { getRandomValues } = crypto;
    await greet(snapshot(0));
    vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
    sendMessage(chat, "hay quá");
    vi.unstubAllGlobals();
    expect(lastId()).toMatch(/^[\w-]{8,40}$/);
  });

  it("A message waits until the room has identified its writer", async () => {
    sendMessage(chat, "sớm");
    expect(sent).toEqual([]);
    await greet(snapshot(0));
    expect(sent.map(({ type }) => type)).toEqual(["chat-send"]);
  });
});

describe("The wait before the next message", () => {
  const mode = (seq: number, slow_seconds: number) =>
    deliver({ ...changed(seq, []), added: undefined, mode: { slow_seconds, followers_only: false } });
  const write = (text: string, id: string | null, at_ms = NOW) => {
    sendMessage(chat, text);
    if (id) deliver({ type: "chat-accepted", sent_at_ms: at_ms, client_id: lastId(), message_id: id });
  };

  it("The wait is as long as the slow mode, and ends when a moderator lifts it", async () => {
    await greet(snapshot(0));
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

  it("A refusal covers one text when it was repeated too often, and every text when the writer may send nothing", async () => {
    await greet(snapshot(0, [{ ...mine("word-1", "Cố lên"), at_ms: NOW - 20_000 }]));
    write("vào", "word-2", NOW - 10_000);
    write("CỐ LÊN", null);
    refuse(lastId(), "please_do_not_spam", NOW + 100_000);
    expect(readyAtMs(chat.store)).toBe(NOW - 7_000);
    write("khác", null);
    refuse(lastId(), "please_do_not_spam", NOW + 20_000);
    expect(readyAtMs(chat.store)).toBe(NOW + 20_000);
  });

  it("The wait of a muted writer is unknown: a moderator may unmute them at any time, and their next message shows it", async () => {
    await greet(snapshot(0), { ...me, muted_until_ms: NOW + 60_000 });
    write("một", null);
    refuse(lastId(), "chat_muted", NOW + 60_000);
    expect(readyAtMs(chat.store)).toBeLessThan(NOW);
    write("hai", "word-1");
    expect(chat.store.me?.muted_until_ms).toBeNull();
  });
});

describe("Other requests to the room", () => {
  it("A request is answered once it is done, and resent after a lost connection", async () => {
    await greet(snapshot(1, [aChatMessage()]));
    requestAction(chat, { type: "chat-report", message_id: "word-1", reason: "spam" });
    const id = lastId();
    subprotocol.closed();
    connect();
    await greet(snapshot(1, [aChatMessage()]));
    expect(sent.map(({ client_id }) => client_id)).toEqual([id, id]);
    accept(id, null);
    expect([chat.store.outcome, chat.store.actions]).toEqual([{ kind: "reported" }, []]);
  });

  it("A reaction is shown at once, and rolled back when the room refuses it", async () => {
    await greet(snapshot(1, [aChatMessage()]));
    react(chat, "word-1", "like");
    expect(chat.store.reacted["word-1"]).toEqual(["like"]);
    refuse(lastId(), "chat_message_not_found", null);
    expect(chat.store.reacted["word-1"]).toEqual([]);
    expect(chat.store.outcome).toEqual({
      kind: "refused",
      refusal: { code: "chat_message_not_found", retry_at_ms: null },
    });
  });
});
