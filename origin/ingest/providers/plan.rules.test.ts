import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { apiFootball } from "../adapters/api-football/api-football.source.ts";
import { footballDataOrg } from "../adapters/football-data-org/football-data-org.source.ts";
import { isports } from "../adapters/isports/isports.source.ts";
import type { Provider, ProviderMatch, ProviderQuota } from "../adapters/provider.ts";
import { type CallsMade, dayEnd, planCalls, playLeft, targetKey } from "./plan.rules.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** 2026-11-21 00:00 UTC, a Saturday. */
const MIDNIGHT = Date.UTC(2026, 10, 21);

const league = (id: string) => ({
  id,
  name: "Premier League",
  country: "England",
  kind: "league",
  logo: null,
  season: "2026",
  seasonName: "2026/27",
  year: 2026,
  teams: 20,
  facts: "eng.1",
});

const aMatch = (external_id: string, kickOffMs: number, nowMs: number): ProviderMatch => {
  const played = nowMs - kickOffMs;
  const status = played < 0 ? "not_started" : played < 115 * MINUTE ? "second_half" : "ended";
  const row = {
    season: "39/2026",
    stage: "s",
    round: null,
    group: null,
    home: "1",
    away: "2",
    neutral: false,
  };
  return {
    ...{ external_id, league: "39", kickOffMs, status, reportedAtMs: nowMs },
    row: { ...row, match_time: kickOffMs / 1000 },
  };
};

interface Day {
  readonly source: Provider;
  readonly quota: ProviderQuota;
  readonly kickOffs: readonly number[];
  readonly leagues: readonly string[];
  /** Interval between plans. */
  readonly stepMs: number;
  readonly untilMs: number;
}

interface MadeCall {
  readonly at: number;
  readonly kind: string;
  readonly subjects: readonly string[];
}

/** Simulates the puller over time: plans, makes the calls, and records them. */
function live({ source, quota, kickOffs, leagues, stepMs, untilMs }: Day): MadeCall[] {
  const calls: MadeCall[] = [];
  let made: CallsMade = { today: 0, recent: [], at: {}, kindAt: {} };
  const notes = { leagues: Object.fromEntries(leagues.map((id) => [id, league(id)])), nations: {} };
  for (let nowMs = MIDNIGHT; nowMs < untilMs; nowMs += stepMs) {
    if (nowMs % 86_400_000 === 0) made = { ...made, today: 0 };
    const matches = kickOffs.map((kickOff, index) => aMatch(`m${index}`, kickOff, nowMs));
    const near = matches.filter(
      ({ kickOffMs }) => kickOffMs > nowMs - 6 * HOUR && kickOffMs < nowMs + 36 * HOUR,
    );
    const pollTargets = source.pollTargets({ nowMs, leagues, notes, matches: near });
    const plan = planCalls({ nowMs, quota, made, pollTargets, matches: near, source });
    for (const { kind, subjects } of plan.calls) {
      calls.push({ at: nowMs, kind, subjects });
      const polled = Object.fromEntries(subjects.map((subject) => [targetKey({ kind, subject }), nowMs]));
      made = {
        today: made.today + 1,
        recent: [...made.recent.filter((at) => at > nowMs - MINUTE), nowMs],
        at: { ...made.at, ...polled },
        kindAt: { ...made.kindAt, [kind]: nowMs },
      };
    }
  }
  return calls;
}

const sources = [apiFootball, footballDataOrg, isports] as const;
const days = fc.record({
  source: fc.constantFrom(...sources),
  quota: fc.record({
    perDay: fc.option(fc.integer({ min: 1, max: 400 })),
    perMinute: fc.option(fc.integer({ min: 1, max: 12 })),
  }),
  kickOffs: fc.array(
    fc.integer({ min: -2 * 60, max: 30 * 60 }).map((minute) => MIDNIGHT + minute * MINUTE),
    { maxLength: 30 },
  ),
  leagues: fc.uniqueArray(fc.constantFrom("39", "140", "78", "2"), { minLength: 1, maxLength: 4 }),
  stepMs: fc.constantFrom(MINUTE, 20_000 * 3 + 7_000),
  untilMs: fc.constant(MIDNIGHT + 26 * HOUR),
});

