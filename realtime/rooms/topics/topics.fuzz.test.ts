import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Odds } from "#shared/odds/index.ts";
import { emptyOddsState, listOddsTopic, MATCH_ODDS_TOPIC } from "#shared/room/index.ts";
import { aDetail, aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import { Sim } from "#tests/support/realtime/realtime-sim.ts";

/** Random prices, cuts, kills and returns. A failure prints its seed and the shrunk list of commands. */

const MATCHES = 2;
const COMPANIES = 3;
const OLD_SECONDS = 3 * 3600;

/** Rooms with topics, and their peers: two followers and one without prices. */
const CLIENTS = [
  { room: "match/1", topic: MATCH_ODDS_TOPIC },
  { room: "match/1", topic: MATCH_ODDS_TOPIC },
  { room: "match/1", topic: null },
  { room: "live/0", topic: listOddsTopic(null) },
  { room: "live/0", topic: listOddsTopic(null) },
  { room: "live/0", topic: null },
] as const;
const client = fc.nat(CLIENTS.length - 1);

const command = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant("price" as const),
      match: fc.integer({ min: 1, max: MATCHES }),
      company: fc.integer({ min: 1, max: COMPANIES }),
      how: fc.constantFrom("moves", "leaves", "closes", "is old", "has no price in play"),
    }),
  },
  {
    weight: 8,
    arbitrary: fc.record({ do: fc.constant("settle" as const), ms: fc.constantFrom(100, 1_100, 5_200) }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("deliver" as const), lose: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("push" as const) }) },
  { weight: 4, arbitrary: fc.record({ do: fc.constant("leave" as const), client }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant("connect" as const), client }) },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("evict" as const),
      room: fc.constantFrom("match/1", "live/0"),
      kill: fc.boolean(),
    }),
  },
);
type Command = typeof command extends fc.Arbitrary<infer C> ? C : never;

/** A company's prices after a change. A row may consist of old prices: one new price makes it fresh. */
function priced(
  { match, company, how }: Extract<Command, { do: "price" }>,
  serial: number,
  now: number,
): Odds {
  const at = Math.floor(now / 1000) - (how === "is old" ? OLD_SECONDS : 0);
  const row = someOdds({ at, home: 1.5 + (serial % 400) / 1000, suspended: how === "closes" }, company);
  const named = { ...row, match_id: match as Odds["match_id"] };
  if (how === "is old") return { ...named, initial: row.inplay, instant: row.inplay } as Odds;
  return how === "has no price in play" ? { ...named, inplay: null } : named;
}

function live(commands: readonly Command[], hasHubCalls: boolean): Sim {
  const sim = new Sim();
  sim.hasHubCalls = hasHubCalls;
  for (let id = 1; id <= MATCHES; id += 1)
    sim.change(aDetail({ match: aMatch({ id, status: "first_half", score: aScore(0, 0) }) }));
  sim.room("hub/main");
  const clients = CLIENTS.map(({ room, topic }) => sim.connect(room, undefined, topic));
  let serial = 0;
  for (const one of commands) {
    if (one.do === "price") {
      serial += 1;
      const odds = priced(one, serial, sim.now);
      if (one.how === "leaves") sim.unprice(odds);
      else sim.price(odds);
    } else if (one.do === "settle") {
      sim.arrive();
      sim.pass(one.ms);
      sim.arrive();
    } else if (one.do === "deliver") sim.deliver(0, one.lose);
    else if (one.do === "push") sim.push(sim.changesSince(0));
    else if (one.do === "evict") sim.evict(one.room, one.kill);
    else {
      const known = clients[one.client];
      const room = CLIENTS[one.client]?.room;
      if (!known || !room) continue;
      if (one.do === "leave") known.connected = false;
      else if (!known.connected) sim.connect(room, known);
    }
  }
  sim.calm();
  return sim;
}

/** Expected rows of a follower: all of a match; of a list those that are not old. */
function check(sim: Sim) {
  expect(sim.faults).toEqual([]);
  for (const { key, clients } of sim.rooms.values()) {
    for (const { topic, odds, shown } of clients) {
      if (topic === null) {
        expect(odds).toEqual(emptyOddsState);
        continue;
      }
      const isList = key === "live/0";
      expect(odds.sync).toBe("synced");
      const theirs = [...sim.prices].filter(([, row]) => isList || row.match_id === 1);
      for (const [name, row] of theirs) {
        const known = odds.rows.get(name);
        const isOld = (row.inplay?.at ?? 0) <= sim.now / 1000 - OLD_SECONDS;
        if (known || !isList || !isOld) expect(known).toEqual(row);
        if (known) expect(shown.get(name)).toEqual(row);
      }
      if (!isList) expect([...odds.rows.keys()].sort()).toEqual(theirs.map(([name]) => name).sort());
    }
  }
}

/** Hundreds of lives take some seconds, on a busy machine several times as many. */
const PATIENCE_MS = 60_000;

describe("random lives of topics and their followers", () => {
  it(
    "[ODDS-7] Random lives of topics end with every follower's rows as the source has them, no place missing or doubled",
    () => {
      fc.assert(
        fc.property(fc.array(command, { minLength: 10, maxLength: 120 }), fc.boolean(), (list, hasHubCalls) =>
          check(live(list, hasHubCalls)),
        ),
        { numRuns: 300, seed: 20260103 },
      );
    },
    PATIENCE_MS,
  );
});
