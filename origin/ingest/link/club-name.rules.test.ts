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
    ["VIE", "Nam Dinh FC", "Thép Xanh Nam Định"],
    ["BRA", "Flamengo RJ", "CR Flamengo"],
    ["BRA", "Atletico-MG", "CA Mineiro"],
    ["BRA", "Athletico-PR", "Club Athletico Paranaense"],
    ["BRA", "Pedra Alta SC", "Pedra Alta"],
    ["BRA", "Pedra Alta RS", "EC Pedra Alta"],
    ["BRA", "Atlético Gaúcho", "Atlético RS"],
    ["BRA", "Sociedade Esportiva Pedra Alta", "SE Pedra Alta"],
    ["ARG", "CA Pedernal", "Atlético Pedernal"],
    ["ARG", "Club Atlético Pedernal", "CA Pedernal"],
    ["COL", "CD Pedernal", "Deportivo Pedernal"],
    ["ENG", "Ashby Utd", "Ashby United FC"],
    ["ENG", "Ashby & Crowle", "Ashby and Crowle"],
    ["ENG", "St. Ives", "Saint Ives"],
    ["FRA", "Le Pradet AC", "Pradet"],
    ["GER", "TSV Muenchhausen", "Münchhausen"],
    ["GER", "SV Auental 1904", "Auental"],
    ["GER", "Auental 04", "SV Auental 1904"],
    ["DEN", "Aastrup IF", "Åstrup"],
    ["CZE", "Dynamo Prague Letná", "Dinamo Praha Letná"],
    ["JPN", "Hama Star", "HamaStar"],
    ["ROU", "Fotbal Club Valea", "FC Valea"],
    ["GER", "Auental U21", "Auental U-21"],
    ["ESP", "Roca Sub 20", "Roca U20"],
  ])("In %s, %s is the same club as %s", (country, name, other) => {
    expect(meant(name, country, other, "Someone Else", "Somebody FC")).toBe(other);
    expect(meant(other, country, name)).toBe(name);
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
    ["VIE", "Hà Nội", "Công An Hà Nội"],
    ["BRA", "Botafogo RJ", "Botafogo SP"],
    ["BRA", "Flamengo PI", "CR Flamengo"],
    ["BRA", "Atlético Mineiro", "Atlético Goianiense"],
    ["BRA", "Atlético-MG", "Athletico-PR"],
    ["BRA", "Pedra Alta RS", "Pedra Alta MG"],
    ["ARG", "San Martín S.J.", "San Martín T."],
    ["ARG", "Racing Club", "Racing Córdoba"],
    ["ARG", "Independiente", "Independiente Rivadavia"],
    ["GER", "Auental 04", "Auental 07"],
    ["GER", "Auental", "Auental II"],
    ["GER", "Auental II", "Auental III"],
    ["ENG", "Ashby", "Ashby U21"],
    ["ENG", "Ashby U19", "Ashby U21"],
    ["ENG", "Ashby", "Ashby Women"],
    ["ENG", "Ashby Ladies", "Ashby Reserves"],
    ["ENG", "Ashby FC", "Ashby W"],
    ["ESP", "Roca CF", "Roca B"],
    ["ESP", "Roca Femenino", "Roca"],
    ["NED", "Jong Veendam", "Veendam"],
    ["VIE", "Huế", "Nữ Huế"],
    ["ENG", "Ashby Town", "Ashby Rovers"],
    ["URU", "Nacional", "River Plate"],
    ["ROU", "FC U Craiova 1948", "CS Universitatea Craiova"],
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
