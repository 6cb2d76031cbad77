import { describe, expect, it } from "vitest";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { areOld, commonMinute, oldMinute, reachedOnPage, withNewerMinutes } from "./as-of-minute.rules.ts";

describe("The minute of an old statistic", () => {
  it.each([
    [45, 45, null],
    [45, 50, null],
    [45, 51, 45],
    [0, 6, 0],
    [null, 90, null],
    [undefined, 90, null],
    [45, null, null],
  ] as const)("A value of minute %s, read at minute %s, is shown as of %s", (asOf, reached, shown) => {
    expect(oldMinute(asOf, reached)).toBe(shown);
  });

  it("A value of a finished half is never old", () => {
    expect(oldMinute(45, 80, "first_half")).toBeNull();
    expect(oldMinute(90, 110, "second_half")).toBeNull();
    expect(oldMinute(30, 80, "first_half")).toBe(30);
  });

  it("A minute shared by all values is shown once", () => {
    expect(commonMinute([45, 45])).toBe(45);
    expect(commonMinute([45, 40])).toBeNull();
    expect(commonMinute([45, null])).toBeNull();
    expect(commonMinute([])).toBeNull();
  });
});

describe("The minute that a match has reached on a page", () => {
  it("The reached minute follows the page's clock, and is null unless the match is live", () => {
    const match = aMatch({ status: "first_half", rest: { period_started_at: KICK_OFF } });
    expect(reachedOnPage(match, (KICK_OFF + 30 * 60) * 1000)).toBe(31);
    expect(reachedOnPage(aMatch({ status: "ended" }), (KICK_OFF + 30 * 60) * 1000)).toBeNull();
  });
});

describe("Pushed and fetched statistics", () => {
  const stat = (kind: string, home: number, as_of_minute?: number) => ({
    ...{ kind, period: "full" as const, home, away: 0 },
    ...(as_of_minute === undefined ? {} : { as_of_minute }),
  });

  it("Equal values take the newer of both minutes", () => {
    const pushed = [stat("corners", 3, 52), stat("fouls", 8, 52), stat("shots", 4)];
    const fetched = [stat("corners", 3, 60), stat("fouls", 7, 60), stat("shots", 4, 60)];
    expect(withNewerMinutes(pushed, fetched)).toEqual([
      stat("corners", 3, 60),
      stat("fouls", 8, 52),
      stat("shots", 4, 60),
    ]);
  });

  it("The list keeps its identity if nothing is newer", () => {
    const pushed = [stat("corners", 3, 60), stat("fouls", 8)];
    expect(withNewerMinutes(pushed, [stat("corners", 3, 52)])).toBe(pushed);
  });

  it("Statistics are old as soon as one value is", () => {
    expect(areOld([stat("corners", 3, 58), stat("fouls", 8, 45)], 60)).toBe(true);
    expect(areOld([stat("corners", 3, 58), stat("fouls", 8)], 60)).toBe(false);
  });
});
