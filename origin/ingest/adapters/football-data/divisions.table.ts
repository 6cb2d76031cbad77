import { slugOf } from "../../slug.ts";

/** A league of football-data.co.uk. */
export interface Division {
  /** The name of its file without the ending: `E0`, `BRA`. */
  readonly code: string;
  /** FIFA code. */
  readonly country: string;
  readonly name: string;
  /** Its key in competitions.table.ts. */
  readonly facts: string;
  /** Pairings repeat on the same ground: only the day distinguishes the matches. */
  readonly repeats: boolean;
  /** A cup whose groups and rounds the file omits: its matches make no table. */
  readonly isCup: boolean;
}

const mainLeagues: readonly (readonly [code: string, country: string, level: number, name: string])[] = [
  ["E0", "ENG", 1, "Premier League"],
  ["E1", "ENG", 2, "Championship"],
  ["E2", "ENG", 3, "League One"],
  ["E3", "ENG", 4, "League Two"],
  ["EC", "ENG", 5, "National League"],
  ["SC0", "SCO", 1, "Scottish Premiership"],
  ["SC1", "SCO", 2, "Scottish Championship"],
  ["SC2", "SCO", 3, "Scottish League One"],
  ["SC3", "SCO", 4, "Scottish League Two"],
  ["D1", "GER", 1, "Bundesliga"],
  ["D2", "GER", 2, "2. Bundesliga"],
  ["I1", "ITA", 1, "Serie A"],
  ["I2", "ITA", 2, "Serie B"],
  ["SP1", "ESP", 1, "La Liga"],
  ["SP2", "ESP", 2, "Segunda División"],
  ["F1", "FRA", 1, "Ligue 1"],
  ["F2", "FRA", 2, "Ligue 2"],
  ["N1", "NED", 1, "Eredivisie"],
  ["B1", "BEL", 1, "Belgian Pro League"],
  ["G1", "GRE", 1, "Super League Greece"],
  ["P1", "POR", 1, "Primeira Liga"],
  ["T1", "TUR", 1, "Süper Lig"],
];
/** The files of Belgium and Greece include the play-offs, which repeat pairings. */
const REPEATED = new Set(["SC0", "SC1", "SC2", "SC3", "B1", "G1"]);

/** Leagues of the main files (`<season>/<code>.csv`), by the column `Div`. */
export const mainDivisions: Readonly<Record<string, Division>> = Object.fromEntries(
  mainLeagues.map(([code, country, level, name]) => {
    const facts = `${country.toLowerCase()}.${level}`;
    return [code, { code, country, name, facts, repeats: REPEATED.has(code), isCup: false }];
  }),
);

/** Leagues with a file of all seasons (`new/<code>.csv`), by the column `Country`: code, FIFA code, name. */
const newLeagues: Readonly<Record<string, readonly [code: string, country: string, name: string]>> = {
  Argentina: ["ARG", "ARG", "Liga Profesional"],
  Austria: ["AUT", "AUT", "Austrian Bundesliga"],
  Brazil: ["BRA", "BRA", "Série A"],
  China: ["CHN", "CHN", "Chinese Super League"],
  Denmark: ["DNK", "DEN", "Superliga"],
  Finland: ["FIN", "FIN", "Veikkausliiga"],
  Ireland: ["IRL", "IRL", "League of Ireland Premier Division"],
  Japan: ["JPN", "JPN", "J1 League"],
  Mexico: ["MEX", "MEX", "Liga MX"],
  Norway: ["NOR", "NOR", "Eliteserien"],
  Poland: ["POL", "POL", "Ekstraklasa"],
  Romania: ["ROU", "ROU", "Liga I"],
  Russia: ["RUS", "RUS", "Russian Premier League"],
  Sweden: ["SWE", "SWE", "Allsvenskan"],
  Switzerland: ["SWZ", "SUI", "Swiss Super League"],
  USA: ["USA", "USA", "Major League Soccer"],
};

/** Countries with a file of all seasons. */
export const NEW_LEAGUE_COUNTRIES: readonly string[] = Object.keys(newLeagues);

/**
 * The league of a country's file of all seasons; null for an unknown country. The files name a league by its sponsor of
 * the day, so only a cup in the same file (`Copa de la Liga`) is another competition. Play-offs and second stages are in
 * the files too, so pairings repeat.
 */
export function newDivision(country: string, league: string): Division | null {
  const row = Object.hasOwn(newLeagues, country) ? newLeagues[country] : undefined;
  if (!row) return null;
  const [code, nation, name] = row;
  const prefix = nation.toLowerCase();
  if (!/\b(?:copa|cup)\b/i.test(league))
    return { code, country: nation, name, facts: `${prefix}.1`, repeats: true, isCup: false };
  const slug = slugOf(league);
  return {
    code: `${code}/${slug}`,
    country: nation,
    name: league,
    facts: `${prefix}.${slug}`,
    repeats: true,
    isCup: true,
  };
}
