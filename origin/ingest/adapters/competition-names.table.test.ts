import { describe, expect, it } from "vitest";
import { competitionOfVietnamese, competitionTranslations } from "./competition-names.table.ts";

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

  it.each([
    ..."eng.1 eng.2 eng.5 esp.1 esp.2 usa.mls vie.1 vie.2 por.3 uefa.cl uefa.conf".split(" "),
    ..."worldcup worldcup.quali clubworldcup euro africa-cup asian-cup asean-cup gold-cup".split(" "),
  ])("The Vietnamese name of %s means it", (id) => {
    expect(competitionOfVietnamese(competitionTranslations(id)?.vi ?? "")).toBe(id);
  });

  it.each([
    ["Giải vô địch quốc gia Đức", "ger.1"],
    ["Giải Ngoại hạng Anh", "eng.1"],
    ["VĐQG Atlantis", null],
    ["Cúp quốc gia", null],
    ["Premier League", null],
  ])("%s means %s", (name, id) => {
    expect(competitionOfVietnamese(name)).toBe(id);
  });
});
