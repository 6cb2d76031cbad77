import type { Position } from "#shared/player/index.ts";
import { slugOf } from "../../slug.ts";
import { birthdayOf } from "../birthday.rules.ts";
import { isNationCode, nationOfCode, nationOfName } from "../nations.table.ts";
import { positionOf } from "../position.rules.ts";
import type { ProblemReporter } from "../problems.ts";
import { isRow, type Row } from "./fields.ts";
import { type SourceTeam, splitTeam } from "./source-match.ts";

/** A club with its country. */
export type SourceClub = SourceTeam & { readonly country: string };

/** A player of a squad list; null for what the list does not state. */
export interface SourceMember {
  readonly name: string;
  readonly number: number | null;
  readonly position: Position | null;
  readonly birthday: string | null;
  readonly club: SourceClub | null;
  /** FIFA code. */
  readonly nationality: string | null;
  /** Distinguishes players of one name in one squad; null for the first of them. */
  readonly apart: string | null;
}

/** Counts what cannot be read of a file's squads, so that a thousand odd facts are one warning of each kind. */
export class SquadReader {
  readonly #year: number | null;
  readonly #read = new Map<string, number>();
  readonly #odd = new Map<string, string[]>();
  readonly #twice: string[] = [];

  /** `year` is the season's first one, for the age of players; null for an unknown season. */
  constructor(year: number | null) {
    this.#year = year;
  }

  #take<Value>(kind: string, place: string, written: unknown, value: Value | null): Value | null {
    this.#read.set(kind, (this.#read.get(kind) ?? 0) + 1);
    if (value === null)
      this.#odd.set(kind, [...(this.#odd.get(kind) ?? []), `${place} ${JSON.stringify(written)}`]);
    return value;
  }

  /** A fact that may be missing: only a value that cannot be read is counted as odd. */
  #optional<Value>(kind: string, place: string, written: unknown, value: Value | null): Value | null {
    return written === undefined || written === null || written === ""
      ? null
      : this.#take(kind, place, written, value);
  }

  /** Reports odd facts, one warning of each kind with the first example. */
  warn(reporter: ProblemReporter): void {
    for (const [kind, places] of this.#odd) {
      const count = `${places.length} of ${this.#read.get(kind)} ${kind}`;
      reporter.warn(`${count} cannot be read and were left out, the first is ${places[0]}`);
    }
    if (this.#twice.length > 0)
      reporter.warn(`${this.#twice.length} players are listed twice, the first is ${this.#twice[0]}`);
  }

  /** A squad's players; an odd fact costs itself, a player without a name the row. */
  members(given: unknown, position: string): SourceMember[] {
    if (given === undefined || given === null) return [];
    const list = isRow(given) ? keyedPlayers(given) : given;
    if (!Array.isArray(list)) return this.#take("lists of players", position, given, null) ?? [];
    const members = list.flatMap((entry: unknown, index) => {
      const member = this.#member(entry, `${position}[${index}]`);
      return this.#take("players", `${position}[${index}]`, entry, member) ?? [];
    });
    return this.#apart(members, position);
  }

  #member(entry: unknown, place: string): SourceMember | null {
    const row = typeof entry === "string" ? { name: entry } : entry;
    const name = isRow(row) ? nameOf(row.name) : null;
    if (!isRow(row) || name === null) return null;
    const number = row.number ?? row.no ?? row.shirt_number ?? row.shirtNumber;
    const position = row.pos ?? row.position;
    const birthday = birthdayField(row);
    const nationality = row.nationality ?? row.country;
    return {
      name,
      number: this.#optional("numbers", `${place}.number`, number, numberOf(number)),
      position: this.#optional("positions", `${place}.pos`, position, positionOf(textOf(position))),
      birthday: this.#optional(
        "birthdays",
        `${place}.date_of_birth`,
        birthday,
        birthdayOf(birthday, this.#year),
      ),
      club: this.#optional("clubs", `${place}.club`, row.club, clubOf(row.club)),
      nationality: this.#optional(
        "nationalities",
        `${place}.nationality`,
        nationality,
        codeOf(textOf(nationality)),
      ),
      apart: null,
    };
  }

  /** The oldest of several players of one name keeps the plain id, in whatever order the list has them. */
  #apart(members: readonly SourceMember[], position: string): SourceMember[] {
    const byName = Map.groupBy(members, ({ name }) => slugOf(name));
    const seen = new Set<string>();
    return members.flatMap((member) => {
      const key = apartOf(member);
      const id = `${slugOf(member.name)} ${key}`;
      if (seen.has(id)) {
        this.#twice.push(`${position} ${member.name}`);
        return [];
      }
      seen.add(id);
      const keys = (byName.get(slugOf(member.name)) ?? []).map(apartOf).sort();
      return [key === keys[0] ? member : { ...member, apart: key }];
    });
  }
}

