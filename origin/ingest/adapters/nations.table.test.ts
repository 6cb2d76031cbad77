import { describe, expect, it } from "vitest";
import { nationOfCode, nationOfName } from "./nations.table.ts";

describe("Nations", () => {
  it.each([
    ["ENG", "England", "europe", "Anh"],
    ["VIE", "Vietnam", "asia", "Việt Nam"],
    ["AUS", "Australia", "asia", "Úc"],
    ["KAZ", "Kazakhstan", "europe", "Kazakhstan"],
    ["ISR", "Israel", "europe", "Israel"],
    ["SUR", "Suriname", "north_america", "Suriname"],
    ["CIV", "Ivory Coast", "africa", "Bờ Biển Ngà"],
  ])(
    "Nation %s has its name, its confederation's continent and its Vietnamese name",
    (code, name, continent, vi) => {
      expect(nationOfCode(code)).toEqual({ code, name, continent, translations: { vi } });
    },
  );

  it("A nation is found by any spelling, with and without diacritics", () => {
    expect(nationOfName("Türkiye")).toBe(nationOfCode("TUR"));
    expect(nationOfName("Cote d'Ivoire")).toBe(nationOfCode("CIV"));
    expect(nationOfName("Atlantis")).toBeNull();
  });

  it("An unknown nation has its code as name, and no continent", () => {
    expect(nationOfCode("QQQ")).toEqual({ code: "QQQ", name: "QQQ" });
  });
});
