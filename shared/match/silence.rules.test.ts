import { describe, expect, it } from "vitest";
import { runningMinute } from "./match-clock.ts";
import { isReportedStatus, LIVE_STATUSES, type MatchStatus } from "./match-status.ts";
import { foldStates, type ScoringIncident, type StatusChange } from "./score.rules.ts";
import { type SilenceTerms, withSilence } from "./silence.rules.ts";

const KICK_OFF = Date.UTC(2026, 10, 28, 19);
const minute = (of: number): number => KICK_OFF + of * 60_000;

const NOT_RUNNING: readonly MatchStatus[] = ["half_time", "penalties", "interrupted", "ended", "postponed"];

/** A change of status in minutes after kick-off, with the clock's start if it is not that moment. */
function change(after: number, status: MatchStatus, startedAfter: number | null = after): StatusChange {
  const started = NOT_RUNNING.includes(status) || startedAfter === null ? null : minute(startedAfter);
  return { known_at_ms: minute(after), status, period_started_at_ms: started };
}

const goal = (after: number): ScoringIncident => ({
  known_at_ms: minute(after),
  cancelled_at_ms: null,
  kind: "goal",
  side: "home",
  minute: 90,
});

interface Course {
  readonly changes: readonly StatusChange[];
  readonly goals?: readonly number[];
  readonly terms?: Partial<SilenceTerms>;
}

/** What is shown from which minute after kick-off on. */
function shown({ changes, goals = [], terms = {} }: Course): [number, MatchStatus][] {
  const states = foldStates(changes, goals.map(goal), { cards: false, corners: false });
  const derived = withSilence(states, { latestKickOffMs: KICK_OFF, clockSpeed: 1, ...terms });
  return derived.map(({ known_at_ms, derived_status, status }) => [
    (known_at_ms - KICK_OFF) / 60_000,
    derived_status ?? status,
  ]);
}

/** The statuses derived after the last reported one. */
const silence = (course: Course) =>
  shown(course).filter(([, status]) => status === "no_news" || status === "result_unknown");

const FIRST = change(0, "first_half");
const BREAK = change(47, "half_time");
const SECOND = change(62, "second_half");

