import { describe, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { matchTitle } from "./match-head.ts";

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
