import { describe, expect, it } from "vitest";
import { readCompanyId, readPeriod } from "./odds-page-search.ts";

const search = (text: string) => new URLSearchParams(text);

describe("the query of an odds page", () => {
  it.each([
    ["", "full"],
    ["period=half", "half"],
    ["haft=1", "half"],
    ["haft=0", "full"],
    ["period=both", "full"],
  ])("asks with %j for the %s match", (text, period) => {
    expect(readPeriod("main", search(text))).toBe(period);
  });

  it("asks for no first half of a market that has none", () => {
    expect(readPeriod("correct_score", search("period=half"))).toBe("full");
  });

  it.each([
    ["company_id=31", 31],
    ["company_id=0", null],
    ["company_id=1e3", null],
    ["company_id=1234567890", null],
    ["", null],
  ])("names with %j the company %s", (text, id) => {
    expect(readCompanyId(search(text))).toBe(id);
  });
});