describe("the silence of sources about a live match", () => {
  it.each([
    ["first half", [FIRST], 65, 180],
    ["half-time", [FIRST, BREAK], 77, 180],
    ["second half", [FIRST, BREAK, SECOND], 127, 180],
    ["second half without a clock", [FIRST, BREAK, change(62, "second_half", null)], 127, 180],
    ["extra time", [FIRST, BREAK, SECOND, change(116, "overtime")], 166, 196],
    ["shoot-out", [FIRST, BREAK, SECOND, change(116, "overtime"), change(155, "penalties")], 200, 230],
  ])(
    "A match in its %s has no news once that cannot last any longer, and leaves the live lists later",
    (_, changes, noNews, unknown) => {
      expect(silence({ changes })).toEqual([
        [noNews, "no_news"],
        [unknown, "result_unknown"],
      ]);
    },
  );

  it("A match has no news from the very minute that its clock no longer shows", () => {
    const [[at = 0] = []] = silence({ changes: [FIRST, BREAK, SECOND] });
    const clock = { status: "second_half", period_started_at: minute(62) / 1000, clock_speed: 1 } as const;
    expect(runningMinute(clock, minute(at) / 1000 - 1)).toEqual({ minute: 90, added: 20 });
    expect(runningMinute(clock, minute(at) / 1000)).toBeNull();
  });

  it("The clock of a replay makes its silence as much shorter as its minutes", () => {
    const terms = { clockSpeed: 10 };
    expect(silence({ changes: [FIRST, change(5, "second_half")], terms })).toEqual([
      [11.5, "no_news"],
      [18, "result_unknown"],
    ]);
  });

  it("A goal in a second half that seemed over makes the match live again", () => {
    const course = { changes: [FIRST, BREAK, SECOND], goals: [140] };
    expect(shown(course).slice(-3)).toEqual([
      [140, "second_half"],
      [155, "no_news"],
      [185, "result_unknown"],
    ]);
    expect(silence({ ...course, goals: [80] })[0]).toEqual([127, "no_news"]);
  });

  it("The result ends the silence", () => {
    expect(silence({ changes: [FIRST, BREAK, SECOND, change(400, "ended")] })).toEqual([]);
  });

  it("A second half that began three hours before a source first reports it is silent from then on", () => {
    const late = { changes: [change(242, "second_half", 62)] };
    expect(shown(late)).toEqual([[242, "result_unknown"]]);
  });

  it("A second half that began too long ago has no news from the first report on, and an unknown result later", () => {
    const late = { changes: [change(130, "second_half", 62)] };
    expect(shown(late)).toEqual([
      [130, "no_news"],
      [180, "result_unknown"],
    ]);
  });

  it.each(LIVE_STATUSES.filter(isReportedStatus))(
    "A match first reported in %s days after kick-off, without the start of its period, is silent from then on",
    (status) => {
      const days = 67 * 60;
      const late = { ...change(days, status, null), minute: { minute: 105, added: 0 } };
      expect(shown({ changes: [late] })).toEqual([[days, "result_unknown"]]);
      const before = status === "second_half" ? BREAK : SECOND;
      expect(shown({ changes: [FIRST, before, late] }).at(-1)).toEqual([days, "result_unknown"]);
    },
  );

  it("A status of unknown start is live as long as it can last from three hours after kick-off", () => {
    expect(silence({ changes: [change(190, "overtime", null)] })).toEqual([
      [230, "no_news"],
      [260, "result_unknown"],
    ]);
  });

  it("A stated minute that goes on is news, also days after kick-off", () => {
    const at = (after: number, of: number): StatusChange => ({
      ...change(after, "second_half", null),
      minute: { minute: of, added: 0 },
    });
    expect(silence({ changes: [at(4000, 50), at(4001, 51)] })).toEqual([
      [4016, "no_news"],
      [4046, "result_unknown"],
    ]);
  });

  it("A match that was resumed the day after is live in each later period, also without its start", () => {
    const changes = [FIRST, change(30, "interrupted"), change(1440, "first_half", null)];
    const resumed = [...changes, change(1460, "half_time"), change(1475, "second_half", null)];
    expect(silence({ changes: resumed })).toEqual([
      [1540, "no_news"],
      [1570, "result_unknown"],
    ]);
  });

  it("An interrupted match waits as it is, and a resumed one is live although its period began the day before", () => {
    const changes = [FIRST, change(30, "interrupted")];
    expect(silence({ changes })).toEqual([]);
    const resumed = [...changes, change(1440, "first_half", 0)];
    expect(silence({ changes: resumed })).toEqual([
      [1505, "no_news"],
      [1535, "result_unknown"],
    ]);
  });

  it("The last score and reported status stay", () => {
    const states = foldStates([FIRST, BREAK, SECOND], [goal(70)], { cards: false, corners: false });
    const last = withSilence(states, { latestKickOffMs: KICK_OFF, clockSpeed: 1 }).at(-1);
    expect(last).toMatchObject({ status: "second_half", period_started_at_ms: null });
    expect(last?.score.home.goals).toBe(1);
  });
});

describe("the silence of sources about a fixture", () => {
  it("The result of a fixture that nobody reports on is unknown three hours after its kick-off", () => {
    expect(shown({ changes: [] })).toEqual([[180, "result_unknown"]]);
    expect(silence({ changes: [change(-60, "not_started", null)] })).toEqual([[180, "result_unknown"]]);
  });

  it("The result of a fixture of which only the day is known is unknown three hours after that day", () => {
    const terms = { latestKickOffMs: minute(24 * 60) };
    expect(shown({ changes: [], terms })).toEqual([[27 * 60, "result_unknown"]]);
  });

  it.each(["postponed", "cancelled", "abandoned", "to_be_determined", "ended"] as const)(
    "A match that is %s stays so",
    (status) => {
      expect(silence({ changes: [change(-60, status, null)] })).toEqual([]);
    },
  );
});
