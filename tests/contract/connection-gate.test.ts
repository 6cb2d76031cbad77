import { describe, expect, it } from "vitest";
import { errorCode, inPlay, match, ROOM_HOSTS, useRooms } from "./room-suite.ts";

/**
 * SPEC.md's promises about rooms that are not needed and about IP addresses with too many requests, on every host of
 * rooms.
 */

describe.each(ROOM_HOSTS)("the door of rooms on %s", (_name, open) => {
  const rooms = useRooms(open);
  const { connect, get, nextId } = rooms;

  it("[MATCH-3] a match that the site says nothing of has a snapshot without detail", async () => {
    rooms.edge.answersDetails = false;
    const socket = await connect(`/parties/match/${nextId()}?v=2`);
    const state = await match.until(socket, (known) => known.sync === "synced");
    rooms.edge.answersDetails = true;
    expect(state.detail).toBeNull();
    socket.close();
  });

  it("[MATCH-11] made-up match ids are refused: no room, no file, and one question each", async () => {
    const files = await rooms.host.roomFiles();
    const ids = Array.from({ length: 50 }, () => 1_000_000 + nextId());
    const turnedAway = async (id: number) => {
      const socket = await connect(`/parties/match/${id}?v=2`);
      expect(await socket.waitFor(errorCode)).toBe("match_not_found");
      expect(await socket.closed).toEqual({ code: 4404, reason: "match_not_found" });
    };
    // A few at once: a host that waits longer than two seconds for the site opens the room.
    for (let at = 0; at < ids.length; at += 5) await Promise.all(ids.slice(at, at + 5).map(turnedAway));
    // As a page that reconnects, within ten seconds of the first time.
    await Promise.all(ids.slice(-10).map(turnedAway));
    for (const name of [ids.at(-1), `${ids.at(-1)}~1`, "nonsense", "0"])
      expect((await get(`/parties/match/${name}`)).status).toBe(404);
    for (const name of ["nonsense", "7"]) expect((await get(`/parties/live/${name}`)).status).toBe(404);
    expect((await get("/parties/hub/other")).status).toBe(404);
    for (const below of ["/parties/hub/main/x", "/parties/live/0/x"])
      expect((await get(below)).status).toBe(404);
    const unsigned = { method: "POST", headers: {}, body: "{}" };
    expect((await rooms.host.request(`/parties/match/${ids.at(-1)}`, unsigned)).status).toBe(401);
    expect(rooms.edge.detailCalls.filter((id) => id >= 1_000_000)).toHaveLength(50);
    // The previous test's room may be written meanwhile.
    expect((await rooms.host.roomFiles()) - files).toBeLessThanOrEqual(1);
  });

  it("[HOST-25] [HOST-26] an address names thirty unknown matches a minute and opens 600 sockets; others go on", async () => {
    const from = (last: number) => ({ "cf-connecting-ip": `203.0.113.${last}` });
    const refusal = async (path: string, headers: Record<string, string>) => {
      const socket = await connect(path, headers);
      return socket.waitFor((text) => errorCode(text) ?? (text.includes('"snapshot"') ? "let in" : null));
    };
    const madeUp = () => `/parties/match/${2_000_000 + nextId()}?v=2`;
    for (let attempt = 0; attempt < 30; attempt += 1)
      expect(await refusal(madeUp(), from(1))).toBe("match_not_found");
    // Rooms of other tests of this host may renew their details meanwhile.
    const callsOfMadeUp = () => rooms.edge.detailCalls.filter((id) => id >= 2_000_000);
    expect(callsOfMadeUp()).toHaveLength(30);
    expect(await refusal(madeUp(), from(1))).toBe("too_many_requests");
    expect(callsOfMadeUp()).toHaveLength(30);
    expect(await refusal(madeUp(), from(2))).toBe("match_not_found");
    expect(await refusal("/parties/live/0?v=2", from(1))).toBe("let in");
    await Promise.all(Array.from({ length: 600 }, () => refusal("/parties/live/7?v=2", from(3))));
    expect(await refusal("/parties/live/0?v=2", from(3))).toBe("too_many_requests");
    expect(await refusal("/parties/live/0?v=2", from(4))).toBe("let in");
    await expect.poll(() => rooms.host.log()).toMatch(/"kind":"limit_reached".*"of":"sockets a minute"/);
    expect(rooms.host.log()).not.toContain("203.0.113.");
  });

  it("[HOST-24] an address has 200 sockets in a room; one more waits until another has gone, and others come in", async () => {
    const id = nextId();
    rooms.edge.put(inPlay(id, 0));
    const path = `/parties/match/${id}?v=2`;
    const [home, other] = [
      { "cf-connecting-ip": "2001:db8:7:7::1" },
      { "cf-connecting-ip": "2001:db8:7:8::1" },
    ];
    const letIn = async (headers?: Record<string, string>) => {
      const socket = await connect(path, headers);
      await match.until(socket, (state) => state.sync === "synced");
      return socket;
    };
    const sockets = await Promise.all(Array.from({ length: 200 }, () => letIn(home)));
    if (rooms.host.hibernate) await rooms.host.hibernate();
    const extra = await connect(path, { "cf-connecting-ip": "2001:db8:7:7:ffff::2" });
    expect(await extra.waitFor(errorCode)).toBe("too_many_requests");
    expect(extra.received.some((text) => text.includes('"snapshot"'))).toBe(false);
    const [one, another] = [await letIn(other), await letIn()];
    sockets[0]?.close();
    await expect
      .poll(async () => {
        const again = await connect(path, home);
        return again.waitFor((text) => errorCode(text) ?? (text.includes('"snapshot"') ? "let in" : null));
      })
      .toBe("let in");
    for (const socket of [...sockets, extra, one, another]) socket.close();
  });
});
