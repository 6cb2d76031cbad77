import { describe, expect, it } from "vitest";
import type { MatchDetail, MatchStatus } from "#shared/match/index.ts";
import { aMatch, anIncident } from "#tests/support/builders/page-builders.ts";
import { courseSections } from "./course-sections.rules.ts";

const detail = (status: MatchStatus, more: Partial<MatchDetail> = {}): MatchDetail => ({
  ...{ match: aMatch({ status }), incidents: [], stats: [], commentary: [] },
  ...more,
});
const stats: MatchDetail["stats"] = [{ kind: "shots", period: "full", home: 1, away: 0 }];

describe("The sections of a match's course", () => {
  it.each(["not_started", "postponed", "cancelled", "to_be_determined"] as const)(
    "A match that is %s has no timeline",
    (status) => expect(courseSections(detail(status))).toEqual([]),
  );

  it("A match in play has a timeline from kick-off, and statistics once there are any", () => {
    expect(courseSections(detail("first_half"))).toEqual(["timeline"]);
    expect(courseSections(detail("half_time", { stats }))).toEqual(["timeline", "stats"]);
  });

  it("An ended match without incidents has no timeline, and corners alone are none", () => {
    expect(courseSections(detail("ended", { stats }))).toEqual(["stats"]);
    const corner = anIncident(1, { kind: "corner", minute: 3 });
    expect(courseSections(detail("ended", { incidents: [corner] }))).toEqual([]);
    const goal = anIncident(2, { kind: "goal", minute: 3 });
    expect(courseSections(detail("ended", { incidents: [goal] }))).toEqual(["timeline"]);
  });
});
