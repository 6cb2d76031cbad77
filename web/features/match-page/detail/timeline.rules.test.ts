import { describe, expect, it } from "vitest";
import { aMatch, anIncident } from "#tests/support/builders/page-builders.ts";
import { timelineOf } from "./timeline.rules.ts";

/** The timeline in short: separators with their score, incidents by id. */
const story = (...input: Parameters<typeof timelineOf>) =>
  timelineOf(...input).map((entry) => {
    if (entry.type === "incident") return entry.incident.id;
    return entry.score ? `${entry.milestone} ${entry.score.home}-${entry.score.away}` : entry.milestone;
  });

const goal = (id: number, minute: number, added: number | null = null) => anIncident(id, { minute, added });

describe("The timeline's entries", () => {
  it("The timeline is empty before kick-off", () => {
    expect(story(aMatch(), [])).toEqual([]);
  });

  it("Added time of the first half comes before half-time", () => {
    const match = aMatch({
      status: "second_half",
      home: { goals: 2, half: 1 },
      away: { goals: 0, half: 0 },
    });
    expect(story(match, [goal(1, 45, 3), goal(2, 46)])).toEqual(["kick_off", 1, "half_time 1-0", 2]);
  });

  it("The half-time separator is shown during the break", () => {
    const match = aMatch({ status: "half_time", home: { goals: 0, half: 0 }, away: { goals: 0, half: 0 } });
    expect(story(match, [])).toEqual(["kick_off", "half_time 0-0"]);
  });

  it("A match after ninety minutes ends with one separator", () => {
    const match = aMatch({ status: "ended", home: { goals: 1, half: 0 }, away: { goals: 0, half: 0 } });
    expect(story(match, [goal(1, 90, 4)])).toEqual(["kick_off", "half_time 0-0", 1, "match_end 1-0"]);
  });

  it.each(["walkover", "awarded"])("A match decided by %s instead of play has no periods", (decided_by) => {
    const match = aMatch({ status: "ended", rest: { winner: "home", decided_by } });
    expect(story(match, [])).toEqual([]);
  });

  it("A match that was broken off and then awarded keeps what was played", () => {
    const match = aMatch({
      ...{ status: "ended", rest: { winner: "away", decided_by: "awarded" } },
      home: { goals: 0, half: 1 },
      away: { goals: 3, half: 0 },
    });
    expect(story(match, [goal(1, 12)])).toEqual(["kick_off", 1, "half_time 1-0", "match_end 0-3"]);
  });

  it("Overtime and shoot-out are in order, including kicks without a minute", () => {
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

  it("A shoot-out without overtime follows regular time directly", () => {
    const match = aMatch({
      status: "penalties",
      home: { goals: 1, half: 1, penalties: 0 },
      away: { goals: 1, half: 1, penalties: 0 },
    });
    expect(story(match, [])).toEqual(["kick_off", "half_time 1-1", "full_time 1-1", "shootout 0-0"]);
  });

  it("An incident without a minute keeps its place", () => {
    const match = aMatch({ status: "second_half", home: { goals: 1, half: 1 }, away: { goals: 0, half: 0 } });
    expect(story(match, [goal(2, 50), anIncident(3, {})])).toEqual(["kick_off", "half_time 1-0", 2, 3]);
  });

  const noteOf = (id: number, incidents: Parameters<typeof timelineOf>[1]) =>
    timelineOf(aMatch({ status: "second_half" }), incidents).flatMap((entry) =>
      entry.type === "incident" && entry.incident.id === id ? [entry.note] : [],
    )[0];

  it("A disallowed goal names the video review or the referee as the reason", () => {
    const struck = anIncident(1, { minute: 21, cancelled: true });
    const video = anIncident(2, { kind: "var", minute: 23 });
    expect(noteOf(1, [struck, video])).toBe("cancelled_var");
    expect(noteOf(2, [struck, video])).toBe("var_no_goal");
    expect(noteOf(1, [struck])).toBe("cancelled_referee");
  });

  it.each([
    ["much later", { minute: 40 }],
    ["of the other side", { minute: 22, side: "away" }],
    ["before the goal", { minute: 20 }],
  ])("A video review %s does not count for the goal", (_, fields) => {
    const struck = anIncident(1, { minute: 21, cancelled: true });
    const video = anIncident(2, { kind: "var", ...fields });
    expect(noteOf(1, [struck, video])).toBe("cancelled_referee");
    expect(noteOf(2, [struck, video])).toBeNull();
  });

  it("A struck-out card is labelled as corrected", () => {
    expect(noteOf(1, [anIncident(1, { kind: "yellow_card", minute: 9, cancelled: true })])).toBe(
      "cancelled_corrected",
    );
  });

  it("A shoot-out is counted kick by kick, without withdrawn kicks", () => {
    const kicks = [
      anIncident(1, { kind: "shootout_scored", side: "home" }),
      anIncident(2, { kind: "shootout_missed", side: "away" }),
      anIncident(3, { kind: "shootout_scored", side: "home", cancelled: true }),
      anIncident(4, { kind: "shootout_scored", side: "away" }),
    ];
    const tallies = timelineOf(aMatch({ status: "penalties" }), kicks).flatMap((entry) =>
      entry.type === "incident" ? [entry.tally && `${entry.tally.home}-${entry.tally.away}`] : [],
    );
    expect(tallies).toEqual(["1-0", "1-0", "1-0", "1-1"]);
  });
});
