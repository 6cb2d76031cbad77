import { describe, expect, it } from "vitest";
import { playMatch } from "#origin/demo/course/course.ts";
import { minutePlans, problemsOfMinutes } from "#tests/support/consistency/minute-problems.ts";

/** The checks of origin/demo/course/statistics/minute.test.ts, on as many matches as a demo world has in some weeks. */
const MATCHES = 800;

describe.each(["demo", "other", "third"])("matches of seed %s", (seed) => {
  it("agree with themselves at every minute", { timeout: 240_000 }, () => {
    const problems = minutePlans(seed, MATCHES).flatMap(
      (plan) => problemsOfMinutes(plan, playMatch(plan)).problems,
    );
    expect(problems.slice(0, 20)).toEqual([]);
  });
});
