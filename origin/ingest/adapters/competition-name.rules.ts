import { countriesWithLeague, leagueLevel } from "../competition-aliases.table.ts";
import { slugOf } from "../slug.ts";
import { type Nation, nationOfCode, nationOfName, nationsNamedIn } from "./nations.table.ts";

/** What the name of a competition says about it: its country, its level there, and whose teams play. */

/**
 * Adjectives and native names of countries in competition names, by FIFA code. `Irish` is missing, because both Irish
 * associations use it, and `American`, because continents do.
 */
const written: Readonly<Record<string, string>> = {
  ALG: "algerian|algerien",
  ARG: "argentine|argentinian|argentino",
  AUS: "australian",
  AUT: "austrian|oesterreichische|osterreich|osterreichische|osterr|oefb|ofb",
  BEL: "belgian|belge",
  BOL: "bolivian|boliviano",
  BRA: "brazilian|brasileiro|brasileirao|brasil",
  BUL: "bulgarian",
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
  ITA: "italian|italiana|italia",
  JPN: "japanese",
  KAZ: "kazakh|kazakhstani",
  KOR: "korean",
  KSA: "saudi",
  LTU: "lithuanian",
  LVA: "latvian",
  MAR: "moroccan",
  MAS: "malaysian",
  MEX: "mexican|mexicana",
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
  TUN: "tunisian",
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

/** The level of a league by its name, with or without the words that say its country: `Serie A (Italy)`. */
function levelOf(name: string, country: string): number | null {
  let words = wordsOf(name);
  const level = leagueLevel(name, country);
  if (level !== null) return level;
  for (const one of countriesIn(words)) if (one.code === country) words = words.replace(one.words, " ");
  return leagueLevel(words, country);
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
  const { country: stated, rest } = splitCountry(name);
  const named = stated ? [stated.code] : [...new Set(countriesIn(wordsOf(rest)).map(({ code }) => code))];
  const only = named.length === 1 ? named[0] : undefined;
  const homes = countriesWithLeague(rest);
  const code = only ?? country ?? (named.length === 0 && homes.length === 1 ? homes[0] : undefined);
  if (code === undefined) return null;
  return { country: nationOfCode(code), level: levelOf(rest, code) ?? leagueLevel(name, code) };
}

/** Key in competitions.table.ts of a league with a listed name; `country` is its FIFA code. Null for other names. */
export function factsOfName(name: string, country: string): string | null {
  const level = levelOf(name, country);
  if (level === null) return null;
  return country === "USA" && level === 1 ? "usa.mls" : `${country.toLowerCase()}.${level}`;
}

/** Women and youth have teams of their own beside those of men. */
export interface TeamClass {
  /** Component of ids: `women`, `u20`. */
  readonly key: string;
  /** Added to a team's name, in English and in Vietnamese. */
  readonly en: string;
  readonly vi: string;
}

const WOMEN =
  /\b(?:women'?s?|woman|feminin[oae]?|femenin[oa]|f[eé]minine?s?|frauen\w*|damallsvenskan|nữ|wsl|nwsl|ladies)\b/iu;
const YOUTH = /\b(?:u|under)[ -]?(1[5-9]|2[0-3])s?\b/i;

/** The class of teams that a competition's name tells; null for men's first teams. */
export function teamClassOf(name: string): TeamClass | null {
  const age = YOUTH.exec(name)?.[1];
  const isWomen = WOMEN.test(name);
  if (!age && !isWomen) return null;
  const key = [isWomen && "women", age && `u${age}`].filter(Boolean).join("-");
  return {
    key,
    en: [isWomen && "Women", age && `U${age}`].filter(Boolean).join(" "),
    vi: [isWomen && "nữ", age && `U${age}`].filter(Boolean).join(" "),
  };
}

const CUP =
  /\b(?:cups?|copas?|coupe|coppa|pokal|ta[cç]a|beker|kupas?[ıi]?|puchar|kup|cúp|shield|trophy|troph[ée]e|super ?copa|supercoppa|recopa|playoffs?|tournament|torneo)\b/iu;

/** True for a name that says cup; a league's name may hold its sponsor's, so only whole words count. */
export const isCupName = (name: string): boolean => CUP.test(name);

/** Share of teams that must be nations for a competition of national teams: a file may spell one in its own way. */
const MOST = 0.8;

/** True if most of the teams are nations. */
export function areNations(teams: Iterable<string>): boolean {
  const names = [...new Set(teams)];
  const nations = names.filter((name) => nationOfName(name) !== null);
  return names.length >= 2 && nations.length >= names.length * MOST;
}
