import { slugOf } from "../../slug.ts";
import { factsOf } from "../competitions.table.ts";
import { INTERNATIONAL, isNationCode, type Nation, nationOfCode } from "../nations.table.ts";
import { leagueCountries } from "./leagues.table.ts";
import type { OpenfootballOptions } from "./options.ts";

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
  readonly country: Nation;
  /** Teams are national teams. */
  readonly national: boolean;
  /** Default zone of times; null where only a table of hosts has it. */
  readonly zone: string | null;
}

const KIND_SUFFIX = /\.(?:groups|stadiums|teams|teams_meta|squads|standings|clubs)$/;
const SEASON_PREFIX = /^(\d{4}(?:-\d{2,4})?)[_-](.+)$/;
const SEASON_FOLDER = /^\d{4}(?:-\d{2,4})?$/;
const SEASON_IN_NAME = /[\s,]*\b(\d{4})(?:[/-](\d{2,4}))?\s*$/;

/** International competitions, by the code in the file name. */
const international: Readonly<Record<string, { id: string; national: boolean; zone: string | null }>> = {
  worldcup: { id: "worldcup", national: true, zone: null },
  "worldcup.quali_playoffs": { id: "worldcup.quali", national: true, zone: null },
  euro: { id: "euro", national: true, zone: null },
  clubworldcup: { id: "clubworldcup", national: false, zone: null },
  cl: { id: "uefa.cl", national: false, zone: "Europe/Zurich" },
  "uefa.cl": { id: "uefa.cl", national: false, zone: "Europe/Zurich" },
  "uefa.el": { id: "uefa.el", national: false, zone: "Europe/Zurich" },
  "uefa.conf": { id: "uefa.conf", national: false, zone: "Europe/Zurich" },
  "copa.l": { id: "copa.l", national: false, zone: "America/Sao_Paulo" },
};

const namedTournaments: readonly (readonly [RegExp, string])[] = [
  [/club world cup/i, "clubworldcup"],
  [/world cup.*quali/i, "worldcup.quali_playoffs"],
  [/world cup/i, "worldcup"],
  [/champions league/i, "uefa.cl"],
  [/europa league/i, "uefa.el"],
  [/copa libertadores/i, "copa.l"],
  [/^(?:uefa )?euro(?:pean championship)?\b/i, "euro"],
];

interface PathFields {
  readonly code: string;
  readonly season: string | null;
  readonly full: boolean;
}

/** Parses `2024-25/en.1.json`, `2024-25_en.1.json` and `2022_worldcup.groups.json`. */
function parsePath(path: string): PathFields {
  const segments = path.split(/[\\/]/).filter((segment) => segment !== "");
  const base = (segments.at(-1) ?? "").replace(/[?#].*$/, "").replace(/\.json$/i, "");
  const folder = segments.at(-2) ?? "";
  const prefixed = SEASON_PREFIX.exec(base);
  const stem = (prefixed?.[2] ?? base).toLowerCase().replace(KIND_SUFFIX, "");
  return {
    code: stem.replace(/-full$/, ""),
    season: prefixed?.[1] ?? (SEASON_FOLDER.test(folder) ? folder : null),
    full: stem.endsWith("-full"),
  };
}

function writtenSeason(from: string, to: string | undefined): string {
  return to === undefined ? from : `${from}/${to.slice(-2)}`;
}

function seasonOf(name: string | null, path: PathFields): string | null {
  const inName = SEASON_IN_NAME.exec(name ?? "");
  if (inName?.[1]) return writtenSeason(inName[1], inName[2]);
  const [from, to] = path.season?.split("-") ?? [];
  // Last resort: a year anywhere in the name, as in "World Cup 2026 Qualifying".
  const year = from ?? /\b(?:19|20)\d{2}\b/.exec(name ?? "")?.[0];
  return year === undefined ? null : writtenSeason(year, to);
}

/** The name without its season and without the country prefix of newer files: `England | Premier League`. */
function competitionNameOf(name: string | null): string | null {
  const bare = (name ?? "")
    .replace(SEASON_IN_NAME, "")
    .replace(/^[^|]*\|\s*/, "")
    .trim();
  return bare === "" ? null : bare;
}

type Place = Pick<FileIdentity, "competition" | "country" | "national" | "zone">;

function placeOf(code: string, name: string | null): Place | null {
  const tournament = international[code];
  if (tournament) return placeOfTournament(tournament);
  const [prefix = "", ...rest] = code.split(".");
  const league = leagueCountries[prefix];
  if (league && (rest.length > 0 || prefix === "mls")) {
    const number = rest.length > 0 ? rest.join(".") : prefix;
    const country = nationOfCode(league.country);
    return {
      competition: `${country.code.toLowerCase()}.${number}`,
      country,
      national: false,
      zone: league.zone,
    };
  }
  const byName = namedTournaments.find(([pattern]) => name !== null && pattern.test(name));
  const named = byName ? international[byName[1]] : undefined;
  return named ? placeOfTournament(named) : null;
}

function placeOfTournament(tournament: { id: string; national: boolean; zone: string | null }): Place {
  return {
    competition: tournament.id,
    country: INTERNATIONAL,
    national: tournament.national,
    zone: tournament.zone,
  };
}

function placeOfOption(country: string, code: string, name: string | null): Place {
  const nation = nationOfCode(country);
  const stem = slugOf(competitionNameOf(name) ?? code) || code;
  const league = Object.values(leagueCountries).find((row) => row.country === nation.code);
  return {
    competition: `${nation.code.toLowerCase()}.${stem}`,
    country: nation,
    national: false,
    zone: league?.zone ?? null,
  };
}

/**
 * Derives competition and season from a file's path and its `name`. Null when the country is unknown; the caller then
 * asks for `--country`.
 */
export function identifyFile(
  path: string,
  name: string | null,
  options: OpenfootballOptions,
): FileIdentity | null {
  const fields = parsePath(path);
  const country = options.country?.toUpperCase();
  const fromOption = country && isNationCode(country) ? placeOfOption(country, fields.code, name) : null;
  const place = placeOf(fields.code, name) ?? fromOption;
  if (!place) return null;
  const season = seasonOf(name, fields);
  return {
    ...place,
    competition_name: options.name ?? competitionNameOf(name),
    season,
    // Files with line-ups spell clubs differently: their season is stored separately from the plain one.
    season_key: season === null ? null : `${season.replace("/", "-")}${fields.full ? "-full" : ""}`,
    year: season === null ? null : Number(season.slice(0, 4)),
    zone: options.zone ?? place.zone,
  };
}

/** True for competitions whose table of facts says cup. */
export function isCup(identity: FileIdentity): boolean {
  return factsOf(identity.competition).kind !== "league";
}