/** Players by number, name or position, as a list. */
const keyedPlayers = (players: Row): readonly unknown[] =>
  Object.entries(players).flatMap(([key, value]): unknown[] => {
    if (Array.isArray(value)) {
      return value.map((one: unknown) => ({ pos: key, ...(isRow(one) ? one : { name: one }) }));
    }
    const ofNumber = numberOf(key) !== null;
    if (!isRow(value)) return [ofNumber ? { number: key, name: value } : { name: key, number: value }];
    if (!ofNumber) return [{ name: key, ...value }];
    const { number, ...rest } = value;
    return [{ ...rest, number: number ?? key }];
  });

const listsPlayers = (row: Row): boolean => (row.players ?? row.squad) !== undefined;

/** The name of the team that a player's row names; null for any other row. */
function teamOfPlayer(row: unknown): string | null {
  if (!isRow(row) || nameOf(row.name ?? row.player) === null || listsPlayers(row)) return null;
  const { team, club } = row;
  return nameOf(isRow(team) ? team.name : team) ?? nameOf(club);
}

/** A team's row, whose name can be in `team` or `club`. */
const namedTeam = (row: unknown): unknown =>
  isRow(row) && listsPlayers(row) ? { ...row, name: row.name ?? row.team ?? row.club } : row;

/** A player's row without its team; a club beside the team is the player's own. */
const withoutTeam = ({ team, club, fifa_code: _, player, ...row }: Row): Row => ({
  ...row,
  name: row.name ?? player,
  ...(team !== undefined && { club }),
});

/** The team of a flat list's players, with the FIFA code that all of them have, and its own fields if it is an object. */
function teamOfPlayers(name: string, players: readonly Row[]): Row {
  const codes = new Set(players.map(({ fifa_code }) => fifa_code));
  const [code] = codes;
  const own = players.map(({ team }) => team).find(isRow);
  return { ...(codes.size === 1 && { fifa_code: code }), ...own, name, players: players.map(withoutTeam) };
}

/** A flat list of players (`{ team, name }`) as one of teams with players; other rows stay as they are. */
export function gatherPlayers(list: unknown): unknown {
  if (!Array.isArray(list)) return list;
  const rows: readonly unknown[] = list;
  const byTeam = Map.groupBy(rows, teamOfPlayer);
  return [...byTeam].flatMap(([name, of]) =>
    name === null ? of.map(namedTeam) : [teamOfPlayers(name, of.filter(isRow))],
  );
}

const apartOf = ({ birthday, number }: SourceMember): string => birthday ?? String(number ?? "");

const textOf = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** A name of a person or club. */
function nameOf(value: unknown): string | null {
  const name = textOf(value)?.replaceAll(/\s+/g, " ").trim() ?? "";
  return name === "" || name.length > 200 || name.includes("\ufffd") ? null : name;
}

function numberOf(value: unknown): number | null {
  const number =
    typeof value === "string" && /^#?\d{1,3}$/.test(value.trim()) ? Number(value.replace("#", "")) : value;
  return typeof number === "number" && Number.isInteger(number) && number >= 1 && number <= 99
    ? number
    : null;
}

const birthdayField = (row: Row): unknown =>
  row.date_of_birth ??
  row.dateOfBirth ??
  row.birthday ??
  row.dob ??
  (isRow(row.birth) ? row.birth.date : undefined);

/** FIFA code of a team's country, of whichever field states a known one. */
export const codeOfTeam = ({ fifa_code, country_code, country }: Row): string | null =>
  codeOf(textOf(fifa_code)) ??
  codeOf(textOf(country_code)) ??
  codeOf(textOf(isRow(country) ? (country.code ?? country.name) : country));

/** FIFA code of a country given by name or code. */
function codeOf(country: string | null): string | null {
  if (country === null) return null;
  const code = country.trim().toUpperCase();
  return nationOfName(country)?.code ?? (isNationCode(code) ? nationOfCode(code).code : null);
}

/** `{ name, country }`, or `Name (ENG)`; a club without a country cannot be found again. */
function clubOf(value: unknown): SourceClub | null {
  const name = nameOf(isRow(value) ? value.name : value);
  if (name === null) return null;
  const split = splitTeam(name);
  const country = (isRow(value) ? codeOf(textOf(value.country)) : null) ?? codeOf(split.country);
  return country === null ? null : { name: split.name, country };
}
