import { slugOf } from "./slug.ts";

/**
 * League names by FIFA code of their country (`INT` for none): one league a line, the first division first, its names
 * separated by bars, as in football-data.co.uk, openfootball's old and new files, and common use. A league that is not
 * listed matches only its own name.
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
2. Bundesliga|Deutsche 2. Bundesliga|German 2. Bundesliga|Bundesliga 2
3. Liga|Deutsche 3. Liga|German 3. Liga`,
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
  TUR: `
Süper Lig|Turkish Süper Lig|Turkey Süper Lig|Turkish Super League|Futbol Ligi 1
1. Lig|Turkish 1. Lig|Turkey 1. Lig|TFF 1. Lig`,
  GRE: "Super League Greece|Super League|Greek Super League|Greece Super League|Super League 1|Ethniki Katigoria",
  ARG: "Liga Profesional|Argentine Primera División|Primera División|Primera Division|Superliga|Liga Profesional Argentina|Argentina Primera División",
  AUT: `
Austrian Bundesliga|Bundesliga|Österr. Bundesliga|Österreich Bundesliga|Österreichische Bundesliga|Austria Bundesliga|Admiral Bundesliga
2. Liga|Österr. 2. Liga|Österr. Erste Liga|Erste Liga|Austrian 2. Liga|Austrian Erste Liga`,
  BRA: `
Série A|Brasileiro Série A|Brasileirão|Brasileirão Série A|Campeonato Brasileiro Série A|Brazil Serie A|Brazilian Serie A
Série B|Brasileiro Série B|Brasileirão Série B|Campeonato Brasileiro Série B|Brazil Serie B|Brazilian Serie B`,
  CHN: "Chinese Super League|Super League|China Super League|CSL",
  DEN: "Superliga|Superligaen|Danish Superliga|Denmark Superliga",
  FIN: "Veikkausliiga|Finland Veikkausliiga",
  IRL: "League of Ireland Premier Division|Premier Division|Ireland Premier Division",
  JPN: "J1 League|J League|J-League|J. League|J. League Division 1|Japan J1 League",
  MEX: "Liga MX|Primera División|Mexico Liga MX|Mexican Primera División",
  NOR: "Eliteserien|Tippeligaen|Norway Eliteserien",
  POL: "Ekstraklasa|Poland Ekstraklasa",
  ROU: "Liga I|Liga 1|SuperLiga|Superliga|Romania Liga I",
  RUS: `
Russian Premier League|Premier League|Premier Liga|Russia Premier League
Russian First League|First League|FNL|1. Division|Russia 1. Division`,
  SWE: "Allsvenskan|Sweden Allsvenskan",
  SUI: `
Swiss Super League|Super League|Switzerland Super League
Swiss Challenge League|Challenge League`,
  USA: "Major League Soccer|MLS|US Major League Soccer|USA Major League Soccer",
  VIE: `
V.League 1|V-League|V.League|V-League 1|Vietnam V.League 1|Vietnamese V.League 1|Vietnam V.League|LPBank V.League 1
V.League 2|V-League 2|Vietnam V.League 2|First Division`,
  AUS: "A-League|Australia A-League|A-League Men|Australian A-League",
  COL: "Primera A|Colombia Primera A|Categoría Primera A|Liga BetPlay",
  CZE: "Czech First League|Czech Republic First League|First League|Czech Liga|Chance Liga|Fortuna Liga",
  HUN: "Nemzeti Bajnokság I|Hungarian Nemzeti Bajnokság I|NB I|Hungarian NB I",
  EGY: "Egyptian Premier League|Egypt Premiership|Premiership|Premier League",
  ALG: "Ligue 1|Algeria Ligue 1|Algerian Ligue 1|Ligue Professionnelle 1",
  MAR: "Botola Pro|Botola Pro 1|Morocco Botola Pro 1|Botola",
  WAL: "Cymru Premier|Premier League|Welsh Premier League|Wales Premier League",
  NIR: "NIFL Premiership|Premiership|Northern Ireland Premiership|Irish Premiership",
  SRB: "Serbian SuperLiga|SuperLiga|Super Liga|Serbia Super Liga",
  SVK: "Slovak Super Liga|Super Liga|Niké Liga|Fortuna Liga|Slovakia Super Liga",
  BUL: "Bulgarian First League|First League|Parva Liga|efbet Liga|Bulgaria First League",
  CYP: "Cypriot First Division|First Division|1. Division|Cyprus First Division",
  ISL: "Besta deild karla|Úrvalsdeild|Úrvalsdeild karla|Icelandic Úrvalsdeild|Pepsideild",
  ISR: "Israeli Premier League|Premier League|Ligat Ha'al|Israel Premier League",
  UKR: "Ukrainian Premier League|Premier League|Ukraine Premier League",
  KOR: "K League 1|K-League 1|K League|K-League|K League Classic",
  KSA: "Saudi Pro League|Pro League|Roshn Saudi League|Saudi Professional League",
  INT: `
UEFA Champions League|Champions League
UEFA Europa League|Europa League
UEFA Conference League|Conference League|UEFA Europa Conference League
World Cup|FIFA World Cup
European Championship|UEFA Euro|Euro`,
};

interface LeagueLine {
  readonly country: string;
  readonly level: number;
  readonly names: readonly string[];
}

const leagues = Object.entries(written).flatMap(([country, lines]) =>
  lines
    .trim()
    .split("\n")
    .map((line, index): LeagueLine => {
      return { country, level: index + 1, names: line.split("|").map(slugOf) };
    }),
);

const spelling = new Map<string, string>(
  leagues.flatMap(({ country, names }) =>
    names.map((name) => [`${country}/${name}`, `${country}/${names[0]}`] as const),
  ),
);

const levels = new Map<string, number>(
  leagues.flatMap(({ country, level, names }) => names.map((name) => [`${country}/${name}`, level] as const)),
);

/** Level of a league in its country, 1 for the first; null for a name that is not listed. */
export function leagueLevel(name: string, country: string): number | null {
  return levels.get(`${country}/${slugOf(name)}`) ?? null;
}

/** FIFA codes of the countries with a league of a name: `Bundesliga` is Germany's and Austria's. */
export function countriesWithLeague(name: string): readonly string[] {
  return Object.keys(written).filter((country) => country !== "INT" && leagueLevel(name, country) !== null);
}

/** Common key of two sources' names of one competition; `country` is a FIFA code. */
export function competitionSpelling(name: string, country: string): string {
  const own = `${country}/${slugOf(name)}`;
  return spelling.get(own) ?? own;
}
