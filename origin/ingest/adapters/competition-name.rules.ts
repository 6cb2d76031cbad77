import { homesOf, leagueBegun, leagueLevel } from "../competition-aliases.table.ts";
import { slugOf } from "../slug.ts";
import { type Nation, nationOfCode, nationOfName, nationsNamedIn } from "./nations.table.ts";

/** What the name of a competition says about it: its country, its level there, and whose teams play. */

/**
 * Adjectives and native names of countries in competition names, by FIFA code. `Irish` is missing, because both Irish
 * associations use it, and `American`, because continents do.
 */
const written: Readonly<Record<string, string>> = {
  ALG: "algerian|algerien|algerie",
  ARG: "argentine|argentinian|argentino",
  AUS: "australian",
  AUT: "austrian|oesterreichische|osterreich|osterreichische|osterr|oefb|ofb",
  BEL: "belgian|belge",
  BOL: "bolivian|boliviano",
  BRA: "brazilian|brasileiro|brasileirao|brasil",
  BUL: "bulgarian",
  CAN: "canadian",
  CHI: "chilean|chileno",
  CHN: "chinese",
  COL: "colombian|colombiano",
  CRO: "croatian|hrvatska",
  CYP: "cypriot",
  CZE: "czech|ceska",
  DEN: "danish|dansk|danmark",
  ECU: "ecuadorian|ecuatoriano",
  EGY: "egyptian",
  ENG: "english",
  ESP: "spanish|espana|espanola",
  EST: "estonian",
  FIN: "finnish",
  FRA: "french|francaise",
  GER: "german|deutsche|deutscher|deutschland|dfb",
  GRE: "greek",
  HUN: "hungarian|magyar",
  IDN: "indonesian",
  IND: "indian",
  IRN: "iranian",
  ISL: "icelandic",
  ISR: "israeli",
  ITA: "italian|italiana|italia|femminile|campionato",
  JPN: "japanese",
  KAZ: "kazakh|kazakhstani",
  KOR: "korean",
  KSA: "saudi",
  LTU: "lithuanian",
  LVA: "latvian",
  MAR: "moroccan",
  MAS: "malaysian",
  MEX: "mexican|mexicana|femenil",
  NED: "dutch|nederlandse",
  NGA: "nigerian",
  NIR: "northern irish",
  NOR: "norwegian|norges",
  PAR: "paraguayan|paraguayo",
  PER: "peruvian|peruano",
  POL: "polish|polska",
  POR: "portuguese|portuguesa",
  ROU: "romanian|romaniei",
  RSA: "south african",
  RUS: "russian|rossii",
  SCO: "scottish",
  SIN: "singaporean",
  SRB: "serbian|srpska",
  SUI: "swiss|schweizer|suisse",
  SVK: "slovak",
  SVN: "slovenian",
  SWE: "swedish|svenska",
  THA: "thai",
  TUN: "tunisian|tunisie|tunisienne",
  TUR: "turkish|turkiye",
  UKR: "ukrainian",
  URU: "uruguayan|uruguayo",
  USA: "us|mls|usl",
  VEN: "venezuelan|venezolano",
  VIE: "vietnamese",
  WAL: "welsh",
};

const adjectives = Object.entries(written).flatMap(([code, words]) =>
  words.split("|").map((word) => ({ code, words: ` ${word} ` })),
);

interface NamedCountry {
  readonly code: string;
  /** Its words as the name has them, with a space at both ends. */
  readonly words: string;
}

/** A name's words parted and surrounded by single spaces. */
const wordsOf = (name: string): string =>
  ` ${slugOf(name).replaceAll("-", " ")} `.replace(" north korean ", " ");

/** Countries that a name's words mean; a longer name hides a shorter one within it (`Northern Irish`, `Irish`). */
function countriesIn(words: string): readonly NamedCountry[] {
  const found = [...adjectives.filter((one) => words.includes(one.words)), ...nationsNamedIn(words)].toSorted(
    (one, other) => other.words.length - one.words.length,
  );
  return found.filter(
    ({ code, words: own }, index) =>
      !found.slice(0, index).some((longer) => longer.code !== code && longer.words.includes(own)),
  );
}

/**
 * First divisions of women by country, by names that those of men do not share; common to both are names such as `Serie A
 * Femminile`, which are the men's and a word.
 */
const womensLeagues: Readonly<Record<string, string>> = {
  ENG: "WSL|Women's Super League|FA WSL|FA Women's Super League|Barclays Women's Super League",
  ESP: "Liga F|Liga F Moeve|Primera División Femenina",
  FRA: "D1 Arkema|Arkema Première Ligue|Première Ligue|Division 1 Féminine|D1 Féminine",
  GER: "Frauen-Bundesliga|Frauenbundesliga|Google Pixel Frauen-Bundesliga",
  JPN: "WE League",
  KOR: "WK League",
  NOR: "Toppserien",
  SWE: "Damallsvenskan",
  USA: "NWSL|National Women's Soccer League",
};

