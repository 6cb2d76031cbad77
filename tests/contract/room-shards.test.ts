import { describe, expect, it } from "vitest";
import { MATCH_ODDS_TOPIC, type Writer } from "#shared/room/index.ts";
import { aWriter } from "#tests/support/builders/chat-builders.ts";
import type { TestSocket } from "#tests/support/realtime/realtime-socket.ts";
import { showTicket, ticketFor } from "#tests/support/realtime/show-ticket.ts";
import { chat, inPlay, live, match, positionOf, ROOM_HOSTS, SECRET, useRooms } from "./room-suite.ts";

/** SPEC.md's promises about shards, tested from outside, with rooms that take two readers. */

const ROOM_READERS = 2;

const movedTo = (text: string) => {
  const message = live.read(text);
  return message?.type === "moved" ? message.room : null;
};

describe.each(ROOM_HOSTS)("shards on %s", (_name, open) => {
  const rooms = useRooms(open, { ROOM_READERS: String(ROOM_READERS) });
  const { connect, publish } = rooms;
  /** The match of the current test. */
  let matchId = 0;
  const nextMatch = () => {
    matchId = rooms.nextId();
    rooms.edge.put(inPlay(matchId, 0));
    return matchId;
  };

  /** Connects as a page does: to the room, and then to its assigned shard. */
  async function visit(room: string, query = "", writer: Writer | null = null) {
    const search = `?v=2${query}`;
    const write = async (socket: TestSocket) => {
      if (writer) await showTicket(socket, await ticketFor(SECRET, writer, matchId));
      return socket;
    };
    const first = await connect(`/parties/${room}${search}`);
    const place = await first.waitFor(
      (text) => movedTo(text) ?? (/"snapshot"|"resumed"/.test(text) ? room : null),
    );
    if (place === room) return { socket: await write(first), place };
    return { socket: await write(await connect(`/parties/${place}${search}`)), place };
  }
  const goals = ({ socket }: { socket: TestSocket }, wanted: number) =>
    socket.waitFor(() => match.fold(socket).detail?.match.score.home.goals === wanted);

  it("[SHARD-1] [SHARD-5] readers beyond the room's places are sent to shards, one after the other", async () => {
    const room = `match/${nextMatch()}`;
    const places = [];
    for (let at = 0; at < 5; at += 1) places.push((await visit(room)).place);
    expect(places).toEqual([room, room, `${room}~1`, `${room}~1`, `${room}~2`]);
  });

  it("[SHARD-2] all hear the same news with the same places, and one can go from shard to room and back", async () => {
    const room = `match/${nextMatch()}`;
    const readers = [];
    for (let at = 0; at < 5; at += 1) readers.push(await visit(room));
    for (const reader of readers) await goals(reader, 0);
    await publish(inPlay(matchId, 1));
    await publish(inPlay(matchId, 2));
    for (const reader of readers) await goals(reader, 2);
    const states = readers.map(({ socket }) => match.fold(socket));
    expect(new Set(states.map(positionOf)).size).toBe(1);
    for (const state of states) expect(state.sync).toBe("synced");
    const { socket, place } = readers[4] as (typeof readers)[0];
    expect(place).toBe(`${room}~2`);
    const before = match.fold(socket);
    readers[0]?.socket.close();
    await publish(inPlay(matchId, 3));
    await goals(readers[1] as (typeof readers)[0], 3);
    await expect
      .poll(async () => {
        const back = await connect(`/parties/${room}?v=2&since=${positionOf(before)}`);
        const reply = await back.waitFor((text) =>
          /"resumed"|"moved"|"match-changed"/.test(text) ? text : null,
        );
        if (reply.includes('"moved"')) return "moved";
        await back.waitFor((text) => text.includes('"resumed"'));
        return match.fold(back, { ...before, sync: "waiting" }).detail?.match.score.home.goals;
      })
      .toBe(3);
  });

  it("[SHARD-3] the chat is one: what is written anywhere is read everywhere, and answered where it was written", async () => {
    const room = `match/${nextMatch()}`;
    const writers = [1, 2, 3, 4, 5].map((id) => aWriter({ id, nick_name: `N${id}` }));
    const pages = [];
    for (const writer of writers) pages.push(await visit(room, "&chat=1", writer));
    for (const { socket } of pages) await socket.waitFor(() => chat.fold(socket).sync === "synced");
    for (const [at, { socket }] of pages.entries()) {
      const text = `tin ${at}`;
      socket.send(JSON.stringify({ type: "chat-send", client_id: `message-${at}`, text, reply_to: null }));
      await socket.waitFor((reply) => reply.includes(`"client_id":"message-${at}"`));
    }
    for (const { socket } of pages) {
      await socket.waitFor(() => chat.fold(socket).messages.length === 5);
      expect(chat.fold(socket).messages.map((one) => one.author.id)).toEqual([1, 2, 3, 4, 5]);
    }
    const last = pages[4]?.socket as TestSocket;
    last.send(JSON.stringify({ type: "chat-send", client_id: "message-6", text: "nữa", reply_to: null }));
    const refused = await last.waitFor((reply) => (reply.includes("message-6") ? reply : null));
    expect(JSON.parse(refused)).toMatchObject({ type: "chat-refused", code: "chat_cooling_down" });
    last.send('{"type":"chat-send"}');
    await last.waitFor((reply) => reply.includes("message_malformed"));
  });

  it("[SHARD-6] viewers are counted in all of them", async () => {
    const room = `match/${nextMatch()}`;
    const pages = [];
    for (let at = 0; at < 4; at += 1) pages.push(await visit(room, "&chat=1"));
    const { socket } = pages[3] as (typeof pages)[0];
    await socket.waitFor(() => chat.fold(socket).viewers === 4);
  });

  it("[SHARD-2] a list room has shards too", async () => {
    const id = nextMatch();
    const places = [];
    for (let at = 0; at < 3; at += 1) places.push(await visit("live/0"));
    const { socket, place } = places[2] as (typeof places)[0];
    expect(place).toBe("live/0~1");
    await socket.waitFor((text) => text.includes('"snapshot"'));
    await publish(inPlay(id, 4));
    await socket.waitFor((text) => text.includes("rows-changed") && text.includes('"goals":4'));
  });

  it("[SHARD-7] prices come to a shard as to a room", async () => {
    const room = `match/${nextMatch()}`;
    await visit(room);
    await visit(room);
    const { socket, place } = await visit(room, `&topic=${MATCH_ODDS_TOPIC}`);
    expect(place).toBe(`${room}~1`);
    await socket.waitFor((text) => text.includes("odds-snapshot"));
  });

  it("[SHARD-4] after a kill everybody who comes back ends in the exact state", async () => {
    const room = `match/${nextMatch()}`;
    for (let at = 0; at < 3; at += 1) await goals(await visit(room), 0);
    await rooms.host.restart(async () => rooms.edge.put(inPlay(matchId, 5)));
    for (let at = 0; at < 5; at += 1) await goals(await visit(room), 5);
  });

  it("[SHARD-4] rooms and shards that left memory go on for those who stayed", async ({ skip }) => {
    if (!rooms.host.hibernate) return skip("this host cannot be made to throw memory away");
    const room = `match/${nextMatch()}`;
    const readers = [await visit(room), await visit(room), await visit(room)];
    for (const reader of readers) await goals(reader, 0);
    await rooms.host.hibernate();
    await publish(inPlay(matchId, 1));
    for (const reader of readers) await goals(reader, 1);
  });
});
