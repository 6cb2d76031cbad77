import { describe, expect, it } from "vitest";
import { applyChatMessage, emptyChatState } from "#shared/chat/chat-state.ts";
import { ChatServerMessage } from "#shared/chat/index.ts";
import { aWriter } from "#tests/support/builders/chat-builders.ts";
import { aDetail, aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import { drive, only } from "#tests/support/realtime/realtime-steps.ts";
import { newcomer } from "../handshake.ts";
import { matchRoom } from "../match/match-room.ts";
import { readAs } from "../read-as.ts";
import type { Effect } from "../room.ts";
import { RoomToShard } from "../wire/room-to-shard.ts";
import { roomOf, SHARDS_MAX, shardName, shardOf } from "./shard-address.ts";
import { chooseShard } from "./shard-load.ts";

const START = 1_800_000_000_000;
type Room = ReturnType<typeof aFullRoom>;

/** A match room that takes two readers, and has them. */
function aFullRoom() {
  const room = drive(matchRoom, "7", START);
  room.wake({ room_readers: 2 });
  score(room, 0);
  room.join();
  room.join();
  room.seat(2);
  return room;
}

function score(room: { receive(body: unknown): readonly Effect[]; now(): number }, goals: number) {
  const { match, ...rest } = aDetail({
    match: aMatch({ id: 7, status: "first_half", score: aScore(goals, 0) }),
  });
  return room.receive({ as_of_ms: room.now(), match, rest });
}

/** Messages to shards, by their number. */
const deliveries = (effects: readonly Effect[]) =>
  only(effects, "forward").flatMap(({ to, body, tag }) => {
    const sent = readAs(RoomToShard, body);
    return sent ? [{ shard: shardOf(to.room)?.shard, tag, sent }] : [];
  });
const kinds = (effects: readonly Effect[]) =>
  deliveries(effects).map(
    ({ shard, sent }) => `${shard} ${sent.to_shard} ${sent.said.map((one) => one.message.type)}`,
  );

/** The delivery under way to the first shard ended. */
function arrived(room: Room, effects: readonly Effect[], peers: number, behind = false, status = 200) {
  const [first] = deliveries(effects);
  const outcome = { status, body: { data: { peers, behind } }, as_of: null, next_change_at: null };
  return room.take({ type: "answered", tag: first?.tag ?? "detail", outcome, sent_at_ms: room.now() });
}

describe("names of shards", () => {
  it.each([
    ["7~1", { room: "7", shard: 1 }],
    [shardName("7", SHARDS_MAX), { room: "7", shard: SHARDS_MAX }],
    ["7", null],
    ["7~0", null],
    ["7~01", null],
    ["7~1~2", null],
    [`7~${SHARDS_MAX + 1}`, null],
    ["~1", null],
  ])("The name %s has the shard %j", (name, shard) => {
    expect(shardOf(name)).toEqual(shard);
    expect(roomOf(name)).toBe(shard?.room ?? name);
  });
});

describe("choice of a shard", () => {
  it.each([
    ["a new shard when there is none", {}, 1],
    ["the first with a place", { 1: 2, 2: 1, 3: 0 }, 2],
    ["a new one when all are full", { 1: 2, 2: 3 }, 3],
  ])("[SHARD-5] The chosen shard is %s", (_, loads, shard) => {
    const shards = new Map(Object.entries(loads).map(([at, peers]) => [Number(at), { peers }] as const));
    expect(chooseShard(shards, 2)).toBe(shard);
  });

  it("[SHARD-5] The chosen shard is the emptiest one at the maximum number of shards", () => {
    const all = Array.from(
      { length: SHARDS_MAX },
      (_, at) => [at + 1, { peers: at === 40 ? 5 : 9 }] as const,
    );
    expect(chooseShard(new Map(all), 2)).toBe(41);
  });
});

describe("a full room", () => {
  it("[SHARD-1] A full room sends the next reader to a shard, closes the connection, and greets the shard", () => {
    const room = aFullRoom();
    const effects = room.join();
    expect(only(effects, "reply").map(({ message }) => message)).toEqual([
      { type: "moved", room: "match/7~1", sent_at_ms: START },
    ]);
    expect(only(effects, "close-peer")).toEqual([{ type: "close-peer", code: "room_full" }]);
    expect(only(effects, "remember-peer")).toEqual([]);
    expect(kinds(effects)).toEqual(["1 state snapshot,chat-snapshot"]);
    expect(deliveries(effects)[0]?.sent.said[1]?.message).not.toHaveProperty("me");
    expect(only(room.join(null, "0"), "reply")).toMatchObject([
      { message: { code: "protocol_unsupported" } },
    ]);
  });

  it("[SHARD-2] Shards are sent the room's broadcasts, one delivery at a time, and the rest together", () => {
    const room = aFullRoom();
    const greeting = room.join();
    room.pass(1_000);
    expect(kinds(score(room, 1))).toEqual([]);
    expect(kinds(score(room, 2))).toEqual([]);
    expect(kinds(arrived(room, greeting, 1))).toEqual(["1 news match-changed,match-changed"]);
  });

  it("[SHARD-2] Chat messages wait a little, and news of the match does not", () => {
    const room = aFullRoom();
    const first = room.join();
    arrived(room, first, 1);
    room.pass(1_000);
    const send = (id: number) => {
      const facts = {
        ...newcomer,
        joined: true,
        chat: true,
        writer: aWriter({ id, issued_at_ms: room.now() }),
      };
      const text = JSON.stringify({
        type: "chat-send",
        client_id: `message-${id}`,
        text: `tin ${id}`,
        reply_to: null,
      });
      return room.take({ type: "message-received", facts, text });
    };
    const one = send(1);
    expect(kinds(one)).toEqual(["1 news chat-snapshot"]);
    arrived(room, one, 1);
    room.pass(100);
    expect(kinds(send(2))).toEqual([]);
    const goal = score(room, 1);
    expect(kinds(goal)).toEqual(["1 news chat-changed,match-changed"]);
    arrived(room, goal, 1);
    room.pass(103);
    expect(kinds(send(3))).toEqual([]);
    room.pass(1);
    expect(kinds(room.tick())).toEqual(["1 news chat-changed"]);
  });

  it("[SHARD-4] A shard is greeted again after a missing message, a failed delivery, or a restart", () => {
    const room = aFullRoom();
    const greeting = room.join();
    const behind = score(room, 1);
    expect(kinds(behind)).toEqual([]);
    const news = arrived(room, greeting, 1);
    expect(kinds(news)).toEqual(["1 news match-changed"]);
    const again = arrived(room, news, 1, true);
    expect(kinds(again)).toEqual(["1 state snapshot,chat-snapshot"]);
    expect(kinds(arrived(room, again, 0, false, 500))).toEqual([]);
    room.pass(room.ticksInMs() ?? 0);
    expect(kinds(room.tick())).toEqual(["1 state snapshot,chat-snapshot"]);
    expect(kinds(room.wake({ room_readers: 2 }))).toEqual(["1 state snapshot,chat-snapshot"]);
  });

  it("[SHARD-4] A delivery that never ends is given up, and one that leaves a shard behind waits before its retry", () => {
    const room = aFullRoom();
    const greeting = room.join();
    score(room, 1);
    // The chat counts its viewers in between.
    room.pass(2_000);
    room.tick();
    expect(room.ticksInMs()).toBe(8_000);
    room.pass(8_000);
    const second = room.tick();
    expect(kinds(second)).toEqual(["1 state snapshot,chat-snapshot"]);
    expect(kinds(arrived(room, greeting, 1))).toEqual([]);
    expect(kinds(arrived(room, second, 1, true))).toEqual([]);
    expect(room.ticksInMs()).toBe(500);
  });

  it("[SHARD-4] A shard with hundreds of pending messages is greeted instead", () => {
    const room = aFullRoom();
    const greeting = room.join();
    for (let goals = 1; goals <= 201; goals += 1) score(room, goals);
    expect(kinds(arrived(room, greeting, 1))).toEqual(["1 state snapshot,chat-snapshot"]);
  });

  it("[SHARD-5] A shard without readers is dropped, and opened again with the next reader", () => {
    const room = aFullRoom();
    const news = arrived(room, room.join(), 0);
    expect(room.stored.get("shards")).toEqual([1]);
    expect(kinds(news)).toEqual([]);
    const goal = score(room, 1);
    arrived(room, goal, 0);
    expect(room.stored.get("shards")).toEqual([]);
    expect(kinds(score(room, 2))).toEqual([]);
    const wanted = room.receive({ to_room: "wanted", shard: 1 });
    expect(kinds(wanted)).toEqual(["1 state snapshot,chat-snapshot"]);
  });

  it("[SHARD-5] A shard that has subscribed meanwhile is not dropped", () => {
    const room = aFullRoom();
    arrived(room, room.join(), 0);
    const goal = score(room, 1);
    room.receive({ to_room: "wanted", shard: 1 });
    expect(kinds(arrived(room, goal, 0))).toEqual(["1 state snapshot,chat-snapshot"]);
    expect(room.stored.get("shards")).toEqual([1]);
  });

  it("[SHARD-5] No shard is opened without assigned readers, for any name that a visitor makes up", () => {
    const opened = (effects: readonly Effect[]) =>
      only(effects, "answer").map(({ answer }) => answer.ok && answer.data.open);
    const room = aFullRoom();
    const wanted = (shard: number) => room.receive({ to_room: "wanted", shard });
    const refused = wanted(100);
    expect(opened(refused)).toEqual([false]);
    expect(kinds(refused)).toEqual([]);
    expect(room.stored.has("shards")).toBe(false);
    expect(opened(wanted(2))).toEqual([false]);
    // The one that is next, and then known.
    expect(opened(wanted(1))).toEqual([true]);
    room.seat(0);
    expect(opened(wanted(1))).toEqual([true]);
    expect(opened(wanted(2))).toEqual([false]);
  });

  it("[SHARD-4] [MATCH-8] An emptied room continues for its shards", () => {
    const room = aFullRoom();
    arrived(room, room.join(), 1);
    room.pass(26 * 3_600_000);
    room.ring();
    expect([...room.stored]).toEqual([["shards", [1]]]);
  });
});

describe("a shard", () => {
  const requested = (effects: readonly Effect[]) =>
    only(effects, "forward").map(({ to, body }) => ({ to, body }));

  it("[SHARD-4] A shard subscribes to its room again until it gets a message", () => {
    const shard = drive(matchRoom, "7~1", START);
    shard.wake();
    const wanted = [{ to: { party: "match", room: "7" }, body: { to_room: "wanted", shard: 1 } }];
    expect(requested(shard.join())).toEqual(wanted);
    shard.seat(1);
    expect(requested(shard.join())).toEqual([]);
    const answer = (status: number) => {
      const outcome = { status, body: { data: {} }, as_of: null, next_change_at: null };
      shard.take({ type: "answered", tag: "shard-wanted", outcome, sent_at_ms: START });
    };
    answer(503);
    shard.pass(500);
    expect(requested(shard.tick())).toEqual(wanted);
    answer(200);
    shard.pass(5_000);
    expect(requested(shard.tick())).toEqual(wanted);
  });

  /** A shard with a reader, who has the room's messages; and the room. */
  function aShard() {
    const shard = drive(matchRoom, "7~1", START);
    shard.wake();
    shard.chat();
    shard.seat(1);
    const room = aFullRoom();
    const greeting = room.join();
    const sent = (effects: readonly Effect[]) => deliveries(effects)[0]?.sent;
    shard.receive(sent(greeting));
    const settle = () => {
      for (let ms = shard.ticksInMs(); ms !== null; ms = shard.ticksInMs()) {
        shard.pass(ms);
        shard.tick();
      }
    };
    return { shard, room, greeting, sent, settle };
  }
  const received = (effects: readonly Effect[]) =>
    only(effects, "broadcast").map(({ message }) => (message as { type: string }).type);

  it("[SHARD-4] An evicted shard does not resend the known state to peers that stayed", () => {
    const { shard, greeting, sent, settle } = aShard();
    settle();
    expect(requested(shard.wake({ has_peers: true }))).toHaveLength(1);
    expect(received(shard.receive(sent(greeting)))).toEqual([]);
    const joined = only(shard.join(), "reply").map(({ message }) => (message as { type: string }).type);
    expect(joined).toEqual(["snapshot"]);
  });

  it("[SHARD-4] An evicted shard sends news to peers that stayed as news", () => {
    const { shard, room, greeting, sent, settle } = aShard();
    settle();
    shard.wake({ has_peers: true });
    score(room, 1);
    const delivery = arrived(room, greeting, 1);
    const news = shard.receive(sent(delivery));
    expect(received(news)).toEqual(["match-changed"]);
    expect(only(news, "answer")).toMatchObject([{ answer: { ok: true, data: { behind: true } } }]);
    const again = shard.receive(sent(arrived(room, delivery, 1, true)));
    expect(received(again)).toEqual([]);
    expect(only(shard.join(), "reply")[0]?.message).toMatchObject({ type: "snapshot", seq: 2 });
  });

  it("[SHARD-4] An evicted shard greets all peers when its saved position is old, or a new peer has nothing", () => {
    const { shard, room, greeting, sent, settle } = aShard();
    settle();
    score(room, 1);
    const news = arrived(room, greeting, 1);
    shard.receive(sent(news));
    shard.wake({ has_peers: true });
    const again = sent(arrived(room, news, 1, true));
    expect(received(shard.receive(again))).toContain("snapshot");
    settle();
    shard.wake({ has_peers: true });
    shard.chat();
    shard.wake({ has_peers: true });
    expect(received(shard.receive(again))).toEqual(["snapshot", "chat-snapshot"]);
  });

  it("[SHARD-5] A shard stores nothing when its last reader has left", () => {
    const { shard, settle } = aShard();
    settle();
    expect(shard.stored.size).toBe(1);
    shard.seat(0);
    shard.take({ type: "peers-changed" });
    settle();
    expect([...shard.stored]).toEqual([]);
  });

  it("[SHARD-5] A shard that its room does not know sends its readers there, and disconnects those that do not move", () => {
    const shard = drive(matchRoom, "7~100", START);
    shard.wake();
    shard.join();
    const outcome = { status: 200, body: { data: { open: false } }, as_of: null, next_change_at: null };
    const effects = shard.take({ type: "answered", tag: "shard-wanted", outcome, sent_at_ms: START });
    expect(only(effects, "broadcast").map(({ message }) => message)).toEqual([
      { type: "moved", room: "match/7", sent_at_ms: START },
    ]);
    expect(only(effects, "close-peer")).toEqual([{ type: "close-peer", code: "room_full" }]);
    expect(shard.ticksInMs()).toBeNull();
  });

  it("[CHAT-1] A peer that joins before the room has sent anything is greeted later, and writes only with a ticket", () => {
    const shard = drive(matchRoom, "7~1", START);
    shard.wake();
    const writer = aWriter();
    const greeted = only(shard.chat(), "reply").map(({ message }) => message);
    expect(greeted).toMatchObject([{ type: "chat-snapshot", me: null, messages: [] }]);
    const facts = { ...newcomer, joined: true, chat: true };
    const known = only(shard.take({ type: "ticket-shown", facts, writer }), "reply");
    const joined = [...greeted, ...known.map(({ message }) => message)];
    const [greeting] = deliveries(aFullRoom().join());
    const received = [
      ...joined,
      ...only(shard.receive(greeting?.sent), "broadcast").map(({ message }) => message),
    ].flatMap((message) => ChatServerMessage.safeParse(message).data ?? []);
    expect(received.reduce(applyChatMessage, emptyChatState)).toMatchObject({ sync: "synced", me: writer });
  });

  it("[SHARD-3] An unreachable room is reported, so that the command is retried", () => {
    const shard = drive(matchRoom, "7~1", START);
    shard.wake();
    const facts = { ...newcomer, joined: true, chat: true, writer: aWriter() };
    const text = JSON.stringify({ type: "chat-send", client_id: "message-1", text: "Vào", reply_to: null });
    const [forward] = only(shard.take({ type: "message-received", facts, text }), "forward");
    expect(forward?.body).toMatchObject({ to_room: "command", writer: aWriter(), command: { text: "Vào" } });
    let lost: readonly Effect[] = [forward as Effect];
    for (let tries = 1; tries <= 3; tries += 1) {
      const [requested] = only(lost, "forward");
      expect(requested?.body).toEqual(forward?.body);
      lost = shard.take({ type: "answered", tag: requested?.tag as never, outcome: null, sent_at_ms: START });
    }
    expect(only(lost, "reply").map(({ message }) => message)).toMatchObject([
      {
        type: "chat-refused",
        client_id: "message-1",
        code: "upstream_unavailable",
        retry_at_ms: START + 1_000,
      },
    ]);
  });

  it("[SHARD-5] A shard drops its state when the last reader has left: the room sends empty shards nothing", () => {
    const shard = drive(matchRoom, "7~1", START);
    shard.wake();
    shard.join();
    const room = aFullRoom();
    const [greeting] = deliveries(room.join());
    shard.receive(greeting?.sent);
    shard.seat(1);
    expect(only(shard.join(), "reply").map(({ message }) => (message as { type: string }).type)).toEqual([
      "snapshot",
    ]);
    shard.seat(0);
    const joined = shard.join();
    expect(only(joined, "reply")).toEqual([]);
    expect(requested(joined)).toHaveLength(1);
  });
});

describe("a hub with a silent source", () => {
  const answer = (silent_since_ms: number | null, sent_at_ms: number) => {
    const outcome = { status: 200, body: { data: { silent_since_ms } }, as_of: null, next_change_at: null };
    return { type: "answered", tag: "hub-watched", outcome, sent_at_ms } as const;
  };
  const watched = (effects: readonly Effect[]) =>
    only(effects, "forward").filter(({ tag }) => tag === "hub-watched");

  it("[FRESH-3] The hub is queried for readers in shards too, when the room itself has none left, and after it was evicted", () => {
    const room = aFullRoom();
    arrived(room, room.join(), 1);
    room.pass(room.ringsInMs());
    expect(watched(room.ring([], false))).toHaveLength(1);
    const silent = room.take(answer(START, room.now()));
    expect(kinds(silent)).toEqual(["1 news source-silent"]);
    arrived(room, silent, 1);
    const greeted = room.wake({ room_readers: 2 });
    expect(kinds(greeted)).toEqual(["1 state snapshot,chat-snapshot,source-silent"]);
    arrived(room, greeted, 1);
    room.pass(room.ringsInMs());
    expect(watched(room.ring([], false))).toHaveLength(1);
    expect(kinds(room.take(answer(null, room.now())))).toEqual(["1 news source-alive"]);
  });

  it("[FRESH-4] The silence ends in a shard that missed the message and is greeted again", () => {
    const room = aFullRoom();
    const shard = drive(matchRoom, "7~1", START);
    shard.wake();
    shard.join();
    shard.seat(1);
    const [greeting] = deliveries(room.join());
    const silent = { message: { type: "source-silent", since_ms: START, sent_at_ms: START }, chat: false };
    const sent = greeting?.sent ?? { to_shard: "state", said: [], touch: null };
    const words = (effects: readonly Effect[]) =>
      only(effects, "broadcast")
        .map(({ message }) => (message as { type: string }).type)
        .filter((type) => type.startsWith("source-"));
    expect(words(shard.receive({ ...sent, said: [...sent.said, silent] }))).toEqual(["source-silent"]);
    expect(words(shard.receive(sent))).toEqual(["source-alive"]);
    expect(words(shard.receive(sent))).toEqual([]);
    expect(only(shard.join(), "reply").map(({ message }) => message)).not.toContainEqual(silent.message);
  });
});
