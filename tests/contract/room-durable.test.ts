import { describe, expect, it } from "vitest";
import { aDetail, aMatch } from "#tests/support/builders/match-builders.ts";
import { startDurable } from "#tests/support/realtime/realtime-durable.ts";
import { useRooms } from "./room-suite.ts";

/** Faults that only rooms on Durable Objects can have; the suite of all hosts is in room-rooms.host.test.ts. */

const GET = { method: "GET", headers: {}, body: "" };

describe("rooms as Durable Objects", () => {
  const rooms = useRooms(startDurable);
  const { connect, get, push } = rooms;

  it("[HOST-14] [MATCH-8] a name that a visitor made up leaves nothing on disk", async () => {
    const files = await rooms.host.roomFiles();
    for (const name of ["nonsense", "4242", "%00"]) await rooms.host.request(`/parties/match/${name}`, GET);
    const unknown = await connect("/parties/match/4243?v=2");
    await unknown.closed;
    expect(await rooms.host.roomFiles()).toBe(files);
    // While the site does not answer, a room is opened for any id.
    rooms.edge.answersDetails = false;
    const socket = await connect("/parties/match/4244?v=2");
    await socket.waitFor((text) => text.includes('"snapshot"'));
    rooms.edge.answersDetails = true;
    socket.close();
    expect(await rooms.host.storedKeys("MatchRoom")).toEqual([]);
    await push(1);
    expect(await rooms.host.storedKeys("HubRoom")).not.toEqual([]);
  });

  it("[HOST-14] an alarm wakes its room after kill -9, under its name and with nobody asking", async () => {
    const id = aMatch({ id: 7 }).id;
    rooms.edge.put(aDetail({ match: aMatch({ id: 7, status: "first_half" }) }));
    rooms.edge.put(aDetail({ match: aMatch({ id: 7, status: "second_half" }) }), Date.now() + 1_000);
    await push(id);
    let before = 0;
    await rooms.host.restart(async () => {
      before = rooms.edge.pulls;
    });
    await expect.poll(() => rooms.edge.pulls, { timeout: 5_000 }).toBeGreaterThan(before);
  });

  it("[HOST-6] a ping is answered with a pong while the room is out of memory, and leaves it there", async () => {
    const socket = await connect("/parties/live/0?v=2");
    await socket.waitFor((text) => text.includes('"snapshot"'));
    expect(await rooms.host.evict("LiveRoom")).toBeGreaterThan(0);
    socket.send("ping");
    await socket.waitFor((text) => text === "pong");
    expect(await rooms.host.evict("LiveRoom")).toBe(0);
    socket.send("nonsense");
    await socket.waitFor((text) => text.includes("message_malformed"));
    expect(await rooms.host.evict("LiveRoom")).toBe(1);
    socket.close();
  });

  it("headers from outside that partyserver would believe are not passed on", async () => {
    rooms.edge.put(aDetail({ match: aMatch({ id: 12 }) }));
    for (const [name, value] of [
      ["x-partykit-props", "no base64, no JSON"],
      ["x-partykit-room", "another"],
    ] as const) {
      const answer = await rooms.host.request("/parties/match/12", { ...GET, headers: { [name]: value } });
      expect({ name, status: answer.status }).toEqual({ name, status: 200 });
    }
  });

  it.each(["/parties/chat/1", "/parties/match", "/parties/match/1/more", "/parties/main/1", "/else"])(
    "%s leads to no room and is answered with a problem",
    async (path) => {
      const answer = await get(path);
      expect(answer.status).toBe(404);
      expect(answer.headers.get("content-type")).toBe("application/problem+json");
      expect(await answer.json()).toMatchObject({ code: "route_not_found" });
    },
  );

  it("says at / that it is up, and nothing of its settings when they are wrong", async () => {
    const front = await get("/");
    expect(await front.json()).toEqual({ data: { parties: ["hub", "live", "match"] } });
    const wrong = await startDurable({ REALTIME_SECRET: "short", EDGE_URL: rooms.edge.url });
    try {
      for (const path of ["/", "/parties/match/1"]) {
        const answer = await wrong.request(path, GET);
        expect(answer.status).toBe(500);
        const text = await answer.text();
        expect(JSON.parse(text)).toMatchObject({ code: "internal" });
        expect(text).not.toMatch(/REALTIME_SECRET|\.ts|at /);
      }
    } finally {
      await wrong.close();
    }
  });
});
