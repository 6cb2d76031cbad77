import { describe, expect, it } from "vitest";
import { failuresOfPlaywright, failuresOfVitest, flakyOfPlaywright } from "./failures.ts";

const failed = { ok: false, file: "a.spec.ts", line: 7, title: "it works" };

describe("failures in the summary", () => {
  it("The summary has failed tests and files of vitest's report", () => {
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

  it("The summary has failed and flaky tests of Playwright's report, also in groups", () => {
    const spec = {
      ...failed,
      tests: [{ status: "unexpected", results: [{ errors: [{ message: "why" }] }] }],
    };
    const flaky = { ...failed, ok: true, title: "it wavers", tests: [{ status: "flaky", results: [] }] };
    const suites = [{ specs: [{ ...spec, ok: true }], suites: [{ specs: [spec, flaky] }] }];
    expect(failuresOfPlaywright({ suites })).toEqual(["✘ a.spec.ts:7 › it works\n    why"]);
    expect(flakyOfPlaywright({ suites })).toEqual(["a.spec.ts:7 › it wavers"]);
  });
});
