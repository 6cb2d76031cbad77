import { expect, it } from "vitest";
import { aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import { liveScoreOf } from "./live-score.ts";

const KICK_OFF = 1_767_268_800;
const live = aMatch({ status: "second_half", period_started_at: KICK_OFF, score: aScore(2, 1) });
const at = (minutes: number) => (KICK_OFF + minutes * 60) * 1000;

it("The picture of a match in play has the score with the period and the minute", () => {
  expect(liveScoreOf(live, at(17), "vi")).toEqual({ score: "2-1", period: "Hiệp 2 - 63'" });
  expect(liveScoreOf(live, at(46), "en")?.period).toMatch(/ - 90\+2'$/);
  const pause = { ...live, status: "half_time", period_started_at: null } as const;
  expect(liveScoreOf(pause, at(50), "vi")).toEqual({ score: "2-1", period: "Nghỉ giữa hiệp" });
});

it("The picture has no score before kick-off, after the end, and where none is known", () => {
  for (const status of ["not_started", "ended", "postponed"] as const)
    expect(liveScoreOf({ ...live, status }, at(17), "vi"), status).toBeNull();
  expect(liveScoreOf({ ...live, score: aMatch().score }, at(17), "vi")).toBeNull();
});
