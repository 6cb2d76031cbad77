import { describe, expect, it } from "vitest";
import { dateOf } from "../time/index.ts";
import { compareKickOffs, earliestKickOff, isOnDayOf, latestKickOff, noonOfDay } from "./kick-off.rules.ts";

const at = (iso: string): number => Date.parse(iso) / 1000;
const dated = { match_time: at("2026-03-14T12:00:00Z"), time_unknown: true };

describe("a kick-off whose hour is unknown", () => {
  it.each(["2026-03-14T00:00:00Z", "2026-03-14T12:00:00Z", "2026-03-14T23:59:59Z"])(
    "Noon UTC stands in for any moment of its day: %s",
    (moment) => {
      expect(noonOfDay(at(moment))).toBe(dated.match_time);
    },
  );

  it("The stand-in of a day before 1970 lies on that day too", () => {
    expect(noonOfDay(at("1930-07-13T00:00:00Z"))).toBe(at("1930-07-13T12:00:00Z"));
  });

  it.each(["-11:00", "-07:00", "+00:00", "+07:00", "+09:00", "+11:00"])(
    "The stand-in lies on the source's day in zone %s",
    (zone) => {
      expect(dateOf(dated.match_time, zone)).toBe("2026-03-14");
    },
  );

  it("A match without an hour may begin from the start of its day to its evening in the Americas", () => {
    expect(earliestKickOff(dated)).toBe(at("2026-03-14T00:00:00Z"));
    expect(latestKickOff(dated)).toBe(at("2026-03-15T06:00:00Z"));
  });

  it("A match with an hour begins at it", () => {
    const timed = { match_time: dated.match_time };
    expect([earliestKickOff(timed), latestKickOff(timed)]).toEqual([timed.match_time, timed.match_time]);
  });

  it.each([
    ["2026-03-14T00:00:00Z", true],
    ["2026-03-15T03:30:00Z", true],
    ["2026-03-13T23:59:59Z", false],
    ["2026-03-15T18:00:00Z", false],
  ])("A kick-off at %s may be that of a match on 14 March: %s", (moment, expected) => {
    expect(isOnDayOf(at(moment), dated)).toBe(expected);
  });

  it("A match without an hour comes after all others of its day", () => {
    const late = { match_time: at("2026-03-14T20:00:00Z") };
    expect([dated, late].toSorted(compareKickOffs)).toEqual([late, dated]);
  });
});