describe("Polling plan", () => {
  it("The plan stays within the quota of the day and of any minute, whatever is played and whenever it runs", () => {
    fc.assert(
      fc.property(days, (day) => {
        const calls = live(day);
        const { perDay, perMinute } = day.quota;
        const byDay = Map.groupBy(calls, ({ at }) => Math.floor(at / 86_400_000));
        for (const of of byDay.values()) expect(of.length).toBeLessThanOrEqual(perDay ?? Infinity);
        for (const { at } of calls) {
          const within = calls.filter((one) => one.at > at - MINUTE && one.at <= at);
          expect(within.length).toBeLessThanOrEqual(perMinute ?? Infinity);
        }
      }),
      { numRuns: 40 },
    );
  });

  it("The plan leaves the provider's minimum interval between calls of a kind", () => {
    fc.assert(
      fc.property(days, (day) => {
        const calls = live({ ...day, source: isports, stepMs: 4_000, untilMs: MIDNIGHT + 2 * HOUR });
        for (const [kind, list] of Map.groupBy(calls, (call) => call.kind)) {
          const apart = isports.apartMs[kind as keyof typeof isports.apartMs] ?? 0;
          for (const [index, { at }] of list.entries()) {
            const before = list[index - 1];
            if (before) expect(at - before.at).toBeGreaterThanOrEqual(apart);
          }
        }
      }),
      { numRuns: 15 },
    );
  });

  it("The plan sends no live requests when nothing is played", () => {
    const calls = live({
      ...{ source: apiFootball, quota: apiFootball.quota, leagues: ["39"], kickOffs: [] },
      ...{ stepMs: MINUTE, untilMs: MIDNIGHT + 24 * HOUR },
    });
    expect(calls.map(({ kind }) => kind).toSorted()).toEqual([
      "leagues",
      "schedule",
      "schedule",
      "standings",
    ]);
  });

  it("The plan spends most of a free quota on live matches, and makes it last to the end of the last one", () => {
    const kickOffs = [12.5, 15, 15, 15, 17.5, 20].map((hour) => MIDNIGHT + hour * HOUR);
    const calls = live({
      ...{ source: apiFootball, quota: apiFootball.quota, leagues: ["39"], kickOffs },
      ...{ stepMs: MINUTE, untilMs: MIDNIGHT + 24 * HOUR },
    });
    const ofPlay = calls.filter(({ kind }) => kind === "live" || kind === "details");
    expect(ofPlay.length).toBeGreaterThan(calls.length / 2);
    const last = ofPlay.at(-1)?.at ?? 0;
    expect(last).toBeGreaterThan(MIDNIGHT + 21.5 * HOUR);
    const gaps = ofPlay.slice(1).map(({ at }, index) => at - (ofPlay[index]?.at ?? at));
    // Breaks between matches are of 35 minutes and more; during a match no request waits for more than a quarter of an
    // hour.
    expect(gaps.filter((gap) => gap > 15 * MINUTE && gap < 35 * MINUTE)).toEqual([]);
  });

  it("The plan requests line-ups before kick-off, and together for matches that kick off together", () => {
    const kickOff = MIDNIGHT + 15 * HOUR;
    const calls = live({
      ...{
        source: apiFootball,
        quota: apiFootball.quota,
        leagues: ["39"],
        kickOffs: [kickOff, kickOff, kickOff],
      },
      ...{ stepMs: MINUTE, untilMs: MIDNIGHT + 24 * HOUR },
    });
    const lineups = calls.filter(({ kind }) => kind === "lineups");
    expect(lineups.length).toBeGreaterThan(1);
    for (const { at, subjects } of lineups) {
      expect(at).toBeLessThan(kickOff);
      expect(at).toBeGreaterThanOrEqual(kickOff - HOUR);
      expect(subjects).toEqual(["m0", "m1", "m2"]);
    }
  });

  it("The plan requests as often as the provider allows where the quota is ample", () => {
    const calls = live({
      ...{ source: apiFootball, quota: { perDay: 75_000, perMinute: 300 }, leagues: ["39"] },
      ...{ kickOffs: [MIDNIGHT], stepMs: 5_000, untilMs: MIDNIGHT + HOUR },
    });
    expect(calls.filter(({ kind }) => kind === "live").length).toBe(240);
  });

  it("The plan states when to run again: the next day when the quota is used up, else at the next due request", () => {
    const nowMs = MIDNIGHT + 12 * HOUR;
    const base = { nowMs, matches: [], source: apiFootball, pollTargets: [] };
    const none: CallsMade = { today: 0, recent: [], at: {}, kindAt: {} };
    const spent = planCalls({ ...base, quota: { perDay: 5, perMinute: null }, made: { ...none, today: 5 } });
    expect(spent).toEqual({ calls: [], nextAtMs: dayEnd(nowMs) });
    const polled = planCalls({
      ...{ ...base, quota: apiFootball.quota },
      made: { ...none, at: { "standings/39": nowMs - 23 * HOUR } },
      pollTargets: [{ kind: "standings", subject: "39", everyMs: 24 * HOUR }],
    });
    expect(polled).toEqual({ calls: [], nextAtMs: nowMs + HOUR });
  });
});

describe("Remaining play of the day", () => {
  it("Overlapping matches are counted once, and ended or postponed ones not at all", () => {
    const nowMs = MIDNIGHT + 15 * HOUR;
    const matches = [15, 15.5, 20].map((hour, index) => aMatch(`m${index}`, MIDNIGHT + hour * HOUR, nowMs));
    const over = { ...aMatch("over", nowMs, nowMs), status: "ended" as const };
    const putOff = { ...aMatch("put off", MIDNIGHT + 18 * HOUR, nowMs), status: "postponed" as const };
    expect(playLeft([...matches, over, putOff], nowMs)).toBe((30 + 115 + 115) * MINUTE);
  });
});

describe("Poll targets of a match whose result is overdue", () => {
  const kickOffMs = MIDNIGHT + 10 * HOUR;
  const targetsOf = (source: Provider, status: ProviderMatch["status"], nowMs: number) => {
    const match = { ...aMatch("m0", kickOffMs, nowMs), status };
    const notes = { leagues: { "39": league("39") }, nations: {} };
    return source
      .pollTargets({ nowMs, leagues: ["39"], notes, matches: [match] })
      .filter(({ kind }) => kind === "live" || kind === "details" || kind === "odds");
  };

  it.each(sources)("$source is asked for a match without news as for any live one", (source) => {
    const nowMs = kickOffMs + 2.5 * HOUR;
    const live = targetsOf(source, "second_half", nowMs);
    expect(live.some(({ everyMs }) => everyMs < MINUTE)).toBe(true);
    expect(targetsOf(source, "no_news", nowMs)).toEqual(live);
  });

  it.each(sources)("$source is asked once an hour for a late result, and for nothing else", (source) => {
    const nowMs = kickOffMs + 5 * HOUR;
    const targets = targetsOf(source, "result_unknown", nowMs);
    expect(targets.map(({ everyMs }) => everyMs)).toEqual([HOUR]);
    expect(targetsOf(source, "second_half", nowMs).some(({ everyMs }) => everyMs < MINUTE)).toBe(true);
    expect(targetsOf(source, "ended", nowMs)).toEqual([]);
  });
});
