import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { clubAliases } from "./club-aliases.table.ts";
import { clubName, findClub, parseClubName } from "./club-name.rules.ts";

/** The candidate that a name refers to, in a country. */
function meant(name: string, country: string, ...names: string[]): string | null {
  const candidates = names.map((one) => ({ written: one, name: clubName(one, country) }));
  return findClub(clubName(name, country), candidates)?.written ?? null;
}

describe("Club names", () => {
  it.each([
    ["ENG", "Arsenal", "Arsenal FC"],
    ["ENG", "Man United", "Manchester United FC"],
    ["ENG", "Nott'm Forest", "Nottingham Forest FC"],
    ["ENG", "Wolves", "Wolverhampton Wanderers"],
    ["ENG", "Sunderland", "Sunderland AFC"],
    ["ITA", "Inter", "FC Internazionale Milano"],
    ["ITA", "Milan", "AC Milan"],
    ["ITA", "Verona", "Hellas Verona FC"],
    ["ITA", "Bologna", "Bologna FC 1909"],
    ["ESP", "Ath Bilbao", "Athletic Club"],
    ["ESP", "Ath Madrid", "Club Atlético de Madrid"],
    ["ESP", "Sociedad", "Real Sociedad de Fútbol"],
    ["GER", "FC Koln", "1. FC Köln"],
    ["GER", "Bayern Munich", "FC Bayern München"],
    ["GER", "M'gladbach", "Borussia Mönchengladbach"],
    ["GER", "Ein Frankfurt", "Eintracht Frankfurt"],
    ["FRA", "Paris SG", "Paris Saint-Germain FC"],
    ["FRA", "Brest", "Stade Brestois 29"],
    ["POR", "Sp Lisbon", "Sporting Clube de Portugal"],
    ["POR", "Guimaraes", "Vitória SC"],
    ["VIE", "Hà Nội", "Hanoi"],
    ["VIE", "HÀ NỘI", "Hà Nội FC"],
  ])("In %s, %s is the same club as %s", (country, name, other) => {
    const found = meant(name, country, other, "Someone Else", "Somebody FC");
    // The first Vietnamese pair is spelled completely differently: that cannot be guessed.
    expect(found).toBe(other === "Hanoi" ? null : other);
    expect(meant(other, country, name)).toBe(found === null ? null : name);
  });

  it.each([
    ["ENG", "Manchester United", "Manchester City"],
    ["ENG", "Man City", "Man United"],
    ["ENG", "Sheffield United", "Sheffield Weds"],
    ["ENG", "AFC Wimbledon", "Wimbledon"],
    ["ENG", "Bristol City", "Bristol Rvs"],
    ["ESP", "Real Madrid", "Real Sociedad"],
    ["ESP", "Real Madrid", "Atlético Madrid"],
    ["ESP", "FC Barcelona", "FC Barcelona B"],
    ["ESP", "UD Logroñés", "CD Logroñés"],
    ["ITA", "Inter", "Milan"],
    ["ITA", "Verona", "Chievo Verona"],
    ["ITA", "Lazio Roma", "Roma"],
    ["GER", "Eintracht Frankfurt", "FSV Frankfurt"],
    ["GER", "1. FC Köln", "Fortuna Köln"],
    ["GER", "RB Leipzig", "VfB Leipzig"],
    ["GER", "TSV 1860 München", "FC Bayern München"],
    ["FRA", "Paris FC", "Paris SG"],
    ["FRA", "Ajaccio", "Ajaccio GFCO"],
    ["NED", "FC Eindhoven", "PSV Eindhoven"],
    ["BEL", "Club Brugge KV", "Cercle Brugge KSV"],
    ["POR", "Vitória SC", "Vitória FC"],
    ["POR", "Sporting CP", "Sp Braga"],
    ["TUR", "Malatyaspor", "Yeni Malatyaspor"],
    ["VIE", "Becamex FC", "Becamex SC"],
  ])("In %s, %s is not the same club as %s", (country, name, other) => {
    expect(meant(name, country, other)).toBeNull();
    expect(meant(other, country, name)).toBeNull();
  });

  it("A name that two clubs could have matches neither", () => {
    expect(meant("Vitória", "POR", "Vitória SC", "Vitória FC")).toBeNull();
    expect(meant("Logrones", "ESP", "UD Logroñés")).toBeNull();
    expect(meant("Becamex", "VIE", "Becamex FC", "Becamex SC")).toBeNull();
  });

  it("A name matches the club of exactly that name before other spellings", () => {
    expect(meant("Becamex", "VIE", "Becamex FC", "Becamex")).toBe("Becamex");
  });

  it("A name that consists only of a club's form matches no other club", () => {
    expect(meant("FC", "VIE", "1909", "SC")).toBeNull();
  });

  it("A name matches itself in any case and with any diacritics", () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zéöñđ]{3,12}( [a-zéöñđ]{3,12}){0,2}$/), (name) => {
        const bare = name.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("đ", "d");
        expect(meant(name.toUpperCase(), "VIE", bare)).toBe(bare);
      }),
    );
  });
});

describe("The table of aliases", () => {
  it.each(Object.keys(clubAliases))(
    "The alias table of %s assigns each name to one club, once",
    (country) => {
      const clubs = (clubAliases[country] ?? "").trim().split("\n");
      const names = clubs.flatMap((line) => line.split("|").map((name) => parseClubName(name).folded));
      const twice = names.filter((name, index) => names.indexOf(name) < index);
      expect(twice).toEqual([]);
      for (const line of clubs) {
        const [first = "", ...others] = line.split("|");
        for (const other of others) expect(meant(other, country, first), `${first}: ${other}`).toBe(first);
      }
    },
  );
});
