import { describe, expect, it } from "vitest";
import { DEFAULT_SETTINGS } from "#shared/settings/settings.table.ts";
import { afterGoal, aMatch } from "#tests/support/builders/page-builders.ts";
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

describe("Scope of goal alerts", () => {
  it.each([
    ["its match", { ...nothing, match: new Set([7]) }],
    ["its league", { ...nothing, league: new Set([Number(match.competition.id)]) }],
    ["its home team", { ...nothing, team: new Set([71]) }],
    ["its away team", { ...nothing, team: new Set([72]) }],
  ])("Favourites alerts cover readers who follow %s", (_what, followed) => {
    expect(isWanted("favourites", match, followed)).toBe(true);
  });

  it("Readers without favourites get no alerts, and readers who chose all get every one", () => {
    expect(isWanted("favourites", match, nothing)).toBe(false);
    expect(isWanted("all", match, nothing)).toBe(true);
  });
});

describe("The stack of pop-ups", () => {
  const stack = (...news: News[]) =>
    news.reduce<readonly Alert[]>((alerts, one, at) => withAlert(alerts, one, at * 1_000), []);

  it("The stack has the newest alert on top and at most three alerts", () => {
    const shown = stack(goalOf(1, 1, 0), goalOf(2, 1, 0), goalOf(3, 1, 0), goalOf(4, 1, 0));
    expect(shown.map((alert) => alert.match.id)).toEqual([4, 3, 2]);
  });

  it("The stack shows the current state of a match: a disallowed goal replaces the goal, a red card stands beside it", () => {
    const red: News = { ...goalOf(1, 1, 0), kind: "red" };
    const back: News = { ...goalOf(1, 0, 0), kind: "cancelled" };
    expect(stack(goalOf(1, 1, 0), red, back).map(({ kind }) => kind)).toEqual(["cancelled", "red"]);
  });

  it("An alert stays in the stack for half a minute", () => {
    const shown = stack(goalOf(1, 1, 0), goalOf(2, 1, 0));
    expect(stillShown(shown, ALERT_MS).map((alert) => alert.match.id)).toEqual([2]);
    expect(stillShown(shown, ALERT_MS + 1_000)).toEqual([]);
  });
});

describe("A single alert", () => {
  it("A goal alert is identified by its score, whenever it arrives", () => {
    expect(keyOf(goalOf(7, 2, 1))).toBe(keyOf({ ...goalOf(7, 2, 1), sides: ["home", "away"] }));
    expect(keyOf(goalOf(7, 2, 1))).not.toBe(keyOf(goalOf(7, 2, 2)));
    expect(keyOf(goalOf(7, 2, 1))).not.toBe(keyOf({ ...goalOf(7, 2, 1), kind: "red" }));
  });

  it("An alert plays the reader's sound for its side, and a disallowed goal plays none", () => {
    const settings = { ...DEFAULT_SETTINGS, sound_home: 3, sound_away: 0 };
    expect(soundOf({ kind: "goal", sides: ["home"] }, settings)).toBe(3);
    expect(soundOf({ kind: "goal", sides: ["away"] }, settings)).toBeNull();
    expect(soundOf({ kind: "red", sides: ["away"] }, settings)).toBe("red");
    expect(soundOf({ kind: "red", sides: ["away"] }, { ...settings, sound_red: false })).toBeNull();
    expect(soundOf({ kind: "cancelled", sides: ["home"] }, settings)).toBeNull();
  });

  it("An alert pops up only where the reader enabled it", () => {
    const settings = { goal_popup: false, red_popup: true };
    expect([hasPopup("goal", settings), hasPopup("cancelled", settings), hasPopup("red", settings)]).toEqual([
      false,
      false,
      true,
    ]);
  });
});
