import { describe, expect, it } from "vitest";
import type { MatchId, MatchStatus, PlayerId } from "#shared/match/index.ts";
import { anIncident } from "#tests/support/builders/match-builders.ts";
import { nextMinuteMs, playedMinutes, playersMinutes } from "./as-of-minute.mapping.ts";
import type { ClockRow } from "./as-of-minute.queries.ts";

const MINUTE = 60_000;
const KICK_OFF = Date.UTC(2026, 10, 21, 12);
const at = (minute: number) => KICK_OFF + minute * MINUTE;

const clock = (minute: number, status: MatchStatus, started: number | null): ClockRow => ({
  match_id: 1 as MatchId,
  known_at: at(minute),
  status,
  period_started_at: started === null ? null : at(started),
  minute: null,
  added: null,
  home_overtime: null,
  clock_speed: 1,
});
const player = (id: number, known: number, fields: { starter?: number; minutes_played?: number } = {}) => ({
  match_id: 1 as MatchId,
  player_id: id as PlayerId,
  known_at: at(known),
  side: "home" as const,
  starter: 1,
  minutes_played: 30,
  rating: null,
  counts: "{}",
  ...fields,
});
const ref = (id: number) => ({ id: id as PlayerId, name: `Player ${id}` });
const change = anIncident({ kind: "substitution", minute: 38, player: ref(1), other_player: ref(12) });

const FIRST = clock(0, "first_half", 0);
const INTERRUPTED = [FIRST, clock(43.7, "interrupted", null)];
const PLAYERS = [player(1, 38), player(2, 40), player(3, 41), player(12, 38, { starter: 0 })];
const rowsAt = (
  clocks: readonly ClockRow[],
  reports: Parameters<typeof playersMinutes>[1]["reports"] = [],
) => ({
  clocks,
  reports,
  incidents: [change],
});
const minutesAt = (minute: number, clocks: readonly ClockRow[]) =>
  PLAYERS.map(playedMinutes(rowsAt(clocks), at(minute)));

describe("Minutes of players in a live match", () => {
  it("Minutes of players follow starters, substitutions and the clock, whenever the rows were written", () => {
    expect(minutesAt(43.2, [FIRST])).toEqual([38, 43, 43, 5]);
    expect(minutesAt(46, [FIRST])).toEqual([38, 45, 45, 7]);
  });

  it("Minutes of players stop with the clock in a break of extra time", () => {
    const overtime = [FIRST, clock(120, "overtime", 120), clock(135, "overtime", null)];
    expect(minutesAt(137, overtime)).toEqual([38, 105, 105, 67]);
  });

  it("Minutes of players stop in an interruption, at the completed minutes", () => {
    expect(minutesAt(43.6, INTERRUPTED.slice(0, 1))).toEqual([38, 43, 43, 5]);
    expect(minutesAt(60, INTERRUPTED)).toEqual([38, 43, 43, 5]);
  });

  it("Minutes of players are the source's where it gives them, and after the match", () => {
    expect(minutesAt(130, [])).toEqual([30, 30, 30, 30]);
    const report = { keys: ["home"], at: [at(40)] };
    const reports = [
      { match_id: 1 as MatchId, part: "player_stats" as const, reports: JSON.stringify([report]) },
    ];
    const minutesOf = playedMinutes(rowsAt([FIRST], reports), at(43));
    expect(PLAYERS.map(minutesOf)).toEqual([30, 30, 30, 30]);
  });
});

describe("The minute of player statistics", () => {
  it("Player statistics are as of the oldest row of a player on the pitch", () => {
    const on = PLAYERS.filter(({ player_id }) => player_id !== 12);
    expect(playersMinutes(on, rowsAt([FIRST]), at(43))("home")).toBe(41);
    expect(playersMinutes(PLAYERS, rowsAt([FIRST]), at(43))("home")).toBe(39);
    expect(playersMinutes(PLAYERS, rowsAt([FIRST]), at(43))("away")).toBeNull();
  });

  it("The row of an unused substitute, written at kick-off, does not set the minute", () => {
    const unused = player(14, 0, { starter: 0 });
    expect(playersMinutes([...PLAYERS, unused], rowsAt([FIRST]), at(43))("home")).toBe(39);
  });

  it("Player statistics have no minute during an interruption", () => {
    expect(playersMinutes(PLAYERS, rowsAt(INTERRUPTED), at(60))("home")).toBeNull();
  });
});

describe("nextMinuteMs", () => {
  it("nextMinuteMs is the end of the running minute, and null while the clock is stopped", () => {
    expect(nextMinuteMs([FIRST], at(43.2))).toBe(at(44));
    expect(nextMinuteMs([FIRST], at(44))).toBe(at(45));
    expect(nextMinuteMs([FIRST, clock(47, "half_time", null)], at(50))).toBeNull();
    expect(nextMinuteMs([], at(50))).toBeNull();
  });
});