const womensLeague = new Map(
  Object.entries(womensLeagues).flatMap(([code, names]) =>
    names.split("|").map((name): [string, string] => [slugOf(name), code]),
  ),
);

/** A name's words without those that say one of the countries. */
function withoutCountries(name: string, codes: readonly string[]): string {
  const words = wordsOf(name);
  return countriesIn(words).reduce(
    (rest, one) => (codes.includes(one.code) ? rest.replace(one.words, " ") : rest),
    words,
  );
}

/**
 * The level of a league by its name, with or without the words that say its country (`Serie A (Italy)`) and those of its
 * sponsor (`La Liga EA Sports`).
 */
function levelOf(name: string, country: string): number | null {
  const level = leagueLevel(name, country);
  if (level !== null) return level;
  const words = withoutCountries(name, [country]);
  return leagueLevel(words, country) ?? leagueBegun(name, country) ?? leagueBegun(words, country);
}

/** A name without the country before a bar of openfootball's newer files: `England | Premier League`. */
function splitCountry(name: string): { readonly country: Nation | null; readonly rest: string } {
  const [before = "", after] = name.split("|", 2).map((part) => part.trim());
  return after ? { country: nationOfName(before), rest: after } : { country: null, rest: name };
}

/** A league's country and level by its name alone; the level is null where its name is not listed. */
export interface NamedLeague {
  readonly country: Nation;
  readonly level: number | null;
}

/**
 * The country of a competition and its level there, from the name without the season: `German Bundesliga` is level 1 of
 * GER. Null for a name that says no country, or more than one (`Bundesliga`). `country` (FIFA code) is known otherwise.
 */
export function leagueOfName(name: string, country: string | null = null): NamedLeague | null {
  const { country: stated, rest: whole } = splitCountry(name);
  const rest = withoutTeamClass(whole);
  const named = stated ? [stated.code] : [...new Set(countriesIn(wordsOf(whole)).map(({ code }) => code))];
  const only = named.length === 1 ? named[0] : undefined;
  const womens = womensLeague.get(slugOf(whole)) ?? womensLeague.get(slugOf(withoutCountries(whole, named)));
  const homes = named.length > 0 ? [] : womens ? [womens] : homesOf(rest);
  const code = only ?? country ?? (homes.length === 1 ? homes[0] : undefined);
  if (code === undefined) return null;
  const isOther = isOtherGame(name);
  const level = womens === code ? 1 : isOther ? null : (levelOf(rest, code) ?? leagueLevel(name, code));
  return { country: nationOfCode(code), level };
}

/** Key in competitions.table.ts of a men's league with a listed name; `country` is its FIFA code. Null for others. */
export function factsOfName(name: string, country: string): string | null {
  const level = teamClassOf(name) || isOtherGame(name) ? null : levelOf(name, country);
  if (level === null) return null;
  return country === "USA" && level === 1 ? "usa.mls" : `${country.toLowerCase()}.${level}`;
}

/** Women, youth, futsal and beach soccer have teams of their own beside those of men. */
export interface TeamClass {
  /** Component of ids: `women`, `women-u20`, `futsal`. */
  readonly key: string;
  /** Added to a team's name, in English and in Vietnamese. */
  readonly en: string;
  readonly vi: string;
}

