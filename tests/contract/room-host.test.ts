import { once } from "node:events";
import type { Socket } from "node:net";
import { beforeAll, describe, expect, it } from "vitest";
import { isLive } from "#shared/match/index.ts";
import { formatPosition, SIGNATURE_HEADER } from "#shared/room/index.ts";
import { aMatch } from "#tests/support/builders/match-builders.ts";
import { signatureHeaders } from "#tests/support/realtime/signed-post.ts";
import {
  errorCode,
  goalsOf,
  inPlay,
  live,
  match,
  positionOf,
  ROOM_HOSTS,
  statusAndCode,
  untilViewers,
  useRooms,
  WRONG_SECRET,
} from "./room-suite.ts";

/** One suite for every host of rooms: SPEC.md's promises, tested from outside. */

const masked = (...bytes: number[]) => Uint8Array.of(...bytes, 0, 0, 0, 0);

/**
 * Ends of a WebSocket without a close frame. RFC 6455, section 5.2: opcode 3 and the bits RSV1 to RSV3 are reserved;
 * the longest length has 63 bits.
 */
const SOCKET_ENDINGS: readonly (readonly [name: string, end: (socket: Socket) => void])[] = [
  ["a frame with a reserved opcode", (socket) => socket.write(masked(0x83, 0x80))],
  ["a frame with reserved bits", (socket) => socket.write(masked(0xf1, 0x80))],
  [
    "a header that announces a huge frame",
    (socket) => socket.write(masked(0x81, 0xff, 0x0f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff)),
  ],
  ["a reset", (socket) => socket.resetAndDestroy()],
  ["an end of the stream", (socket) => socket.end()],
];

