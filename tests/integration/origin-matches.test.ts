import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { changesSince } from "#origin/football/match/change.service.ts";
import { getMatch, getMatchDetail, listDay, listInPlay } from "#origin/football/match/match.service.ts";
import type { BatchIncident } from "#origin/ingest/batch.schema.ts";
import { boardScore } from "#shared/match/index.ts";
import {
  aBatchMatch,
  aGoal,
  aLeague,
  aPlayedMatch,
  aResult,
  aStatusChange,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db, store, clear } = originOfFile();

const day = (date: string, fields: object = {}, nowMs = atMinute(0)) =>
  listDay(db, { date, tz: "+07:00", limit: 500, page: 1, ...fields }, nowMs);

describe("a stored timeline", () => {
  it("A stored timeline is revealed as the clock passes its moments", async () => {
    await store(aLeague([aPlayedMatch()]));
    const seen: unknown[] = [];
    for (const minute of [-1, 0, 10, 46, 61, 65, 75, 77, 95, 108]) {
      const { match } = (await getMatch(db, 1, atMinute(minute))).data;
      const { home, away } = match.score;
      seen.push([minute, match.status, home.goals, away.goals, match.winner]);
    }
    expect(seen).toEqual([
      [-1, "not_started", null, null, null],
      [0, "first_half", 0, 0, null],
      [10, "first_half", 1, 0, null],
      [46, "half_time", 1, 0, null],
      [61, "second_half", 1, 0, null],
      [65, "second_half", 1, 1, null],
      [75, "second_half", 1, 2, null],
      [77, "second_half", 1, 1, null],
      [95, "second_half", 2, 1, null],
      [108, "ended", 2, 1, "home"],
    ]);
  });

  it("A stored timeline names the next moment of change, and none after the last", async () => {
    await store(aLeague([aPlayedMatch()]));
    const next = async (minute: number) => (await getMatch(db, 1, atMinute(minute))).nextChangeAtMs;
    expect([await next(-5), await next(0), await next(76), await next(108)]).toEqual([
      atMinute(0),
      atMinute(10),
      atMinute(77),
      null,
    ]);
    expect((await listInPlay(db, atMinute(70))).nextChangeAtMs).toBe(atMinute(75));
  });

  it("A stored timeline shows incidents in the order of play with the score after each, and strikes what was taken back", async () => {
    await store(aLeague([aPlayedMatch()]));
    const { data } = await getMatchDetail(db, 1, atMinute(200));
    expect(
      data.incidents.map(({ minute, home_score, away_score, cancelled, player }) => [
        minute,
        `${home_score}-${away_score}`,
        cancelled,
        player?.name ?? null,
      ]),
    ).toEqual([
      [10, "1-0", false, "Hạ Long"],
      [50, "1-1", false, "Sông Hương"],
      [60, "1-1", true, null],
      [80, "2-1", false, "Hạ Long"],
    ]);
    const before = await getMatchDetail(db, 1, atMinute(76));
    expect(before.data.incidents.map((incident) => incident.cancelled)).toEqual([false, false, false]);
  });

  it("A stored timeline keeps the latest value of each statistic", async () => {
    await store(aLeague([aPlayedMatch()]));
    const stats = async (minute: number) => (await getMatchDetail(db, 1, atMinute(minute))).data.stats;
    expect(await stats(45)).toEqual([]);
    expect(await stats(46)).toEqual([
      { kind: "possession", period: "full", home: 40, away: 60, as_of_minute: 45 },
    ]);
    expect(await stats(108)).toEqual([
      { kind: "possession", period: "full", home: 45, away: 55, as_of_minute: null },
    ]);
  });

  it("A stored timeline puts the shoot-out last, whatever minute it was, and keeps it off the board score", async () => {
    const kick = (external_id: string, kind: BatchIncident["kind"], side: "home" | "away", minute: number) =>
      aGoal({ external_id, kind, side, minute: null, player: null, known_at_ms: atMinute(minute) });
    const match = aBatchMatch({
      status_changes: [
        aStatusChange(atMinute(0), "first_half"),
        aStatusChange(atMinute(110), "overtime"),
        aStatusChange(atMinute(145), "penalties"),
        aStatusChange(atMinute(160), "ended"),
      ],
      incidents: [
        kick("k1", "shootout_scored", "home", 150),
        kick("k2", "shootout_missed", "away", 151),
        aGoal({ external_id: "g1", known_at_ms: atMinute(112), minute: 92 }),
        aGoal({ external_id: "g2", known_at_ms: atMinute(140), minute: 119, side: "away" }),
      ],
    });
    await store(aLeague([match]));
    const { data } = await getMatchDetail(db, 1, atMinute(200));
    expect(data.incidents.map(({ kind, home_score, away_score }) => [kind, home_score, away_score])).toEqual([
      ["goal", 1, 0],
      ["goal", 1, 1],
      ["shootout_scored", 1, 1],
      ["shootout_missed", 1, 1],
    ]);
    expect(data.match).toMatchObject({
      winner: "home",
      score: { home: { goals: 0, overtime: 1, penalties: 1 }, away: { overtime: 1, penalties: 0 } },
    });
  });

  it("A stored timeline says the same in list, row and detail at every moment, and the same as its incidents add up to", async () => {
    const goals = fc.array(
      fc.record({
        minute: fc.integer({ min: 1, max: 90 }),
        side: fc.constantFrom<"home" | "away">("home", "away"),
        takenBackAfter: fc.option(fc.integer({ min: 1, max: 5 })),
      }),
      { maxLength: 8 },
    );
    await fc.assert(
      fc.asyncProperty(goals, fc.integer({ min: 0, max: 130 }), async (list, minute) => {
        await clear();
        const incidents = list.map((goal, index) =>
          aGoal({
            external_id: `g${index}`,
            known_at_ms: atMinute(goal.minute),
            cancelled_at_ms:
              goal.takenBackAfter === null ? null : atMinute(goal.minute + goal.takenBackAfter),
            minute: goal.minute,
            side: goal.side,
          }),
        );
        const status_changes = [
          aStatusChange(atMinute(0), "first_half"),
          aStatusChange(atMinute(110), "ended"),
        ];
        await store(aLeague([aBatchMatch({ status_changes, incidents })]));
        const now = atMinute(minute);
        const row = (await getMatch(db, 1, now)).data.match;
        const detail = (await getMatchDetail(db, 1, now)).data;
        const [listed] = (await day("2026-01-01", {}, now)).data.matches;
        expect(detail.match).toEqual(row);
        expect(listed).toEqual(row);
        const standing = detail.incidents.filter((incident) => !incident.cancelled);
        const sum = (side: "home" | "away") => standing.filter((incident) => incident.side === side).length;
        expect(boardScore(row.score)).toEqual({ home: sum("home"), away: sum("away") });
        const last = detail.incidents.at(-1);
        if (last) expect([last.home_score, last.away_score]).toEqual([sum("home"), sum("away")]);
      }),
      { numRuns: 25 },
    );
  });
});

