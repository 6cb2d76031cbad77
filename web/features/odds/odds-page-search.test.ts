import { describe, expect, it } from "vitest";
import { readCompanyId, readPeriod } from "./odds-page-search.ts";

const search = (text: string) => new URLSearchParams(text);

describe("The query of an odds page", () => {
  it.each([
    ["", "full"],
    ["period=half", "half"],
    ["haft=1", "half"],
    ["haft=0", "full"],
    ["period=both", "full"],
  ])("The query %j requests the %s match", (text, period) => {
    expect(readPeriod("main", search(text))).toBe(period);
  });

  it("A market without a first half ignores a request for it", () => {
    expect(readPeriod("correct_score", search("period=half"))).toBe("full");
  });

  it.each([
    ["company_id=31", 31],
    ["company_id=0", null],
    ["company_id=1e3", null],
    ["company_id=1234567890", null],
    ["", null],
  ])("The query %j names the company %s", (text, id) => {
    expect(readCompanyId(search(text))).toBe(id);
  });
});
