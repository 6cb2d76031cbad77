import { describe, expect, it } from "vitest";
import { toMatchStat } from "./timeline.mapping.ts";

type StatRow = Parameters<typeof toMatchStat>[0];
const row = (kind: string, home: number | null, away: number | null) =>
  ({ match_id: 1, kind, period: "full", known_at: 0, home, away }) as StatRow;

describe("Shares that both sides divide", () => {
  it.each([
    [60, 41, 59, 41],
    [60, 39, 61, 39],
    [52, 48, 52, 48],
  ])("A share of %i and %i becomes %i and %i", (home, away, homeShare, awayShare) => {
    expect(toMatchStat(row("possession", home, away))).toMatchObject({ home: homeShare, away: awayShare });
  });

  it("A share is unchanged where a side is unknown, or before anything was counted", () => {
    expect(toMatchStat(row("possession", 60, null))).toMatchObject({ home: 60, away: null });
    expect(toMatchStat(row("possession", 0, 0))).toMatchObject({ home: 0, away: 0 });
  });

  it("A plain count is not adjusted: corners stay as each side had them", () => {
    expect(toMatchStat(row("corners", 3, 8))).toMatchObject({ home: 3, away: 8 });
  });
});
