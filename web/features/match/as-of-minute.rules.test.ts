import { describe, expect, it } from "vitest";
import { aMatch, KICK_OFF } from "#tests/support/page-builders.ts";
import { commonMinute, oldMinute, reachedOnPage } from "./as-of-minute.rules.ts";

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
