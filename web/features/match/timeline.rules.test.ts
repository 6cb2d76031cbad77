import { describe, expect, it } from "vitest";
import { aMatch, anIncident } from "#tests/support/page-builders.ts";
import { timelineOf } from "./timeline.rules.ts";

/** The story in short: marks with their score, incidents by id. */
const story = (...input: Parameters<typeof timelineOf>) =>
  timelineOf(...input).map((entry) => {
    if (entry.type === "incident") return entry.incident.id;
    return entry.score ? `${entry.mark} ${entry.score.home}-${entry.score.away}` : entry.mark;
  });

const goal = (id: number, minute: number, added: number | null = null) => anIncident(id, { minute, added });

describe("timeline", () => {
  it("is empty before kick-off", () => {
    expect(story(aMatch(), [])).toEqual([]);
  });

  it("puts added time of the first half before half-time", () => {
    const match = aMatch({
      status: "second_half",
      home: { goals: 2, half: 1 },
      away: { goals: 0, half: 0 },
    });
    expect(story(match, [goal(1, 45, 3), goal(2, 46)])).toEqual(["kick_off", 1, "half_time 1-0", 2]);
  });

  it("shows the half-time line while the pause lasts", () => {
    const match = aMatch({ status: "half_time", home: { goals: 0, half: 0 }, away: { goals: 0, half: 0 } });
    expect(story(match, [])).toEqual(["kick_off", "half_time 0-0"]);
  });

  it("closes a match after ninety minutes with one line", () => {
    const match = aMatch({ status: "ended", home: { goals: 1, half: 0 }, away: { goals: 0, half: 0 } });
    expect(story(match, [goal(1, 90, 4)])).toEqual(["kick_off", "half_time 0-0", 1, "match_end 1-0"]);
  });

  it("tells overtime and shoot-out in their order, kicks without a minute included", () => {
    const match = aMatch({
      status: "ended",
      home: { goals: 2, half: 2, overtime: 3, penalties: 4 },
      away: { goals: 2, half: 0, overtime: 3, penalties: 2 },
    });
    const kick = anIncident(9, { kind: "shootout_scored" });
    expect(story(match, [goal(1, 23), goal(2, 81), goal(3, 108), kick])).toEqual([
      "kick_off",
      1,
      "half_time 2-0",
      2,
      "full_time 2-2",
      3,
      "overtime_end 3-3",
      "shootout 4-2",
      9,
      "match_end 3-3",
    ]);
  });

  it("goes to the shoot-out without overtime where none was played", () => {
    const match = aMatch({
      status: "penalties",
      home: { goals: 1, half: 1, penalties: 0 },
      away: { goals: 1, half: 1, penalties: 0 },
    });
    expect(story(match, [])).toEqual(["kick_off", "half_time 1-1", "full_time 1-1", "shootout 0-0"]);
  });

  it("leaves corners to the statistics and keeps an incident without a minute in its place", () => {
    const match = aMatch({ status: "second_half", home: { goals: 1, half: 1 }, away: { goals: 0, half: 0 } });
    const incidents = [anIncident(1, { kind: "corner", minute: 3 }), goal(2, 50), anIncident(3, {})];
    expect(story(match, incidents)).toEqual(["kick_off", "half_time 1-0", 2, 3]);
  });
});
