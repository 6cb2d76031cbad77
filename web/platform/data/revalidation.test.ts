import { describe, expect, it } from "vitest";
import { differsOnlyIn, isOtherPage } from "./revalidation.ts";

const change = (from: string, to: string) => ({
  currentUrl: new URL(from, "http://site"),
  nextUrl: new URL(to, "http://site"),
});

describe("another URL of a day", () => {
  const stays = (from: string, to: string) => differsOnlyIn(["comp_id", "page"], change(from, to));

  it("a URL that only filters rows loads nothing", () => {
    expect(stays("/results?date=2026-01-01", "/results?comp_id=5&date=2026-01-01")).toBe(true);
    expect(stays("/results?comp_id=5", "/results?page=2")).toBe(true);
    expect(stays("/results?date=2026-01-01&page=2&tz=1", "/results?tz=1&date=2026-01-01")).toBe(true);
  });

  it("another day, another page or a repeated URL loads data", () => {
    expect(stays("/results", "/results?date=2026-01-01")).toBe(false);
    expect(stays("/results", "/schedule")).toBe(false);
    expect(stays("/results", "/results")).toBe(false);
  });

  it("a change of the shield loads the rows again", () => {
    expect(stays("/results", "/results?scores=shown")).toBe(false);
    expect(stays("/results?page=2", "/results?delay=30&page=3")).toBe(false);
  });
});

describe("another tab of a page", () => {
  const loads = (from: string, to: string) => isOtherPage(["season_id"], change(from, to));

  it("another tab does not reload the frame around it", () => {
    expect(loads("/league/1", "/league/1?tab=schedule")).toBe(false);
  });

  it("another page, or another subject in the query, loads the frame", () => {
    expect(loads("/league/1", "/league/2")).toBe(true);
    expect(loads("/league/1", "/league/1?season_id=4")).toBe(true);
  });

  it("a change of the shield loads everything again", () => {
    expect(loads("/match/1", "/match/1?scores=shown")).toBe(true);
    expect(loads("/match/1?tab=h2h", "/match/1?delay=60&tab=h2h")).toBe(true);
  });
});
