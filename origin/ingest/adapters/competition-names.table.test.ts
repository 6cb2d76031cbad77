import { describe, expect, it } from "vitest";
import { competitionTranslations } from "./competition-names.table.ts";

describe("Names of competitions", () => {
  it.each([
    ["eng.1", { vi: "Ngoại hạng Anh", en: "Premier League" }],
    ["uefa.cl", { vi: "Cúp C1", en: "UEFA Champions League" }],
    ["vie.1", { vi: "VĐQG Việt Nam" }],
    ["por.2", { vi: "Hạng hai Bồ Đào Nha" }],
    ["eng.cup", undefined],
    ["qqq.1", undefined],
  ])("Competition %s has the readers' name, or else its source's", (id, expected) => {
    expect(competitionTranslations(id)).toEqual(expected);
  });
});
