import { describe, expect, it } from "vitest";
import type { Odds } from "#shared/odds/index.ts";
import { listOddsTopic, MATCH_ODDS_TOPIC, type OddsClientState } from "#shared/room/index.ts";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import { inPlay, odds, positionOf, ROOM_HOSTS, SECRET, typesIn, useRooms } from "./room-suite.ts";

/** The suite's tests of topics: prices over the sockets of the rooms, on every host. */

/** One company's handicap prices of a match, set now. */
function priceOf(match: number, home: number, company = 1): Odds {
  const row = someOdds({ home, at: Math.floor(Date.now() / 1000) }, company);
  return { ...row, match_id: match as Odds["match_id"] };
}

const homeOf = (state: OddsClientState, match: number, company = 1): number | null => {
  const row = state.rows.get(`${match}.${company}.asian_handicap.full`);
  return row?.market === "asian_handicap" ? (row.inplay?.home ?? null) : null;
};
const matchPath = (id: number, since = "") => `/parties/match/${id}?v=2&topic=${MATCH_ODDS_TOPIC}${since}`;

describe.each(ROOM_HOSTS)("topics of rooms on %s", (_name, open) => {
  const rooms = useRooms(open);
  const { connect, push } = rooms;
  const nextId = () => {
    const id = rooms.nextId();
    rooms.edge.put(inPlay(id, 0));
    return id;
  };

  it("[ODDS-1] [ODDS-3] a follower gets the snapshot and then the changes, other clients get nothing", async () => {
    const id = nextId();
    rooms.edge.price(priceOf(id, 1.9));
    const other = await connect(`/parties/match/${id}?v=2`);
    const follower = await connect(matchPath(id));
    await odds.until(follower, (state) => homeOf(state, id) === 1.9);
    rooms.edge.price(priceOf(id, 1.8), Date.now() + 500);
    await push(id);
    const state = await odds.until(follower, (known) => homeOf(known, id) === 1.8);
    expect(state.sync).toBe("synced");
    expect(typesIn(follower)).toContain("odds-changed");
    expect(typesIn(other).filter((type) => type.startsWith("odds"))).toEqual([]);
    follower.close();
    other.close();
  });

  it("[ODDS-5] a stored price shows by itself when its moment comes", async () => {
    const id = nextId();
    rooms.edge.price(priceOf(id, 1.9));
    const moment = Date.now() + 1_500;
    rooms.edge.price(priceOf(id, 1.7), moment);
    const follower = await connect(matchPath(id));
    await odds.until(follower, (state) => homeOf(state, id) === 1.7);
    expect(Date.now() - moment).toBeLessThan(1_000);
    follower.close();
  });

  it("[HUB-11] [ODDS-5] prices that were pushed reach the room of their match and the list", async () => {
    const id = nextId();
    rooms.edge.price(priceOf(id, 1.9, 7));
    const list = await connect(`/parties/live/0?v=2&topic=${listOddsTopic(7)}`);
    const best = await connect(`/parties/live/0?v=2&topic=${listOddsTopic(null)}`);
    const room = await connect(matchPath(id));
    await odds.until(list, (state) => homeOf(state, id, 7) === 1.9);
    await odds.until(best, (state) => homeOf(state, id, 7) === 1.9);
    await odds.until(room, (state) => homeOf(state, id, 7) === 1.9);
    rooms.edge.price(priceOf(id, 1.6, 7));
    const pushedAt = Date.now();
    await push(id);
    for (const socket of [list, best, room])
      await odds.until(socket, (state) => homeOf(state, id, 7) === 1.6);
    // At most a second between two pulls, and the transport time.
    expect(Date.now() - pushedAt).toBeLessThan(2_000);
    expect(rooms.edge.oddsCalls.join()).toContain("company_id=7");
    for (const socket of [list, best, room]) socket.close();
  });

  it("[ODDS-2] a follower that comes back gets exactly what it missed", async () => {
    const id = nextId();
    rooms.edge.price(priceOf(id, 1.9));
    const first = await connect(matchPath(id));
    const before = await odds.until(first, (state) => homeOf(state, id) === 1.9);
    const witness = await connect(matchPath(id));
    first.close();
    rooms.edge.price(priceOf(id, 1.5));
    await push(id);
    await odds.until(witness, (state) => homeOf(state, id) === 1.5);
    const second = await connect(matchPath(id, `&topic_since=${positionOf(before)}`));
    await second.waitFor((text) => odds.read(text)?.type === "odds-resumed");
    expect(typesIn(second).filter((type) => type.startsWith("odds"))).toEqual([
      "odds-changed",
      "odds-resumed",
    ]);
    expect(odds.fold(second, { ...before, sync: "waiting" }).rows).toEqual(odds.fold(witness).rows);
    second.close();
    witness.close();
  });

  it("[ODDS-4] a topic that there is not is refused with a code, and the connection goes on", async () => {
    const id = nextId();
    for (const topic of ["weather", listOddsTopic(7)]) {
      const socket = await connect(`/parties/match/${id}?v=2&topic=${topic}`);
      await socket.waitFor((text) => text.includes('"data_not_found"'));
      socket.send("ping");
      await socket.waitFor((text) => text === "pong");
      expect(typesIn(socket)).toContain("snapshot");
      socket.close();
    }
  });

  it("[ODDS-5] nothing is asked for when nobody follows", async () => {
    const id = nextId();
    rooms.edge.price(priceOf(id, 1.9));
    const follower = await connect(matchPath(id));
    await odds.until(follower, (state) => homeOf(state, id) === 1.9);
    follower.close();
    const other = await connect(`/parties/match/${id}?v=2`);
    const oddsRequests = () => rooms.edge.oddsCalls.filter((path) => path.includes(`match_id=${id}`)).length;
    const before = oddsRequests();
    await push(id);
    // The touch has arrived before this push: by then the alarm has fired and found no client.
    rooms.edge.put(inPlay(id, 0, { updated_at: 1 }));
    await push(id);
    await other.waitFor((text) => text.includes("match-changed"));
    expect(oddsRequests() - before).toBeLessThanOrEqual(1);
    other.close();
  });

  it("[ODDS-8] a room that was evicted while its followers stayed goes on with a snapshot", async (context) => {
    if (!rooms.host.hibernate) return context.skip("this host cannot be made to hibernate from outside");
    const id = nextId();
    rooms.edge.price(priceOf(id, 1.9));
    const follower = await connect(matchPath(id));
    const { position } = await odds.until(follower, (state) => homeOf(state, id) === 1.9);
    await rooms.host.hibernate();
    rooms.edge.price(priceOf(id, 1.4));
    await push(id);
    const state = await odds.until(follower, (known) => homeOf(known, id) === 1.4);
    expect(state.sync).toBe("synced");
    expect(state.position?.epoch).not.toBe(position?.epoch);
    follower.close();
  });

  it("[ODDS-8] after kill -9 followers come back to the source's prices by a snapshot, the room's history goes on", async () => {
    const id = nextId();
    rooms.edge.price(priceOf(id, 1.9));
    const first = await connect(matchPath(id));
    const before = await odds.until(first, (state) => homeOf(state, id) === 1.9);
    await rooms.host.restart(async () => rooms.edge.price(priceOf(id, 1.3)));
    const second = await connect(matchPath(id, `&topic_since=${positionOf(before)}`));
    const after = await odds.until(second, (state) => homeOf(state, id) === 1.3, {
      ...before,
      sync: "waiting",
    });
    expect(after.sync).toBe("synced");
    expect(typesIn(second)).toContain("odds-snapshot");
    second.close();
  });

  it("[ODDS-4] a site that hides betting gives no topic, and asks for no price", async () => {
    const hiding = await open({ REALTIME_SECRET: SECRET, EDGE_URL: rooms.edge.url, BETTING: "hidden" });
    try {
      const id = nextId();
      rooms.edge.price(priceOf(id, 1.9));
      const before = rooms.edge.oddsCalls.length;
      for (const path of [matchPath(id), `/parties/live/0?v=2&topic=${listOddsTopic(null)}`]) {
        const socket = await hiding.connect(path);
        await socket.waitFor((text) => text.includes('"betting_hidden"'));
        expect(typesIn(socket)).toContain("snapshot");
        expect(socket.received.join("")).not.toContain("Company");
        socket.close();
      }
      expect(rooms.edge.oddsCalls).toHaveLength(before);
    } finally {
      await hiding.close();
    }
  });
});
