import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Batch, type BatchIncident, type BatchMatch, emptyBatch } from "#origin/ingest/batch.schema.ts";
import { foldStates, type MatchState, runningMinute } from "#shared/match/index.ts";
import { replayBatch } from "./replay-batch.ts";

const AT = Date.parse("2026-11-21T18:30:00Z");
const coverage = { cards: false, corners: false };

interface Goal {
  side: "home" | "away";
  minute: number;
  added: number | null;
}

const count = (goals: readonly Goal[], side: Goal["side"], upTo: number): number =>
  goals.filter((goal) => goal.side === side && goal.minute <= upTo).length;

function scoreOf(goals: readonly Goal[], side: Goal["side"], overtime: boolean, penalties: number | null) {
  return {
    half: count(goals, side, 45),
    goals: count(goals, side, 90),
    overtime: overtime ? count(goals, side, 120) : null,
    penalties,
  };
}

function incidentOf(goal: Goal, index: number): BatchIncident {
  return {
    external_id: `goal/${index}`,
    known_at_ms: null,
    cancelled_at_ms: null,
    kind: "goal",
    ...goal,
    player: null,
    other_player: null,
  };
}

function aMatch(over: Partial<BatchMatch> = {}): BatchMatch {
  return {
    external_id: "cup/1/ko/A~B",
    season: "cup/1",
    stage: "cup/1/ko",
    round: "Final",
    group: null,
    home: "A",
    away: "B",
    match_time: 1_000_000,
    venue: null,
    neutral: true,
    clock_speed: 1,
    coverage,
    status_changes: [],
    incidents: [],
    stats: [],
    ...over,
  };
}

function played(
  goals: readonly Goal[],
  overtime = false,
  shootout: readonly [number, number] | null = null,
): BatchMatch {
  const score = {
    home: scoreOf(goals, "home", overtime, shootout?.[0] ?? null),
    away: scoreOf(goals, "away", overtime, shootout?.[1] ?? null),
  };
  return aMatch({
    status_changes: [{ known_at_ms: null, status: "ended", period_started_at_ms: null, score }],
    incidents: goals.map(incidentOf),
  });
}

function aBatch(...matches: BatchMatch[]): Batch {
  const team = (external_id: string, name: string) => ({
    external_id,
    name,
    short_name: null,
    logo: null,
    country: "INT",
    national: false,
  });
  return {
    ...emptyBatch("openfootball", "real"),
    countries: [{ external_id: "INT", code: "INT", name: "International" }],
    competitions: [
      { external_id: "cup", name: "Cup", short_name: null, logo: null, hot: 3, kind: "cup", country: "INT" },
    ],
    seasons: [{ external_id: "cup/1", competition: "cup", name: "2022", tie_break_rule: "goal_difference" }],
    stages: [
      {
        external_id: "cup/1/ko",
        season: "cup/1",
        name: "Finals",
        mode: "knock_out",
        order: 1,
        promotions: [],
      },
    ],
    teams: [team("A", "Đại Dương FC"), team("B", "Borås United"), team("C", "Corby Town")],
    matches,
  };
}

function replay(batch: Batch, speed = 60, match?: string): Batch {
  const result = replayBatch(batch, { at_ms: AT, speed, match });
  if (!result.ok) throw new Error(result.message);
  return result.batch;
}

function statesOf(match: BatchMatch | undefined): MatchState[] {
  if (!match) throw new Error("no match was replayed");
  return foldStates(
    match.status_changes.map((change) => ({
      ...change,
      known_at_ms: change.known_at_ms ?? 0,
    })),
    match.incidents.map((incident) => ({ ...incident, known_at_ms: incident.known_at_ms ?? 0 })),
    match.coverage,
  );
}

/** The minute shown at a moment, with added time counted on: 45+2 is 47 of the first half. */
function minuteAt(
  states: readonly MatchState[],
  speed: number,
  ms: number,
): { status: string; minute: number } | null {
  const state = states.findLast((state) => state.known_at_ms <= ms);
  if (!state) return null;
  const started = state.period_started_at_ms === null ? null : state.period_started_at_ms / 1000;
  const shown = runningMinute(
    { status: state.status, period_started_at: started, clock_speed: speed },
    ms / 1000,
  );
  return shown && { status: state.status, minute: shown.minute + shown.added };
}

const side = fc.constantFrom("home" as const, "away" as const);
const goalIn = (first: number, last: number, added: number) =>
  fc
    .record({
      side,
      minute: fc.integer({ min: first, max: last }),
      added: fc.integer({ min: 0, max: added }),
    })
    .map((goal): Goal => ({ ...goal, added: goal.minute === last && goal.added > 0 ? goal.added : null }));
