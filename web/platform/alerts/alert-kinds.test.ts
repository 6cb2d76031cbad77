// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { MOST_OWN_KINDS } from "#shared/push/push.table.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { createPageHydration } from "#web/platform/hydration/page-hydration.ts";
import {
  ALERT_KINDS_KEY,
  chooseAlertKinds,
  chooseGeneralKinds,
  coveringFollows,
  createAlertKinds,
  type FollowedIds,
  forgetAlertKinds,
  readAlertKinds,
} from "./alert-kinds.ts";

const NONE = { match: {}, league: {}, team: {} };
const followedIds = (fields: Partial<FollowedIds> = {}): FollowedIds => ({
  ...{ match: new Set(), league: new Set(), team: new Set(), ...fields },
});
const stored = () => localStorage.getItem(ALERT_KINDS_KEY);
const open = () => createAlertKinds({ hydration: createPageHydration(true) });

afterEach(() => localStorage.clear());

describe("alert kinds of single items", () => {
  it("A choice is stored, read by the next page and withdrawn", () => {
    const followed = followedIds({ team: new Set([4]) });
    chooseAlertKinds(open(), followed, { kind: "team", id: 4 }, ["goal", "half_time"]);
    const choices = open();
    expect(choices.of).toEqual({ ...NONE, team: { 4: ["goal", "half_time"] } });
    chooseAlertKinds(choices, followed, { kind: "team", id: 4 }, []);
    expect(choices.of.team).toEqual({ 4: [] });
    chooseAlertKinds(choices, followed, { kind: "team", id: 4 }, null);
    expect([choices.of, stored()]).toEqual([NONE, null]);
  });

  it("A choice keeps those of other tabs and drops those of items that are not followed any more", () => {
    const choices = open();
    localStorage.setItem(ALERT_KINDS_KEY, '{"league":{"1":["goal"],"2":["goal"]}}');
    const followed = followedIds({ league: new Set([1]), match: new Set([9]) });
    chooseAlertKinds(choices, followed, { kind: "match", id: 9 }, ["red_card"]);
    expect(choices.of).toEqual({ match: { 9: ["red_card"] }, league: { 1: ["goal"] }, team: {} });
  });

  it("A browser keeps as many choices as a subscription may hold, the latest among them", () => {
    const ids = Array.from({ length: MOST_OWN_KINDS + 5 }, (_, at) => at + 1);
    const followed = followedIds({ match: new Set([...ids, 1]) });
    localStorage.setItem(
      ALERT_KINDS_KEY,
      JSON.stringify({ match: Object.fromEntries(ids.map((id) => [id, ["goal"]])) }),
    );
    const choices = open();
    chooseAlertKinds(choices, followed, { kind: "match", id: 1 }, []);
    const kept = Object.keys(choices.of.match).map(Number);
    expect([kept.length, kept[0], kept[1], choices.of.match[1]]).toEqual([MOST_OWN_KINDS, 1, 7, []]);
  });

  it.each([
    ["nothing", null, NONE],
    ["no JSON", "{", NONE],
    ["another shape", "[1]", NONE],
    [
      "unknown kinds and ids",
      '{"match":{"1":["goal","tip",7],"x":["goal"],"2":"goal"}}',
      { ...NONE, match: { 1: ["goal"] } },
    ],
  ])("A stored text is read without what is invalid in it: %s", (_what, text, choices) => {
    expect(readAlertKinds(text)).toEqual({ of: choices, general: null });
  });

  it("General kinds are stored beside those of items, and invalid ones are left out", () => {
    const followed = followedIds({ match: new Set([1]) });
    chooseGeneralKinds(open(), ["goal", "half_time", "tip"]);
    chooseAlertKinds(open(), followed, { kind: "match", id: 1 }, []);
    const choices = open();
    expect([choices.general, choices.of.match]).toEqual([["goal", "half_time", "tip"], { 1: [] }]);
    chooseAlertKinds(choices, followed, { kind: "match", id: 1 }, null);
    expect(open().general).toEqual(["goal", "half_time", "tip"]);
    expect(readAlertKinds('{"general":["goal","x",1]}').general).toEqual(["goal"]);
    forgetAlertKinds(choices);
    expect([choices.general, stored()]).toEqual([null, null]);
  });

  it("All choices are removed with the reader's favourites", () => {
    const choices = open();
    chooseAlertKinds(choices, followedIds({ match: new Set([1]) }), { kind: "match", id: 1 }, []);
    forgetAlertKinds(choices);
    expect([choices.of, stored()]).toEqual([NONE, null]);
  });

  it("A match is covered by itself, its league and its teams, each with its choice", () => {
    const match = aMatch({ id: 7 });
    const league = Number(match.competition.id);
    const followed = followedIds({ match: new Set([7]), league: new Set([league]), team: new Set([72, 99]) });
    const of = { ...NONE, league: { [league]: ["goal" as const] }, team: { 99: [] } };
    expect(coveringFollows(match, followed, of)).toEqual([
      { target: "match", kinds: null },
      { target: "league", kinds: ["goal"] },
      { target: "team", kinds: null },
    ]);
    expect(coveringFollows(match, followedIds(), of)).toEqual([]);
  });
});