/** Whole words of any alphabet: `\\b` knows only ASCII letters. */
const wholeWords = (words: string, flags = "iu"): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${words})(?![\\p{L}\\p{N}])`, flags);

const WOMEN_WORDS =
  "women(?:['’]?s)?|wom[ae]n|females?|feminin[oae]?|femininas|femenin[oa]s?|femenil|f[eé]minine?s?|femminil[ei]|frauen|vrouwen|kvinner|kvinder|damer|dames|kobiet|nữ|ladies['’]?|girls['’]?";
const WOMEN_COMPETITIONS = `damallsvenskan|toppserien|kvindeligaen|kansallinen liiga|frauenbundesliga|wsl ?2?|nwsl|swpl|wk league|we league|nadeshiko league|liga f|liga bpi|(?:d1 )?arkema|premi[eè]re ligue`;
const WOMEN = wholeWords(`${WOMEN_WORDS}|${WOMEN_COMPETITIONS}`);
const YOUTH_WORDS = "(?:u|under|sub)[ -]?(1[3-9]|2[0-3])s?";
const YOUTH = wholeWords(YOUTH_WORDS);
/** Words of single countries for an age. */
const AGES: readonly (readonly [words: string, age: string])[] = [
  ["uefa youth league|a-junioren", "19"],
  ["b-junioren", "17"],
  ["c-junioren", "15"],
  ["(?<!torneo )primavera", "20"],
];
const SPORTS: readonly (readonly [words: string, sport: TeamClass])[] = [
  ["futsal|fútbol sala|futebol de salão", { key: "futsal", en: "Futsal", vi: "futsal" }],
  [
    "beach (?:soccer|football)|fútbol playa|futebol de praia|bóng đá bãi biển",
    { key: "beach-soccer", en: "Beach Soccer", vi: "bóng đá bãi biển" },
  ],
];

const SPORT_WORDS = wholeWords(SPORTS.map(([words]) => words).join("|"), "giu");

const sportOf = (name: string): TeamClass | undefined =>
  SPORTS.find(([words]) => wholeWords(words).test(name.normalize("NFC")))?.[1];

/** The class of teams that a competition's name tells; null for men's first teams. */
export function teamClassOf(name: string): TeamClass | null {
  const text = name.normalize("NFC");
  const sport = sportOf(text);
  const age = YOUTH.exec(text)?.[1] ?? AGES.find(([words]) => wholeWords(words).test(text))?.[1];
  const isWomen = WOMEN.test(text);
  if (!sport && !age && !isWomen) return null;
  const written = [isWomen && { key: "women", en: "Women", vi: "nữ" }, age && youthOf(age), sport];
  const parts = written.filter((part) => typeof part === "object");
  const join = (field: keyof TeamClass, by: string) => parts.map((part) => part[field]).join(by);
  return { key: join("key", "-"), en: join("en", " "), vi: join("vi", " ") };
}

const youthOf = (age: string): TeamClass => ({ key: `u${age}`, en: `U${age}`, vi: `U${age}` });

const CLASS_WORDS = wholeWords([WOMEN_WORDS, YOUTH_WORDS, ...AGES.map(([words]) => words)].join("|"), "giu");

/** A name without its words for women and youth, so that `Women's Euro` and `Euro Women` are one competition. */
export function withoutTeamClass(name: string): string {
  const rest = name.normalize("NFC").replace(CLASS_WORDS, " ").replace(/\s+/g, " ");
  return rest.replace(/\(\s*\)/g, "").replace(/^[\s.–—-]+|[\s–—-]+$/g, "") || name;
}

/** Vietnamese words for "national team". */
const SELECTION = /^(?:đội tuyển|tuyển|đt)(?: quốc gia|qg)?\s+/iu;

/** The nation of a national team, of any class: `Spain W`, `Brazil U20`, `ĐT Việt Nam`. Null for a club. */
export function nationOfTeam(name: string): Nation | null {
  const bare = name
    .normalize("NFC")
    .replace(SELECTION, "")
    .replace(SPORT_WORDS, " ")
    .replace(/\s+\(?W\)?(?=$|\s)/, "");
  return nationOfName(name) ?? nationOfName(withoutTeamClass(bare));
}

/** The class that a national team's own name says: `Spain W`, `Brazil U20`. Null for a first team and for clubs. */
export function classOfNationalTeam(name: string): TeamClass | null {
  if (nationOfName(name) !== null || nationOfTeam(name) === null) return null;
  return teamClassOf(name.replace(/\s+\(?W\)?(?=$|\s)/, " Women"));
}

/** Football of associations outside FIFA, and other games. */
const OTHER_GAMES = wholeWords(
  "conifa|viva world cup|island games|homeless|e-?sports?|esoccer|efootball|eworld|fifae|virtual|kings|queens|baller|rugby|cricket|military|deaf|amputee|indoor|legends|masters|veterans|minifootball|socca|walking",
);

/** True for a name of another game or association, whose competitions share only words with those of football. */
export const isOtherGame = (name: string): boolean => OTHER_GAMES.test(name) || sportOf(name) !== undefined;

const BETWEEN_WORDS = wholeWords(
  "fifa|uefa|afc|caf|concacaf|conmebol|ofc|aff|asean|conifa|world|mundial|europe(?:an)?|asian?|african?|international|sudamerican[oa]|champions league",
);

/** True for a name that says several countries or their confederation. */
export const isBetweenCountries = (name: string): boolean => BETWEEN_WORDS.test(name);

const CUP =
  /\b(?:cups?|copas?|coupe|coppa|pokal|ta[cç]a|beker|kupas?[ıi]?|puchar|kup|cúp|shield|trophy|troph[ée]e|super ?copa|supercoppa|recopa|playoffs?|tournament)\b/iu;

/** True for a name that says cup; a league's name may hold its sponsor's, so only whole words count. */
export const isCupName = (name: string): boolean => CUP.test(name);

/** Share of teams that must be nations for a competition of national teams: a file may spell one in its own way. */
const MOST = 0.8;

/** Share of the teams that are nations, 0 to 1. */
export function shareOfNations(teams: Iterable<string>): number {
  const names = [...new Set(teams)];
  return names.length === 0 ? 0 : names.filter((name) => nationOfTeam(name) !== null).length / names.length;
}

/** True if most of the teams are nations. */
export const areNations = (teams: Iterable<string>): boolean =>
  new Set(teams).size >= 2 && shareOfNations(teams) >= MOST;
