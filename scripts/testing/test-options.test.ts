import { describe, expect, it } from "vitest";
import { parseTestOptions } from "./test-options.ts";

const parse = (...argv: string[]) => parseTestOptions(argv, ["unit", "e2e"]);

describe("the arguments of npm test", () => {
  it("Arguments name stages, files and folders", () => {
    expect(parse("e2e", "unit").stages).toEqual(["e2e", "unit"]);
    expect(parse("scripts/testing/test-options.test.ts").files).toEqual([
      "scripts/testing/test-options.test.ts",
    ]);
    expect(parse("scripts/testing").files).toContain("scripts/testing/failures.test.ts");
  });

  it("Arguments select tests by title, change and portion", () => {
    expect(parse("-t", "offside").title).toBe("offside");
    expect(parse("--changed").changedSince).toBe("HEAD");
    expect(parse("--since", "main").changedSince).toBe("main");
    expect(parse("e2e", "--shard", "1/3", "--repeat", "2")).toMatchObject({ shard: "1/3", repeat: 2 });
  });

  it.each([
    [["e2"], "Unknown stage: e2. Stages: unit, e2e."],
    [["tests/nowhere"], "No tests in tests/nowhere."],
    [["--shard", "third"], "--shard must be a shard"],
    [["--shard", "4/3"], "--shard must be a shard"],
    [["--repeat", "0"], "--repeat must be a whole number"],
    [["--wach"], "Unknown option '--wach'"],
  ])("The arguments %j are refused with a reason", (argv, reason) => {
    expect(() => parse(...argv)).toThrow(reason);
  });
});
