import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { CALENDAR_LIMITS } from "#shared/favourite/calendar-limits.table.ts";
import { calendarAt, isCalendarPath } from "./calendar-address.ts";

const at = (path: string) => calendarAt(new URL(path, "https://site.example"));

describe("the address of a calendar", () => {
  it("Matches, teams, leagues, the schedule and the favourites have calendars in every language, other pages have none", () => {
    expect(at("/team/7.ics")).toMatchObject({
      subject: { of: "team", id: 7 },
      locale: "vi",
      page: "/team/7",
    });
    expect(at("/en/league/7.ics")).toMatchObject({ subject: { of: "league", id: 7 }, locale: "en" });
    expect(at("/match/7.ics")).toMatchObject({ subject: { of: "match", id: 7 }, hasScores: false });
    expect(at("/football/schedule.ics")).toMatchObject({ subject: { of: "day", date: null }, locale: "en" });
    expect(at("/bong-da/lich-thi-dau.ics?date=2026-10-17")).toMatchObject({
      subject: { of: "day", date: "2026-10-17" },
      page: "/bong-da/lich-thi-dau?date=2026-10-17",
    });
    const none = [
      "/team/x.ics",
      "/team/0.ics",
      "/player/7.ics",
      "/team/7",
      "/.ics",
      "/team/7.ics/x",
      "/tin.ics",
    ];
    expect(none.filter(isCalendarPath)).toEqual([]);
    expect(none.map(at)).toEqual(none.map(() => null));
  });

  it("A calendar of followed things has each id once and in order, whatever the spelling", () => {
    expect(at("/bong-da/theo-doi.ics?team_ids=9,2,9&x=1&scores=shown&match_ids=5")).toMatchObject({
      subject: { of: "followed", ids: { match_ids: [5], team_ids: [2, 9] } },
      hasScores: true,
      canonical: "/bong-da/theo-doi.ics?match_ids=5&scores=shown&team_ids=2%2C9",
    });
  });

  it("A query that names nothing, no day or too much is refused", () => {
    const many = (count: number) => Array.from({ length: count }, (_, index) => index + 1).join(",");
    const path = "/bong-da/theo-doi.ics";
    for (const query of ["", "?team_ids=", "?team_ids=1,,2", "?team_ids=a", "?comp_ids=-1"])
      expect(at(path + query), query).toEqual({ refused: "followed" });
    for (const [key, most] of Object.entries(CALENDAR_LIMITS)) {
      expect(at(`${path}?${key}=${many(most)}`)).toMatchObject({ subject: { of: "followed" } });
      expect(at(`${path}?${key}=${many(most + 1)}`)).toEqual({ refused: "followed" });
    }
    expect(at("/bong-da/lich-thi-dau.ics?date=2026-02-30")).toEqual({ refused: "day" });
  });

  it("The canonical address of a calendar is its own canonical address", () => {
    const ids = fc.array(fc.integer({ min: 1, max: 999_999_999 }), { minLength: 1, maxLength: 50 });
    fc.assert(
      fc.property(ids, ids, fc.boolean(), (teams, leagues, scores) => {
        const query = `?team_ids=${teams}&comp_ids=${leagues}${scores ? "&scores=shown" : ""}`;
        const found = at(`/football/favourites.ics${query}`);
        if (found === null || "refused" in found) throw new Error("refused");
        expect(at(found.canonical)).toEqual(found);
      }),
    );
  });
});
