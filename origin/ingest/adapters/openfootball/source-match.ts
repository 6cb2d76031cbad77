import { isDate } from "#shared/time/index.ts";
import { type ProblemReporter, readRows } from "../problems.ts";
import { clockTime } from "../wall-clock.ts";
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
  /** The time as written, as JSON; null when the file gives none. */
  readonly written_time: string | null;
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

/** Slots and words for a team that is not known yet: `W74`, `1A`, `N.N.`, `TBD`. */
const UNDECIDED =
  /^(?:[WL]\d{1,3}(?:\/[WL]\d{1,3})*|[WL][ -]?(?:QF|SF|R\d{1,2})[ -]?\d{1,2}|\d[A-Z](?:\/\d?[A-Z])*|\d?[A-Z]\d(?:\/[A-Z]\d?)*|n\.?\s?n\.?|tb[acd](?:\s?\d+)?|\?+|-+|to be (?:announced|confirmed|decided|defined|determined)(?:\s*\(.*\))?|(?:por|a) definir|da definire|(?:à|a) déterminer|noch offen|chưa xác định)$/i;

const TIE = /(?:match|game|tie|group|quarter|semi|final|play-?off|path|round|[qs]f(?:\s?-?\d)?|r\s?-?\d)/
  .source;
const GROUP = /(?:group|gruppe|grupo|groupe|gruppo|groep|bảng)/.source;
const RANK =
  /(?:best\s+)?(?:\d{1,2}(?:st|nd|rd|th|\.|º|°|er|ère|[eè]me|e)|first|second|third|fourth|winners?|runners?-?up|erster|zweiter|dritter|primero|segundo|tercero|premier|deuxième|troisième)/
    .source;

/** Winners and losers of ties, and places of groups, in the languages of the files. */
const UNDECIDED_WORDS = [
  /^(?:winner|loser|runners?[ -]up|sieger|verlierer|vencedor|perdedor|ganador|gagnant|vainqueur|perdant|vincente|perdente|vincitore|winnaar|verliezer|gruppen(?:sieger|erster|zweiter|dritter))(?!\p{L}).*/iu,
  new RegExp(`^(?:winners|losers|vencedores|ganadores)\\s+(?:of|${TIE})(?!\\p{L}).*`, "iu"),
  new RegExp(`^${TIE}.*\\s(?:winners?|losers?)(?:\\s+[A-Z\\d]{1,2})?$`, "iu"),
  new RegExp(`^${RANK}(?:[\\s-]+placed?|\\s+places)?(?:\\s+(?:of|in|der))?\\s+${GROUP}(?!\\p{L}).*`, "iu"),
  new RegExp(`^${RANK}(?:[\\s-]+placed?)?\\s+[A-L](?:/[A-L])*$`, "iu"),
  new RegExp(`^${GROUP}\\s+[A-Z\\d]{1,2}\\s+(?:${RANK}|\\d)(?!\\p{L}).*`, "iu"),
  /^(?:qualifier|qualified team)\s+[A-Z\d]{1,2}$/i,
  /^best\s+(?:\d(?:nd|rd|th)|second|third|runners?-?up)(?!\p{L}).*/iu,
  /^(?:đội\s+)?(?:thắng|thua)\s+(?:trận|cặp|tứ kết|bán kết|vòng|play-?off)(?!\p{L}).*/iu,
  /^(?:đội\s+)?(?:(?:đứng\s+)?(?:nhất|nhì|ba|thứ\s+(?:nhất|nhì|hai|ba|tư))|hạng\s+\S+)\s+(?:bảng(?!\p{L}).*|[A-L](?:\/[A-L])*$)/iu,
];
const CLUB = /^(.*\S)\s+\(([A-Z]{3})\)$/;

/** Splits a team's name and country: `Arsenal FC (ENG)`. */
export function splitTeam(written: string): SourceTeam {
  const groups = CLUB.exec(written);
  return groups?.[1] && groups[2]
    ? { name: groups[1], country: groups[2] }
    : { name: written, country: null };
}

/** True for the placeholder of a team that is not known yet. */
export function isUndecided(name: string): boolean {
  const plain = name.normalize("NFC").replaceAll(/\s+/g, " ").trim();
  return UNDECIDED.test(plain) || UNDECIDED_WORDS.some((words) => words.test(plain));
}

