import { slugOf } from "../../slug.ts";
import {
  areNations,
  classOfNationalTeam,
  isBetweenCountries,
  isCupName,
  isOtherGame,
  leagueOfName,
  shareOfNations,
  type TeamClass,
  teamClassOf,
  withoutTeamClass,
} from "../competition-name.rules.ts";
import { competitionOfVietnamese } from "../competition-names.table.ts";
import { knownKind } from "../competitions.table.ts";
import { INTERNATIONAL, isNationCode, type Nation, nationOfCode } from "../nations.table.ts";
import { readRound } from "../stages/round-words.rules.ts";
import { leagueCountries } from "./leagues.table.ts";
import type { OpenfootballOptions } from "./options.ts";
import { type Tournament, tournamentOfCode, tournamentOfName } from "./tournaments.table.ts";

/** Competition and season of a file. */
export interface FileIdentity {
  /** Our id of the competition: `eng.1`, `uefa.cl`, `worldcup`. */
  readonly competition: string;
  readonly competition_name: string | null;
  /** As written: `2024/25`, `2022`; null when neither name nor path states it (squad files). */
  readonly season: string | null;
  /** Season as a component of ids: `2024-25`. */
  readonly season_key: string | null;
  /** Year the season starts in. */
  readonly year: number | null;
  readonly kind: "league" | "cup";
  readonly country: Nation;
  /** Women's or youth teams; null for men's first teams. */
  readonly team_class: TeamClass | null;
  /** Teams are national teams. */
  readonly national: boolean;
  /** Default zone of times; null where only a table of hosts has it. */
  readonly zone: string | null;
}

