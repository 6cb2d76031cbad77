import { describe, expect, it } from "vitest";
import type { MatchStatus, Score, SideScore } from "#shared/match/index.ts";
import { happeningsOf, type StateAtMoment } from "./happening.rules.ts";

const side = (fields: Partial<SideScore>): SideScore => ({
  ...{ goals: 0, half: null, overtime: null, penalties: null, red: 0, yellow: 0, corners: 0, ...fields },
});
const state = (
  status: MatchStatus,
  home: Partial<SideScore> = {},
  away: Partial<SideScore> = {},
): StateAtMoment => ({ status, score: { home: side(home), away: side(away) } satisfies Score });

const MATCH_TIME = 1_800_000_000;
const within = (before: StateAtMoment | null, now: StateAtMoment, minute = 30) =>
  happeningsOf(before, now, {
    ...{ at_ms: (MATCH_TIME + minute * 60) * 1000, kick_off: { match_time: MATCH_TIME } },
    latest: now.score,
  });

describe("Events of a match for notifications", () => {
  it.each<[string, StateAtMoment | null, StateAtMoment, string[]]>([
    ["its kick-off, first heard of", null, state("first_half"), ["kick_off"]],
    ["its kick-off", state("not_started"), state("first_half"), ["kick_off"]],
    ["a goal in its first second", null, state("first_half", { goals: 1 }), ["goal", "kick_off"]],
    ["a goal", state("first_half"), state("first_half", { goals: 1 }), ["goal"]],
    [
      "a goal away",
      state("second_half", { goals: 2 }),
      state("second_half", { goals: 2 }, { goals: 1 }),
      ["goal"],
    ],
    [
      "a goal of overtime",
      state("overtime", { goals: 1, overtime: 1 }),
      state("overtime", { goals: 1, overtime: 2 }),
      ["goal"],
    ],
    ["a red card", state("first_half"), state("first_half", {}, { red: 1 }), ["red_card"]],
    ["the last goal with the end", state("second_half"), state("ended", { goals: 1 }), ["full_time", "goal"]],
    ["its end", state("second_half", { goals: 1 }), state("ended", { goals: 1 }), ["full_time"]],
    ["a result alone", null, state("ended", { goals: 1 }), ["full_time"]],
    ["half-time", state("first_half"), state("half_time"), ["half_time"]],
    ["a goal with half-time", state("first_half"), state("half_time", { goals: 1 }), ["goal", "half_time"]],
    [
      "a goal that was taken back",
      state("first_half", { goals: 1 }),
      state("first_half"),
      ["cancelled_goal"],
    ],
    [
      "a goal that was taken back with the end",
      state("second_half", { goals: 1 }),
      state("ended"),
      ["full_time", "cancelled_goal"],
    ],
    [
      "a match that is abandoned, whose score its source resets",
      state("second_half", { goals: 2 }, { goals: 1 }),
      state("abandoned", { goals: 0 }, { goals: 0 }),
      [],
    ],
    [
      "a goal that goes to the other side",
      state("first_half", { goals: 1 }),
      state("first_half", {}, { goals: 1 }),
      ["goal"],
    ],
    [
      "a score that is not known any more",
      state("first_half", { goals: 1 }),
      state("first_half", { goals: null }),
      [],
    ],
    ["a corner", state("first_half"), state("first_half", { corners: 1 }), []],
    [
      "overtime that begins",
      state("second_half", { goals: 1 }),
      state("overtime", { goals: 1, overtime: 1 }),
      [],
    ],
    ["a kick of the shoot-out", state("penalties"), state("penalties", { penalties: 1 }), []],
    ["a source that is first heard at half-time", null, state("half_time", { goals: 2 }), []],
    ["a match that goes on", state("interrupted", { goals: 1 }), state("first_half", { goals: 1 }), []],
    ["a result that is corrected", state("ended", { goals: 1 }), state("ended", { goals: 2 }), []],
    ["a match that is called off", state("not_started"), state("postponed"), []],
  ])("A state change leads to the expected events: %s", (_what, before, now, kinds) => {
    expect(within(before, now)).toEqual(kinds);
  });

  it("An event of long ago is no news, unless the match was followed until then", () => {
    expect(within(null, state("ended", { goals: 1 }), 361)).toEqual([]);
    expect(within(state("second_half"), state("ended"), 3000)).toEqual(["full_time"]);
  });

  it("An evening result is news where only the day of the match was known", () => {
    const over = state("ended", { goals: 1 });
    const moment = { at_ms: (MATCH_TIME + 14 * 3600) * 1000, latest: over.score };
    const dated = { match_time: MATCH_TIME, time_unknown: true };
    expect(happeningsOf(null, over, { ...moment, kick_off: dated })).toEqual(["full_time"]);
    expect(happeningsOf(null, over, { ...moment, kick_off: { match_time: MATCH_TIME } })).toEqual([]);
  });

  it("A cancelled goal or card is no event for its side", () => {
    const moment = { at_ms: MATCH_TIME * 1000, kick_off: { match_time: MATCH_TIME } };
    const [none, home, both] = [
      state("first_half"),
      state("first_half", { goals: 1 }),
      state("first_half", { goals: 1 }, { goals: 1 }),
    ];
    const away = state("first_half", {}, { goals: 1 });
    expect(happeningsOf(none, home, { ...moment, latest: away.score })).toEqual([]);
    expect(happeningsOf(home, both, { ...moment, latest: away.score })).toEqual(["goal"]);
    const sentOff = state("first_half", { red: 1 });
    expect(happeningsOf(none, sentOff, { ...moment, latest: none.score })).toEqual([]);
  });
});
