import { slugOf } from "../slug.ts";

/**
 * League names by FIFA code of their country (`INT` for none): one league a line, its names separated by bars, as in
 * football-data.co.uk, openfootball's old and new files, and common use. A league that is not listed matches only its
 * own name.
 */
const written: Readonly<Record<string, string>> = {
  ENG: `
Premier League|English Premier League|FA Premier League|EPL
Championship|English Championship|EFL Championship|Football League Championship|English League Championship
League One|English League One|EFL League One|Football League One
League Two|English League Two|EFL League Two|Football League Two
National League|English National League|Conference|English National Conference|Conference Premier|Vanarama National League`,
  SCO: `
Scottish Premiership|Premiership|Scotland Premiership|Scottish Premier League
Scottish Championship|Championship|Scottish Division One|Scottish First Division
Scottish League One|League One|Scottish Division Two|Scottish Second Division
Scottish League Two|League Two|Scottish Division Three|Scottish Third Division`,
  GER: `
Bundesliga|Deutsche Bundesliga|German Bundesliga|1. Bundesliga
2. Bundesliga|Deutsche 2. Bundesliga|German 2. Bundesliga|Bundesliga 2`,
  ITA: `
Serie A|Italian Serie A|Italy Serie A|Italiana Serie A
Serie B|Italian Serie B|Italy Serie B|Italiana Serie B`,
  ESP: `
La Liga|Primera División|Primera División de España|Spain Primera División|Spanish Primera División|LaLiga|Spanish La Liga
Segunda División|Segunda División de España|Spain Segunda División|Spanish Segunda División|La Liga 2|LaLiga 2`,
  FRA: `
Ligue 1|French Ligue 1|France Ligue 1
Ligue 2|French Ligue 2|France Ligue 2`,
  NED: "Eredivisie|Dutch Eredivisie|Netherlands Eredivisie",
  BEL: "Belgian Pro League|Pro League|Belgian First Division A|First Division A|Jupiler League|Jupiler Pro League|Belgium First Division A",
  POR: "Primeira Liga|Portuguese Primeira Liga|Portugal Primeira Liga|Liga Portugal|Portugal Liga I|Liga I",
  TUR: "Süper Lig|Turkish Süper Lig|Turkey Süper Lig|Turkish Super League|Futbol Ligi 1",
  GRE: "Super League Greece|Super League|Greek Super League|Greece Super League|Super League 1|Ethniki Katigoria",
  ARG: "Liga Profesional|Argentine Primera División|Primera División|Primera Division|Superliga|Liga Profesional Argentina|Argentina Primera División",
  AUT: "Austrian Bundesliga|Bundesliga|Österreich Bundesliga|Österreichische Bundesliga|Austria Bundesliga|Admiral Bundesliga",
  BRA: "Série A|Brasileiro Série A|Brasileirão|Brasileirão Série A|Campeonato Brasileiro Série A|Brazil Serie A|Brazilian Serie A",
  CHN: "Chinese Super League|Super League|China Super League|CSL",
  DEN: "Superliga|Superligaen|Danish Superliga|Denmark Superliga",
  FIN: "Veikkausliiga|Finland Veikkausliiga",
  IRL: "League of Ireland Premier Division|Premier Division|Ireland Premier Division",
  JPN: "J1 League|J League|J-League|J. League|J. League Division 1|Japan J1 League",
  MEX: "Liga MX|Primera División|Mexico Liga MX|Mexican Primera División",
  NOR: "Eliteserien|Tippeligaen|Norway Eliteserien",
  POL: "Ekstraklasa|Poland Ekstraklasa",
  ROU: "Liga I|Liga 1|SuperLiga|Superliga|Romania Liga I",
  RUS: "Russian Premier League|Premier League|Premier Liga|Russia Premier League",
  SWE: "Allsvenskan|Sweden Allsvenskan",
  SUI: "Swiss Super League|Super League|Switzerland Super League",
  USA: "Major League Soccer|MLS|US Major League Soccer|USA Major League Soccer",
  INT: `
UEFA Champions League|Champions League
UEFA Europa League|Europa League
UEFA Conference League|Conference League|UEFA Europa Conference League
World Cup|FIFA World Cup
European Championship|UEFA Euro|Euro`,
};

const spelling = new Map<string, string>(
  Object.entries(written).flatMap(([country, lines]) =>
    lines
      .trim()
      .split("\n")
      .flatMap((line) => {
        const names = line.split("|").map(slugOf);
        return names.map((name) => [`${country}/${name}`, `${country}/${names[0]}`] as const);
      }),
  ),
);

/** Common key of two sources' names of one competition; `country` is a FIFA code. */
export function competitionSpelling(name: string, country: string): string {
  const own = `${country}/${slugOf(name)}`;
  return spelling.get(own) ?? own;
}
