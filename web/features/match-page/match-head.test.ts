import { describe, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { matchTitle, sportsEvent } from "./match-head.ts";

const plain = aMatch({ status: "ended", home: { goals: 2 }, away: { goals: 1 } });
const match: Match = {
  ...plain,
  home: { ...plain.home, name: "Germany", translations: { vi: "Đức" } },
  away: { ...plain.away, name: "Hải Phòng" },
  competition: { ...plain.competition, name: "Cúp Thử", translations: { en: "Trial Cup" } },
};

describe("The title of a match's page", () => {
  it("The title uses the names of teams and competition in the page's language", () => {
    expect(inLocale("vi", () => matchTitle(match))).toBe("Đức 2-1 Hải Phòng, Cúp Thử");
    expect(inLocale("en", () => matchTitle(match))).toBe("Germany 2-1 Hải Phòng, Trial Cup");
  });
});

describe("The head of a match without an hour", () => {
  const noon = Date.parse("2026-03-14T12:00:00Z") / 1000;
  const dated = aMatch({ rest: { match_time: noon, time_unknown: true } });

  it("The title has the day alone", () => {
    expect(inLocale("vi", () => matchTitle(dated))).toBe("Argentina gặp France, 14-03-2026, World Cup 2022");
  });

  it("The event of schema.org begins on a date without a time", () => {
    const startOf = (shown: Match) =>
      inLocale("vi", () => sportsEvent(shown, "https://x.test", "/match/7")).startDate;
    expect(startOf(dated)).toBe("2026-03-14");
    expect(startOf({ ...dated, time_unknown: false })).toBe("2026-03-14T12:00:00Z");
  });
});
