import { describe, expect, it } from "vitest";
import { resultQuote, rowOf } from "#web/testing/odds-rows.ts";
import { stoppedCompanies } from "./stopped.rules.ts";

const NOW = 1_700_000_000;
const LIVE = { live: true, closed: false, match_time: NOW - 3000 };
const row = (id: number, at: number | null | undefined, suspended = false) =>
  rowOf("match_result", id, {
    instant: resultQuote([2, 3, 4], NOW - 4000),
    inplay: at === undefined ? null : resultQuote([2, 3, 4], at, suspended),
  });

describe("Companies that have stopped pricing a match in play", () => {
  it("They have no price in play, or none of the last five minutes, suspended or not", () => {
    const rows = [
      row(1, NOW - 60),
      row(2, undefined),
      row(3, NOW - 301),
      row(4, NOW - 300),
      row(5, NOW - 10, true),
      row(6, NOW - 900, true),
      row(7, null),
    ];
    expect([...stoppedCompanies(rows, LIVE, NOW)]).toEqual([2, 3, 6]);
  });

  it("A company that prices one of several markets has not stopped", () => {
    expect([...stoppedCompanies([row(1, undefined), row(1, NOW), row(2, undefined)], LIVE, NOW)]).toEqual([
      2,
    ]);
  });

  it("There are none before kick-off, after the end, and where nobody prices the match in play", () => {
    const rows = [row(1, NOW - 60), row(2, undefined)];
    expect(stoppedCompanies(rows, { ...LIVE, live: false }, NOW).size).toBe(0);
    expect(stoppedCompanies(rows, { ...LIVE, closed: true }, NOW).size).toBe(0);
    expect(stoppedCompanies([row(2, undefined), row(3, NOW - 900)], LIVE, NOW).size).toBe(0);
  });
});
