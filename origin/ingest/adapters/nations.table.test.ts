import { describe, expect, it } from "vitest";
import { slugOf } from "../slug.ts";
import { nationOf } from "./league-rows.ts";
import { flagOfNation, isBetweenNations, listNations, nationOfCode, nationOfName } from "./nations.table.ts";

/** The 211 members of FIFA. */
const FIFA_MEMBERS = `
  ALG ANG BEN BOT BFA BDI CMR CPV CTA CHA COM CGO COD CIV DJI EGY EQG ERI SWZ ETH GAB GAM GHA GUI GNB KEN LES LBR LBY MAD MWI MLI
  MTN MRI MAR MOZ NAM NIG NGA RWA STP SEN SEY SLE SOM RSA SSD SDN TAN TOG TUN UGA ZAM ZIM
  AFG AUS BHR BAN BHU BRU CAM CHN TPE GUM HKG IND IDN IRN IRQ JPN JOR PRK KOR KUW KGZ LAO LBN MAC MAS MDV MNG MYA NEP OMA PAK PLE
  PHI QAT KSA SIN SRI SYR TJK THA TLS TKM UAE UZB VIE YEM
  ALB AND ARM AUT AZE BLR BEL BIH BUL CRO CYP CZE DEN ENG EST FRO FIN FRA GEO GER GIB GRE HUN ISL ISR ITA KAZ KOS LVA LIE LTU LUX
  MLT MDA MNE NED MKD NIR NOR POL POR IRL ROU RUS SMR SCO SRB SVK SVN ESP SWE SUI TUR UKR WAL
  AIA ATG ARU BAH BRB BLZ BER VGB CAN CAY CRC CUB CUW DMA DOM SLV GRN GUA GUY HAI HON JAM MEX MSR NCA PAN PUR SKN LCA VIN SUR TRI
  TCA USA VIR
  ASA COK FIJ NCL NZL PNG SAM SOL TAH TGA VAN
  ARG BOL BRA CHI COL ECU PAR PER URU VEN
`
  .trim()
  .split(/\s+/);

/** Countries as API-Football writes them in leagues: https://v3.football.api-sports.io/countries. */
const API_FOOTBALL = `
  Albania Algeria Andorra Angola Antigua-And-Barbuda Argentina Armenia Aruba Australia Austria Azerbaidjan Bahrain Bangladesh
  Barbados Belarus Belgium Belize Benin Bermuda Bhutan Bolivia Bosnia Botswana Brazil British-Virgin-Islands Bulgaria Burkina-Faso
  Burundi Cambodia Cameroon Canada Cayman-Islands Chad Chile China Chinese-Taipei Colombia Congo Congo-DR Cook-Islands Costa-Rica
  Crimea Croatia Cuba Curacao Cyprus Czech-Republic Denmark Dominican-Republic Ecuador Egypt El-Salvador England Estonia Eswatini
  Ethiopia Faroe-Islands Fiji Finland France Gabon Gambia Georgia Germany Ghana Gibraltar Greece Grenada Guadeloupe Guam Guatemala
  Guinea Haiti Honduras Hong-Kong Hungary Iceland India Indonesia Iran Iraq Ireland Israel Italy Ivory-Coast Jamaica Japan Jordan
  Kazakhstan Kenya Kosovo Kuwait Kyrgyzstan Laos Latvia Lebanon Lesotho Liberia Libya Liechtenstein Lithuania Luxembourg Macao
  Macedonia Malawi Malaysia Maldives Mali Malta Mauritania Mauritius Mexico Moldova Mongolia Montenegro Morocco Mozambique Myanmar
  Namibia Nepal Netherlands New-Zealand Nicaragua Niger Nigeria Northern-Ireland Norway Oman Pakistan Palestine Panama
  Papua-New-Guinea Paraguay Peru Philippines Poland Portugal Puerto-Rico Qatar Romania Russia Rwanda San-Marino Saudi-Arabia Scotland
  Senegal Serbia Singapore Slovakia Slovenia Somalia South-Africa South-Korea South-Sudan Spain Sri-Lanka Sudan Surinam Suriname
  Sweden Switzerland Syria Tajikistan Tanzania Thailand Togo Trinidad-And-Tobago Tunisia Turkey Turkmenistan USA Uganda Ukraine
  United-Arab-Emirates Uruguay Uzbekistan Venezuela Vietnam Wales Yemen Zambia Zimbabwe Bahamas Martinique French-Guiana
  North-Korea North-Macedonia Comoros Sierra-Leone Zanzibar
`
  .trim()
  .split(/\s+/);

