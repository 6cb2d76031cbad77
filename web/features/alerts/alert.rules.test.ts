import { describe, expect, it } from "vitest";
import type { CoveringFollow } from "#shared/push/covering-follow.rules.ts";
import type { MatchKind, PushKind } from "#shared/push/push.table.ts";
import { DEFAULT_SETTINGS } from "#shared/settings/settings.table.ts";
import { afterGoal, aMatch } from "#tests/support/builders/page-builders.ts";
import { PAGE_ALERT_KINDS } from "#web/platform/alerts/alert-kinds.ts";
import {
  ALERT_MS,
  type Alert,
  hasPopup,
  isPushed,
  isWanted,
  keyOf,
  type News,
  soundOf,
  stillShown,
  withAlert,
} from "./alert.rules.ts";

const goalOf = (id: number, home: number, away: number): News => ({
  kind: "goal",
  sides: ["home"],
  match: afterGoal(aMatch({ id, status: "first_half" }), home, away),
});
const follows = (...kinds: CoveringFollow<MatchKind>["kinds"][]): CoveringFollow<MatchKind>[] =>
  kinds.map((of) => ({ target: "league", kinds: of }));

const of = (scope: "all" | "favourites", general: readonly PushKind[] = PAGE_ALERT_KINDS) => ({
  scope,
  general,
});

describe("Scope of alerts", () => {
  it("Readers without favourites get no alerts, and readers who chose all get goals and red cards of every match", () => {
    expect(isWanted(of("favourites"), "goal", [])).toBe(false);
    for (const kind of ["goal", "cancelled", "red"] as const)
      expect(isWanted(of("all"), kind, [])).toBe(true);
    expect(isWanted(of("all"), "kick_off", [])).toBe(false);
  });

  it("A followed item without a choice alerts goals and red cards, and one with a choice what was chosen", () => {
    const alerted = (...kinds: CoveringFollow<MatchKind>["kinds"][]) =>
      (["goal", "cancelled", "red", "kick_off", "half_time", "full_time"] as const).filter((kind) =>
        isWanted(of("all"), kind, follows(...kinds)),
      );
    expect(alerted(null)).toEqual(["goal", "cancelled", "red"]);
    expect(alerted(["half_time", "red_card"])).toEqual(["red", "half_time"]);
    expect(alerted([])).toEqual([]);
    expect(alerted(["full_time"], null)).toEqual(["goal", "cancelled", "red", "full_time"]);
  });

  it("The general kinds hold for followed items without a choice; others alert no other kinds than goals and cards", () => {
    const general = ["goal", "half_time", "tip"] as const;
    const alerted = (items: CoveringFollow<MatchKind>[]) =>
      (["goal", "red", "half_time", "full_time"] as const).filter((kind) =>
        isWanted(of("all", general), kind, items),
      );
    expect(alerted(follows(null))).toEqual(["goal", "half_time"]);
    expect(alerted(follows(null, ["full_time"]))).toEqual(["goal", "half_time", "full_time"]);
    expect(alerted([])).toEqual(["goal"]);
  });

  it("An alert that this browser gets by push is not notified twice", () => {
    expect(isPushed(["goal", "tip"], "goal", follows(null))).toBe(true);
    expect(isPushed(["goal"], "cancelled", follows(null))).toBe(false);
    expect(isPushed(["goal"], "cancelled", follows(["cancelled_goal"]))).toBe(true);
    expect(isPushed(["goal"], "goal", [])).toBe(false);
  });

  it("A change of the period is shown where it was chosen, once, without a sound", () => {
    const silent = { goal_popup: false, red_popup: false };
    expect([hasPopup("full_time", silent), hasPopup("goal", silent), hasPopup("red", silent)]).toEqual([
      ...[true, false, false],
    ]);
    const sounds = { sound_home: 1, sound_away: 1, sound_red: true };
    expect(soundOf({ kind: "kick_off", sides: [] }, sounds)).toBeNull();
    expect(keyOf({ ...goalOf(7, 1, 0), kind: "half_time" })).toBe(
      keyOf({ ...goalOf(7, 2, 0), kind: "half_time" }),
    );
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

  it("The stack keeps a goal beside the half-time that follows it", () => {
    const half: News = { ...goalOf(1, 1, 0), kind: "half_time", sides: [] };
    expect(stack(goalOf(1, 1, 0), half).map(({ kind }) => kind)).toEqual(["half_time", "goal"]);
    expect(stack(half, { ...half, kind: "full_time" }).map(({ kind }) => kind)).toEqual(["full_time"]);
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
