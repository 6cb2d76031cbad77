import type { DemoLeague } from "../atlas/leagues.table.ts";
import type { DemoClub } from "../club.ts";
import { createRandom, hashOf } from "../random.ts";
import { DAY_SECONDS, type DayNumber, dayOfDate, mondayOf } from "./days.ts";
import { type Pairing, roundRobin } from "./round-robin.ts";

/** A league match with its day; the time follows from all matches of that day. */
export interface DatedMatch extends Pairing<DemoClub> {
  /** External id. */
  readonly id: string;
  readonly round: number;
  readonly day: DayNumber;
}

/** Day offsets of a weekend (Friday to Monday) and of a midweek (Tuesday to Thursday) from the week's Monday. */
const WEEKEND = [4, 5, 6, 7];
const MIDWEEK = [1, 2, 3];

/** Matches of a round per day: weekends, or four days in a full week; no club plays on Friday after a midweek cup. */
function quotasOf(days: number, matches: number, { meetings }: DemoLeague, afterCup: boolean): number[] {
  if (days === 3) {
    const edge = Math.floor(matches / 3);
    return [edge, matches - 2 * edge, edge];
  }
  const edge = meetings === 2 ? 1 : Math.ceil(matches / 4);
  const friday = afterCup ? 0 : edge;
  const rest = matches - friday - edge;
  return [friday, Math.ceil(rest / 2), Math.floor(rest / 2), edge];
}

/** Winter break: weeks from 20 December on, except in the one country that always plays then. */
function isBreak(monday: DayNumber, { country }: DemoLeague): boolean {
  const date = new Date(monday * DAY_SECONDS * 1000);
  return country !== "ENG" && date.getUTCMonth() === 11 && date.getUTCDate() >= 20;
}

/** Days available to a league, one list per round, in the order of the year. */
function* blocksOf(
  league: DemoLeague,
  first: DayNumber,
  isCupWeek: (monday: DayNumber) => boolean,
): Generator<DayNumber[]> {
  for (let monday = mondayOf(first); ; monday += 7) {
    if (isBreak(monday, league)) continue;
    if (league.meetings === 4 && monday > mondayOf(first) && !isCupWeek(monday)) {
      yield MIDWEEK.map((offset) => monday + offset);
    }
    yield WEEKEND.map((offset) => monday + offset);
  }
}

interface DatingOptions {
  readonly seed: string;
  /** Weeks (by their Monday) whose midweek is used by a cup with clubs of the league. */
  readonly isCupWeek: (monday: DayNumber) => boolean;
}

/** Days of a round's matches: clubs that played last rest longest. */
function dateRound(
  round: readonly Pairing<DemoClub>[],
  days: readonly DayNumber[],
  quotas: readonly number[],
  last: Map<string, DayNumber>,
  seed: string,
): { pairing: Pairing<DemoClub>; day: DayNumber }[] {
  const order = round
    .map((pairing) => ({
      pairing,
      played: Math.max(last.get(pairing.home.id) ?? 0, last.get(pairing.away.id) ?? 0),
      key: hashOf(`${seed}/${days[0]}/${pairing.home.id}`),
    }))
    .sort((a, b) => a.played - b.played || a.key - b.key);
  const places = quotas.flatMap((quota, index) => Array.from({ length: quota }, () => days[index] ?? 0));
  return order.map(({ pairing }, index) => {
    const day = places[index] ?? 0;
    last.set(pairing.home.id, day).set(pairing.away.id, day);
    return { pairing, day };
  });
}

/** The earliest day with matches of a league's season. */
export const seasonStart = (start: readonly [number, number], year: number): DayNumber =>
  dayOfDate(year, ...start);

/** `2026/27` for seasons across the turn of the year, `2026` for the others. */
export function seasonName(start: readonly [number, number], year: number): string {
  return start[0] >= 7 ? `${year}/${String((year + 1) % 100).padStart(2, "0")}` : String(year);
}

/** All matches of a league's season, round by round. */
export function datedSeason(
  league: DemoLeague,
  clubs: readonly DemoClub[],
  year: number,
  options: DatingOptions,
): DatedMatch[] {
  const id = `${league.id}/${year}`;
  const random = createRandom(`${options.seed}/${id}/rounds`);
  const blocks = blocksOf(league, seasonStart(league.start, year), options.isCupWeek);
  const last = new Map<string, DayNumber>();
  return roundRobin(clubs, league.meetings, random).flatMap((round, index) => {
    const days = blocks.next().value as DayNumber[];
    const afterCup = options.isCupWeek(mondayOf(days[0] ?? 0));
    const quotas = quotasOf(days.length, round.length, league, afterCup);
    const dated = dateRound(round, days, quotas, last, options.seed);
    return dated.map(({ pairing, day }, place) => ({
      ...pairing,
      id: `${id}/${index + 1}/${place + 1}`,
      round: index + 1,
      day,
    }));
  });
}
