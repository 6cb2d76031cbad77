import { afterEach, describe, expect, it, vi } from "vitest";
import {
  aBatchMatch,
  aGoal,
  aLeague,
  aStatusChange,
  atMinute,
} from "#tests/support/batches/origin-batches.ts";
import { pushOriginOfFile, somePreferences } from "#tests/support/origin/push-origin.ts";

/** Notifications under an attack that subscribes fake browsers to delay those of others. */

const { clock, origin, rows, service, subscribe, turnAt, visitor } = pushOriginOfFile();
const { titles } = service;

const kickedOff = aStatusChange(atMinute(0), "first_half");

afterEach(() => {
  vi.restoreAllMocks();
});

describe("addresses that somebody made up", () => {
  const LEAGUE = { match: [], league: [1], team: [] };
  const goals = Array.from({ length: 12 }, (_, at) =>
    aGoal({ external_id: `g${at}`, minute: at + 1, known_at_ms: atMinute(at + 1) }),
  );
  /** Matches that begin together, with a goal in the first of them each minute. */
  const storeMatches = (count: number) => {
    const matches = Array.from({ length: count }, (_, at) =>
      aBatchMatch({
        ...{ external_id: `match-${at}`, match_time: aBatchMatch().match_time + at },
        ...{ status_changes: [kickedOff], incidents: at === 0 ? goals : [] },
      }),
    );
    return origin.store(aLeague(matches), atMinute(-60));
  };
  /** Subscribes this many fake browsers, with the given response to their messages; they come before all others. */
  const makeUp = async (count: number, answer: "down" | 503 = "down") => {
    await subscribe("real", { follows: LEAGUE });
    const [row = {}] = await rows("push_subscriptions");
    const names = Array.from({ length: count }, (_, at) => `fake${String(at).padStart(3, "0")}`);
    for (const name of names) service.answers.set(name, answer);
    const fakes = names.map((name) => ({ ...row, id: `!${name}`, endpoint: service.endpointOf(name) }));
    const columns = Object.keys(row);
    const values = columns.map((column) => `value ->> '${column}'`);
    const sql = `INSERT INTO push_subscriptions (${columns}) SELECT ${values} FROM json_each(?1)`;
    const targets = `INSERT INTO push_targets (kind, thing_id, delay_s, subscription_id)
      SELECT 'league', 1, 0, value ->> 'id' FROM json_each(?1)`;
    await origin.db.batch([sql, targets].map((text) => origin.db.prepare(text).bind(JSON.stringify(fakes))));
  };
  const endpoints = async () =>
    (await rows("push_subscriptions")).map(({ endpoint }) => String(endpoint)).sort();

  it("Addresses that somebody made up keep nobody waiting, and are tried once a turn", async () => {
    const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await storeMatches(4);
    await makeUp(300);
    const titleCounts: number[] = [];
    const tried: number[] = [];
    for (const minute of [0, 1]) {
      warn.mockClear();
      await turnAt(atMinute(minute));
      titleCounts.push(titles("real").length);
      tried.push(warn.mock.calls.length);
    }
    expect(titleCounts).toEqual([4, 1]);
    expect(tried).toEqual([300, 300]);
  });

  it("Addresses that somebody made up are tried again by portions, when all others have been told and while there is time", async () => {
    // A push service that takes a second to respond that it is busy.
    const warn = vi.spyOn(console, "warn").mockImplementation(() => {
      clock.ms += 1000;
    });
    await storeMatches(1);
    await makeUp(60, 503);
    const titleCounts: number[] = [];
    const tried: number[] = [];
    for (const minute of [0, 0.9, 1.8]) {
      warn.mockClear();
      await turnAt(atMinute(minute));
      titleCounts.push(titles("real").length);
      tried.push(warn.mock.calls.length);
    }
    expect(titleCounts).toEqual([0, 1, 0]);
    expect(Math.max(...tried)).toBeLessThanOrEqual(12 + 48);
  });

  it("Addresses that somebody made up are forgotten after ten minutes in a row in which others were reached", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await storeMatches(2);
    await makeUp(2);
    await subscribe("late", { follows: LEAGUE });
    service.answers.set("late", "down");
    for (let minute = 0; minute < 9; minute += 1) {
      await turnAt(atMinute(minute));
      await turnAt(atMinute(minute + 0.5));
    }
    service.answers.delete("late");
    expect(await endpoints()).toHaveLength(4);
    await turnAt(atMinute(9));
    expect(await endpoints()).toEqual(["late", "real"].map(service.endpointOf));
    expect((await rows("push_subscriptions")).map(({ failures }) => failures)).toEqual([0, 0]);
  });

  it("Addresses that somebody made up are not told from others where nobody is reached: the fault may be ours", async () => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    await storeMatches(1);
    await makeUp(2);
    service.answers.set("real", "down");
    for (let minute = 0; minute < 14; minute += 1) await turnAt(atMinute(minute));
    expect(await endpoints()).toHaveLength(3);
  });

  it("Addresses that somebody made up are twenty an hour from one address, which is heard more often of browsers that are known", async () => {
    const somebody = visitor();
    const subscribeWith = async (subscription: object) =>
      (await somebody.call("pushSubscribe", { subscription, wishes: somePreferences() })).code;
    const known = service.browser("b0");
    const first = await subscribeWith(known);
    const codes: string[] = [];
    for (let at = 1; at < 21; at += 1) codes.push(await subscribeWith(service.browser(`b${at}`)));
    expect([first, ...codes]).toEqual([...Array(20).fill("answered"), "too_many_requests"]);
    expect(await subscribeWith(known)).toBe("answered");
    expect(await rows("push_subscriptions")).toHaveLength(20);
    clock.ms += 3600_000;
    expect(await subscribeWith(service.browser("b20"))).toBe("answered");
  });
});
