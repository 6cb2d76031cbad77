import { describe, expect, it } from "vitest";
import type { Odds } from "#shared/odds/index.ts";
import { listOddsTopic, MATCH_ODDS_TOPIC } from "#shared/room/index.ts";
import { aDetail, aMatch } from "#tests/support/builders/match-builders.ts";
import { someOdds } from "#tests/support/builders/odds-builders.ts";
import { drive, only } from "#tests/support/realtime/realtime-steps.ts";
import { liveRoom } from "../live/live-room.ts";
import { matchRoom } from "../match/match-room.ts";
import type { Effect, RequestTag, RoomEvent } from "../room.ts";
import { tagOf } from "./topic.ts";
import { TOPICS_MAX } from "./topics.ts";

const START = 1_800_000_000_000;
const HOUR_MS = 3_600_000;
const nowSeconds = START / 1000;
const TAG = tagOf(MATCH_ODDS_TOPIC);
const FOLLOWED = [MATCH_ODDS_TOPIC];

interface Room {
  now(): number;
  take(event: RoomEvent): readonly Effect[];
}

interface AnswerFields {
  readonly tag?: RequestTag;
  readonly as_of?: number;
  readonly next?: number;
  readonly status?: number;
  readonly code?: string;
}

/** The site's response to a pull, true as of now by default. */
function answered(room: Room, odds: readonly Odds[], fields: AnswerFields = {}) {
  const { tag = TAG, as_of = room.now(), next, status = 200, code } = fields;
  const outcome = {
    status,
    body: code === undefined ? { data: { odds } } : { code },
    as_of: String(as_of),
    next_change_at: next === undefined ? null : String(next),
  };
  return room.take({ type: "answered", tag, outcome, sent_at_ms: room.now() });
}

const matchAwake = (options = {}) => {
  const room = drive(matchRoom, "1", START);
  room.wake(options);
  return room;
};
const paths = (effects: readonly Effect[]) => only(effects, "pull").map(({ path }) => path);
const repliesOf = (effects: readonly Effect[]) =>
  only(effects, "reply").map(({ message }) => message as { type: string });

/** A room that has sent its follower one row. */
function followed(row: Odds = someOdds()) {
  const room = matchAwake();
  room.follow(MATCH_ODDS_TOPIC);
  answered(room, [row]);
  return room;
}

