import { describe, expect, it } from "vitest";
import { describeFailure, failuresOfPlaywright, failuresOfVitest } from "./failures.ts";

const failed = { ok: false, file: "a.spec.ts", line: 7, title: "it works" };

describe("what the summary tells of failures", () => {
  it("names the file and the test, with the beginning of the reason", () => {
    const told = describeFailure("a.test.ts", "it works", `\u001b[31mno\u001b[39m\n\n${"x\n".repeat(50)}`);
    expect(told.split("\n").slice(0, 3)).toEqual(["✘ a.test.ts › it works", "    no", "    x"]);
    expect(told.split("\n")).toHaveLength(26);
    expect(told.endsWith("…")).toBe(true);
  });

  it("finds failed tests and files in vitest's report", () => {
    const one = (fullName: string, status: string) => ({ fullName, status, failureMessages: ["why"] });
    expect(
      failuresOfVitest({
        testResults: [
          {
            name: `${process.cwd()}/a.test.ts`,
            status: "failed",
            assertionResults: [one("x", "failed"), one("y", "passed")],
          },
          { name: "/b.test.ts", status: "failed", message: "no such import", assertionResults: [] },
        ],
      }),
    ).toEqual(["✘ a.test.ts › x\n    why", "✘ /b.test.ts › (the file)\n    no such import"]);
  });

  it("finds failed tests in Playwright's report, also in groups", () => {
    const spec = { ...failed, tests: [{ results: [{ errors: [{ message: "why" }] }] }] };
    const suites = [{ specs: [{ ...spec, ok: true }], suites: [{ specs: [spec] }] }];
    expect(failuresOfPlaywright({ suites })).toEqual(["✘ a.spec.ts:7 › it works\n    why"]);
  });
});