describe("lists", () => {
  it("Lists hold a day of a zone, ascending by kick-off, with today as the default", async () => {
    const at = (external_id: string, match_time: number) => aBatchMatch({ external_id, match_time });
    await store(
      aLeague([
        at("late", Date.UTC(2026, 0, 1, 16, 59) / 1000),
        at("next", Date.UTC(2026, 0, 1, 17) / 1000),
        at("early", Date.UTC(2025, 11, 31, 17) / 1000),
        at("before", Date.UTC(2025, 11, 31, 16, 59) / 1000),
      ]),
    );
    const ids = (answer: Awaited<ReturnType<typeof day>>) => answer.data.matches.map((match) => match.id);
    expect(ids(await day("2026-01-01"))).toEqual([3, 1]);
    expect(ids(await day("2026-01-01", { tz: "+00:00" }))).toEqual([1, 2]);
    const today = await day("", { date: undefined });
    expect([today.data.date, ids(today)]).toEqual(["2026-01-01", [3, 1]]);
    expect(today.nextChangeAtMs).toBe(Date.UTC(2026, 0, 1, 17));
  });

  it("Lists hold a day of a named zone, which has 23 or 25 hours when its clocks change", async () => {
    const at = (external_id: string, match_time: number) => aBatchMatch({ external_id, match_time });
    const [spring, autumn] = [Date.UTC(2026, 2, 28, 23) / 1000, Date.UTC(2026, 9, 24, 22) / 1000];
    await store(
      aLeague([
        at("spring before", spring - 1),
        at("spring first", spring),
        at("spring last", spring + 23 * 3600 - 1),
        at("spring after", spring + 23 * 3600),
        at("autumn before", autumn - 1),
        at("autumn first", autumn),
        at("autumn last", autumn + 25 * 3600 - 1),
        at("autumn after", autumn + 25 * 3600),
      ]),
    );
    const ids = async (date: string) => {
      const { data, page } = await day(date, { tz: "Europe/Paris" });
      expect([data.tz, page.total]).toEqual(["Europe/Paris", data.matches.length]);
      return data.matches.map((match) => match.id);
    };
    expect([await ids("2026-03-29"), await ids("2026-10-25")]).toEqual([
      [2, 3],
      [6, 7],
    ]);
  });

  it("Lists filter by status, competition and heat, and count all pages", async () => {
    const results = Array.from({ length: 5 }, (_, index) => aResult(`m${index}`, ["hanoi", 1, 0, "hue"]));
    await store(aLeague([...results, aBatchMatch({ external_id: "open" })]));
    const total = async (fields: object, now = atMinute(120)) =>
      (await day("2026-01-01", fields, now)).page.total;
    expect(await total({})).toBe(6);
    expect(await total({ status: ["ended"] })).toBe(5);
    expect(await total({ status: ["ended"] }, atMinute(100))).toBe(0);
    expect(await total({ status: ["not_started"] }, atMinute(100))).toBe(6);
    expect([await total({ comp_id: 1 }), await total({ comp_id: 2 })]).toEqual([6, 0]);
    expect([await total({ hot: [4, 5] }), await total({ hot: [5] })]).toEqual([6, 0]);
    const second = await day("2026-01-01", { limit: 4, page: 2 }, atMinute(120));
    expect([second.data.matches.map((match) => match.id), second.page]).toEqual([
      [5, 6],
      { limit: 4, page: 2, total: 6 },
    ]);
    expect((await day("2026-01-01", { page: 9 })).page.total).toBe(6);
  });

  it("Lists show what is in play now and nothing else", async () => {
    const yesterday = aBatchMatch({
      external_id: "stuck",
      match_time: KICK_OFF - 86_400,
      status_changes: [aStatusChange(atMinute(-1440), "first_half")],
    });
    await store(aLeague([aPlayedMatch(), yesterday, aBatchMatch({ external_id: "open" })]), atMinute(-2000));
    const ids = async (minute: number) =>
      (await listInPlay(db, atMinute(minute))).data.matches.map((match) => match.id);
    expect([await ids(-1), await ids(0), await ids(50), await ids(107), await ids(108)]).toEqual([
      [],
      [1],
      [1],
      [1],
      [],
    ]);
  });

  it("Lists show a match that was interrupted and goes on days later", async () => {
    const resumed = aBatchMatch({
      status_changes: [
        aStatusChange(atMinute(0), "first_half"),
        aStatusChange(atMinute(30), "interrupted"),
        aStatusChange(atMinute(4 * 1440), "first_half"),
        aStatusChange(atMinute(4 * 1440 + 80), "ended"),
      ],
    });
    await store(aLeague([resumed]));
    const count = async (minute: number) =>
      (await listInPlay(db, atMinute(4 * 1440 + minute))).data.matches.length;
    expect([await count(-1), await count(0), await count(79), await count(80)]).toEqual([0, 1, 1, 0]);
    const changed = async (since: number, now: number) =>
      (await changesSince(db, atMinute(4 * 1440 + since), atMinute(4 * 1440 + now))).details.length;
    const awayFor = 1440;
    expect([await changed(-awayFor, 10), await changed(-awayFor, 90), await changed(-awayFor, 96)]).toEqual([
      1, 1, 0,
    ]);
    expect([await changed(-2, -1), await changed(-1, 0), await changed(79, 80)]).toEqual([0, 1, 1]);
  });

  it("Lists hide a match until it is known", async () => {
    await store(aLeague([aBatchMatch()]), atMinute(-60));
    expect((await day("2026-01-01", {}, atMinute(-61))).data.matches).toEqual([]);
    await expect(getMatch(db, 1, atMinute(-61))).rejects.toMatchObject({ code: "match_not_found" });
  });
});