const regular = fc.array(fc.oneof(goalIn(1, 45, 9), goalIn(46, 90, 13)), { maxLength: 8 });
const overtime = fc.array(fc.oneof(goalIn(91, 105, 1), goalIn(106, 120, 4)), { maxLength: 3 });
const shootout = fc.option(fc.tuple(fc.integer({ min: 0, max: 9 }), fc.integer({ min: 0, max: 9 })));
const anyMatch = fc.oneof(
  regular.map((goals) => played(goals)),
  fc
    .tuple(regular, overtime, shootout)
    .map(([early, late, kicks]) => played([...early, ...late], true, kicks)),
);
const anySpeed = fc.oneof(fc.constantFrom(1, 6, 60, 120), fc.integer({ min: 1, max: 120 }));

describe("A replayed match", () => {
  it("A replayed match ends with the original score, whatever the goals and the speed", () => {
    fc.assert(
      fc.property(anyMatch, anySpeed, (match, speed) => {
        const [replayed] = replay(aBatch(match), speed).matches;
        expect(statesOf(replayed).at(-1)?.score).toEqual(statesOf(match).at(-1)?.score);
        expect(statesOf(replayed).at(-1)?.status).toBe("ended");
      }),
    );
  });

  it("A replayed match has its moments in order, and starts its clocks on whole seconds", () => {
    fc.assert(
      fc.property(anyMatch, anySpeed, (match, speed) => {
        const [replayed] = replay(aBatch(match), speed).matches;
        const moments = (replayed?.status_changes ?? []).map((change) => change.known_at_ms ?? 0);
        expect(moments).toEqual(moments.toSorted((a, b) => a - b));
        for (const { period_started_at_ms } of replayed?.status_changes ?? []) {
          expect((period_started_at_ms ?? 0) % 1000).toBe(0);
        }
        const incidents = (replayed?.incidents ?? []).toSorted(
          (a, b) => (a.known_at_ms ?? 0) - (b.known_at_ms ?? 0),
        );
        const minutes = incidents.map(({ minute, added }) => (minute ?? 0) * 100 + (added ?? 0));
        expect(minutes).toEqual(minutes.toSorted((a, b) => a - b));
        for (const { known_at_ms } of incidents) expect(known_at_ms).toBeLessThan(moments.at(-1) ?? 0);
      }),
    );
  });

  it("A replayed match shows an incident's own minute when it becomes known", () => {
    fc.assert(
      fc.property(anyMatch, anySpeed, (match, speed) => {
        const [replayed] = replay(aBatch(match), speed).matches;
        const states = statesOf(replayed);
        for (const { minute, added, known_at_ms } of replayed?.incidents ?? []) {
          const shown = minuteAt(states, speed, known_at_ms ?? 0);
          expect(Math.abs((shown?.minute ?? 0) - ((minute ?? 0) + (added ?? 0)))).toBeLessThanOrEqual(1);
        }
      }),
    );
  });

  it("A replayed match never shows a minute that runs backwards within a period", () => {
    fc.assert(
      fc.property(anyMatch, anySpeed, (match, speed) => {
        const [replayed] = replay(aBatch(match), speed).matches;
        const states = statesOf(replayed);
        const end = states.at(-1)?.known_at_ms ?? AT;
        let last = { status: "", minute: 0 };
        for (let ms = AT; ms < end; ms += Math.max(1, Math.floor((end - AT) / 400))) {
          const shown = minuteAt(states, speed, ms);
          if (!shown) continue;
          if (shown.status === last.status) expect(shown.minute).toBeGreaterThanOrEqual(last.minute);
          last = shown;
        }
      }),
      { numRuns: 30 },
    );
  });

  it("A replayed final decided by penalties goes through all periods", () => {
    const goals: Goal[] = [
      { side: "home", minute: 45, added: 2 },
      { side: "away", minute: 90, added: 4 },
    ];
    const [match] = replay(aBatch(played(goals, true, [4, 2]))).matches;
    expect(match?.status_changes.map((change) => change.status)).toEqual([
      "first_half",
      "half_time",
      "second_half",
      "overtime",
      "overtime",
      "overtime",
      "overtime",
      "penalties",
      "ended",
    ]);
    const during = statesOf(match).findLast((state) => state.status === "penalties");
    expect(during?.score.home).toMatchObject({ goals: 1, overtime: 1, penalties: null });
    expect(statesOf(match).at(-1)?.score.home.penalties).toBe(4);
  });

  it("A replayed match lasts a minute longer than its last added goal, and at speed 60 has a half-time of 15 seconds", () => {
    const [match] = replay(aBatch(played([{ side: "home", minute: 45, added: 6 }]))).matches;
    const [kickOff, half, second] =
      match?.status_changes.map((change) => ((change.known_at_ms ?? 0) - AT) / 1000) ?? [];
    expect([kickOff, half, second]).toEqual([0, 52, 67]);
  });

  it("A replayed match keeps the score unknown until half-time when the file has no minutes", () => {
    const score = {
      home: { goals: 2, half: 1, overtime: null, penalties: null },
      away: { goals: 1, half: 0, overtime: null, penalties: null },
    };
    const match = aMatch({
      status_changes: [{ known_at_ms: null, status: "ended", period_started_at_ms: null, score }],
    });
    const states = statesOf(replay(aBatch(match)).matches[0]);
    const seen = states.map((state) => [state.status, state.score.home.goals, state.score.away.goals]);
    expect(seen).toEqual([
      ["first_half", null, null],
      ["half_time", 1, 0],
      ["second_half", 1, 0],
      ["ended", 2, 1],
    ]);
  });
});

