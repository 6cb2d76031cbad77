import { describe, expect, it } from "vitest";
import { aMatch, KICK_OFF } from "#tests/support/page-builders.ts";
import { areOld, commonMinute, oldMinute, reachedOnPage, withNewerMinutes } from "./as-of-minute.rules.ts";

describe("the minute that a statistic is as of", () => {
  it.each([
    [45, 45, null],
    [45, 50, null],
    [45, 51, 45],
    [0, 6, 0],
    [null, 90, null],
    [undefined, 90, null],
    [45, null, null],
  ] as const)("%s is at minute %s worth saying as %s", (asOf, reached, said) => {
    expect(oldMinute(asOf, reached)).toBe(said);
  });

  it("is not old of a half that is over", () => {
    expect(oldMinute(45, 80, "first_half")).toBeNull();
    expect(oldMinute(90, 110, "second_half")).toBeNull();
    expect(oldMinute(30, 80, "first_half")).toBe(30);
  });

  it("is said once where it is the same for all", () => {
    expect(commonMinute([45, 45])).toBe(45);
    expect(commonMinute([45, 40])).toBeNull();
    expect(commonMinute([45, null])).toBeNull();
    expect(commonMinute([])).toBeNull();
  });
});

describe("the minute that a match has reached on a page", () => {
  it("is that of the page's clock, and none of a match that is not in play", () => {
    const match = aMatch({ status: "first_half", rest: { period_started_at: KICK_OFF } });
    expect(reachedOnPage(match, (KICK_OFF + 30 * 60) * 1000)).toBe(31);
    expect(reachedOnPage(aMatch({ status: "ended" }), (KICK_OFF + 30 * 60) * 1000)).toBeNull();
  });
});

describe("statistics that were pushed and fetched", () => {
  const stat = (kind: string, home: number, as_of_minute?: number) => ({
    ...{ kind, period: "full" as const, home, away: 0 },
    ...(as_of_minute === undefined ? {} : { as_of_minute }),
  });

  it("have the newer minute of both where their values are the same", () => {
    const pushed = [stat("corners", 3, 52), stat("fouls", 8, 52), stat("shots", 4)];
    const fetched = [stat("corners", 3, 60), stat("fouls", 7, 60), stat("shots", 4, 60)];
    expect(withNewerMinutes(pushed, fetched)).toEqual([
      stat("corners", 3, 60),
      stat("fouls", 8, 52),
      stat("shots", 4, 60),
    ]);
  });

  it("stay the same list where nothing is newer", () => {
    const pushed = [stat("corners", 3, 60), stat("fouls", 8)];
    expect(withNewerMinutes(pushed, [stat("corners", 3, 52)])).toBe(pushed);
  });

  it("are old as soon as one of them is", () => {
    expect(areOld([stat("corners", 3, 58), stat("fouls", 8, 45)], 60)).toBe(true);
    expect(areOld([stat("corners", 3, 58), stat("fouls", 8)], 60)).toBe(false);
  });
});