describe("a topic of a match room", () => {
  it("[ODDS-1] A topic is pulled for the first follower, and begins with a snapshot for all followers", () => {
    const room = matchAwake();
    const joined = room.follow(MATCH_ODDS_TOPIC);
    expect(repliesOf(joined).map(({ type }) => type)).toEqual(["snapshot"]);
    expect(only(joined, "remember-peer")[0]?.facts).toMatchObject({ joined: true, topic: "odds" });
    expect(paths(joined)).toContainEqual(expect.stringMatching(/odds\/detail\?.*match_id=1/));
    expect(paths(joined).join()).not.toContain("correct_score");
    const [sent] = only(answered(room, [someOdds()]), "broadcast");
    expect(sent).toMatchObject({
      topic: "odds",
      message: { type: "odds-snapshot", seq: 0, odds: [someOdds()] },
    });
    expect(repliesOf(room.follow(MATCH_ODDS_TOPIC)).map(({ type }) => type)).toEqual([
      "snapshot",
      "odds-snapshot",
    ]);
  });

  it("[ODDS-1] A topic changes nothing for peers that did not request it", () => {
    const room = matchAwake();
    const joined = room.join();
    expect(repliesOf(joined).map(({ type }) => type)).toEqual(["snapshot"]);
    expect(only(joined, "remember-peer")[0]?.facts.topic).toBeNull();
    expect(paths(joined).join()).not.toContain("odds");
  });

  it("[ODDS-2] Returning followers get exactly the missed broadcasts, and others a snapshot", () => {
    const room = followed();
    const [epoch] = JSON.stringify(repliesOf(room.follow(MATCH_ODDS_TOPIC))).match(/epoch-1-\d/) ?? [];
    for (const home of [1.91, 1.92]) {
      room.pass(1_000);
      room.ring(FOLLOWED);
      answered(room, [someOdds({ home })]);
    }
    const types = (since: string | null) =>
      repliesOf(room.follow(MATCH_ODDS_TOPIC, since)).map(({ type }) => type);
    expect(types(`${epoch}.1`)).toEqual(["snapshot", "odds-changed", "odds-resumed"]);
    expect(types(`${epoch}.2`)).toEqual(["snapshot", "odds-resumed"]);
    for (const since of [null, "other.1", `${epoch}.3`, "nonsense"])
      expect(types(since)).toEqual(["snapshot", "odds-snapshot"]);
  });

  it("[ODDS-3] A broadcast has the changed phases, new rows whole, and removed rows by name", () => {
    const room = followed();
    room.pass(1_000);
    room.ring(FOLLOWED);
    const two = answered(room, [someOdds({ home: 1.8 }), someOdds({}, 2)]);
    expect(only(two, "broadcast")).toHaveLength(1);
    expect(only(two, "broadcast")[0]?.message).toEqual({
      type: "odds-changed",
      topic: "odds",
      epoch: "epoch-1-0",
      seq: 1,
      sent_at_ms: START + 1_000,
      at_ms: START + 1_000,
      changed: [
        {
          match_id: 1,
          company_id: 1,
          market: "asian_handicap",
          period: "full",
          inplay: someOdds({ home: 1.8 }).inplay,
        },
      ],
      added: [someOdds({}, 2)],
      removed: [],
    });
    room.pass(1_000);
    room.ring(FOLLOWED);
    const gone = only(answered(room, [someOdds({}, 2)]), "broadcast")[0]?.message;
    expect(gone).toMatchObject({
      removed: [{ match_id: 1, company_id: 1, market: "asian_handicap", period: "full" }],
    });
    room.pass(1_000);
    room.ring(FOLLOWED);
    expect(only(answered(room, [someOdds({}, 2)]), "broadcast")).toEqual([]);
  });

  it("[ODDS-3] A response older than the last is ignored", () => {
    const room = followed();
    room.pass(1_000);
    room.ring(FOLLOWED);
    expect(only(answered(room, [someOdds({ home: 1.8 })], { as_of: START - 1 }), "broadcast")).toEqual([]);
  });

  it.each([
    ["that it does not have", "weather", "data_not_found", {}],
    ["of another room", listOddsTopic(7), "data_not_found", {}],
    ["while the site hides betting", MATCH_ODDS_TOPIC, "betting_hidden", { betting: "hidden" }],
  ])(
    "[ODDS-4] A topic %s is refused with a code, without a request, and the peer stays",
    (_what, topic, code, options) => {
      const room = matchAwake(options);
      const effects = room.follow(topic);
      expect(repliesOf(effects)).toMatchObject([{ type: "snapshot" }, { type: "error", code }]);
      expect(only(effects, "close-peer")).toEqual([]);
      expect(only(effects, "remember-peer")[0]?.facts).toMatchObject({ joined: true, topic: null });
      expect(paths(effects).join()).not.toContain("odds");
    },
  );

  it("[ODDS-4] No request is made for peers that stayed when the site was set to hide betting", () => {
    const room = drive(matchRoom, "1", START);
    expect(paths(room.wake({ has_peers: true, followed: FOLLOWED, betting: "hidden" })).join()).not.toContain(
      "odds",
    );
  });

  it("[ODDS-5] A topic is requested when the next price becomes true, at least a second apart, and every five seconds", () => {
    const room = matchAwake();
    room.follow(MATCH_ODDS_TOPIC);
    const ringsAfter = (fields: AnswerFields) => {
      answered(room, [someOdds()], fields);
      const ms = room.ringsInMs();
      room.pass(ms);
      room.ring(FOLLOWED);
      return ms;
    };
    expect(ringsAfter({ next: START + 3_000 })).toBe(3_025);
    expect(ringsAfter({ next: room.now() + 10 })).toBe(1_000);
    expect(ringsAfter({})).toBe(5_000);
    expect(ringsAfter({ next: room.now() + HOUR_MS })).toBe(5_000);
  });

  it("[ODDS-5] A topic is requested when the hub sends its match, and not otherwise", () => {
    const room = followed();
    const { match, ...rest } = aDetail({ match: aMatch({ id: 1, status: "first_half" }) });
    room.pass(2_000);
    room.receive({ as_of_ms: room.now(), match, rest });
    expect(room.ringsInMs()).toBeLessThanOrEqual(0);
    expect(paths(room.ring(FOLLOWED))).toHaveLength(1);
    room.receive({ as_of_ms: "now" });
    expect(paths(room.ring(FOLLOWED))).toEqual([]);
  });

  it("[ODDS-5] Requests stop without followers, and continue for the next one", () => {
    const room = followed();
    room.pass(5_000);
    expect(paths(room.ring([]))).toEqual([]);
    room.pass(60_000);
    expect(paths(room.ring([]))).toEqual([]);
    const back = room.follow(MATCH_ODDS_TOPIC, "epoch-1-0.0");
    expect(repliesOf(back).map(({ type }) => type)).toEqual(["snapshot", "odds-resumed"]);
    expect(paths(back)).toContainEqual(expect.stringContaining("odds/detail"));
    const [sent] = only(answered(room, [someOdds({ home: 1.7 })]), "broadcast");
    expect(sent?.message).toMatchObject({ seq: 1, changed: [{ inplay: { home: 1.7 } }] });
  });

  it("[ODDS-5] A failed or invalid response is retried after half a second, doubling", () => {
    const room = matchAwake();
    room.follow(MATCH_ODDS_TOPIC);
    const delays = [503, 200, 500, 502, 500].map((status) => {
      const body = status === 200 ? [{ nonsense: true } as never] : [];
      answered(room, body, { status });
      const ms = room.ringsInMs();
      room.pass(ms);
      room.ring(FOLLOWED);
      return ms;
    });
    expect(delays).toEqual([500, 1_000, 2_000, 4_000, 5_000]);
  });

  it("[ODDS-5] An unknown topic is requested rarely, and has no rows", () => {
    const room = matchAwake();
    room.follow(MATCH_ODDS_TOPIC);
    const [sent] = only(answered(room, [], { status: 404 }), "broadcast");
    expect(sent?.message).toMatchObject({ type: "odds-snapshot", odds: [] });
    const soon = Array.from({ length: 29 }, () => {
      room.pass(1_000);
      return paths(room.ring(FOLLOWED));
    }).flat();
    expect(soon.join()).not.toContain("odds/detail");
    room.pass(1_000);
    expect(paths(room.ring(FOLLOWED)).join()).toContain("odds/detail");
  });

  it("[ODDS-6] A response older than the push that caused the request is requested again", () => {
    const room = followed();
    const { match, ...rest } = aDetail({ match: aMatch({ id: 1, status: "first_half" }) });
    room.pass(2_000);
    const pushedAt = room.now();
    room.receive({ as_of_ms: pushedAt, match, rest, pushed: true });
    room.ring(FOLLOWED);
    const delays = [1, 2, 3, 4, 5].map(() => {
      answered(room, [someOdds()], { as_of: pushedAt - 1 });
      const ms = room.ringsInMs();
      room.pass(ms);
      room.ring(FOLLOWED);
      return ms;
    });
    expect(delays).toEqual([250, 500, 1_000, 2_000, 5_000]);
  });

  it("[ODDS-8] Nothing is saved, and another history begins with a snapshot for peers that stayed", () => {
    const room = followed();
    expect([...room.stored.values()].map((value) => JSON.stringify(value)).join()).not.toContain(
      "asian_handicap",
    );
    const woke = room.wake({ has_peers: true, followed: FOLLOWED });
    expect(paths(woke).join()).toContain("odds/detail");
    const [sent] = only(answered(room, [someOdds()]), "broadcast");
    expect(sent?.message).toMatchObject({ type: "odds-snapshot", seq: 0 });
  });

  it("[MATCH-8] The room is still emptied after a day, on the one alarm", () => {
    const room = drive(matchRoom, "1", START);
    room.wake();
    const { match, ...rest } = aDetail({ match: aMatch({ id: 1, status: "first_half" }) });
    room.receive({ as_of_ms: START, match, rest });
    const empties = room.ringsInMs();
    room.follow(MATCH_ODDS_TOPIC);
    answered(room, [someOdds()]);
    room.pass(1_000);
    // It queries the hub first, and finds no peer left to do it for.
    room.ring([], false);
    expect(room.ringsInMs()).toBe(4_000);
    room.pass(4_000);
    room.ring([]);
    expect(room.ringsInMs()).toBe(empties - 5_000);
    room.pass(empties);
    expect(only(room.ring([]), "forget")).toHaveLength(1);
  });
});

