import type { DemoCup } from "../atlas/cups.table.ts";
import { cupDay, cupMondays, tieEntrants } from "../calendar/cup-dates.ts";
import type { DemoClub } from "../club.ts";
import { countGoals, type DemoResult } from "../goals.ts";
import { createRandom, hashOf } from "../random.ts";
import {
  type CupMatch,
  drawGroups,
  type EditionOptions,
  entrantsOf,
  groupMatches,
  qualified,
  resultOf,
} from "./cup-groups.ts";
import type { Meeting } from "./match-maker.ts";

/** The known part of a cup edition. */
export interface CupEdition {
  readonly cup: DemoCup;
  readonly year: number;
  readonly groups: ReadonlyMap<string, readonly DemoClub[]>;
  /** Group matches of the whole edition, and ties whose clubs are known. */
  readonly matches: readonly CupMatch[];
  /** Null while it is not over. */
  readonly winner: DemoClub | null;
}

/** Names of the last rounds by the number of clubs left; earlier ones are a `Round of 16`. */
const ROUNDS: Readonly<Record<number, string>> = {
  8: "Quarter-finals",
  4: "Semi-finals",
  2: "Final",
};

/** The winner of a tie: after extra time, else on penalties. */
export function winnerOf({ home, away }: Meeting, { goals, shootout }: DemoResult): DemoClub {
  const { home: scored, away: conceded } = countGoals(goals, true);
  if (scored !== conceded) return scored > conceded ? home : away;
  return shootout && shootout.home > shootout.away ? home : away;
}

/** A final is on neutral ground. */
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
    // Later ties wait until their clubs are known.
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
        round: ROUNDS[left.length] ?? `Round of ${left.length}`,
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

/** A cup edition as known by `until`. */
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
