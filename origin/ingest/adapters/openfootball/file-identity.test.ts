import { describe, expect, it } from "vitest";
import { readOpenfootball } from "./openfootball.adapter.ts";
import type { OpenfootballOptions } from "./options.ts";

function read(path: string, content: unknown, options: OpenfootballOptions = {}) {
  const result = readOpenfootball({ files: [{ name: path, text: JSON.stringify(content) }], options });
  return result.ok ? result : { problems: result.problems.map(({ message }) => message), batch: null };
}

const pair = (team1: string, team2: string, rest: object = {}) => ({
  round: "Matchday 1",
  date: "2024-08-17",
  team1,
  team2,
  ...rest,
});
const clubs = [
  pair("Linden Stadt", "Hafen 09"),
  { ...pair("Hafen 09", "Linden Stadt"), round: "Matchday 2" },
];
const nations = [pair("Argentina", "Canada", { group: "Group A" })];

const competitionOf = (path: string, name: string, matches: unknown[], country?: string) => {
  const { batch, ...rest } = read(path, { name, matches }, { country });
  const [competition] = batch?.competitions ?? [];
  return competition
    ? `${competition.external_id} ${competition.kind} ${competition.country}`
    : "problems" in rest && rest.problems[0];
};

describe("identity of an openfootball file", () => {
  it.each([
    ["any-name.json", "German Bundesliga 2024/25", "ger.1 league GER"],
    ["any-name.json", "England | League One 2024/25", "eng.3 league ENG"],
    ["any-name.json", "Eredivisie 2024/25", "ned.1 league NED"],
    ["any-name.json", "Vietnam V.League 1 2024/25", "vie.1 league VIE"],
    ["any-name.json", "Northern Ireland Premiership 2024/25", "nir.1 league NIR"],
    ["any-name.json", "Serie A (Italy) 2024/25", "ita.1 league ITA"],
    ["any-name.json", "Premier League - England 2024/25", "eng.1 league ENG"],
    ["any-name.json", "Polish Ekstraklasa 2024/25", "pol.1 league POL"],
    ["liga-2024_xx.json", "German Musterliga 2024/25", "ger.german-musterliga league GER"],
    ["2024-25/de.1.json", "Italian Serie B 2024/25", "ita.2 league ITA"],
    ["2024-25/cz.2.json", "Druhá liga 2024/25", "cze.2 league CZE"],
    ["2025/mls.json", "Major League Soccer 2025", "usa.mls league USA"],
    ["any-name.json", "Spanish Copa del Rey 2024/25", "esp.spanish-copa-del-rey cup ESP"],
    ["any-name.json", "AFC Champions League 2024/25", "afc.cl cup INT"],
    ["any-name.json", "FIFA Club World Cup 2024", "clubworldcup cup INT"],
  ])("%s with the name %s is %s", (path, name, expected) => {
    expect(competitionOf(path, name, clubs)).toBe(expected);
  });

  it.each([
    ["2024/copa.json", "Copa América 2024", "copa-america cup INT"],
    ["any-name.json", "Euro 2024", "euro cup INT"],
    ["any-name.json", "Euro 2024 Qualifying", "euro.quali cup INT"],
    ["any-name.json", "Friendly Nations Trophy 2024", "friendly-nations-trophy cup INT"],
  ])("%s with the name %s is a competition of national teams: %s", (path, name, expected) => {
    for (const country of [undefined, "INT", "ARG"]) {
      expect(competitionOf(path, name, nations, country)).toBe(expected);
      const { batch } = read(path, { name, matches: nations }, { country });
      expect(batch?.teams.map(({ external_id, national }) => [external_id, national])).toEqual([
        ["national/ARG", true],
        ["national/CAN", true],
      ]);
    }
  });

  it("A league name that two countries use is refused without --country, and is the country's first division with it", () => {
    expect(competitionOf("any.json", "Bundesliga 2024/25", clubs)).toContain("--country");
    expect(competitionOf("any.json", "Bundesliga 2024/25", clubs, "GER")).toBe("ger.1 league GER");
    expect(competitionOf("any.json", "Bundesliga 2024/25", clubs, "AUT")).toBe("aut.1 league AUT");
    expect(competitionOf("any.json", "German Bundesliga 2024/25", clubs, "AUT")).toBe("ger.1 league GER");
  });

  it("A league of an unlisted name has a table; a file that is mostly ties is a cup", () => {
    const { batch } = read("liga-2024_xx.json", { name: "German Musterliga 2024/25", matches: clubs });
    expect(batch?.stages).toMatchObject([{ name: "Regular season", mode: "points" }]);
    const ties = [
      { ...pair("Linden Stadt", "Hafen 09"), round: "Semi-finals" },
      { ...pair("Berg", "Tal"), round: "Semi-finals" },
      { ...pair("Berg", "Hafen 09"), round: "Final" },
    ];
    expect(competitionOf("any.json", "German Winterpreis 2024", ties)).toContain(" cup GER");
  });

  it("Words that are properties of every object are words", () => {
    expect(competitionOf("constructor.1.json", "Constructor 2024/25", clubs)).toContain("--country");
    expect(competitionOf("any.json", "Constructor 2024/25", clubs, "INT")).toBe("constructor cup INT");
  });

  it("Women's and youth teams are not the first teams of their country or club", () => {
    const women = read("any.json", { name: "Women's World Cup 2023", matches: nations }).batch;
    expect(women?.competitions[0]?.external_id).toBe("worldcup.women");
    expect(women?.teams[0]).toMatchObject({
      external_id: "national/ARG/women",
      name: "Argentina Women",
      translations: { vi: "Argentina nữ" },
    });
    const youth = read("any.json", { name: "German U19 Bundesliga 2024/25", matches: clubs }).batch;
    expect(youth?.teams[0]).toMatchObject({ external_id: "GER/u19/linden-stadt", name: "Linden Stadt U19" });
  });

  it.each([
    ["German Bundesliga 2024/25", "2024/25"],
    ["German Bundesliga 2024–2025", "2024/25"],
    ["2024/25 German Bundesliga", "2024/25"],
    ["German Bundesliga (Season 2024-25)", "2024/25"],
    ["German Bundesliga 24/25", "2024/25"],
    ["German Bundesliga 2024", "2024"],
    ["German Bundesliga", "2023/24"],
  ])("The season of %s is %s, and its competition the Bundesliga", (name, season) => {
    const { batch } = read("2023-24/x.json", { name, matches: clubs });
    expect(batch?.seasons[0]?.name).toBe(season);
    expect(batch?.competitions[0]).toMatchObject({ external_id: "ger.1", name: "German Bundesliga" });
  });

  const european = [pair("Linden Stadt (GER)", "Hafen 09 (AUT)")];

  it.each([
    ["European Cup Winners' Cup 1985/86", "uefa.cwc cup INT"],
    ["European Cup 1985/86", "uefa.cl cup INT"],
    ["Asian Cup Winners' Cup 1998/99", "afc.cwc cup INT"],
    ["AFC Champions League Elite 2024/25", "afc.cl cup INT"],
    ["AFC Champions League Two 2024/25", "afc.cl2 cup INT"],
    ["ASEAN Club Championship Shopee Cup 2024/25", "asean-club cup INT"],
    ["FIFA Club World Championship 2000", "clubworldcup cup INT"],
    ["Futsal Champions League 2024/25", "futsal-champions-league cup INT"],
    ["UEFA Futsal Champions League 2024/25", "uefa-futsal-champions-league cup INT"],
    ["Baltic Champions League 2024/25", "baltic-champions-league cup INT"],
    ["AFC President's Asian Cup 2024", "afc-presidents-asian-cup cup INT"],
    ["CONMEBOL Libertadores 2024", "copa.l cup INT"],
    ["UEFA Youth League 2024/25", "uefa-youth-league.u19 cup INT"],
    ["Cúp C1 2024/25", "uefa.cl cup INT"],
    ["Cúp C1 châu Âu 2024/25", "uefa.cl cup INT"],
    ["Cúp C1 châu Á 2024/25", "afc.cl cup INT"],
    ["UEFA Women's Champions League 2024/25", "uefa.cl.women cup INT"],
  ])("Clubs of several countries with the name %s play %s", (name, expected) => {
    expect(competitionOf("any-name.json", name, european)).toBe(expected);
    const { batch } = read("any-name.json", { name, matches: european });
    expect(batch?.teams.map(({ national }) => national)).toEqual([false, false]);
  });

  it.each([
    ["FIFA World Cup 2022", "worldcup"],
    ["2022 FIFA World Cup Qatar", "worldcup"],
    ["European World Cup Qualifying 2022", "worldcup.quali"],
    ["Copa Mundial 2022", "worldcup"],
    ["Giải vô địch thế giới 2022", "worldcup"],
    ["Vòng loại World Cup 2022", "worldcup.quali"],
    ["Vòng loại thứ ba World Cup 2026", "worldcup.quali"],
    ["Giải vô địch châu Âu 2024", "euro"],
    ["FIFA Futsal World Cup 2024", "fifa-futsal-world-cup"],
    ["Beach Soccer World Cup 2024", "beach-soccer-world-cup"],
    ["CONIFA World Cup 2018", "conifa-world-cup"],
    ["Rugby World Cup 2023", "rugby-world-cup"],
    ["AFF Mitsubishi Electric Cup 2022", "asean-cup"],
    ["AFF Suzuki Cup 2020", "asean-cup"],
    ["Women's Euro 2025", "euro.women"],
    ["Euro Women 2025", "euro.women"],
    ["UEFA European Women's Championship 2025", "euro.women"],
    ["Euro U21 2025", "euro.u21"],
    ["UEFA Under-21 Euro 2025", "euro.u21"],
  ])("Nations with the name %s play %s", (name, expected) => {
    expect(competitionOf("any-name.json", name, nations)).toBe(`${expected} cup INT`);
    expect(competitionOf("worldcup.json", name, nations)).toBe(`${expected} cup INT`);
    const { batch } = read("any-name.json", { name, matches: nations });
    expect(batch?.teams.map(({ national }) => national)).toEqual([true, true]);
  });

  it.each([
    ["Sudamericano Sub-20 2025", "sudamericano.u20"],
    ["Sudamericano Sub 17 2025", "sudamericano.u17"],
    ["Under 19 Friendly Nations Trophy 2025", "friendly-nations-trophy.u19"],
  ])("%s of an unlisted tournament is %s", (name, id) => {
    expect(competitionOf("any-name.json", name, nations)).toBe(`${id} cup INT`);
  });

  it.each([
    ["FIFA Futsal World Cup 2024", "national/ARG/futsal", "Argentina Futsal"],
    ["Beach Soccer World Cup 2024", "national/ARG/beach-soccer", "Argentina Beach Soccer"],
    ["FIFA Futsal Women's World Cup 2025", "national/ARG/women-futsal", "Argentina Women Futsal"],
    ["Sudamericano Sub-20 2025", "national/ARG/u20", "Argentina U20"],
    ["Copa América Femenina 2022", "national/ARG/women", "Argentina Women"],
  ])("In the %s Argentina is %s", (name, id, written) => {
    for (const matches of [nations, [pair(written, "Canada")]]) {
      const { batch } = read("any-name.json", { name, matches });
      expect(batch?.teams[0]).toMatchObject({ external_id: id, name: written, national: true });
    }
  });

  it.each([
    ["Serie A Femminile 2024/25", undefined, "ita.1.women"],
    ["Vô địch nữ Việt Nam 2024", undefined, "vie.vo-dich-viet-nam.women"],
    ["VĐQG nữ Việt Nam 2024", undefined, "vie.1.women"],
    ["Liga F 2024/25", undefined, "esp.1.women"],
    ["D1 Arkema 2023/24", undefined, "fra.1.women"],
    ["Première Ligue 2024/25", undefined, "fra.1.women"],
    ["Liga MX Femenil 2024/25", undefined, "mex.1.women"],
    ["Eredivisie Vrouwen 2024/25", undefined, "ned.1.women"],
    ["WK League 2024", undefined, "kor.1.women"],
    ["Korea WK League 2024", undefined, "kor.1.women"],
    ["2. Frauen-Bundesliga 2024/25", undefined, "ger.2.women"],
    ["NWSL 2024", undefined, "usa.1.women"],
    ["Frauen-Bundesliga 2024/25", undefined, "ger.1.women"],
    ["Premier League Women 2024/25", "ENG", "eng.1.women"],
    ["A-Junioren Bundesliga 2024/25", "GER", "ger.1.u19"],
    ["B-Junioren-Bundesliga 2024/25", "GER", "ger.1.u17"],
    ["Campionato Primavera 1 2024/25", undefined, "ita.campionato-1.u20"],
    ["Primavera 1 2024/25", "ITA", "ita.1.u20"],
    ["Brasileirão Sub-20 2024", undefined, "bra.1.u20"],
    ["Liga Futsal Portugal 2024/25", undefined, "por.liga-futsal-portugal"],
  ])("%s (%s) is %s, of teams apart from the first ones", (name, country, expected) => {
    const { batch } = read("any-name.json", { name, matches: clubs }, { country });
    expect(batch?.competitions[0]).toMatchObject({ external_id: expected, kind: "league" });
    expect(batch?.teams[0]?.external_id).toMatch(/^[A-Z]{3}\/(?:women|u\d\d|futsal)\/linden-stadt$/);
  });

  it("Teams that say their class are no first teams, whatever the file's name", () => {
    const idsOf = (...matches: unknown[]) => {
      const { batch } = read("any.json", { name: "World Cup 2022", matches });
      return [batch?.competitions[0]?.external_id, ...(batch?.teams.map((one) => one.external_id) ?? [])];
    };
    const women = ["national/ESP/women", "national/BRA/women"];
    expect(idsOf(pair("Spain W", "Brazil W"))).toEqual(["worldcup.women", ...women]);
    const youth = ["national/ESP/u20", "national/BRA"];
    expect(idsOf(pair("Spain U20", "Brazil"))).toEqual(["worldcup", ...youth]);
  });

  it("A league's file name may say the class", () => {
    const { batch } = read("2024-25/en.1.women.json", { matches: clubs });
    expect(batch?.competitions[0]?.external_id).toBe("eng.1.women");
    const youth = read("2024-25/de.u19.json", { name: "U19 Bundesliga 2024/25", matches: clubs }).batch;
    expect(youth?.competitions[0]?.external_id).toBe("ger.1.u19");
  });

  it("A file without a name has the class of its path", () => {
    const squads = [
      { name: "Argentina", players: [{ name: "Ana Prueba", number: 1 }] },
      { name: "Canada", players: [{ name: "Ann Test", number: 1 }] },
    ];
    const { batch } = read("2023/womens-worldcup.squads.json", squads);
    expect(batch?.competitions[0]?.external_id).toBe("worldcup.women");
    expect(batch?.teams[0]?.external_id).toBe("national/ARG/women");
    expect(
      read("worldcup-u20/2023/worldcup.json", { matches: nations }).batch?.competitions[0],
    ).toMatchObject({ external_id: "worldcup.u20" });
    expect(read("2022/worldcup.squads.json", squads).batch?.teams[0]?.external_id).toBe("national/ARG");
  });

  it.each(["Asian Cup 2024", "Copa América 2024"])("%s with clubs is another competition", (name) => {
    expect(competitionOf("any-name.json", name, clubs, "ARG")).toMatch(/ ARG$/);
  });

  it.each([
    [
      ["Đức", "Tây Ban Nha", "Hàn Quốc", "Ý"],
      ["GER", "ESP", "KOR", "ITA"],
    ],
    [
      ["Alemania", "España", "Países Bajos", "Inglaterra"],
      ["GER", "ESP", "NED", "ENG"],
    ],
    [
      ["Deutschland", "Spanien", "Frankreich", "Italien"],
      ["GER", "ESP", "FRA", "ITA"],
    ],
    [
      ["Italia", "Francia", "Brasil", "Japón"],
      ["ITA", "FRA", "BRA", "JPN"],
    ],
    [
      ["ĐT Việt Nam", "Đội tuyển Anh", "Tuyển Áo", "Mỹ"],
      ["VIE", "ENG", "AUT", "USA"],
    ],
  ])("The national teams %s are %s", ([a = "", b = "", c = "", d = ""], codes) => {
    const { batch } = read("any.json", { name: "World Cup 2022", matches: [pair(a, b), pair(c, d)] });
    expect(batch?.competitions[0]?.external_id).toBe("worldcup");
    expect(batch?.teams.map(({ external_id }) => external_id)).toEqual(
      codes.map((code) => `national/${code}`),
    );
  });

  it.each([
    ["Torneo Apertura 2024", "ARG", "arg.torneo-apertura league ARG"],
    ["Torneo Betano 2024", "ARG", "arg.torneo-betano league ARG"],
    ["Torneo Clausura 2024", "CHI", "chi.torneo-clausura league CHI"],
    ["Ngoại hạng Anh 2024/25", undefined, "eng.1 league ENG"],
    ["VĐQG Tây Ban Nha 2024/25", undefined, "esp.1 league ESP"],
    ["Vô địch quốc gia Đức 2024/25", undefined, "ger.1 league GER"],
    ["Hạng nhất Anh 2024/25", undefined, "eng.2 league ENG"],
    ["Hạng hai Bồ Đào Nha 2024/25", undefined, "por.2 league POR"],
    ["Nhà nghề Mỹ 2024", undefined, "usa.mls league USA"],
    ["La Liga EA Sports 2024/25", undefined, "esp.1 league ESP"],
    ["Ligue 1 McDonald's 2024/25", "FRA", "fra.1 league FRA"],
    ["Serie A Enilive 2024/25", "ITA", "ita.1 league ITA"],
    ["Brasileirão Betano 2024", undefined, "bra.1 league BRA"],
    ["Liga Portugal Betclic 2024/25", undefined, "por.1 league POR"],
    ["Premier League presented by Musterbank 2024/25", "ENG", "eng.1 league ENG"],
    ["Premier League 2 2024/25", "ENG", "eng.premier-league-2 league ENG"],
    ["K League 2 2024", "KOR", "kor.k-league-2 league KOR"],
    ["Primera División RFEF 2024/25", "ESP", "esp.primera-division-rfef league ESP"],
    ["Liga MX Apertura 2024", undefined, "mex.liga-mx-apertura league MEX"],
    ["Premier League Cup 2024/25", "ENG", "eng.premier-league-cup cup ENG"],
    ["Liga 1 Indonesia 2024/25", undefined, "idn.liga-1-indonesia league IDN"],
    ["Liga 1 2024/25", "IDN", "idn.liga-1 league IDN"],
    ["Premier League (England) 2024/25", undefined, "eng.1 league ENG"],
    ["2024 Major League Soccer season", undefined, "usa.mls league USA"],
  ])("%s (%s) is %s", (name, country, expected) => {
    expect(competitionOf("any-name.json", name, clubs, country)).toBe(expected);
  });

  it.each([
    "Liga 1",
    "2. Liga",
    "3. Liga",
    "Segunda División",
    "National League",
    "Premier Division",
    "Super League 1",
    "First Division A",
    "Ligue 1 McDonald's",
  ])("%s alone names no country", (name) => {
    expect(competitionOf("any-name.json", `${name} 2024/25`, clubs)).toContain("--country");
  });

  it.each([
    ["Premier League (England) 2024/25", "Premier League (England)"],
    ["2024/25 (England) Premier League", "(England) Premier League"],
    ["2024 Major League Soccer season", "Major League Soccer"],
    ["2024 Season Major League Soccer", "Major League Soccer"],
    ["Saison 2024 – Major League Soccer", "Major League Soccer"],
  ])("The name of %s without its season is %s", (name, bare) => {
    expect(read("any.json", { name, matches: clubs }).batch?.competitions[0]?.name).toBe(bare);
  });

  it("Times of Euro 2020 are Central European in every host city", () => {
    const file = {
      name: "Euro 2020",
      matches: [pair("Wales", "Switzerland", { time: "15:00", date: "2021-06-12" })],
    };
    const { batch } = read("2020/euro.json", file);
    expect(batch?.matches[0]?.match_time).toBe(Date.parse("2021-06-12T13:00:00Z") / 1000);
  });
});
