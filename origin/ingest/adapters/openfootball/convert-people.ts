import { slugOf } from "../../slug.ts";
import { INTERNATIONAL, isNationCode, nationOfCode, nationOfName } from "../nations.table.ts";
import type { ProblemReporter } from "../problems.ts";
import type { BatchRows } from "./batch-rows.ts";
import { isRow, type Row, readList, readOptionalText, readRow, readText } from "./fields.ts";
import type { FileIdentity } from "./file-identity.ts";
import type { ClubCountries, Naming } from "./naming.ts";
import { placeInGroup } from "./rounds.ts";
import { isUndecided, type SourceTeam, splitTeam } from "./source-match.ts";
import { codeOfTeam, SquadReader } from "./squads.ts";

/** Content of files without matches: groups, clubs, teams, squads. */
export interface PeopleContext {
  readonly identity: FileIdentity;
  /** Null when the file does not state its season: then there is no table to add teams to. */
  readonly season: string | null;
  readonly rows: BatchRows;
  readonly naming: Naming;
  readonly reporter: ProblemReporter;
}

function teamOf(value: unknown, position: string, context: PeopleContext): string | null {
  const { naming, reporter } = context;
  const written = readText(isRow(value) ? value.name : value, position, reporter);
  if (written === null || isUndecided(written)) return null;
  return naming.team(isRow(value) ? teamOfRow(value, written, context) : splitTeam(written));
}

/** A team between countries by the country that its row states: a club's own, or a nation of an unknown spelling. */
function teamOfRow(row: Row, written: string, { identity }: PeopleContext): SourceTeam {
  const team = splitTeam(written);
  const code = codeOfTeam(row);
  if (team.country !== null || code === null || identity.country !== INTERNATIONAL) return team;
  if (!identity.national) return { ...team, country: code };
  return nationOfName(written) ? team : { ...team, name: nationOfCode(code).name };
}

function addToGroup(team: string, group: string, { identity, season, rows }: PeopleContext): void {
  if (season === null) return;
  const placing = placeInGroup(group);
  rows.stageTeam(rows.stage(identity, season, placing, null), placing.group, team);
}

const hasPlayers = (row: Row): boolean => row.players !== undefined || row.squad !== undefined;

/** Warnings about the squads of a file. */
function warnOfSquads(reader: SquadReader, withPlayers: number, { season, reporter }: PeopleContext): void {
  reader.warn(reporter);
  if (withPlayers > 0 && season === null) {
    reporter.warn("does not tell the season: its squads are no team's current one");
  }
}

/** Group files: the tables of a group stage before any match, and squads where they list players. */
export function convertGroups(root: Row, context: PeopleContext): void {
  const { identity, reporter } = context;
  const reader = new SquadReader(identity.year);
  let withPlayers = 0;
  readList(root.groups, "groups", reporter).forEach((entry, index) => {
    const position = `groups[${index}]`;
    const group = readRow(entry, position, reporter);
    const name = group ? readText(group.name, `${position}.name`, reporter) : null;
    if (!group || name === null) return;
    readList(group.teams, `${position}.teams`, reporter).forEach((value, at) => {
      const place = `${position}.teams[${at}]`;
      const team = teamOf(value, place, context);
      if (team === null) return;
      addToGroup(team, name, context);
      if (!isRow(value)) return;
      if (hasPlayers(value)) withPlayers += 1;
      addSquad(value, team, place, reader, context);
    });
  });
  warnOfSquads(reader, withPlayers, context);
}

/** Beginning of a season, seconds UTC; 1970 for an unknown one, whose facts only fill gaps. */
function startOf({ season, year }: FileIdentity): number {
  if (season === null || year === null) return 0;
  return Date.UTC(year, season.includes("/") ? 6 : 0, 1) / 1000;
}

/** A team's squad list: numbers and positions of the team, birthdays and clubs of its players. */
function addSquad(
  row: Row,
  team: string,
  position: string,
  reader: SquadReader,
  context: PeopleContext,
): void {
  const { identity, season, rows, naming } = context;
  const as_of = startOf(identity);
  const [scope, nation] = team.split("/");
  const isNational = scope === "national";
  const country = isNational && nation !== undefined && isNationCode(nation) ? nation : null;
  const list = row.players ?? row.squad;
  const players = reader.members(list, `${position}.players`).map((member) => {
    const club = isNational && member.club ? naming.team(member.club) : null;
    const code = country ?? member.nationality;
    const player = naming.player(member.name, club ?? team, {
      of: team,
      apart: member.apart,
      as_of,
      ...(code !== null && { country: rows.country(nationOfCode(code)) }),
      ...(member.position !== null && { position: member.position }),
      ...(member.birthday !== null && { birthday: member.birthday }),
      // A national team's number is not the club's.
      ...(member.number !== null && club === null && { shirt_number: member.number }),
    });
    return { player, shirt_number: member.number, position: member.position };
  });
  if (season !== null && players.length > 0) rows.squad({ season, team, players });
  const [coach] = reader.members([row.coach ?? row.manager ?? []].flat().slice(0, 1), `${position}.coach`);
  if (coach) naming.coach(coach.name, team, { as_of, ...(coach.birthday && { birthday: coach.birthday }) });
}

/** Team, club and squad files: a list of teams, with or without players. */
export function convertTeams(list: unknown, position: string, context: PeopleContext): void {
  const { identity, reporter } = context;
  const reader = new SquadReader(identity.year);
  let withPlayers = 0;
  readList(list, position, reporter).forEach((entry, index) => {
    const place = `${position}[${index}]`;
    const row = readRow(entry, place, reporter);
    const team = row ? teamOf(row, `${place}.name`, context) : null;
    if (!row || team === null) return;
    const group = readOptionalText(row.group, `${place}.group`, reporter);
    // A league has one table, whatever its file calls a conference.
    if (group !== null && identity.kind === "cup") addToGroup(team, group, context);
    if (hasPlayers(row)) withPlayers += 1;
    addSquad(row, team, place, reader, context);
  });
  warnOfSquads(reader, withPlayers, context);
}

/** Countries of clubs from a file of clubs, teams or squads, for files between countries with bare names. */
export function readClubCountries(root: Row): ClubCountries {
  const lists = [root.clubs, root.teams, root.squads, root.players].filter((list) => Array.isArray(list));
  return new Map(
    lists.flat().flatMap((row: unknown): [string, string][] => {
      const code = isRow(row) ? codeOfTeam(row) : null;
      return code !== null && isRow(row) && typeof row.name === "string" ? [[slugOf(row.name), code]] : [];
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
