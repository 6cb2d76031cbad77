import * as z from "zod/mini";
import { Batch } from "#origin/ingest/batch.schema.ts";
import { isNationCode, nationOfCode } from "../nations.table.ts";
import type { Problem, ProblemReporter, SourceFile } from "../problems.ts";
import { isZone } from "../wall-clock.ts";
import { BatchRows } from "./batch-rows.ts";
import { convertMatches } from "./convert-matches.ts";
import { convertGroups, convertTeams, readClubCountries, warnHomeless } from "./convert-people.ts";
import { isRow, type Row, readOptionalText } from "./fields.ts";
import { type FileContent, type FileIdentity, identifyFile } from "./file-identity.ts";
import { parseJsonText } from "./json-text.ts";
import { type ClubCountries, Naming } from "./naming.ts";
import type { OpenfootballOptions } from "./options.ts";
import { readMatches, type SourceMatch, type SourceTeam, splitTeam } from "./source-match.ts";
import { gatherPlayers } from "./squads.ts";
import { readStadiums, Stadiums } from "./stadiums.ts";

/** Problems listed one by one; the rest is counted. */
const LISTED_PROBLEMS = 20;

const SHAPES = ["matches", "groups", "teams", "stadiums", "standings"] as const;
type Shape = (typeof SHAPES)[number];
/** Keys of lists of teams, or of players with their teams. */
const LISTS = ["players", "clubs", "teams", "squads"] as const;

interface ReadFile {
  readonly file: string;
  readonly root: Row;
  readonly shape: Shape;
  readonly reporter: ProblemReporter;
}

export type OpenfootballResult =
  | { readonly ok: true; readonly batch: Batch; readonly warnings: readonly string[] }
  | { readonly ok: false; readonly problems: readonly Problem[]; readonly count: number };

/** Kind of a file by its content: names are arbitrary. */
function shapeOf(root: Row): Shape | null {
  if (root.matches !== undefined || root.rounds !== undefined) return "matches";
  if (root.stadiums !== undefined) return "stadiums";
  if (Array.isArray(root.groups)) {
    return root.groups.some((group) => isRow(group) && group.standings !== undefined)
      ? "standings"
      : "groups";
  }
  if (root.standings !== undefined) return "standings";
  return LISTS.some((key) => root[key] !== undefined) ? "teams" : null;
}

const areGroups = (list: unknown): boolean =>
  Array.isArray(list) && list.some((row: unknown) => isRow(row) && Array.isArray(row.teams));

/**
 * A file's object with its players under their teams. Squad, team and group files can be a bare list, and lists of
 * teams can be divided into groups.
 */
function rootOf(value: unknown): unknown {
  if (Array.isArray(value)) return areGroups(value) ? { groups: value } : { teams: gatherPlayers(value) };
  if (!isRow(value)) return value;
  const { players, ...root } = value;
  const lists = LISTS.flatMap((key): [string, unknown][] => {
    const list = value[key];
    if (list === undefined) return [];
    if (areGroups(list) && value.groups === undefined)
      return [
        ["groups", list],
        [key, undefined],
      ];
    return [[key, gatherPlayers(list)]];
  });
  return { ...root, ...Object.fromEntries(lists) };
}

function readFile({ name, text }: SourceFile, reporter: ProblemReporter): ReadFile | null {
  const parsed = parseJsonText(text);
  if (!parsed.ok) {
    reporter.problem(`${parsed.line}:${parsed.column}`, parsed.message);
    return null;
  }
  if (Array.isArray(parsed.value) && parsed.value.length === 0) {
    reporter.problem("$", "is an empty list");
    return null;
  }
  const root = rootOf(parsed.value);
  const shape = isRow(root) ? shapeOf(root) : null;
  if (isRow(root) && shape) return { file: name, root, shape, reporter };
  const keys = isRow(root) ? Object.keys(root).slice(0, 8).join(", ") || "nothing" : typeof root;
  reporter.problem(
    "$",
    `is no openfootball file: expected matches, rounds, groups, clubs, teams, squads or stadiums, found ${keys}`,
  );
  return null;
}

/** Names of the teams in a file without matches: of its groups, else its own list. */
function teamsOfRoot({ root }: ReadFile): SourceTeam[] {
  const groups = Array.isArray(root.groups) ? root.groups.filter(isRow).map(({ teams }) => teams) : [];
  const lists = [...LISTS.map((key) => root[key]), ...groups];
  return lists.flatMap((list: unknown) =>
    (Array.isArray(list) ? list : []).flatMap((one: unknown) => {
      const name = isRow(one) ? one.name : one;
      if (typeof name !== "string") return [];
      return splitTeam(name);
    }),
  );
}

function contentOf(file: ReadFile, matches: readonly SourceMatch[]): FileContent {
  const isMatches = file.shape === "matches";
  const teams = isMatches ? matches.flatMap(({ home, away }) => [home, away]) : teamsOfRoot(file);
  const named = teams.filter((team) => team !== null);
  return {
    teams: named.filter(({ country }) => country === null).map(({ name }) => name),
    hasClubs: named.some(({ country }) => country !== null),
    rounds: isMatches ? matches.map(({ round }) => round) : [],
  };
}

