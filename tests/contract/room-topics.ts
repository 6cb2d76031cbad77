import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Odds } from "#shared/odds/index.ts";
import {
  applyOddsMessage,
  emptyOddsState,
  formatPosition,
  listOddsTopic,
  MATCH_ODDS_TOPIC,
  type OddsClientState,
  OddsServerMessage,
  SIGNATURE_HEADER,
  signRequest,
} from "#shared/room/index.ts";
import { aDetail, aMatch } from "#tests/support/builders/match-builders.ts";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import { type StandInEdge, startStandInEdge } from "#tests/support/realtime/realtime-edge.ts";
import type { TestSocket } from "#tests/support/realtime/realtime-socket.ts";
import type { RoomHarness } from "./room-host.ts";

/** The suite's tests of topics: prices over the sockets of the rooms, on every host. */

const SECRET = "contract-suite-secret";

const oddsMessage = (text: string) => {
  const parsed = text.startsWith("{") ? OddsServerMessage.safeParse(JSON.parse(text)) : null;
  return parsed?.success ? parsed.data : null;
};
const typesIn = (socket: TestSocket): string[] =>
  socket.received.flatMap((text) => (text.startsWith("{") ? [String(JSON.parse(text).type)] : []));
const fold = (socket: TestSocket, from: OddsClientState = emptyOddsState): OddsClientState =>
  socket.received
    .flatMap((text) => oddsMessage(text) ?? [])
    .reduce((state, message) => applyOddsMessage(state, message).state, from);

/** Waits until the fold of all received messages of the topic matches. */
const until = (socket: TestSocket, fits: (state: OddsClientState) => boolean, from = emptyOddsState) =>
  socket.waitFor(() => {
    const state = fold(socket, from);
    return fits(state) ? state : null;
  });

/** One company's handicap prices of a match, set now. */
function priceOf(match: number, home: number, company = 1): Odds {
  const row = someOdds({ home, at: Math.floor(Date.now() / 1000) }, company);
  return { ...row, match_id: match as Odds["match_id"] };
}

const homeOf = (state: OddsClientState, match: number, company = 1): number | null => {
  const row = state.rows.get(`${match}.${company}.asian_handicap.full`);
  return row?.market === "asian_handicap" ? (row.inplay?.home ?? null) : null;
};
const inPlay = (id: number, updated_at = 0) =>
  aDetail({ match: aMatch({ id, status: "first_half", updated_at }) });
const matchPath = (id: number, since = "") => `/parties/match/${id}?v=2&topic=${MATCH_ODDS_TOPIC}${since}`;
const sinceOf = ({ position }: OddsClientState) => `&topic_since=${position ? formatPosition(position) : ""}`;