describe.each(ROOM_HOSTS)("rooms on %s", (_name, open) => {
  const rooms = useRooms(open);
  const { connect, get, nextId, post, publish, push } = rooms;
  beforeAll(() => rooms.edge.put(inPlay(1, 0)));

  it("[HUB-8] the hub returns its status, and [LIVE-4] a list room that wakes empty gets the rows in play", async () => {
    const response = await get("/parties/hub/main");
    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject({ data: { hub: { source: "changes" } } });
    const socket = await connect("/parties/live/0?v=2");
    const state = await live.until(socket, (known) => goalsOf(known, 1) === 0);
    expect(state.sync).toBe("synced");
    socket.close();
  });

  it("[HUB-1] [LIVE-2] [MATCH-2] a signed push reaches list and match room as the difference", async () => {
    const id = nextId();
    await publish(inPlay(id, 1));
    const list = await connect("/parties/live/0?v=2");
    const room = await connect(`/parties/match/${id}?v=2`);
    await live.until(list, (state) => goalsOf(state, id) === 1);
    await match.until(room, (state) => state.detail?.incidents.length === 1);
    await publish(inPlay(id, 2));
    const rows = await list.waitFor((text) => {
      const message = live.read(text);
      const patch = message?.type === "rows-changed" && message.patches.find((one) => one.id === id);
      return patch ? patch.patch : null;
    });
    expect(rows).toEqual({ score: { home: { goals: 2 } } });
    const state = await match.until(room, (known) => known.detail?.incidents.length === 2);
    expect(state.detail).toEqual(inPlay(id, 2));
    list.close();
    room.close();
  });

  it("[FRESH-1] a change says when the source knew, when the hub took it and when each room sent it", async () => {
    const id = nextId();
    await publish(inPlay(id, 1));
    const list = await connect("/parties/live/0?v=2");
    const room = await connect(`/parties/match/${id}?v=2`);
    await live.until(list, (state) => goalsOf(state, id) === 1);
    await match.until(room, (state) => state.detail?.incidents.length === 1);
    // A room that was still polling may know a goal before the hub sends it: that change has no hub timestamp.
    for (let goals = 2; goals < 7; goals += 1) {
      const from = Date.now();
      await publish(inPlay(id, goals));
      const changes = [
        await list.waitFor((text) => {
          const message = live.read(text);
          const patch = message?.type === "rows-changed" && message.patches.find((one) => one.id === id);
          return patch && patch.patch.score?.home?.goals === goals ? message : null;
        }),
        await room.waitFor((text) => {
          const message = match.read(text);
          return message?.type === "match-changed" && message.patch?.score?.home?.goals === goals
            ? message
            : null;
        }),
      ];
      const allStamped = changes.every(({ edge_at_ms }) => edge_at_ms !== undefined);
      if (!allStamped && goals < 6) continue;
      for (const { at_ms, edge_at_ms = 0, sent_at_ms } of changes) {
        const moments = [from, at_ms, edge_at_ms, sent_at_ms, Date.now()];
        expect(moments).toEqual(moments.toSorted((one, other) => one - other));
      }
      break;
    }
    list.close();
    room.close();
  });

  it("[HUB-5] a stored row shows by itself when its moment comes", async () => {
    const id = nextId();
    await publish(inPlay(id, 0));
    const socket = await connect("/parties/live/0?v=2");
    await live.until(socket, (state) => goalsOf(state, id) === 0);
    const moment = Date.now() + 1_200;
    rooms.edge.put(inPlay(id, 1), moment);
    // Any push notifies the hub of the next change time, as an import with a stored timeline does.
    await publish(inPlay(nextId(), 0));
    await live.until(socket, (state) => goalsOf(state, id) === 1);
    expect(Date.now() - moment).toBeLessThan(1_000);
    expect(rooms.edge.pulls).toBeGreaterThan(0);
    socket.close();
  });

  it("[HOST-2] a client that comes back gets exactly what it missed, then resumed", async () => {
    const id = nextId();
    await publish(inPlay(id, 0));
    const first = await connect("/parties/live/0?v=2");
    const before = await live.until(first, (state) => goalsOf(state, id) === 0);
    first.close();
    await publish(inPlay(id, 1));
    const witness = await connect("/parties/live/0?v=2");
    await live.until(witness, (state) => goalsOf(state, id) === 1);
    const second = await connect(`/parties/live/0?v=2&since=${positionOf(before)}`);
    await second.waitFor((text) => live.read(text)?.type === "resumed");
    const kinds = second.received.map((text) => live.read(text)?.type);
    expect(kinds).not.toContain("snapshot");
    const after = live.fold(second, { ...before, sync: "waiting" });
    expect(after).toMatchObject({ sync: "synced", position: live.fold(witness).position });
    expect(goalsOf(after, id)).toBe(1);
    second.close();
    witness.close();
  });

  it.each([
    ["of another history", "somewhere-else.3"],
    ["ahead of the room", null],
    ["that is no place", "nonsense"],
    // A host that keeps the URL with the socket has little room for it.
    ["longer than any address", "x".repeat(5_000)],
    ["with a lot of junk behind it", `nonsense.1&utm=${"x".repeat(5_000)}`],
    // A host may name a connection by a client's value, and limit the length of names.
    ["beside a long name", `nonsense.1&_pk=${"x".repeat(300)}`],
  ])("[HOST-3] a since %s is answered with a snapshot", async (_what, given) => {
    const probe = await connect("/parties/live/0?v=2");
    const { position } = await live.until(probe, (state) => state.position !== null);
    const since = given ?? formatPosition({ epoch: position?.epoch ?? "", seq: 1_000_000 });
    const socket = await connect(`/parties/live/0?v=2&since=${since}`);
    expect(await socket.waitFor((text) => live.read(text)?.type ?? null)).toBe("snapshot");
    probe.close();
    socket.close();
  });

  it("[HOST-6] a ping is answered with a pong", async () => {
    const socket = await connect("/parties/live/0?v=2");
    socket.send("ping");
    expect(await socket.waitFor((text) => (text === "pong" ? text : null))).toBe("pong");
    socket.close();
  });

  it("[HOST-7] an invalid message gets an error code, is never echoed, and the fifth closes the connection", async () => {
    const socket = await connect("/parties/live/0?v=2");
    await live.until(socket, (state) => state.sync === "synced");
    const nonsense = ["{", '{"type":"say","text":"hello"}', "x".repeat(5_000), "[]", "secret-words"];
    for (const text of nonsense) socket.send(text);
    expect(await socket.closed).toEqual({ code: 4400, reason: "message_malformed" });
    expect(socket.received.filter((text) => errorCode(text) === "message_malformed")).toHaveLength(5);
    expect(socket.received.join("")).not.toContain("secret-words");
  });

  it.each([
    ["[HOST-4]", "an old protocol version", "/parties/live/0?v=1", "protocol_unsupported", 4426],
    ["[HOST-4]", "a missing protocol version", "/parties/match/1", "protocol_unsupported", 4426],
    ["[LIVE-6]", "a list room that is no shard", "/parties/live/7?v=2", "route_not_found", 4404],
    ["[MATCH-4]", "a match room that is no id", "/parties/match/abc?v=2", "match_not_found", 4404],
    ["[MATCH-4]", "a match room of id 0", "/parties/match/0?v=2", "match_not_found", 4404],
    ["[HUB-8]", "a socket to the hub", "/parties/hub/main?v=2", "route_not_found", 4404],
  ])("%s %s is refused with its code", async (_rule, _what, path, reason, code) => {
    const socket = await connect(path);
    expect(await socket.waitFor(errorCode)).toBe(reason);
    expect(await socket.closed).toEqual({ code, reason });
  });

  describe("a connection that ends without a close frame", () => {
    // In parallel: each waits six seconds for two viewer counts.
    it.concurrent.each(SOCKET_ENDINGS)("[HOST-20] is counted out once: %s", async (_name, end) => {
      const id = nextId();
      rooms.edge.put(inPlay(id, 0));
      const path = `/parties/match/${id}?v=2&chat=1`;
      const stays = await connect(path);
      const broken = await rooms.host.connectRaw(path);
      const other = await connect(path);
      await untilViewers(stays, 3);
      end(broken);
      await untilViewers(stays, 2);
      other.close();
      await untilViewers(stays, 1);
      broken.destroy();
      stays.close();
    });
  });

  it("[HOST-21] frames beyond the limit close the connection, whatever they hold, and others still join", async () => {
    const path = "/parties/live/0?v=2";
    const frames = rooms.host.answersPings === "room" ? ["heard 1", "ping"] : ["heard 1"];
    for (const frame of frames) {
      const flooding = await Promise.all(Array.from({ length: 5 }, () => connect(path)));
      for (const socket of flooding) for (let sent = 0; sent < 2_000; sent += 1) socket.send(frame);
      const began = performance.now();
      const reader = await connect(path);
      await reader.waitFor((text) => text.includes('"snapshot"'));
      expect(performance.now() - began, "milliseconds to join").toBeLessThan(5_000);
      for (const socket of flooding) expect((await socket.closed).code).toBe(4429);
      reader.close();
    }
  });

  it("[HUB-2] a post without a signature by the secret is refused", async () => {
    const changes = rooms.edge.changeSet(1);
    for (const path of ["/parties/hub/main", "/parties/live/0", "/parties/match/1"]) {
      const { response } = await post(path, changes, WRONG_SECRET);
      expect(response.status).toBe(401);
      expect(response.headers.get("content-type")).toBe("application/problem+json");
      expect(await response.json()).toMatchObject({ code: "signature_invalid" });
      const headers = { [SIGNATURE_HEADER]: "none" };
      const body = JSON.stringify(changes);
      expect((await rooms.host.request(path, { method: "POST", headers, body })).status).toBe(401);
    }
    // One log line for several: they are of one caller within a minute.
    await expect
      .poll(() => rooms.host.log())
      .toMatch(/"kind":"signature_refused","caller":null,"room":"hub\/main"/);
  });

  it("[HOST-13] a body is not read before its sender is known", async () => {
    const wrong = await signatureHeaders(WRONG_SECRET, { path: "/parties/hub/main", body: "{}" });
    for (const header of [wrong[SIGNATURE_HEADER], "any"]) {
      const socket = await rooms.host.connectBytes();
      socket.write(
        [
          "POST /parties/hub/main HTTP/1.1",
          "Host: rooms",
          `${SIGNATURE_HEADER}: ${header}`,
          "Content-Length: 8000000",
          "",
          "the first bytes of many",
        ].join("\r\n"),
      );
      const [answer] = (await once(socket, "data")) as [Buffer];
      expect(answer.toString("latin1")).toMatch(/^HTTP\/1\.1 401 /);
      socket.destroy();
    }
  });

  it("[HUB-3] a recorded push is refused, also after a restart", async () => {
    const { sendAgain } = await push(1);
    const replayed = { status: 409, code: "request_replayed" };
    expect(await statusAndCode(await sendAgain())).toEqual(replayed);
    await rooms.host.restart();
    expect(await statusAndCode(await sendAgain())).toEqual(replayed);
  });

  it("[HUB-4] a change set of the wrong shape is refused by field, and nothing of it is taken", async () => {
    const { response } = await post("/parties/hub/main", { as_of_ms: "now", details: [] });
    expect(await statusAndCode(response)).toEqual({ status: 400, code: "validation_failed" });
  });

  it("[HOST-8] after kill -9 in the middle of a match, clients come back to origin's exact state", async () => {
    const id = nextId();
    await publish(inPlay(id, 1));
    const list = await connect("/parties/live/0?v=2");
    const room = await connect(`/parties/match/${id}?v=2`);
    const listBefore = await live.until(list, (state) => goalsOf(state, id) === 1);
    const roomBefore = await match.until(room, (state) => state.detail?.incidents.length === 1);
    const ended = {
      ...inPlay(id, 3),
      stats: [{ kind: "shots", period: "full" as const, home: 9, away: 2 }],
    };
    await rooms.host.restart(async () => rooms.edge.put(ended));
    const listAgain = await connect(`/parties/live/0?v=2&since=${positionOf(listBefore)}`);
    const roomAgain = await connect(`/parties/match/${id}?v=2&since=${positionOf(roomBefore)}`);
    // Missed events come first and `resumed` after them: only then does a client know that it has them all.
    const waiting = { sync: "waiting" } as const;
    await live.until(listAgain, (state) => state.sync === "synced" && goalsOf(state, id) === 3, {
      ...listBefore,
      ...waiting,
    });
    const roomAfter = await match.until(
      roomAgain,
      (state) => state.sync === "synced" && state.detail?.incidents.length === 3,
      { ...roomBefore, ...waiting },
    );
    expect(roomAfter.detail).toEqual(ended);
    // The history continued: no snapshot was needed.
    const received = [...listAgain.received, ...roomAgain.received];
    expect(received.some((text) => text.includes('"snapshot"'))).toBe(false);
    listAgain.close();
    roomAgain.close();
  });

  it("[HOST-9] a room that was evicted while its peers stayed still reaches them", async (context) => {
    if (!rooms.host.hibernate) return context.skip("this host cannot be made to hibernate from outside");
    const id = nextId();
    await publish(inPlay(id, 0));
    const socket = await connect("/parties/live/0?v=2");
    await live.until(socket, (state) => goalsOf(state, id) === 0);
    await rooms.host.hibernate();
    await publish(inPlay(id, 1));
    expect((await live.until(socket, (state) => goalsOf(state, id) === 1)).sync).toBe("synced");
    socket.close();
  });

  it("[HUB-7] without feed/changes upstream the list of matches in play is polled, and the end is noticed", async () => {
    const id = nextId();
    rooms.edge.hasHubCalls = false;
    rooms.edge.put(inPlay(id, 1));
    await rooms.host.restart();
    await get("/parties/hub/main");
    const socket = await connect("/parties/live/0?v=2");
    const room = await connect(`/parties/match/${id}?v=2`);
    await live.until(socket, (state) => goalsOf(state, id) === 1);
    await match.until(room, (state) => state.detail?.incidents.length === 1);
    rooms.edge.put({ ...inPlay(id, 2, { status: "ended" }) });
    const state = await live.until(socket, (known) => goalsOf(known, id) === 2);
    expect(isLive(state.matches.get(aMatch({ id }).id)?.status ?? "first_half")).toBe(false);
    await match.until(room, (known) => known.detail?.incidents.length === 2);
    rooms.edge.hasHubCalls = true;
    socket.close();
    room.close();
  });
});
