import type { DemoCup } from "../atlas/cups.table.ts";
import { cupDay, cupMondays, tieEntrants } from "../calendar/cup-dates.ts";
import type { DayNumber } from "../calendar/days.ts";
import { roundRobin } from "../calendar/round-robin.ts";
import type { DemoClub } from "../clubs/club.ts";
import { hasResult } from "../course/disruption.ts";
import { countGoals, type DemoResult, decideMatch } from "../goals.ts";
import type { DemoMatchPlan } from "../match-plan.ts";
import { createRandom, hashOf } from "../random.ts";
import { createTable } from "./league-table.ts";
import type { MatchMaker, Meeting } from "./match-maker.ts";

/** A match of a cup. */
export interface CupMatch {
  readonly meeting: Meeting;
  /** As readers write it: `Lượt 3`, `Tứ kết`. */
  readonly round: string;
  /** `Bảng A`; null for a tie. */
  readonly group: string | null;
}

/** An edition of a cup as far as it is known. */
export interface CupEdition {
  readonly cup: DemoCup;
  readonly year: number;
  readonly groups: ReadonlyMap<string, readonly DemoClub[]>;
  /** Group matches of the whole edition, and ties whose clubs are known. */
  readonly matches: readonly CupMatch[];
  /** Null while it is not over. */
  readonly winner: DemoClub | null;
}

/** Names of rounds by the number of clubs left. */
const ROUNDS: Readonly<Record<number, string>> = {
  32: "Vòng 1/16",
  16: "Vòng 1/8",
  8: "Tứ kết",
  4: "Bán kết",
  2: "Chung kết",
};
const GROUP_SIZE = 4;

/** The strongest clubs of every league that takes part. */
function entrantsOf(cup: DemoCup, clubsOf: (league: string) => readonly DemoClub[]): DemoClub[] {
  return cup.entrants.flatMap(([league, count]) =>
    clubsOf(league)
      .toSorted((a, b) => b.strength - a.strength)
      .slice(0, count),
  );
}

/** Four pots by strength, one club of each in a group. */
function drawGroups(cup: DemoCup, clubs: readonly DemoClub[], seed: string): Map<string, DemoClub[]> {
  const count = cup.groups ?? 0;
  const random = createRandom(seed);
  const strongest = clubs.toSorted((a, b) => b.league.hot + b.strength - a.league.hot - a.strength);
  const pots = Array.from({ length: GROUP_SIZE }, (_, pot) =>
    random.shuffle(strongest.slice(pot * count, (pot + 1) * count)),
  );
  return new Map(
    Array.from({ length: count }, (_, group) => [
      `Bảng ${String.fromCharCode(65 + group)}`,
      pots.flatMap((pot) => pot[group] ?? []),
    ]),
  );
}

/** How a result tells who goes through: after extra time, else on penalties. */
export function winnerOf({ home, away }: Meeting, { goals, shootout }: DemoResult): DemoClub {
  const { home: scored, away: conceded } = countGoals(goals, true);
  if (scored !== conceded) return scored > conceded ? home : away;
  return shootout && shootout.home > shootout.away ? home : away;
}

interface EditionOptions {
  readonly cup: DemoCup;
  readonly year: number;
  readonly clubsOf: (league: string) => readonly DemoClub[];
  readonly maker: MatchMaker;
  /** Last day whose matches may be played. */
  readonly until: DayNumber;
}

const resultOf = (maker: MatchMaker, meeting: Meeting): DemoResult | null => {
  const plan: DemoMatchPlan = maker.planOf(meeting, 0, []);
  return hasResult(plan) ? decideMatch(plan) : null;
};

function groupMatches(
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
        round: `Lượt ${index + 1}`,
        group,
      })),
    );
  });
}

/** Winners and runners-up, so that those of one group meet in the final at the earliest. */
function qualified(
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

/** The ground of a final belongs to neither side. */
function neutralGround(options: EditionOptions, finalists: readonly DemoClub[]): DemoClub {
  const { cup, year, clubsOf, maker } = options;
  const grounds = entrantsOf(cup, clubsOf).filter(
    (club) => !finalists.some((finalist) => finalist.venue.city === club.venue.city),
  );
  const largest = grounds.toSorted((a, b) => b.venue.capacity - a.venue.capacity).slice(0, 6);
  return createRandom(`${maker.seed}/${cup.id}/${year}/final`).pick(largest);
}

function tiesOf(options: EditionOptions, entrants: readonly DemoClub[]) {
  const { cup, year, maker, until } = options;
  const matches: CupMatch[] = [];
  let left = entrants;
  for (const monday of cupMondays(cup, year).ties) {
    // Later ties wait until it is known who plays them.
    if (monday > until) return { matches, winner: null };
    const isFinal = left.length === 2;
    const round = Array.from({ length: left.length / 2 }, (_, index): CupMatch => {
      const pair = [left[index * 2], left[index * 2 + 1]] as [DemoClub, DemoClub];
      const id = `${cup.id}/${year}/r${left.length}/${index + 1}`;
      const swaps = left.length < tieEntrants(cup) && hashOf(`${maker.seed}/${id}`) % 2 === 0;
      const [home, away] = swaps ? [pair[1], pair[0]] : pair;
      const ground = isFinal ? neutralGround(options, pair) : null;
      const meeting = { id, day: cupDay(monday, index), home, away, season: year, abroad: true };
      return {
        meeting: { ...meeting, decider: true, neutralGround: ground },
        round: ROUNDS[left.length] ?? `Vòng ${left.length}`,
        group: null,
      };
    });
    matches.push(...round);
    if (round.some(({ meeting }) => meeting.day > until)) return { matches, winner: null };
    left = round.flatMap(({ meeting }) => {
      const result = resultOf(maker, meeting);
      return result ? [winnerOf(meeting, result)] : [];
    });
  }
  return { matches, winner: left[0] ?? null };
}

/** An edition of a cup as it is known by `until`. */
export function createCupEdition(options: EditionOptions): CupEdition {
  const { cup, year, maker, until } = options;
  const entrants = entrantsOf(cup, options.clubsOf);
  const draw = `${maker.seed}/${cup.id}/${year}/draw`;
  if (cup.groups === null) {
    const shuffled = createRandom(draw).shuffle(entrants);
    return { cup, year, groups: new Map(), ...tiesOf(options, shuffled) };
  }
  const groups = drawGroups(cup, entrants, draw);
  const inGroups = groupMatches(options, groups);
  const isOver = inGroups.every(({ meeting }) => meeting.day <= until);
  const ties = isOver ? tiesOf(options, qualified(options, groups, inGroups)) : { matches: [], winner: null };
  return { cup, year, groups, matches: [...inGroups, ...ties.matches], winner: ties.winner };
}
