import { describe, expect, it } from "vitest";
import { anIncident } from "#tests/support/builders/match-builders.ts";
import type { Incident } from "../match/incident.schema.ts";
import type { PlayerId } from "../match/match.schema.ts";
import { minutesPlayed, spellsOf } from "./minutes-played.rules.ts";

const id = (player: number) => player as PlayerId;
const ref = (player: number) => ({ id: id(player), name: `Player ${player}` });
const change = (minute: number | null, off: number, on: number, fields: Partial<Incident> = {}): Incident =>
  anIncident({ kind: "substitution", minute, player: ref(off), other_player: ref(on), ...fields });
const red = (minute: number, player: number, fields: Partial<Incident> = {}): Incident =>
  anIncident({ kind: "red_card", minute, player: ref(player), other_player: null, ...fields });

describe("minutesPlayed", () => {
  it("Minutes count from the minute a player came on to the one of leaving, or to the match's", () => {
    expect(minutesPlayed({ from_minute: 0, to_minute: null }, 43)).toBe(43);
    expect(minutesPlayed({ from_minute: 0, to_minute: 60 }, 90)).toBe(60);
    expect(minutesPlayed({ from_minute: 60, to_minute: null }, 90)).toBe(30);
  });

  it("Each of two players who change at half-time gets 45, and any appearance one at least", () => {
    expect(minutesPlayed({ from_minute: 0, to_minute: 46 }, 90)).toBe(45);
    expect(minutesPlayed({ from_minute: 46, to_minute: null }, 90)).toBe(45);
    expect(minutesPlayed({ from_minute: 90, to_minute: null }, 90)).toBe(1);
  });

  it("Minutes never fall when a player leaves in the minute after half-time", () => {
    expect(minutesPlayed({ from_minute: 0, to_minute: null }, 46)).toBe(45);
    expect(minutesPlayed({ from_minute: 0, to_minute: null }, 47)).toBe(47);
  });
});

describe("spellsOf", () => {
  it("Starters are on from the beginning, substitutes from their change, and leavers until theirs", () => {
    const spell = spellsOf([change(60, 1, 12), red(70, 2), change(80, 12, 13)]);
    expect(spell({ id: id(1), starter: true })).toEqual({ from_minute: 0, to_minute: 60 });
    expect(spell({ id: id(2), starter: true })).toEqual({ from_minute: 0, to_minute: 70 });
    expect(spell({ id: id(3), starter: true })).toEqual({ from_minute: 0, to_minute: null });
    expect(spell({ id: id(12), starter: false })).toEqual({ from_minute: 60, to_minute: 80 });
  });

  it("A player who is sent off on the bench keeps the minute of the substitution", () => {
    const spell = spellsOf([change(60, 1, 12), red(75, 1)]);
    expect(spell({ id: id(1), starter: true })).toEqual({ from_minute: 0, to_minute: 60 });
  });

  it("Minutes are unknown where no incident has the minute, and withdrawn incidents do not count", () => {
    const spell = spellsOf([change(null, 1, 12), red(70, 2, { cancelled: true })]);
    expect(spell({ id: id(1), starter: true })).toBeNull();
    expect(spell({ id: id(12), starter: false })).toBeNull();
    expect(spell({ id: id(14), starter: false })).toBeNull();
    expect(spell({ id: id(2), starter: true })).toEqual({ from_minute: 0, to_minute: null });
  });
});
