import { slugOf } from "../../slug.ts";
import { nationOfName } from "../nations.table.ts";
import type { ProblemReporter } from "../problems.ts";
import type { BatchRows } from "./batch-rows.ts";
import { isRow, type Row, readList, readOptionalText, readRow, readText } from "./fields.ts";
import type { FileIdentity } from "./file-identity.ts";
import type { ClubCountries, Naming } from "./naming.ts";
import { placeInGroup } from "./rounds.ts";
import { isUndecided, splitTeam } from "./source-match.ts";

/** Content of files without matches: groups, clubs, teams, squads. */
export interface PeopleContext {
  readonly identity: FileIdentity;
  /** Null when the file does not state its season: then there is no table to add teams to. */
  readonly season: string | null;
  readonly rows: BatchRows;
  readonly naming: Naming;
  readonly reporter: ProblemReporter;
}

/** Group files have no times, so they never decide the order of stages. */
const NO_ORDER = Number.MAX_SAFE_INTEGER;

function teamOf(value: unknown, position: string, { naming, reporter }: PeopleContext): string | null {
  const written = readText(isRow(value) ? value.name : value, position, reporter);
  return written === null || isUndecided(written) ? null : naming.team(splitTeam(written));
}

function addToGroup(team: string, group: string, { identity, season, rows }: PeopleContext): void {
  if (season === null) return;
  const placing = placeInGroup(group);
  rows.stageTeam(rows.stage(identity, season, placing, NO_ORDER), placing.group, team);
}

/** Group files: the tables of a group stage before any match. */
export function convertGroups(root: Row, context: PeopleContext): void {
  const { reporter } = context;
  readList(root.groups, "groups", reporter).forEach((entry, index) => {
    const position = `groups[${index}]`;
    const group = readRow(entry, position, reporter);
    const name = group ? readText(group.name, `${position}.name`, reporter) : null;
    if (!group || name === null) return;
    readList(group.teams, `${position}.teams`, reporter).forEach((value, at) => {
      const team = teamOf(value, `${position}.teams[${at}]`, context);
      if (team !== null) addToGroup(team, name, context);
    });
  });
}

function addPlayers(value: unknown, team: string, position: string, context: PeopleContext): void {
  if (value === undefined || value === null) return;
  readList(value, position, context.reporter).forEach((entry, index) => {
    const place = `${position}[${index}]`;
    const player = readRow(entry, place, context.reporter);
    const name = player ? readText(player.name, `${place}.name`, context.reporter) : null;
    if (name !== null) context.naming.player(name, team);
  });
}

/** Team, club and squad files: a list of teams, with or without players. */
export function convertTeams(list: unknown, position: string, context: PeopleContext): void {
  readList(list, position, context.reporter).forEach((entry, index) => {
    const place = `${position}[${index}]`;
    const row = readRow(entry, place, context.reporter);
    const team = row ? teamOf(row, `${place}.name`, context) : null;
    if (!row || team === null) return;
    const group = readOptionalText(row.group, `${place}.group`, context.reporter);
    if (group !== null) addToGroup(team, group, context);
    addPlayers(row.players, team, `${place}.players`, context);
  });
}

/** Countries of clubs from a club file, for European files with bare names. */
export function readClubCountries(root: Row): ClubCountries {
  const clubs = Array.isArray(root.clubs) ? root.clubs.filter(isRow) : [];
  return new Map(
    clubs.flatMap(({ name, country }): [string, string][] => {
      const nation = typeof country === "string" ? nationOfName(country) : null;
      return nation && typeof name === "string" ? [[slugOf(name), nation.code]] : [];
    }),
  );
}

/** Warns about teams whose country is in none of the files. */
export function warnHomeless({ naming, reporter }: Pick<PeopleContext, "naming" | "reporter">): void {
  const names = [...naming.homeless];
  if (names.length === 0) return;
  const some = names.slice(0, 5).join(", ");
  reporter.warn(
    `the country of ${names.length} teams is not told (${some}${names.length > 5 ? ", …" : ""}): they stand as international`,
  );
}
