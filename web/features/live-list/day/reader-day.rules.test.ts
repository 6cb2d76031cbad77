import { describe, expect, it } from "vitest";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { matchesOfDay, overnightIn, readerDays } from "./reader-day.rules.ts";

// 18 December 2022, 18:30 UTC: already the 19th in Vietnam.
const NOW_MS = Date.UTC(2022, 11, 18, 18, 30);
const page = { date: "2022-12-19", today: "2022-12-19" };

describe("The day of a page in another time zone", () => {
  it("A URL without a date shows today in that time zone", () => {
    expect(readerDays(page, "+00:00", null, NOW_MS)).toEqual({ date: "2022-12-18", today: "2022-12-18" });
    expect(readerDays(page, "+13:00", null, NOW_MS)).toEqual({ date: "2022-12-19", today: "2022-12-19" });
  });

  it("The day keeps its distance from today as the server chose it", () => {
    const results = { date: "2022-12-18", today: "2022-12-19" };
    expect(readerDays(results, "-08:00", null, NOW_MS)).toEqual({ date: "2022-12-17", today: "2022-12-18" });
  });

  it("The day in the URL is shown, unless it is invalid", () => {
    expect(readerDays(page, "+00:00", "2022-12-01", NOW_MS).date).toBe("2022-12-01");
    expect(readerDays(page, "+00:00", "2022-02-30", NOW_MS).date).toBe("2022-12-18");
  });

  it("The day first shows the known matches that belong to it", () => {
    const matches = [aMatch({ id: 1 }), aMatch({ id: 2, rest: { match_time: KICK_OFF - 12 * 3600 } })];
    expect(matchesOfDay(matches, { date: "2022-12-17", tz: "-05:00" }).map(({ id }) => id)).toEqual([2]);
  });

  it("A list of today includes matches live since the day before in that time zone", () => {
    const matches = [
      aMatch({ id: 1, status: "second_half", rest: { match_time: KICK_OFF - 86_400 } }),
      aMatch({ id: 2, status: "second_half", rest: { match_time: KICK_OFF + 8 * 3600 } }),
      aMatch({ id: 3, status: "second_half", rest: { match_time: KICK_OFF + 9 * 3600 } }),
      aMatch({ id: 4, rest: { match_time: KICK_OFF + 8 * 3600 } }),
    ];
    const day = { date: "2022-12-19", tz: "+00:00" };
    expect(overnightIn(matches, day).map(({ id }) => id)).toEqual([1, 2]);
  });
});