describe("Replays", () => {
  it("A replay has its own season, stage and matches, and does not change shared rows", () => {
    const real = aBatch(played([]));
    const batch = replay(real);
    expect(batch).toMatchObject({ source: "openfootball", provenance: "replay" });
    expect(batch.seasons).toMatchObject([
      { external_id: "cup/1@20261121T183000Z-x60", name: "2022 · replay 2026-11-21 18:30" },
    ]);
    expect(batch.matches).toMatchObject([
      {
        season: "cup/1@20261121T183000Z-x60",
        stage: "cup/1/ko@20261121T183000Z-x60",
        match_time: AT / 1000,
        clock_speed: 60,
      },
    ]);
    expect(batch.competitions).toEqual(real.competitions);
    expect(batch.teams.map((team) => team.external_id)).toEqual(["A", "B"]);
  });

  it("A replay keeps order and intervals of several matches, shortened by the speed, and counts those without a result", () => {
    const first = played([]);
    const later = {
      ...played([]),
      external_id: "2",
      home: "B",
      away: "C",
      match_time: first.match_time + 7200,
    };
    const open = aMatch({ external_id: "3", home: "C", away: "A", match_time: first.match_time - 60 });
    const result = replayBatch(aBatch(first, later, open), { at_ms: AT, speed: 60 });
    expect(result).toMatchObject({ ok: true, left_out: 1 });
    expect(result.ok && result.batch.matches.map((match) => match.match_time - AT / 1000)).toEqual([0, 120]);
  });

  it.each([
    "Đại Dương FC v Borås United",
    "dai duong vs boras",
    "DAI DUONG - BORAS UNITED",
    "boras v dai duong",
    "Boras",
  ])("A replay finds the match meant by %j", (text) => {
    expect(
      replay(aBatch(played([]), { ...played([]), external_id: "2", home: "C", away: "A" }), 60, text).matches,
    ).toHaveLength(1);
  });

  it("A replay lists the candidates when several matches fit, and accepts a date to choose", () => {
    const rematch = { ...played([]), external_id: "2", match_time: 1_000_000 + 86_400 * 30 };
    const batch = aBatch(played([]), rematch);
    const result = replayBatch(batch, { at_ms: AT, speed: 1, match: "dai duong v boras" });
    expect(result).toMatchObject({
      ok: false,
      candidates: [
        "Đại Dương FC v Borås United (1970-01-12, Final)",
        "Đại Dương FC v Borås United (1970-02-11, Final)",
      ],
    });
    expect(replay(batch, 1, "dai duong v boras 1970-02-11").matches).toHaveLength(1);
  });

  it("A replay lists the closest matches when none fits", () => {
    const result = replayBatch(aBatch(played([])), { at_ms: AT, speed: 1, match: "dai dong v boros" });
    expect(result).toMatchObject({
      ok: false,
      candidates: ["Đại Dương FC v Borås United (1970-01-12, Final)"],
    });
  });

  it("A replay refuses a match that has not been played", () => {
    expect(replayBatch(aBatch(aMatch()), { at_ms: AT, speed: 1 })).toMatchObject({ ok: false });
    expect(replayBatch(aBatch(aMatch()), { at_ms: AT, speed: 1, match: "boras" })).toMatchObject({
      ok: false,
      message: expect.stringContaining("no result"),
    });
  });
});