function readTeam(value: unknown, position: string, reporter: ProblemReporter): SourceTeam | null {
  if (value === null) return null;
  const name = readText(
    isRow(value) ? value.name : value,
    isRow(value) ? `${position}.name` : position,
    reporter,
  );
  return name === null || isUndecided(name) ? null : splitTeam(name);
}

function readGround(match: Row, position: string, reporter: ProblemReporter): SourceGround | null {
  const { stadium, ground } = match;
  const city = readOptionalText(match.city, `${position}.city`, reporter);
  const place = isRow(stadium) ? stadium.name : isRow(ground) ? ground.name : (stadium ?? ground);
  const written = readOptionalText(place, `${position}.ground`, reporter);
  if (written === null) return city === null ? null : { name: null, city };
  if (city !== null || isRow(stadium)) return { name: written, city };
  const comma = written.lastIndexOf(",");
  if (comma < 1) return { name: null, city: written };
  return { name: written.slice(0, comma).trim(), city: written.slice(comma + 1).trim() || null };
}

/** A time that cannot be read costs itself, not the match: its day is known. */
function readTime(match: Row): Pick<SourceMatch, "time" | "zone" | "written_time"> {
  const beside =
    typeof match.timezone === "string" && match.timezone.trim() !== "" ? match.timezone.trim() : null;
  if (match.time === undefined || match.time === null || match.time === "")
    return { time: null, zone: beside, written_time: null };
  const read = typeof match.time === "string" ? clockTime(match.time) : null;
  const written_time = JSON.stringify(match.time);
  return { time: read?.time ?? null, zone: read?.zone ?? beside, written_time };
}

function readMatch(
  value: unknown,
  position: string,
  roundName: string | null,
  reporter: ProblemReporter,
): SourceMatch | null {
  const match = readRow(value, position, reporter);
  if (!match) return null;
  const date = readText(match.date, `${position}.date`, reporter);
  if (date !== null && !isDate(date)) {
    reporter.problem(`${position}.date`, `must be a calendar day such as 2024-08-17, is "${date}"`);
  }
  const home = readTeam(match.team1, `${position}.team1`, reporter);
  const away = readTeam(match.team2, `${position}.team2`, reporter);
  if (home && away && home.name === away.name && home.country === away.country) {
    reporter.problem(`${position}.team2`, `"${away.name}" would play against itself`);
  }
  const group = isRow(match.group) ? match.group.name : match.group;
  return {
    position,
    round: roundName ?? readOptionalText(match.round, `${position}.round`, reporter),
    group: readOptionalText(group, `${position}.group`, reporter),
    date: date ?? "",
    ...readTime(match),
    home,
    away,
    score: readScore(match, position, reporter),
    goals: readGoals(match, position, reporter),
    ground: readGround(match, position, reporter),
    status: readOptionalText(match.status, `${position}.status`, reporter),
  };
}

/** An entry of a file's lists of matches: its place, and the round that the older files put around it. */
interface MatchEntry {
  readonly value: unknown;
  readonly position: string;
  readonly round: string | null;
}

const entriesOf = (list: unknown, position: string, round: string | null, reporter: ProblemReporter) =>
  readList(list, position, reporter).map((value, index): MatchEntry => {
    return { value, position: `${position}[${index}]`, round };
  });

function matchEntries(root: Row, reporter: ProblemReporter): readonly MatchEntry[] {
  if (root.matches !== undefined) return entriesOf(root.matches, "matches", null, reporter);
  return readList(root.rounds, "rounds", reporter).flatMap((entry, index) => {
    const position = `rounds[${index}]`;
    const round = readRow(entry, position, reporter);
    const name = round && readOptionalText(round.name, `${position}.name`, reporter);
    return round ? entriesOf(round.matches, `${position}.matches`, name, reporter) : [];
  });
}

/** Reads all matches of a file: a flat `matches` list, or the older `rounds` with matches inside. */
export const readMatches = (root: Row, reporter: ProblemReporter): readonly SourceMatch[] =>
  readRows(
    matchEntries(root, reporter),
    ({ value, position, round }, _, at) => readMatch(value, position, round, at),
    reporter,
  );

/** Optional counts, such as a stadium's capacity. */
export const readCapacity = (value: unknown, position: string, reporter: ProblemReporter): number | null =>
  readCount(value, position, reporter, { min: 1, max: 500_000 });
