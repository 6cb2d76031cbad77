import { describe, expect, it } from "vitest";
import { listById, listCalendar, listNearest } from "#origin/football/favourite/favourite.service.ts";
import type { Match } from "#shared/match/index.ts";
import {
  aBatchMatch,
  aLeague,
  aResult,
  aStatusChange,
  atMinute,
  KICK_OFF,
} from "#tests/support/batches/origin-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";
import { storedId } from "#tests/support/origin/rows-of.ts";

const { db, store } = originOfFile();

const DAY = 86_400;
const teams = aLeague().teams.map(({ external_id }) => external_id);
const [HANOI = "", HUE = "", ...others] = teams;

/** A result some days before the day of {@link KICK_OFF}, known in its time. */
const resultOn = (external_id: string, day: number, home: string, away: string) => ({
  ...aResult(external_id, [home, 1, 0, away]),
  match_time: KICK_OFF + day * DAY,
  status_changes: [
    aStatusChange(atMinute(105) + day * DAY * 1000, "ended", { home: { goals: 1 }, away: { goals: 0 } }),
  ],
});
const comingOn = (external_id: string, day: number, home: string, away: string) =>
  aBatchMatch({ external_id, home, away, match_time: KICK_OFF + day * DAY });
const daysOf = (match: Match | null) => match && (match.match_time - KICK_OFF) / DAY;

describe("matches by id", () => {
  it("Matches by id come by kick-off, without those that nobody knows", async () => {
    await store(aLeague([comingOn("b", 1, HANOI, HUE), comingOn("a", 0, HUE, HANOI)]));
    const [a, b] = [await storedId(db, "matches", "a"), await storedId(db, "matches", "b")];
    const { data, nextChangeAtMs } = await listById(db, [b, 999_999, a], atMinute(0));
    expect(data.matches.map(({ id }) => id)).toEqual([a, b]);
    // Then the result of the first is unknown.
    expect(nextChangeAtMs).toBe(atMinute(180));
  });
});

describe("the nearest matches", () => {
  it("The nearest matches of a team are at home or away, of a competition any; time moves them on", async () => {
    await store(
      aLeague([
        ...[resultOn("r1", -9, HANOI, HUE), resultOn("r2", -5, HUE, HANOI), resultOn("r3", 1, HANOI, HUE)],
        ...[comingOn("n1", 4, HUE, HANOI), comingOn("n2", 8, HANOI, HUE)],
      ]),
    );
    const [team_id, comp_id] = [await storedId(db, "teams", HUE), await storedId(db, "competitions", "v")];
    const at = async (minute: number) => {
      const query = { team_ids: [team_id], comp_ids: [comp_id] };
      const { teams, competitions } = (await listNearest(db, query, atMinute(minute))).data;
      expect([teams[0]?.team_id, competitions[0]?.comp_id]).toEqual([team_id, comp_id]);
      return [teams[0], competitions[0]].map((one) => [daysOf(one?.last ?? null), daysOf(one?.next ?? null)]);
    };
    expect(await at(0)).toEqual(Array(2).fill([-5, 1]));
    const day = 24 * 60;
    expect(await at(day + 50)).toEqual(Array(2).fill([-5, 1]));
    expect(await at(day + 110)).toEqual(Array(2).fill([1, 4]));
    expect((await at(day * 20)).map(([, next]) => next)).toEqual([null, null]);
  });

  it("The nearest matches are empty for a team without matches, and for unknown teams", async () => {
    await store(aLeague([comingOn("n1", 4, HUE, HANOI)]));
    const id = await storedId(db, "teams", others[0] ?? "");
    const { data } = await listNearest(db, { team_ids: [999_999, id], comp_ids: [999_999] }, atMinute(0));
    expect(data).toEqual({ teams: [{ team_id: id, last: null, next: null }], competitions: [] });
  });
});

describe("the matches of a calendar", () => {
  it("A calendar has matches by id of any time, and those of teams and competitions of a month back and a year ahead", async () => {
    const [DANANG = "", NAMDINH = ""] = others;
    await store(
      aLeague([
        ...[resultOn("old", -40, HANOI, HUE), resultOn("recent", -20, HUE, DANANG)],
        ...[comingOn("next", 5, HANOI, HUE), comingOn("other", 6, HANOI, NAMDINH)],
        ...[comingOn("last", 360, DANANG, HUE), comingOn("far", 380, HUE, HANOI)],
      ]),
    );
    const id = (key: string) => storedId(db, "matches", key);
    const [team, league] = [await storedId(db, "teams", HUE), await storedId(db, "competitions", "v")];
    const daysIn = async (query: Parameters<typeof listCalendar>[1]) =>
      (await listCalendar(db, query, atMinute(0))).data.matches.map(daysOf);
    expect(await daysIn({ team_ids: [team, 999_999] })).toEqual([-20, 5, 360]);
    expect(await daysIn({ comp_ids: [league] })).toEqual([-20, 5, 6, 360]);
    expect(
      await daysIn({ match_ids: [await id("old"), await id("next"), 999_999], team_ids: [team] }),
    ).toEqual([...[-40, -20, 5, 360]]);
    expect(await daysIn({})).toEqual([]);
  });
});
