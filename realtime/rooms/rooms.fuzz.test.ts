import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Incident, isLive, type MatchDetail } from "#shared/match/index.ts";
import { aDetail, aMatch, anIncident, aScore } from "#tests/support/builders/match-builders.ts";
import { Sim } from "#tests/support/realtime/realtime-sim.ts";
import { roomOf } from "./shards/shard-address.ts";

/** Random lives of the whole tier. A failure prints its seed and the shrunk list of commands. */

const MATCHES = 3;
const CLIENTS = 4;
/** Shards that are evicted now and then, beside the rooms; the first `moved` creates them. */
const SHARDS = 3;

const command = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({ do: fc.constant("change" as const), id: fc.nat(MATCHES - 1), kind: fc.nat(5) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("push" as const), late: fc.nat(3) }) },
  { weight: 12, arbitrary: fc.record({ do: fc.constant("deliver" as const), at: fc.nat(30) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("lose" as const), at: fc.nat(30) }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant("pass" as const), ms: fc.constantFrom(1, 20, 60, 700, 11_000) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("evict" as const),
      room: fc.nat(MATCHES + 1 + SHARDS),
      kill: fc.boolean(),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant("connect" as const),
      client: fc.nat(CLIENTS - 1),
      room: fc.nat(MATCHES),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("leave" as const),
      client: fc.nat(CLIENTS - 1),
      room: fc.nat(MATCHES),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** A match after something happened to it. */
function happened(detail: MatchDetail, kind: number, serial: number): MatchDetail {
  const { match, incidents } = detail;
  const goals = (match.score.home.goals ?? 0) + 1;
  const incident: Incident = anIncident({ id: serial, match_id: match.id, minute: serial });
  switch (kind) {
    case 0:
      return {
        ...detail,
        match: { ...match, status: "second_half", score: aScore(goals, 0) },
        incidents: [...incidents, incident],
      };
    case 1:
      // Found late: it belongs before those already there.
      return { ...detail, incidents: [incident, ...incidents] };
    case 2:
      return { ...detail, incidents: incidents.slice(1) };
    case 3:
      return { ...detail, incidents: incidents.map((one) => ({ ...one, cancelled: true })) };
    case 4:
      return { ...detail, stats: [{ kind: "shots", period: "full", home: serial, away: null }] };
    default:
      return { ...detail, match: { ...match, status: match.status === "ended" ? "second_half" : "ended" } };
  }
}

/** Sources move the row's clock with every change, of any kind; where two of them disagree, to and fro. */
function touched(detail: MatchDetail, serial: number, sourceAheadMs: number): MatchDetail {
  const ahead = serial % 2 === 0 ? sourceAheadMs / 1_000 : 0;
  return { ...detail, match: { ...detail.match, updated_at: 1_767_268_800 + serial + ahead } };
}

function evicted(room: number): string {
  if (room <= MATCHES) return roomKey(room);
  return room === MATCHES + 1 ? "hub/main" : `${roomKey((room - MATCHES) % 2)}~${1 + (room % 2)}`;
}

const roomKey = (room: number): string => (room === 0 ? "live/0" : `match/${room}`);

/** How far each clock is ahead, milliseconds; `rooms` are those of lists and matches. */
const clocks = fc.record({
  source: fc.constantFrom(-600_000, 0, 600_000),
  origin: fc.constantFrom(-600_000, 0, 600_000),
  hub: fc.constantFrom(-600_000, 0, 600_000),
  rooms: fc.constantFrom(-600_000, 0, 600_000),
});
type Clocks = typeof clocks extends fc.Arbitrary<infer C> ? C : never;
const RIGHT: Clocks = { source: 0, origin: 0, hub: 0, rooms: 0 };

interface World {
  readonly hasHubCalls: boolean;
  readonly roomReaders?: number;
  readonly clocks?: Clocks;
}

function live(commands: readonly Command[], { hasHubCalls, roomReaders, clocks: ahead = RIGHT }: World): Sim {
  const sim = new Sim(roomReaders);
  sim.hasHubCalls = hasHubCalls;
  sim.aheadMs = (whose) =>
    whose === "origin" ? ahead.origin : whose === "hub/main" ? ahead.hub : ahead.rooms;
  for (let id = 1; id <= MATCHES; id += 1)
    sim.change(aDetail({ match: aMatch({ id, status: "first_half", score: aScore(0, 0) }) }));
  const clients = new Map<string, ReturnType<Sim["connect"]>>();
  const pushes = [sim.changesSince(0)];
  let serial = 0;
  sim.room("hub/main");
  for (const one of commands) {
    if (one.do === "change") {
      serial += 1;
      const found = sim.origin.get(one.id + 1);
      if (found) sim.change(touched(happened(found.detail, one.kind, serial), serial, ahead.source));
      pushes.push(sim.changesSince(sim.originNow - 1));
    } else if (one.do === "push") {
      const changes = pushes.at(-1 - one.late);
      if (changes && hasHubCalls) sim.push(changes);
    } else if (one.do === "deliver") sim.deliver(one.at);
    else if (one.do === "lose") sim.deliver(one.at, true);
    else if (one.do === "pass") sim.pass(one.ms);
    else if (one.do === "evict") sim.evict(evicted(one.room), one.kill);
    else {
      const name = `${one.client}@${roomKey(one.room)}`;
      const known = clients.get(name);
      if (one.do === "leave" && known) known.connected = false;
      if (one.do === "connect" && !known?.connected) clients.set(name, sim.connect(roomKey(one.room), known));
    }
  }
  sim.calm();
  return sim;
}

/** Expected state of a match room's clients: a polled service reports nothing of matches that are over. */
const isSent = (sim: Sim, detail: MatchDetail): boolean => sim.hasHubCalls || isLive(detail.match.status);

function check(sim: Sim) {
  expect(sim.faults).toEqual([]);
  for (const room of sim.rooms.values()) {
    for (const client of room.clients) {
      if (room.key.startsWith("live/")) {
        expect(client.live.sync).toBe("synced");
        for (const { detail } of sim.origin.values()) {
          const row = client.live.matches.get(detail.match.id);
          if (isSent(sim, detail)) expect(row).toEqual(detail.match);
          else expect(row?.status ?? "ended").toBe("ended");
        }
      } else if (room.key !== "hub/main") {
        const detail = sim.origin.get(Number(roomOf(room.key).slice(6)))?.detail;
        expect(client.match.sync).toBe("synced");
        if (detail && isSent(sim, detail)) expect(client.match.detail).toEqual(detail);
      }
    }
  }
}

const commands = fc.array(command, { minLength: 10, maxLength: 120 });

/** Hundreds of lives take some seconds, on a busy machine several times as many. */
const PATIENCE_MS = 60_000;

describe("random lives of hub, list room, match rooms and clients", () => {
  it(
    "[HOST-5] [LIVE-5] [MATCH-5] [HUB-9] Random lives end with every client in origin's exact state, no place missing or doubled",
    () => {
      fc.assert(
        fc.property(commands, (list) => check(live(list, { hasHubCalls: true }))),
        { numRuns: 400, seed: 20260101 },
      );
    },
    PATIENCE_MS,
  );

  it(
    "[SHARD-2] [SHARD-4] The same holds when rooms take one reader and send the others to shards",
    () => {
      fc.assert(
        fc.property(commands, (list) => check(live(list, { hasHubCalls: true, roomReaders: 1 }))),
        { numRuns: 300, seed: 20260103 },
      );
    },
    PATIENCE_MS,
  );

  it(
    "[HOST-5] [LIVE-5] [MATCH-5] [HUB-5] The same holds when the clocks of sources, origin, hub and rooms are ten minutes apart",
    () => {
      fc.assert(
        fc.property(commands, clocks, (list, apart) =>
          check(live(list, { hasHubCalls: true, clocks: apart })),
        ),
        { numRuns: 300, seed: 20260104 },
      );
    },
    PATIENCE_MS,
  );

  it(
    "[HUB-7] The same holds when the service has no feed/changes and is polled",
    () => {
      fc.assert(
        fc.property(commands, (list) => check(live(list, { hasHubCalls: false }))),
        { numRuns: 150, seed: 20260102 },
      );
    },
    PATIENCE_MS,
  );
});