const KIND_SUFFIX = /\.(?:groups|stadiums|teams|teams_meta|squads|standings|clubs)$/;
const SEASON_PREFIX = /^(\d{4}(?:-\d{2,4})?)[_-](.+)$/;
const SEASON_FOLDER = /^\d{4}(?:-\d{2,4})?$/;
/** Seasons in names: `2024/25`, `2024-2025`, `24/25`, `2022`; of several the last one. */
const SEASONS_IN_NAME = [
  /\b((?:18|19|20)\d{2})\s*[/–—-]\s*((?:18|19|20)?\d{2})\b/g,
  /\b(\d{2})\s*[/–—-]\s*(\d{2})\b/g,
  /\b((?:18|19|20)\d{2})\b/g,
];
/** A closing bracket before the season ends the name: `Premier League (England) 2024/25`. */
const BEFORE_SEASON =
  /[\s,:|([–—-]*(?:\b(?:season|saison|temporada|stagione|seizoen|mùa(?: giải)?)\b)?[\s,:([–—-]*$/iu;
const AFTER_SEASON =
  /^[\s,:)\]–—-]+(?:(?:season|saison|temporada|stagione|seizoen)(?![\p{L}\p{N}]))?[\s,:–—-]*/iu;

interface PathFields {
  readonly code: string;
  readonly season: string | null;
  readonly full: boolean;
  /** As its words say: `2023/womens-worldcup.squads.json`. */
  readonly team_class: TeamClass | null;
}

/** Segments of a path that may say the class of teams: repository, season, file. */
const OWN_SEGMENTS = 3;

/** Parses `2024-25/en.1.json`, `2024-25_en.1.json` and `2022_worldcup.groups.json`. */
function parsePath(path: string): PathFields {
  const segments = path.split(/[\\/]/).filter((segment) => segment !== "");
  const base = (segments.at(-1) ?? "").replace(/[?#].*$/, "").replace(/\.json$/i, "");
  const folder = segments.at(-2) ?? "";
  const prefixed = SEASON_PREFIX.exec(base);
  const stem = (prefixed?.[2] ?? base).toLowerCase().replace(KIND_SUFFIX, "");
  const code = stem.replace(/-full$/, "");
  const bare = withoutTeamClass(code).replace(/^[ ._-]+|[ ._-]+$/g, "");
  const words = segments.slice(-OWN_SEGMENTS).join(" ").replaceAll(/[-_.]/g, " ");
  return {
    // `womens-worldcup` and `en.1.women`, but not `de.u19`, which has no other word for the competition.
    code: leagueOfCode(bare) || tournamentOfCode(bare) ? bare : code,
    team_class: teamClassOf(words),
    season: prefixed?.[1] ?? (SEASON_FOLDER.test(folder) ? folder : null),
    full: stem.endsWith("-full"),
  };
}

const seasonFrom = (from: string, to: string | undefined): string =>
  to === undefined ? from : `${from}/${to.slice(-2)}`;

/** A competition's name without the season in it, and the season; each null where the name has none. */
function splitSeason(name: string | null): { readonly bare: string | null; readonly season: string | null } {
  for (const pattern of SEASONS_IN_NAME) {
    const found = [...(name ?? "").matchAll(pattern)].findLast(
      ([, from, to]) => to === undefined || (Number(from) + 1) % 100 === Number(to) % 100,
    );
    if (!name || !found?.[1]) continue;
    const before = name.slice(0, found.index).replace(BEFORE_SEASON, "");
    const after = name.slice(found.index + found[0].length).replace(AFTER_SEASON, "");
    const bare = `${before} ${after}`.replace(BEFORE_SEASON, "").trim();
    // Files of the last century write two digits as well.
    const century = Number(found[1]) > 70 ? "19" : "20";
    const from = found[1].length === 2 ? `${century}${found[1]}` : found[1];
    return { bare: bare === "" ? null : bare, season: seasonFrom(from, found[2]) };
  }
  return { bare: name?.trim() || null, season: null };
}

function seasonOf(name: string | null, path: PathFields): string | null {
  const { season } = splitSeason(name);
  if (season !== null) return season;
  const [from, to] = path.season?.split("-") ?? [];
  return from === undefined ? null : seasonFrom(from, to);
}

/** The name without its season and without the country prefix of newer files: `England | Premier League`. */
function competitionNameOf(name: string | null): string | null {
  return (
    splitSeason(name)
      .bare?.replace(/^[^|]*\|\s*/, "")
      .trim() || null
  );
}

/** What a file's matches show about its competition. */
export interface FileContent {
  /** Names of all teams; without the country of `Arsenal FC (ENG)`, which a club has. */
  readonly teams: readonly string[];
  /** True if teams have the country of a club. */
  readonly hasClubs: boolean;
  readonly rounds: readonly (string | null)[];
}

type Place = Pick<FileIdentity, "competition" | "country" | "national" | "zone">;

const placeOfTournament = ({ id, national, zone }: Tournament): Place => ({
  competition: id,
  country: INTERNATIONAL,
  national,
  zone,
});

/** A league of a file name's code: `en.1`, `mls`. */
interface CodedLeague {
  readonly country: Nation;
  readonly number: string;
}

function leagueOfCode(code: string): CodedLeague | null {
  const [prefix = "", ...rest] = code.split(".");
  const league = Object.hasOwn(leagueCountries, prefix) ? leagueCountries[prefix] : undefined;
  if (!league || (rest.length === 0 && prefix !== "mls")) return null;
  return { country: nationOfCode(league.country), number: rest.length > 0 ? rest.join(".") : prefix };
}

const zoneOfCountry = (country: Nation): string | null =>
  Object.values(leagueCountries).find((row) => row.country === country.code)?.zone ?? null;

/** A competition's name as a component of its id, without its class: that is added to every id. */
function slugOfCompetition(name: string | null, code: string): string {
  const own = competitionNameOf(name) ?? code;
  return slugOf(isOtherGame(own) ? own : withoutTeamClass(own)) || code;
}

/** Component of a league's id: its level, `mls`, or its name. */
function leagueNumber(country: Nation, level: number | null, name: string | null, code: string): string {
  if (level === null) return slugOfCompetition(name, code);
  return country.code === "USA" && level === 1 && !teamClassOf(name ?? "") ? "mls" : String(level);
}

/** The league of a Vietnamese name: `VĐQG Tây Ban Nha`. */
function leagueOfVietnamese(name: string): Place | null {
  const competition = competitionOfVietnamese(withoutTeamClass(name));
  const [, code = ""] = /^([a-z]{3})\.(?:\d|mls)$/.exec(competition ?? "") ?? [];
  if (competition === null || code === "") return null;
  const country = nationOfCode(code.toUpperCase());
  return { competition, country, national: false, zone: zoneOfCountry(country) };
}

/**
 * A competition within a country. The name decides, then the file name, then the option: a file named `de.1` that says
 * Italian Serie B is Italy's second level.
 */
function placeWithinCountry(code: string, name: string | null, option: Nation | null): Place | null {
  const coded = leagueOfCode(code);
  const bare = splitSeason(name).bare;
  const vietnamese = bare === null ? null : leagueOfVietnamese(bare);
  if (vietnamese) return vietnamese;
  const named = bare === null ? null : leagueOfName(bare, coded?.country.code ?? option?.code ?? null);
  const country = named?.country ?? coded?.country ?? option;
  if (!country || country.code === INTERNATIONAL.code) return null;
  const isCoded = coded?.country.code === country.code && !(name && isOtherGame(name));
  const number =
    isCoded && (named?.level ?? null) === null
      ? coded.number
      : leagueNumber(country, named?.level ?? null, name, code);
  const competition = `${country.code.toLowerCase()}.${number}`;
  return { competition, country, national: false, zone: zoneOfCountry(country) };
}

/** A competition between countries by its teams, where all are nations or the option or the name says so. */
function placeBetweenCountries(
  code: string,
  name: string | null,
  { teams }: FileContent,
  option: Nation | null,
): Place | null {
  const national = areNations(teams);
  const isStated = option?.code === INTERNATIONAL.code || (option === null && isBetweenCountries(name ?? ""));
  if (!national && !isStated) return null;
  return { competition: slugOfCompetition(name, code), country: INTERNATIONAL, national, zone: null };
}

/** True if the teams can be those of a tournament: clubs do not play for an Asian Cup, nor nations for club cups. */
function canPlay({ national }: Tournament, { teams, hasClubs }: FileContent): boolean {
  if (!national) return !areNations(teams);
  return teams.length === 0 ? !hasClubs : shareOfNations(teams) >= 0.5;
}

function placeOf(
  code: string,
  name: string | null,
  content: FileContent,
  option: Nation | null,
): Place | null {
  const own = competitionNameOf(name);
  const isOther = own !== null && isOtherGame(own);
  const tournament = own === null || isOther ? null : tournamentOfName(withoutTeamClass(own));
  if (tournament && !leagueOfCode(code) && canPlay(tournament, content)) return placeOfTournament(tournament);
  const coded = isOther ? null : tournamentOfCode(code);
  // A name that is not the tournament's own says more than a file name such as `copa.json`.
  if (coded && (own === null || (tournament === null && canPlay(coded, content))))
    return placeOfTournament(coded);
  if (areNations(content.teams)) return placeBetweenCountries(code, name, content, option);
  return placeWithinCountry(code, name, option) ?? placeBetweenCountries(code, name, content, option);
}

/** League or cup: as known, else by the word cup, by its teams, or by most of its rounds. */
function kindOf({ competition, country, national }: Place, name: string | null, { rounds }: FileContent) {
  const known = knownKind(competition);
  if (known) return known;
  if (national || country.code === INTERNATIONAL.code || isCupName(name ?? competition)) return "cup";
  const ties = rounds.filter((round) => {
    const hint = round === null ? null : readRound(round).hint;
    return hint === "final_round" || hint === "play_off";
  });
  return ties.length > rounds.length / 2 ? "cup" : "league";
}

/** The class that all teams of nations say in their names: `Spain W` and `Brazil W`. */
function classOfTeams({ teams }: FileContent): TeamClass | null {
  const [first = null, ...others] = teams.map(classOfNationalTeam);
  return others.every((other) => other?.key === first?.key) ? first : null;
}

/**
 * Derives competition and season from a file's `name`, its path and its teams, in this order. Null when the country is
 * unknown; the caller then asks for `--country`.
 */
export function identifyFile(
  path: string,
  name: string | null,
  options: OpenfootballOptions,
  content: FileContent,
): FileIdentity | null {
  const fields = parsePath(path);
  const country = options.country?.toUpperCase();
  const option = country && isNationCode(country) ? nationOfCode(country) : null;
  const place = placeOf(fields.code, name, content, option);
  if (!place) return null;
  const season = seasonOf(name, fields);
  const teamClass = (name === null ? null : teamClassOf(name)) ?? fields.team_class ?? classOfTeams(content);
  // The name of another game's competition says its class already.
  const isOther = name !== null && isOtherGame(name);
  const competition = teamClass && !isOther ? `${place.competition}.${teamClass.key}` : place.competition;
  return {
    ...place,
    competition,
    kind: kindOf(place, name, content),
    team_class: teamClass,
    competition_name: options.name ?? competitionNameOf(name),
    season,
    // Files with line-ups spell clubs differently: their season is stored separately from the plain one.
    season_key: season === null ? null : `${season.replace("/", "-")}${fields.full ? "-full" : ""}`,
    year: season === null ? null : Number(season.slice(0, 4)),
    zone: options.zone ?? place.zone,
  };
}
