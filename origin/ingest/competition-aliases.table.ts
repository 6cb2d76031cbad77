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
  POR: `
Primeira Liga|Portuguese Primeira Liga|Portugal Primeira Liga|Liga Portugal|Portugal Liga I|Liga I
Liga Portugal 2|LigaPro|Segunda Liga`,
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
V.League 1|V-League|V.League|V-League 1|Vietnam V.League 1|Vietnamese V.League 1|Vietnam V.League|LPBank V.League 1|VĐQG Việt Nam
V.League 2|V-League 2|Vietnam V.League 2|First Division|Hạng nhất Quốc gia|Giải hạng nhất quốc gia|Hạng nhất Việt Nam`,
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

/** Words after a league's name that make it another competition: a lower division, a cup, a part of the season. */
const OTHER_COMPETITION =
  /(?:^| )(?:\S*\d\S*|[a-d]|i{1,3}|iv|v|one|two|three|cups?|copa|coupe|coppa|pokal|taca|kupasi|shield|trophy|tournament|north|south|east|west|northern|southern|eastern|western|nord|sud|sul|norte|sur|este|oeste|play|offs?|playoffs?|playouts?|relegation|promotion|descenso|ascenso|liguilla|reserves?|reservas?|next|development|youth|junior\S*|primavera|division|divisie|league|liga|lig|ligue|serie|rfef|federacion|qualif\S*|final|finals|apertura|clausura|opening|closing|women|championship|group|phase|all|stars?|summer|academy|elite|promises|amateur\S*|interregional|regional\S*)(?= |$)/;

/**
 * Level of the league whose name, the longest one known, begins a name that a sponsor ends: `La Liga EA Sports`. Null
 * where the rest of the name makes it another competition: `Premier League 2`, `K League 2`.
 */
export function leagueBegun(name: string, country: string): number | null {
  const words = slugOf(name).split("-");
  for (let count = words.length - 1; count > 0; count -= 1) {
    const level = leagueLevel(words.slice(0, count).join(" "), country);
    if (level !== null) return OTHER_COMPETITION.test(words.slice(count).join(" ")) ? null : level;
  }
  return null;
}

/** Names of words that leagues of many countries have, more than are listed: `2. Liga`, `Segunda División`. */
const GENERIC =
  /^(?:(?:liga|league|ligue|division|divisie|primera|primeira|segunda|tercera|premier|premiership|first|second|third|national|conference|super|superliga|superleague|pro|profesional|championship|serie|erste|one|two|\d|i{1,3})(?:-|$))+(?:[ab])?$/;

/**
 * FIFA codes of the countries with a league of a name: `Bundesliga` is Germany's and Austria's. None for a generic name,
 * which alone tells no country.
 */
export function homesOf(name: string): readonly string[] {
  const countries = Object.keys(written).filter((country) => country !== "INT");
  const slug = slugOf(name);
  const named = countries.filter((country) => leagueLevel(name, country) !== null);
  if (named.length > 0) return GENERIC.test(slug) ? [] : named;
  const words = slug.split("-");
  for (let count = words.length - 1; count > 0; count -= 1) {
    const start = words.slice(0, count).join(" ");
    const begun = countries.filter((country) => leagueLevel(start, country) !== null);
    if (begun.length > 0) return GENERIC.test(slugOf(start)) ? [] : begun;
  }
  return [];
}

/** Common key of two sources' names of one competition; `country` is a FIFA code. */
export function competitionSpelling(name: string, country: string): string {
  const own = `${country}/${slugOf(name)}`;
  return spelling.get(own) ?? own;
}
