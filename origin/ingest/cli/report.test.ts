import { describe, expect, it } from "vitest";
import type { IngestReport } from "#shared/api/index.ts";
import { matchLines, mergeReports, reportLines } from "./report.ts";

function aReport(over: Partial<IngestReport> = {}): IngestReport {
  const kinds = {
    teams: { new: 2, changed: 0, same: 0, refused: 0 },
    matches: { new: 1, changed: 0, same: 0, refused: 0 },
  };
  const none = { refusals: [], unmatched: [], queued_pairs: 0, warnings: [] };
  return { source: "openfootball", stored: true, kinds, ...none, match_ids: [1], ...over };
}

const unchanged = { teams: { new: 0, changed: 0, same: 2, refused: 0 } };

describe("The closing report", () => {
  it("The closing report distinguishes stored, existing, dry-run and refused rows", () => {
    const last = (report: IngestReport, dryRun = false) => reportLines(report, [], dryRun).at(-1);
    expect(last(aReport())).toBe("Stored.");
    expect(last(aReport({ kinds: unchanged }))).toBe("Nothing to store: all rows were already stored.");
    expect(last(aReport({ stored: false }), true)).toBe("Dry run: nothing was stored.");
    expect(last(aReport({ stored: false }))).toMatch(/^Nothing was stored/);
  });

  it("The closing report counts the matches of all parts, and shared rows once", () => {
    const merged = mergeReports([
      aReport(),
      aReport({
        kinds: {
          ...unchanged,
          matches: aReport().kinds.matches ?? { new: 0, changed: 0, same: 0, refused: 0 },
        },
        match_ids: [2],
      }),
    ]);
    expect(merged?.kinds.teams).toMatchObject({ new: 2, same: 0 });
    expect(merged?.kinds.matches).toMatchObject({ new: 2 });
    expect(merged?.match_ids).toEqual([1, 2]);
    expect(mergeReports([])).toBeNull();
  });

  it("The closing report ends with the pairs of names that its parts have put into the queue", () => {
    const lastOf = (pairs: readonly number[], stored = true) => {
      const merged = mergeReports(pairs.map((queued_pairs) => aReport({ queued_pairs, stored })));
      return merged ? reportLines(merged, [], !stored).at(-1) : null;
    };
    expect(lastOf([2, 1])).toBe("3 new pairs of names wait for a decision: npm run correct -- names");
    expect(lastOf([1])).toBe("1 new pair of names waits for a decision: npm run correct -- names");
    expect(lastOf([0])).toBe("Stored.");
    expect(lastOf([2, 2], false)).toBe("Dry run: nothing was stored.");
  });

  it("The closing report lists what was left out by name with the reason, once for all parts", () => {
    const unmatched = [{ path: "teams.3", name: "Oxford", reason: "no such club" }];
    const merged = mergeReports([aReport({ unmatched }), aReport({ unmatched })]);
    const lines = merged ? reportLines(merged, [], false) : [];
    expect(lines).toContain("  Oxford: no such club");
    expect(lines.filter((line) => line.includes("Left out"))).toEqual([
      "Left out, because another source may have them under another name (1)",
    ]);
  });

  it("The closing report shows twenty links and counts the rest", () => {
    const lines = matchLines(
      Array.from({ length: 25 }, (_, index) => index + 1),
      (id) => `/match/${id}`,
    );
    expect(lines.slice(0, 3)).toEqual(["", "Watch (25)", "  /match/1"]);
    expect(lines.at(-1)).toBe("  … and 5 more");
  });
});
