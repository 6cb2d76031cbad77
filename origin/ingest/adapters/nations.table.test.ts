import { describe, expect, it } from "vitest";
import { nationOfCode, nationOfName } from "./nations.table.ts";

describe("a nation", () => {
  it.each([
    ["ENG", "England", "europe", "Anh"],
    ["VIE", "Vietnam", "asia", "Việt Nam"],
    ["AUS", "Australia", "asia", "Úc"],
    ["KAZ", "Kazakhstan", "europe", "Kazakhstan"],
    ["ISR", "Israel", "europe", "Israel"],
    ["SUR", "Suriname", "north_america", "Suriname"],
    ["CIV", "Ivory Coast", "africa", "Bờ Biển Ngà"],
  ])(
    "%s has its name, the continent of its confederation and its Vietnamese name",
    (code, name, continent, vi) => {
      expect(nationOfCode(code)).toEqual({ code, name, continent, translations: { vi } });
    },
  );

  it("is found by any spelling, letters with and without marks", () => {
    expect(nationOfName("Türkiye")).toBe(nationOfCode("TUR"));
    expect(nationOfName("Cote d'Ivoire")).toBe(nationOfCode("CIV"));
    expect(nationOfName("Atlantis")).toBeNull();
  });

  it("that nobody knows bears its code, and says nothing of a continent", () => {
    expect(nationOfCode("QQQ")).toEqual({ code: "QQQ", name: "QQQ" });
  });
});
