import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { aDetail } from "#tests/support/builders/match-builders.ts";
import { MatchDetail, MatchStat } from "./incident.schema.ts";

/** As releases before `as_of_minute` read a match: rooms and pages may be of one while the site is of the next. */
const FormerDetail = z.extend(MatchDetail, { stats: z.array(z.omit(MatchStat, { as_of_minute: true })) });

const corners = { kind: "corners", period: "full", home: 3, away: 1 } as const;
const withMinute = aDetail({ stats: [{ ...corners, as_of_minute: 45 }] });
const without = aDetail({ stats: [corners] });

describe("a match with its timeline", () => {
  it("A match is read by this release unchanged, with and without the minutes of its statistics", () => {
    for (const detail of [withMinute, without]) expect(MatchDetail.parse(detail)).toEqual(detail);
  });

  it("A match is read by a release without minutes as if there were none", () => {
    for (const detail of [withMinute, without]) expect(FormerDetail.parse(detail)).toEqual(without);
  });
});
