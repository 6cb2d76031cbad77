import type { DemoCup } from "../atlas/cups.table.ts";
import { cupDay, cupMondays } from "../calendar/cup-dates.ts";
import type { DayNumber } from "../calendar/days.ts";
import { roundRobin } from "../calendar/round-robin.ts";
import type { DemoClub } from "../club.ts";
import { hasResult } from "../course/disruption.ts";
import { countGoals, type DemoResult, decideMatch } from "../goals.ts";
import { createRandom } from "../random.ts";
import { createTable } from "./league-table.ts";
import type { MatchMaker, Meeting } from "./match-maker.ts";

/** A match of a cup. */
export interface CupMatch {
  readonly meeting: Meeting;
  /** `3` for a group round, `Quarter-finals` for ties. */
  readonly round: string;
  /** `Group A`; null for a tie. */
  readonly group: string | null;
}

/** Inputs of a cup edition. */
export interface EditionOptions {
  readonly cup: DemoCup;
  readonly year: number;
  readonly clubsOf: (league: string) => readonly DemoClub[];
  readonly maker: MatchMaker;
  /** Last day whose matches may be played. */
  readonly until: DayNumber;
}

const GROUP_SIZE = 4;

/** Result of a cup match; null before its end. */
export const resultOf = (maker: MatchMaker, meeting: Meeting): DemoResult | null => {
  const plan = maker.planOf(meeting, 0, []);
  return hasResult(plan) ? decideMatch(plan) : null;
};

/** The strongest clubs of every league that takes part. */
export function entrantsOf(cup: DemoCup, clubsOf: (league: string) => readonly DemoClub[]): DemoClub[] {
  return cup.entrants.flatMap(([league, count]) =>
    clubsOf(league)
      .toSorted((a, b) => b.strength - a.strength)
      .slice(0, count),
  );
}

/** Four pots by strength, one club of each in a group. */
export function drawGroups(cup: DemoCup, clubs: readonly DemoClub[], seed: string): Map<string, DemoClub[]> {
  const count = cup.groups ?? 0;
  const random = createRandom(seed);
  const strongest = clubs.toSorted((a, b) => b.league.hot + b.strength - a.league.hot - a.strength);
  const pots = Array.from({ length: GROUP_SIZE }, (_, pot) =>
    random.shuffle(strongest.slice(pot * count, (pot + 1) * count)),
  );
  return new Map(
    Array.from({ length: count }, (_, group) => [
      `Group ${String.fromCharCode(65 + group)}`,
      pots.flatMap((pot) => pot[group] ?? []),
    ]),
  );
}

/** Group matches of the whole edition. */
export function groupMatches(
  { cup, year, maker }: EditionOptions,
  groups: ReadonlyMap<string, readonly DemoClub[]>,
): CupMatch[] {
  const mondays = cupMondays(cup, year).groups;
  return [...groups].flatMap(([group, clubs], turn) => {
    const rounds = roundRobin(clubs, 2, createRandom(`${maker.seed}/${cup.id}/${year}/${group}`));
    return rounds.flatMap((pairings, index) =>
      pairings.map(({ home, away }, place) => ({
        meeting: {
          id: `${cup.id}/${year}/${group.at(-1)}${index + 1}/${place + 1}`,
          day: cupDay(mondays[index] ?? 0, turn),
          home,
          away,
          season: year,
          abroad: true,
          decider: false,
          neutralGround: null,
        },
        round: String(index + 1),
        group,
      })),
    );
  });
}

/** Winners and runners-up, paired so that those of one group can meet only in the final. */
export function qualified(
  { maker }: EditionOptions,
  groups: ReadonlyMap<string, readonly DemoClub[]>,
  matches: readonly CupMatch[],
): DemoClub[] {
  const ranked = [...groups].map(([group, clubs]) => {
    const table = createTable(clubs, "champions_league");
    for (const { meeting } of matches.filter((match) => match.group === group)) {
      const result = resultOf(maker, meeting);
      if (result) table.add({ ...meeting, goals: countGoals(result.goals), time: meeting.day });
    }
    const places = table.places();
    return clubs.toSorted((a, b) => (places?.get(a.id) ?? 0) - (places?.get(b.id) ?? 0));
  });
  const ties = ranked.flatMap(([first], index) => {
    const second = ranked[index ^ 1]?.[1];
    return first && second ? [[first, second]] : [];
  });
  return [
    ...ties.filter((_, index) => index % 2 === 0),
    ...ties.filter((_, index) => index % 2 === 1),
  ].flat();
}
