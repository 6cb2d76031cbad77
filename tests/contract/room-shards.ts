import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { applyChatMessage, emptyChatState } from "#shared/chat/chat-state.ts";
import { ChatServerMessage } from "#shared/chat/index.ts";
import type { MatchDetail } from "#shared/match/index.ts";
import {
  applyMatchMessage,
  emptyMatchState,
  formatPosition,
  LiveServerMessage,
  MATCH_ODDS_TOPIC,
  MatchServerMessage,
  SIGNATURE_HEADER,
  signRequest,
  type Writer,
} from "#shared/room/index.ts";
import { aWriter } from "#tests/support/builders/chat-builders.ts";
import { aDetail, aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import { type StandInEdge, startStandInEdge } from "#tests/support/realtime/realtime-edge.ts";
import type { TestSocket } from "#tests/support/realtime/realtime-socket.ts";
import { showTicket, ticketFor } from "#tests/support/realtime/show-ticket.ts";
import type { RoomHarness } from "./room-host.ts";

/** SPEC.md's promises about shards, tested from outside, with rooms that take two readers. */

const SECRET = "contract-suite-secret";
const ROOM_READERS = 2;

function inPlay(id: number, goals: number): MatchDetail {
  return aDetail({ match: aMatch({ id, status: "first_half", score: aScore(goals, 0) }) });
}
const json = (text: string): unknown => (text.startsWith("{") ? JSON.parse(text) : null);
const movedTo = (text: string) => {
  const message = LiveServerMessage.safeParse(json(text));
  return message.success && message.data.type === "moved" ? message.data.room : null;
};

function foldMatch(socket: TestSocket, from = emptyMatchState) {
  return socket.received
    .flatMap((text) => MatchServerMessage.safeParse(json(text)).data ?? [])
    .reduce(applyMatchMessage, from);
}
function foldChat(socket: TestSocket) {
  return socket.received
    .flatMap((text) => ChatServerMessage.safeParse(json(text)).data ?? [])
    .reduce(applyChatMessage, emptyChatState);
}

export function describeRoomShards(
  name: string,
  open: (vars: Record<string, string>) => Promise<RoomHarness>,
) {
  describe(`shards on ${name}`, () => {
    let edge: StandInEdge;
    let host: RoomHarness;
    /** Each test has a match of its own. */
    let matchId = 800;

    beforeAll(async () => {
      edge = await startStandInEdge(SECRET);
      host = await open({ REALTIME_SECRET: SECRET, EDGE_URL: edge.url, ROOM_READERS: String(ROOM_READERS) });
    });
    afterAll(async () => {
      await host?.close();
      await edge?.close();
    });

    const nextMatch = () => {
      matchId += 1;
      edge.put(inPlay(matchId, 0));
      return matchId;
    };

    async function publish(detail: MatchDetail) {
      edge.put(detail);
      const path = "/parties/hub/main";
      const body = JSON.stringify(edge.changeSet(detail.match.id));
      const header = await signRequest(
        SECRET,
        { method: "POST", path, body },
        Date.now(),
        crypto.randomUUID(),
      );
      const response = await host.request(path, {
        method: "POST",
        headers: { [SIGNATURE_HEADER]: header },
        body,
      });
      expect(response.status).toBe(200);
    }

    /** Connects as a page does: to the room, and then to its assigned shard. */
    async function visit(room: string, query = "", writer: Writer | null = null) {
      const search = `?v=2${query}`;
      const write = async (socket: TestSocket) => {
        if (writer) await showTicket(socket, await ticketFor(SECRET, writer, matchId));
        return socket;
      };
      const first = await host.connect(`/parties/${room}${search}`);
      const place = await first.waitFor(
        (text) => movedTo(text) ?? (/"snapshot"|"resumed"/.test(text) ? room : null),
      );
      if (place === room) return { socket: await write(first), place };
      return { socket: await write(await host.connect(`/parties/${place}${search}`)), place };
    }
    const goals = ({ socket }: { socket: TestSocket }, wanted: number) =>
      socket.waitFor(() => (foldMatch(socket).detail?.match.score.home.goals === wanted ? true : null));

    it("[SHARD-1] [SHARD-5] readers beyond the room's places are sent to shards, one after the other", async () => {
      const room = `match/${nextMatch()}`;
      const places = [];
      for (let at = 0; at < 5; at += 1) places.push((await visit(room)).place);
      expect(places).toEqual([room, room, `${room}~1`, `${room}~1`, `${room}~2`]);
    });

    it("[SHARD-2] all hear the same news with the same places, and one can go from shard to room and back", async () => {
      const room = `match/${nextMatch()}`;
      const readers = [
        await visit(room),
        await visit(room),
        await visit(room),
        await visit(room),
        await visit(room),
      ];
      for (const reader of readers) await goals(reader, 0);
      await publish(inPlay(matchId, 1));
      await publish(inPlay(matchId, 2));
      for (const reader of readers) await goals(reader, 2);
      const states = readers.map(({ socket }) => foldMatch(socket));
      expect(new Set(states.map((state) => state.position && formatPosition(state.position))).size).toBe(1);
      for (const state of states) expect(state.sync).toBe("synced");
      const { socket, place } = readers[4] as (typeof readers)[0];
      expect(place).toBe(`${room}~2`);
      const { position } = foldMatch(socket);
      readers[0]?.socket.close();
      await publish(inPlay(matchId, 3));
      await goals(readers[1] as (typeof readers)[0], 3);
      const since = position ? `&since=${formatPosition(position)}` : "";
      await expect
        .poll(async () => {
          const back = await host.connect(`/parties/${room}?v=2${since}`);
          const reply = await back.waitFor((text) =>
            /"resumed"|"moved"|"match-changed"/.test(text) ? text : null,
          );
          if (reply.includes("moved")) return "moved";
          await back.waitFor((text) => (text.includes('"resumed"') ? true : null));
          return foldMatch(back, { ...foldMatch(socket), sync: "waiting", position }).detail?.match.score.home
            .goals;
        })
        .toBe(3);
    });

    it("[SHARD-3] the chat is one: what is written anywhere is read everywhere, and answered where it was written", async () => {
      const room = `match/${nextMatch()}`;
      const writers = [1, 2, 3, 4, 5].map((id) => aWriter({ id, nick_name: `N${id}` }));
      const pages = [];
      for (const writer of writers) pages.push(await visit(room, "&chat=1", writer));
      for (const { socket } of pages)
        await socket.waitFor(() => (foldChat(socket).sync === "synced" ? true : null));
      for (const [at, { socket }] of pages.entries()) {
        const text = `tin ${at}`;
        socket.send(JSON.stringify({ type: "chat-send", client_id: `message-${at}`, text, reply_to: null }));
        await socket.waitFor((reply) => (reply.includes(`"client_id":"message-${at}"`) ? true : null));
      }
      for (const { socket } of pages) {
        await socket.waitFor(() => (foldChat(socket).messages.length === 5 ? true : null));
        expect(foldChat(socket).messages.map((one) => one.author.id)).toEqual([1, 2, 3, 4, 5]);
      }
      const last = pages[4]?.socket as TestSocket;
      last.send(JSON.stringify({ type: "chat-send", client_id: "message-6", text: "nữa", reply_to: null }));
      const refused = await last.waitFor((reply) => (reply.includes("message-6") ? reply : null));
      expect(JSON.parse(refused)).toMatchObject({ type: "chat-refused", code: "chat_cooling_down" });
      last.send('{"type":"chat-send"}');
      await last.waitFor((reply) => (reply.includes("message_malformed") ? true : null));
    });

    it("[SHARD-6] viewers are counted in all of them", async () => {
      const room = `match/${nextMatch()}`;
      const pages = [];
      for (let at = 0; at < 4; at += 1) pages.push(await visit(room, "&chat=1"));
      const { socket } = pages[3] as (typeof pages)[0];
      await socket.waitFor(() => (foldChat(socket).viewers === 4 ? true : null));
    });

    it("[SHARD-2] a list room has shards too", async () => {
      const id = nextMatch();
      const places = [];
      for (let at = 0; at < 3; at += 1) places.push(await visit("live/0"));
      const { socket, place } = places[2] as (typeof places)[0];
      expect(place).toBe("live/0~1");
      await socket.waitFor((text) => (text.includes('"snapshot"') ? true : null));
      await publish(inPlay(id, 4));
      await socket.waitFor((text) =>
        text.includes("rows-changed") && text.includes('"goals":4') ? true : null,
      );
    });

    it("[SHARD-7] prices come to a shard as to a room", async () => {
      const room = `match/${nextMatch()}`;
      await visit(room);
      await visit(room);
      const { socket, place } = await visit(room, `&topic=${MATCH_ODDS_TOPIC}`);
      expect(place).toBe(`${room}~1`);
      await socket.waitFor((text) => (text.includes("odds-snapshot") ? true : null));
    });

    it("[SHARD-4] after a kill everybody who comes back ends in the exact state", async () => {
      const room = `match/${nextMatch()}`;
      for (let at = 0; at < 3; at += 1) await goals(await visit(room), 0);
      await host.restart(async () => edge.put(inPlay(matchId, 5)));
      for (let at = 0; at < 5; at += 1) await goals(await visit(room), 5);
    });

    it("[SHARD-4] rooms and shards that left memory go on for those who stayed", async ({ skip }) => {
      if (!host.hibernate) return skip("this host cannot be made to throw memory away");
      const room = `match/${nextMatch()}`;
      const readers = [await visit(room), await visit(room), await visit(room)];
      for (const reader of readers) await goals(reader, 0);
      await host.hibernate();
      await publish(inPlay(matchId, 1));
      for (const reader of readers) await goals(reader, 1);
    });
  });
}
