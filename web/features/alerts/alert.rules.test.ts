import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#shared/settings/settings.table.ts";
import { afterGoal, aMatch } from "#tests/support/page-builders.ts";
import {
  ALERT_MS,
  type Alert,
  type Followed,
  hasPopup,
  isWanted,
  keyOf,
  type News,
  soundOf,
  stillShown,
  withAlert,
} from "./alert.rules.ts";

const nothing: Followed = { match: new Set(), league: new Set(), team: new Set() };
const goalOf = (id: number, home: number, away: number): News => ({
  kind: "goal",
  sides: ["home"],
  match: afterGoal(aMatch({ id, status: "first_half" }), home, away),
});
const match = aMatch({ id: 7 });

describe("whose goals are told", () => {
  it.each([
    ["its match", { ...nothing, match: new Set([7]) }],
    ["its league", { ...nothing, league: new Set([Number(match.competition.id)]) }],
    ["its home team", { ...nothing, team: new Set([71]) }],
    ["its away team", { ...nothing, team: new Set([72]) }],
  ])("those of who follows %s", (_what, followed) => {
    expect(isWanted("favourites", match, followed)).toBe(true);
  });

  it("nobody's for who follows nothing, and everybody's for who wants all", () => {
    expect(isWanted("favourites", match, nothing)).toBe(false);
    expect(isWanted("all", match, nothing)).toBe(true);
  });
});

describe("the stack of pop-ups", () => {
  const stack = (...news: News[]) =>
    news.reduce<readonly Alert[]>((alerts, one, at) => withAlert(alerts, one, at * 1_000), []);

  it("has the newest on top and no more than three", () => {
    const shown = stack(goalOf(1, 1, 0), goalOf(2, 1, 0), goalOf(3, 1, 0), goalOf(4, 1, 0));
    expect(shown.map((alert) => alert.match.id)).toEqual([4, 3, 2]);
  });

  it("says of a match what is true now: a goal that was taken back replaces it, a red card stands beside it", () => {
    const red: News = { ...goalOf(1, 1, 0), kind: "red" };
    const back: News = { ...goalOf(1, 0, 0), kind: "cancelled" };
    expect(stack(goalOf(1, 1, 0), red, back).map(({ kind }) => kind)).toEqual(["cancelled", "red"]);
  });

  it("keeps each for half a minute", () => {
    const shown = stack(goalOf(1, 1, 0), goalOf(2, 1, 0));
    expect(stillShown(shown, ALERT_MS).map((alert) => alert.match.id)).toEqual([2]);
    expect(stillShown(shown, ALERT_MS + 1_000)).toEqual([]);
  });
});

describe("one piece of news", () => {
  it("is the score it led to, whenever it comes", () => {
    expect(keyOf(goalOf(7, 2, 1))).toBe(keyOf({ ...goalOf(7, 2, 1), sides: ["home", "away"] }));
    expect(keyOf(goalOf(7, 2, 1))).not.toBe(keyOf(goalOf(7, 2, 2)));
    expect(keyOf(goalOf(7, 2, 1))).not.toBe(keyOf({ ...goalOf(7, 2, 1), kind: "red" }));
  });

  it("sounds as the reader has chosen for the side, and a goal that was taken back does not", () => {
    const settings = { ...DEFAULT_SETTINGS, sound_home: 3, sound_away: 0 };
    expect(soundOf({ kind: "goal", sides: ["home"] }, settings)).toBe(3);
    expect(soundOf({ kind: "goal", sides: ["away"] }, settings)).toBeNull();
    expect(soundOf({ kind: "red", sides: ["away"] }, settings)).toBe("red");
    expect(soundOf({ kind: "red", sides: ["away"] }, { ...settings, sound_red: false })).toBeNull();
    expect(soundOf({ kind: "cancelled", sides: ["home"] }, settings)).toBeNull();
  });

  it("pops up where that is wanted", () => {
    const settings = { goal_popup: false, red_popup: true };
    expect([hasPopup("goal", settings), hasPopup("cancelled", settings), hasPopup("red", settings)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
