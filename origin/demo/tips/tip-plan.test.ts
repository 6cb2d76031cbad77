import { describe, expect, it } from "vitest";
import { lengthOf } from "#shared/form/text.rules.ts";
import type { MatchId } from "#shared/match/index.ts";
import { TIP_LENGTHS } from "#shared/tip/tip.table.ts";
import { DEMO_LOCALES } from "../demo-locale.ts";
import { LONGEST_AHEAD_SECONDS, type TippableMatch, tipsBetween, tipTextOf } from "./tip-plan.ts";

const matches: TippableMatch[] = Array.from({ length: 400 }, (_, at) => ({
  ...{ id: (at + 1) as MatchId, match_time: 1_000_000 + at * 300, hot: (at % 5) + 1 },
  ...{ home: `Chủ ${at}`, away: `Khách ${at}`, competition: { vi: "Giải", en: "League" } },
}));
const every = tipsBetween("seed", matches, 0, Number.MAX_SAFE_INTEGER);

describe("Tips of the demo world", () => {
  it("Demo tips come before their match and in order, and the same seed gives the same tips for any time span", () => {
    expect(every.length).toBeGreaterThan(50);
    const moments = every.map(({ publish_at }) => publish_at);
    expect(moments).toEqual(moments.toSorted((one, other) => one - other));
    for (const { publish_at, match } of every) {
      expect(match.match_time - publish_at).toBeGreaterThan(0);
      expect(match.match_time - publish_at).toBeLessThanOrEqual(LONGEST_AHEAD_SECONDS);
    }
    const middle = moments[Math.floor(moments.length / 2)] as number;
    const halves = [...tipsBetween("seed", matches, 0, middle), ...tipsBetween("seed", matches, middle, 9e9)];
    expect(halves).toEqual(every);
    expect(tipsBetween("other", matches, 0, 9e9)).not.toEqual(every);
  });

  it("Demo tips have the length that the form requires, with every name filled in", () => {
    for (const tip of every) {
      const { title, content } = tipTextOf(tip);
      expect(lengthOf(title)).toBeLessThanOrEqual(TIP_LENGTHS.title.max);
      expect(lengthOf(content)).toBeGreaterThanOrEqual(TIP_LENGTHS.content.min);
      expect(title + content).not.toMatch(/[{}]|undefined/);
    }
  });

  it("Demo tips are written in the language of their expert, some in each", () => {
    for (const lang of DEMO_LOCALES) {
      const texts = every.filter(({ expert }) => expert.lang === lang).map((tip) => tipTextOf(tip).content);
      expect(texts.length).toBeGreaterThan(20);
      expect(texts.filter((text) => text.includes("simulated")).length).toBe(
        lang === "en" ? texts.length : 0,
      );
    }
  });
});