export function describeRoomTopics(
  name: string,
  open: (vars: Record<string, string>) => Promise<RoomHarness>,
) {
  describe(`topics of rooms on ${name}`, () => {
    let edge: StandInEdge;
    let host: RoomHarness;
    let lastId = 500;
    const nextId = () => {
      lastId += 1;
      edge.put(inPlay(lastId));
      return lastId;
    };

    beforeAll(async () => {
      edge = await startStandInEdge(SECRET);
      host = await open({ REALTIME_SECRET: SECRET, EDGE_URL: edge.url });
    });
    afterAll(async () => {
      await host?.close();
      await edge?.close();
    });

    /** Origin pushes a match of which only prices changed. */
    async function push(id: number) {
      const path = "/parties/hub/main";
      const body = JSON.stringify(edge.changeSet(id));
      const signature = await signRequest(
        SECRET,
        { method: "POST", path, body },
        Date.now(),
        crypto.randomUUID(),
      );
      const headers = { "content-type": "application/json", [SIGNATURE_HEADER]: signature };
      expect((await host.request(path, { method: "POST", headers, body })).status).toBe(200);
    }

    it("[ODDS-1] [ODDS-3] a follower gets the snapshot and then the changes, other clients get nothing", async () => {
      const id = nextId();
      edge.price(priceOf(id, 1.9));
      const other = await host.connect(`/parties/match/${id}?v=2`);
      const follower = await host.connect(matchPath(id));
      await until(follower, (state) => homeOf(state, id) === 1.9);
      edge.price(priceOf(id, 1.8), Date.now() + 500);
      await push(id);
      const state = await until(follower, (known) => homeOf(known, id) === 1.8);
      expect(state.sync).toBe("synced");
      expect(typesIn(follower)).toContain("odds-changed");
      expect(typesIn(other).filter((type) => type.startsWith("odds"))).toEqual([]);
      follower.close();
      other.close();
    });

    it("[ODDS-5] a stored price shows by itself when its moment comes", async () => {
      const id = nextId();
      edge.price(priceOf(id, 1.9));
      const moment = Date.now() + 1_500;
      edge.price(priceOf(id, 1.7), moment);
      const follower = await host.connect(matchPath(id));
      await until(follower, (state) => homeOf(state, id) === 1.7);
      expect(Date.now() - moment).toBeLessThan(1_000);
      follower.close();
    });

    it("[HUB-11] [ODDS-5] prices that were pushed reach the room of their match and the list", async () => {
      const id = nextId();
      edge.price(priceOf(id, 1.9, 7));
      const list = await host.connect(`/parties/live/0?v=2&topic=${listOddsTopic(7)}`);
      const best = await host.connect(`/parties/live/0?v=2&topic=${listOddsTopic(null)}`);
      const room = await host.connect(matchPath(id));
      await until(list, (state) => homeOf(state, id, 7) === 1.9);
      await until(best, (state) => homeOf(state, id, 7) === 1.9);
      await until(room, (state) => homeOf(state, id, 7) === 1.9);
      edge.price(priceOf(id, 1.6, 7));
      const pushedAt = Date.now();
      await push(id);
      for (const socket of [list, best, room]) await until(socket, (state) => homeOf(state, id, 7) === 1.6);
      // At most a second between two pulls, and the transport time.
      expect(Date.now() - pushedAt).toBeLessThan(2_000);
      expect(edge.oddsCalls().join()).toContain("company_id=7");
      for (const socket of [list, best, room]) socket.close();
    });

    it("[ODDS-2] a follower that comes back gets exactly what it missed", async () => {
      const id = nextId();
      edge.price(priceOf(id, 1.9));
      const first = await host.connect(matchPath(id));
      const before = await until(first, (state) => homeOf(state, id) === 1.9);
      const witness = await host.connect(matchPath(id));
      first.close();
      edge.price(priceOf(id, 1.5));
      await push(id);
      await until(witness, (state) => homeOf(state, id) === 1.5);
      const second = await host.connect(matchPath(id, sinceOf(before)));
      await second.waitFor((text) => (oddsMessage(text)?.type === "odds-resumed" ? true : null));
      expect(typesIn(second).filter((type) => type.startsWith("odds"))).toEqual([
        "odds-changed",
        "odds-resumed",
      ]);
      expect(fold(second, { ...before, sync: "waiting" }).rows).toEqual(fold(witness).rows);
      second.close();
      witness.close();
    });

    it("[ODDS-4] a topic that there is not is refused with a code, and the connection goes on", async () => {
      const id = nextId();
      for (const topic of ["weather", listOddsTopic(7)]) {
        const socket = await host.connect(`/parties/match/${id}?v=2&topic=${topic}`);
        await socket.waitFor((text) => (text.includes('"data_not_found"') ? true : null));
        socket.send("ping");
        await socket.waitFor((text) => (text === "pong" ? true : null));
        expect(typesIn(socket)).toContain("snapshot");
        socket.close();
      }
    });

    it("[ODDS-5] nothing is asked for when nobody follows", async () => {
      const id = nextId();
      edge.price(priceOf(id, 1.9));
      const follower = await host.connect(matchPath(id));
      await until(follower, (state) => homeOf(state, id) === 1.9);
      follower.close();
      const other = await host.connect(`/parties/match/${id}?v=2`);
      const oddsRequests = () => edge.oddsCalls().filter((path) => path.includes(`match_id=${id}`)).length;
      const before = oddsRequests();
      await push(id);
      // The touch has arrived before this push: by then the alarm has fired and found no client.
      edge.put(inPlay(id, 1));
      await push(id);
      await other.waitFor((text) => (text.includes("match-changed") ? true : null));
      expect(oddsRequests() - before).toBeLessThanOrEqual(1);
      other.close();
    });

    it("[ODDS-8] a room that was evicted while its followers stayed goes on with a snapshot", async (context) => {
      if (!host.hibernate) return context.skip("this host cannot be made to hibernate from outside");
      const id = nextId();
      edge.price(priceOf(id, 1.9));
      const follower = await host.connect(matchPath(id));
      const { position } = await until(follower, (state) => homeOf(state, id) === 1.9);
      await host.hibernate();
      edge.price(priceOf(id, 1.4));
      await push(id);
      const state = await until(follower, (known) => homeOf(known, id) === 1.4);
      expect(state.sync).toBe("synced");
      expect(state.position?.epoch).not.toBe(position?.epoch);
      follower.close();
    });

    it("[ODDS-8] after kill -9 followers come back to the source's prices by a snapshot, the room's history goes on", async () => {
      const id = nextId();
      edge.price(priceOf(id, 1.9));
      const first = await host.connect(matchPath(id));
      const before = await until(first, (state) => homeOf(state, id) === 1.9);
      await host.restart(async () => edge.price(priceOf(id, 1.3)));
      const second = await host.connect(matchPath(id, sinceOf(before)));
      const after = await until(second, (state) => homeOf(state, id) === 1.3, { ...before, sync: "waiting" });
      expect(after.sync).toBe("synced");
      expect(typesIn(second)).toContain("odds-snapshot");
      second.close();
    });

    it("[ODDS-4] a site that hides betting gives no topic, and asks for no price", async () => {
      const hiding = await open({ REALTIME_SECRET: SECRET, EDGE_URL: edge.url, BETTING: "hidden" });
      try {
        const id = nextId();
        edge.price(priceOf(id, 1.9));
        const before = edge.oddsCalls().length;
        for (const path of [matchPath(id), `/parties/live/0?v=2&topic=${listOddsTopic(null)}`]) {
          const socket = await hiding.connect(path);
          await socket.waitFor((text) => (text.includes('"betting_hidden"') ? true : null));
          expect(typesIn(socket)).toContain("snapshot");
          expect(socket.received.join("")).not.toContain("Company");
          socket.close();
        }
        expect(edge.oddsCalls()).toHaveLength(before);
      } finally {
        await hiding.close();
      }
    });
  });
}