describe("topics of a list room", () => {
  const listAwake = () => {
    const room = drive(liveRoom, "0", START);
    room.wake();
    return room;
  };
  const at = (seconds: number, company = 1): Odds => {
    const row = someOdds({ at: seconds }, company);
    return { ...row, initial: row.inplay, instant: row.inplay };
  };
  const BEST = listOddsTopic(null);

  it("[ODDS-1] Topics of a list room are one company's prices of today, or those of the company placed first", () => {
    expect(paths(listAwake().follow(listOddsTopic(7)))).toContain("/api/v1/origin/feed/odds?company_id=7");
    expect(paths(listAwake().follow(BEST))).toContain("/api/v1/origin/feed/odds");
    expect(repliesOf(listAwake().follow("odds/0"))[1]).toMatchObject({ code: "data_not_found" });
  });

  it("[ODDS-5] Topics come through the pages' calls from a service without feed/changes", () => {
    const room = listAwake();
    room.follow(BEST);
    const requested = answered(room, [], { tag: tagOf(BEST), status: 404 });
    expect(paths(requested).join()).toContain("/odds/mainall?");
    const [sent] = only(answered(room, [at(nowSeconds)], { tag: tagOf(BEST) }), "broadcast");
    expect(sent?.message).toMatchObject({ type: "odds-snapshot", odds: [{ company: { id: 1 } }] });
  });

  it("[ODDS-9] Newcomers get the prices set within two hours, and older ones whole when they change", () => {
    const room = listAwake();
    room.follow(BEST);
    const tag = tagOf(BEST);
    const half = { ...at(nowSeconds, 3), period: "half" as const };
    const [first] = only(
      answered(room, [at(nowSeconds), at(nowSeconds - 7_201, 2), half], { tag }),
      "broadcast",
    );
    expect(first?.message).toMatchObject({ odds: [{ company: { id: 1 } }] });
    room.pass(1_000);
    room.ring([BEST]);
    const [second] = only(answered(room, [at(nowSeconds), at(nowSeconds + 1, 2)], { tag }), "broadcast");
    expect(second?.message).toMatchObject({ changed: [], added: [{ company: { id: 2 } }], removed: [] });
    room.pass(3 * HOUR_MS);
    room.ring([BEST]);
    answered(room, [at(nowSeconds), at(nowSeconds + 1, 2)], { tag });
    expect(repliesOf(room.follow(BEST))[1]).toMatchObject({ type: "odds-snapshot", odds: [] });
  });

  it("[ODDS-5] Topics are requested before their next time when something was pushed, not when a row changed by itself", () => {
    const room = listAwake();
    room.follow(BEST);
    answered(room, [], { tag: tagOf(BEST) });
    room.pass(1_500);
    room.ring([BEST]);
    const match = aMatch({ id: 1, status: "first_half" });
    const rows = [{ as_of_ms: room.now(), match }];
    room.receive({ rows, pushed_ms: null });
    expect(room.ringsInMs()).toBe(3_500);
    room.receive({ rows, pushed_ms: room.now() });
    expect(room.ringsInMs()).toBe(0);
  });

  it("[ODDS-4] Topics are limited in number; those without followers make room", () => {
    const room = listAwake();
    const names = Array.from({ length: TOPICS_MAX }, (_, company) => listOddsTopic(company + 1));
    for (const name of names) {
      room.follow(name);
      answered(room, [], { tag: tagOf(name) });
    }
    expect(repliesOf(room.follow(BEST))[1]).toMatchObject({ code: "too_many_requests" });
    room.pass(5_000);
    room.ring(names.slice(1));
    expect(repliesOf(room.follow(BEST)).map(({ type }) => type)).toEqual(["snapshot"]);
  });

  describe("of made-up companies", () => {
    const UNKNOWN = { status: 404, code: "company_not_found" };
    /** A room whose topics are all taken by followers of companies that do not exist. */
    function crowded() {
      const room = listAwake();
      const names = Array.from({ length: TOPICS_MAX }, (_, company) => listOddsTopic(company + 1_000));
      for (const name of names) {
        room.follow(name);
        answered(room, [], { ...UNKNOWN, tag: tagOf(name) });
      }
      return { room, names };
    }

    it("[ODDS-4] Topics of made-up companies make room for the next topic, with any number of followers", () => {
      const { room, names } = crowded();
      expect(paths(room.follow(BEST))).toContain("/api/v1/origin/feed/odds");
      const [sent] = only(answered(room, [at(nowSeconds)], { tag: tagOf(BEST) }), "broadcast");
      expect(sent?.message).toMatchObject({ type: "odds-snapshot", topic: BEST });
      room.pass(60_000);
      const requested = paths(room.ring([...names, BEST]));
      expect(requested.filter((path) => path.includes("/odds"))).toHaveLength(TOPICS_MAX);
    });

    it("[ODDS-5] Topics of made-up companies are requested every 30 seconds and no sooner, whatever is pushed", () => {
      const { room, names } = crowded();
      room.pass(1_500);
      const rows = [{ as_of_ms: room.now(), match: aMatch({ id: 1, status: "first_half" }) }];
      room.receive({ rows, pushed_ms: room.now() });
      expect(paths(room.ring(names)).join()).not.toContain("/odds");
      room.pass(28_500);
      expect(paths(room.ring(names)).filter((path) => path.includes("/odds"))).toHaveLength(TOPICS_MAX);
    });

    it("[ODDS-5] Topics of made-up companies are no sign of a service without feed/changes", () => {
      const room = listAwake();
      const name = listOddsTopic(999);
      room.follow(name);
      expect(paths(answered(room, [], { ...UNKNOWN, tag: tagOf(name) }))).toEqual([]);
      room.pass(30_000);
      expect(paths(room.ring([name]))).toContain("/api/v1/origin/feed/odds?company_id=999");
    });
  });
});