interface Shared {
  readonly rows: BatchRows;
  readonly stadiums: Stadiums;
  readonly clubs: ClubCountries;
}

function convertFile(
  file: ReadFile,
  identity: FileIdentity,
  matches: readonly SourceMatch[],
  shared: Shared,
): void {
  const { root, shape, reporter } = file;
  const { rows, clubs, stadiums } = shared;
  const describes = shape === "matches";
  const naming = new Naming(rows, identity, clubs, describes);
  const season = rows.season(identity, describes);
  const context = { identity, season, rows, naming, reporter };
  if (shape === "matches") {
    if (matches.length === 0) reporter.warn("holds no matches");
    if (season === null) {
      reporter.problem("name", "does not tell the season: name or path must end like 2024/25 or 2022");
    } else convertMatches(matches, { ...context, season, stadiums });
  } else if (shape === "groups") convertGroups(root, context);
  else {
    for (const key of LISTS) {
      const isBare = key === "teams" && root.name === undefined;
      if (root[key] !== undefined) convertTeams(root[key], isBare ? "" : key, context);
    }
  }
  warnHomeless(context);
}

function convertAll(files: readonly ReadFile[], options: OpenfootballOptions): BatchRows {
  const rows = new BatchRows();
  const of = (shape: Shape): readonly ReadFile[] => files.filter((file) => file.shape === shape);
  const stadiums = new Stadiums(of("stadiums").flatMap(({ root, reporter }) => readStadiums(root, reporter)));
  for (const { venue } of stadiums.all()) {
    if (venue.country !== null) rows.country(nationOfCode(venue.country));
    rows.venue(venue);
  }
  const clubs = new Map(of("teams").flatMap(({ root }) => [...readClubCountries(root)]));
  const shared: Shared = { rows, stadiums, clubs };
  for (const { reporter } of of("standings")) {
    reporter.warn("standings are worked out from the matches, so this file was left out");
  }
  // Matches first: where files spell a name differently, the match file's spelling is kept.
  for (const file of [...of("matches"), ...of("groups"), ...of("teams")]) {
    const name = readOptionalText(file.root.name, "name", file.reporter);
    const matches = file.shape === "matches" ? readMatches(file.root, file.reporter) : [];
    const identity = identifyFile(file.file, name, options, contentOf(file, matches));
    if (identity) convertFile(file, identity, matches, shared);
    else {
      const hint = "give --country with a FIFA code such as ENG, or INT for one between countries";
      file.reporter.problem(
        "name",
        `no telling which country's competition "${name ?? file.file}" is: ${hint}`,
      );
    }
  }
  return rows;
}

function checkOptions({ country, zone }: OpenfootballOptions): Problem[] {
  const problems: Problem[] = [];
  if (country !== undefined && !isNationCode(country.toUpperCase())) {
    problems.push({
      file: "",
      position: "--country",
      message: `"${country}" is no FIFA code such as ENG or INT`,
    });
  }
  if (zone !== undefined && !isZone(zone)) {
    problems.push({
      file: "",
      position: "--zone",
      message: `"${zone}" is no zone such as Europe/Paris or UTC+7`,
    });
  }
  return problems;
}

/**
 * Converts openfootball JSON, any of its generations, into one batch: league and cup files, World Cups with scorers,
 * groups, stadiums, clubs, teams, squads. Pure: the same files give the same batch. One problem refuses everything,
 * after all problems of all files are collected. `count` is their number when there are more than the listed ones.
 */
export function readOpenfootball(input: {
  readonly files: readonly SourceFile[];
  readonly options?: OpenfootballOptions;
}): OpenfootballResult {
  const options = input.options ?? {};
  const problems = checkOptions(options);
  const warnings: string[] = [];
  const files = input.files.flatMap((source) => {
    const reporter: ProblemReporter = {
      problem: (position, message) => problems.push({ file: source.name, position, message }),
      warn: (message) => warnings.push(`${source.name}: ${message}`),
    };
    return readFile(source, reporter) ?? [];
  });
  if (problems.some(({ position }) => position.startsWith("--"))) {
    return { ok: false, problems, count: problems.length };
  }
  const rows = convertAll(files, options);
  if (problems.length > 0)
    return { ok: false, problems: problems.slice(0, LISTED_PROBLEMS), count: problems.length };
  const batch = z.safeParse(Batch, rows.finish());
  if (batch.success) return { ok: true, batch: batch.data, warnings };
  const broken = batch.error.issues.map((issue) => ({
    file: input.files.map(({ name }) => name).join(", "),
    position: issue.path.join("."),
    message: issue.message,
  }));
  return { ok: false, problems: broken.slice(0, LISTED_PROBLEMS), count: broken.length };
}
