import { describe, expect, it } from "vitest";
import { MATCH_STATUSES } from "#shared/match/index.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { countFilters, filterMatches, inFilter, readFilter } from "./match-filter.ts";

const place = (status: (typeof MATCH_STATUSES)[number], seconds: number) => ({
  status,
  match_time: KICK_OFF,
  updated_at: KICK_OFF + seconds,
});

describe("Match filters", () => {
  it("An unknown filter shows all matches", () => {
    expect(readFilter("hot")).toBe("all");
    expect(readFilter(null)).toBe("all");
    expect(readFilter("live")).toBe("live");
  });

  it("No status is in two of live, upcoming and ended", () => {
    for (const status of MATCH_STATUSES) {
      const filters = (["live", "upcoming", "ended"] as const).filter((filter) => inFilter(status, filter));
      expect(filters.length, status).toBeLessThanOrEqual(1);
    }
  });

  it("A filter adds a match that kicked off and keeps one that ended in place", () => {
    const rows = [aMatch({ id: 1 }), aMatch({ id: 2, status: "second_half" }), aMatch({ id: 3 })];
    const places = { 1: place("first_half", 1), 2: place("ended", 1) };
    expect(filterMatches(rows, "live", places).map((match) => Number(match.id))).toEqual([1, 2]);
  });

  it("Filter counts are current", () => {
    const rows = [aMatch({ id: 1 }), aMatch({ id: 2, status: "second_half" })];
    expect(countFilters(rows, { 2: place("ended", 1) })).toEqual({ all: 2, live: 0, upcoming: 1, ended: 1 });
  });

  it("A match without news counts as live, one of unknown result only among all", () => {
    const rows = [aMatch({ id: 1 }), aMatch({ id: 2, status: "second_half" })];
    expect(countFilters(rows, { 2: place("no_news", 1) })).toEqual({
      all: 2,
      live: 1,
      upcoming: 1,
      ended: 0,
    });
    const silent = { 1: place("result_unknown", 1), 2: place("result_unknown", 1) };
    expect(countFilters(rows, silent)).toEqual({ all: 2, live: 0, upcoming: 0, ended: 0 });
  });

  it("A fetched row newer than the push counts", () => {
    const row = aMatch({ id: 2, status: "ended", rest: { updated_at: KICK_OFF + 60 } });
    expect(countFilters([row], { 2: place("second_half", 1) }).ended).toBe(1);
  });
});
