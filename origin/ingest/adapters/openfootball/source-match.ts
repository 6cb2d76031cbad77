import { isDate } from "#shared/time/index.ts";
import type { Complaints } from "../complaints.ts";
import { isRow, type Row, readCount, readList, readOptionalText, readRow, readText } from "./fields.ts";
import { readGoals, type SourceGoal } from "./goals.ts";
import { readScore, type SourceScore } from "./score.ts";

/** A team as named by a match. */
export interface SourceTeam {
  readonly name: string;
  /** From `Arsenal FC (ENG)`; null for a bare name. */
  readonly country: string | null;
}

export interface SourceGround {
  /** Stadium; null where the file gives only the city. */
  readonly name: string | null;
  readonly city: string | null;
}

/** One validated match of any of the source's shapes, in the source's own terms. */
export interface SourceMatch {
  readonly position: string;
  readonly round: string | null;
  readonly group: string | null;
  readonly date: string;
  /** `20:00`; null when the file gives none. */
  readonly time: string | null;
  /** `UTC-6`, `CEST`; null when the time is local to the competition. */
  readonly zone: string | null;
  /** Null while a knock-out slot is open (`W74`, `1A`). */
  readonly home: SourceTeam | null;
  readonly away: SourceTeam | null;
  readonly score: SourceScore | null;
  /** Null when the file lists no goals. */
  readonly goals: readonly SourceGoal[] | null;
  readonly ground: SourceGround | null;
  readonly status: string | null;
}

/** A team's name and country as one key. */
export const teamKey = ({ name, country }: SourceTeam): string => JSON.stringify([name, country]);

const UNDECIDED =
  /^(?:[WL]\d{1,3}|\d[A-Z](?:\/[A-Z])*|\d?[A-Z]\d(?:\/[A-Z]\d?)*|n\.?\s?n\.?|tb[acd]|\?+|-+|(?:winner|loser|runner-up|sieger|verlierer)\b.*)$/i;
const CLUB = /^(.*\S)\s+\(([A-Z]{3})\)$/;
const TIME = /^(\d{1,2})[:.h](\d{2})(?:\s+(.+))?$/;

/** Splits a team's name and country: `Arsenal FC (ENG)`. */
export function splitTeam(written: string): SourceTeam {
  const parts = CLUB.exec(written);
  return parts?.[1] && parts[2] ? { name: parts[1], country: parts[2] } : { name: written, country: null };
}

/** True for the placeholder of a team that is not known yet. */
export function isUndecided(name: string): boolean {
  return UNDECIDED.test(name.trim());
}

function readTeam(value: unknown, position: string, complaints: Complaints): SourceTeam | null {
  if (value === null) return null;
  const name = readText(
    isRow(value) ? value.name : value,
    isRow(value) ? `${position}.name` : position,
    complaints,
  );
  return name === null || isUndecided(name) ? null : splitTeam(name);
}

function readGround(match: Row, position: string, complaints: Complaints): SourceGround | null {
  const { stadium, ground } = match;
  const city = readOptionalText(match.city, `${position}.city`, complaints);
  const place = isRow(stadium) ? stadium.name : isRow(ground) ? ground.name : (stadium ?? ground);
  const written = readOptionalText(place, `${position}.ground`, complaints);
  if (written === null) return city === null ? null : { name: null, city };
  if (city !== null || isRow(stadium)) return { name: written, city };
  const comma = written.lastIndexOf(",");
  if (comma < 1) return { name: null, city: written };
  return { name: written.slice(0, comma).trim(), city: written.slice(comma + 1).trim() || null };
}

function readTime(match: Row, position: string, complaints: Complaints): Pick<SourceMatch, "time" | "zone"> {
  const written = readOptionalText(match.time, `${position}.time`, complaints);
  const zone = readOptionalText(match.timezone, `${position}.timezone`, complaints);
  if (written === null) return { time: null, zone };
  const parts = TIME.exec(written);
  const hour = Number(parts?.[1]);
  if (!parts?.[1] || !parts[2] || hour > 23 || Number(parts[2]) > 59) {
    complaints.problem(
      `${position}.time`,
      `must be a time such as "20:00" or "13:00 UTC-6", is "${written}"`,
    );
    return { time: null, zone };
  }
  return { time: `${parts[1].padStart(2, "0")}:${parts[2]}`, zone: parts[3]?.trim() ?? zone };
}

function readMatch(
  value: unknown,
  position: string,
  roundName: string | null,
  complaints: Complaints,
): SourceMatch | null {
  const match = readRow(value, position, complaints);
  if (!match) return null;
  const date = readText(match.date, `${position}.date`, complaints);
  if (date !== null && !isDate(date)) {
    complaints.problem(`${position}.date`, `must be a calendar day such as 2024-08-17, is "${date}"`);
  }
  const home = readTeam(match.team1, `${position}.team1`, complaints);
  const away = readTeam(match.team2, `${position}.team2`, complaints);
  if (home && away && home.name === away.name && home.country === away.country) {
    complaints.problem(`${position}.team2`, `"${away.name}" would play against itself`);
  }
  const group = isRow(match.group) ? match.group.name : match.group;
  return {
    position,
    round: roundName ?? readOptionalText(match.round, `${position}.round`, complaints),
    group: readOptionalText(group, `${position}.group`, complaints),
    date: date ?? "",
    ...readTime(match, position, complaints),
    home,
    away,
    score: readScore(match, position, complaints),
    goals: readGoals(match, position, complaints),
    ground: readGround(match, position, complaints),
    status: readOptionalText(match.status, `${position}.status`, complaints),
  };
}

/** Reads all matches of a file: a flat `matches` list, or the older `rounds` with matches inside. */
export function readMatches(root: Row, complaints: Complaints): readonly SourceMatch[] {
  const read = (list: unknown, position: string, round: string | null): readonly SourceMatch[] =>
    readList(list, position, complaints).flatMap((entry, index) => {
      const match = readMatch(entry, `${position}[${index}]`, round, complaints);
      return match ? [match] : [];
    });
  if (root.matches !== undefined) return read(root.matches, "matches", null);
  return readList(root.rounds, "rounds", complaints).flatMap((entry, index) => {
    const position = `rounds[${index}]`;
    const round = readRow(entry, position, complaints);
    if (!round) return [];
    return read(
      round.matches,
      `${position}.matches`,
      readOptionalText(round.name, `${position}.name`, complaints),
    );
  });
}

/** Optional counts, such as a stadium's capacity. */
export const readCapacity = (value: unknown, position: string, complaints: Complaints): number | null =>
  readCount(value, position, complaints, { min: 1, max: 500_000 });