describe("Nations", () => {
  it.each([
    ["ENG", "England", "europe", "Anh"],
    ["VIE", "Vietnam", "asia", "Việt Nam"],
    ["AUS", "Australia", "asia", "Úc"],
    ["KAZ", "Kazakhstan", "europe", "Kazakhstan"],
    ["ISR", "Israel", "europe", "Israel"],
    ["SUR", "Suriname", "north_america", "Suriname"],
    ["CIV", "Ivory Coast", "africa", "Bờ Biển Ngà"],
    ["GUM", "Guam", "asia", "Guam"],
    ["GUF", "French Guiana", "north_america", "Guiana thuộc Pháp"],
  ])(
    "Nation %s has its name, its confederation's continent and its Vietnamese name",
    (code, name, continent, vi) => {
      expect(nationOfCode(code)).toEqual({ code, name, continent, translations: { vi } });
    },
  );

  it("All 211 members of FIFA are there, each with a flag and a Vietnamese name", () => {
    expect(new Set(FIFA_MEMBERS).size).toBe(211);
    for (const code of FIFA_MEMBERS) {
      const { name, continent, translations } = nationOfCode(code);
      expect(name, code).not.toBe(code === "USA" ? "" : code);
      expect(continent, code).toBeDefined();
      expect(translations?.vi, code).toMatch(/\S/);
      expect(flagOfNation(code), code).toMatch(/^[a-z]{2}(-[a-z]{3})?$/);
    }
  });

  it("Each spelling means one nation, each code is used once, and no two nations share a flag", () => {
    const all = listNations();
    const codes = all.map(({ nation }) => nation.code);
    expect(new Set(codes).size).toBe(codes.length);
    for (const code of codes) expect(code).toMatch(/^[A-Z]{3}$/);
    for (const { nation, names } of all)
      for (const name of names) expect(nationOfName(name), name).toBe(nation);
    const flags = codes.flatMap((code) => flagOfNation(code) ?? []);
    expect(new Set(flags).size).toBe(flags.length);
  });

  it.each(API_FOOTBALL)("API-Football's %s is a country", (name) => {
    expect(nationOf(name).code).toMatch(/^[A-Z]{3}$/);
    expect(nationOf(name).translations?.vi).toMatch(/\S/);
  });

  it.each([
    ["Korea Republic", "KOR"],
    ["Korea DPR", "PRK"],
    ["IR Iran", "IRN"],
    ["Côte d’Ivoire", "CIV"],
    ["Cote D'Ivoire", "CIV"],
    ["Bosnia and Herzegovina", "BIH"],
    ["Cape Verde Islands", "CPV"],
    ["China PR", "CHN"],
    ["Chinese Taipei", "TPE"],
    ["Taiwan", "TPE"],
    ["Brunei Darussalam", "BRU"],
    ["FYR Macedonia", "MKD"],
    ["Hong Kong, China", "HKG"],
    ["Kyrgyz Republic", "KGZ"],
    ["Sao Tome e Principe", "STP"],
    ["St. Kitts and Nevis", "SKN"],
    ["St Vincent and the Grenadines", "VIN"],
    ["Saint Lucia", "LCA"],
    ["St Lucia", "LCA"],
    ["Turks and Caicos Islands", "TCA"],
    ["US Virgin Islands", "VIR"],
    ["Swaziland", "SWZ"],
    ["Timor-Leste", "TLS"],
    ["East Timor", "TLS"],
    ["Macau", "MAC"],
    ["Türkiye", "TUR"],
    ["Czechia", "CZE"],
    ["The Gambia", "GAM"],
    ["Trinidad & Tobago", "TRI"],
    ["Congo", "CGO"],
    ["Congo, DR", "COD"],
    ["Netherlands", "NED"],
    ["Holland", "NED"],
    ["United States of America", "USA"],
    ["UAE", "UAE"],
    ["Burma", "MYA"],
    ["Guinea", "GUI"],
    ["Guinea Bissau", "GNB"],
    ["Dominica", "DMA"],
    ["Samoa", "SAM"],
    ["Tahiti", "TAH"],
    ["Ireland", "IRL"],
    ["Northern Ireland", "NIR"],
    ["Crimea", "CRM"],
  ])("%s is %s", (name, code) => {
    expect(nationOf(name).code).toBe(code);
  });

  it.each([
    ["West Germany", "FRG"],
    ["East Germany", "GDR"],
    ["Soviet Union", "URS"],
    ["USSR", "URS"],
    ["Czechoslovakia", "TCH"],
    ["Yugoslavia", "YUG"],
    ["Serbia & Montenegro", "SCG"],
    ["Zaire", "ZAI"],
    ["Dutch East Indies", "INH"],
    ["Saarland", "SAA"],
    ["South Vietnam", "VSO"],
    ["United Arab Republic", "UAR"],
    ["Netherlands Antilles", "ANT"],
  ])("%s was a team of its own: %s, without a flag", (name, code) => {
    expect(nationOf(name).code).toBe(code);
    expect(flagOfNation(code)).toBeNull();
  });

  it.each([
    "World",
    "International",
    "Europe",
    "South America",
    "N/C America",
    "North & Central America",
    "Asia",
    "CONMEBOL",
  ])("%s is between countries", (name) => {
    expect(nationOf(name).code).toBe("INT");
  });

  it("No country is between countries", () => {
    for (const { nation, names } of listNations())
      for (const name of names) expect([nation.code, isBetweenNations(name)]).toEqual([nation.code, false]);
  });

  it("A nation is found by any spelling, with and without diacritics", () => {
    expect(nationOfName("Türkiye")).toBe(nationOfCode("TUR"));
    expect(nationOfName("Cote d'Ivoire")).toBe(nationOfCode("CIV"));
    expect(nationOfName(slugOf("Curaçao"))).toBe(nationOfCode("CUW"));
    expect(nationOfName("Atlantis")).toBeNull();
  });

  it("An unknown nation has its code as name, no continent and no flag", () => {
    expect(nationOfCode("QQQ")).toEqual({ code: "QQQ", name: "QQQ" });
    expect(flagOfNation("QQQ")).toBeNull();
  });
});
