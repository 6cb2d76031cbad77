import type { Position } from "#shared/player/index.ts";
import { keysOf } from "#shared/record/typed-record.ts";
import { type DayNumber, dayOfDate } from "../calendar/days.ts";
import type { DemoClub } from "../club.ts";
import type { DemoPlayer } from "../match-plan.ts";
import { createRandom } from "../random.ts";
import { createPerson, type Person } from "./person.ts";

/** A player as listed by the club. */
export interface SquadMember extends DemoPlayer {
  readonly person: Person;
}

/** Squads of a club from a day on. */
export interface Squad {
  readonly from: DayNumber;
  readonly members: readonly SquadMember[];
}

/** A place in a club's squad: the newcomer takes the shirt of the player who left. */
export interface SquadPlace {
  readonly club: DemoClub;
  readonly position: Position;
  readonly number: number;
  /** Target skill of this place, 0 to 1. */
  readonly skill: number;
  /** Null while the player is on loan at another club. */
  member: SquadMember | null;
}

/** The first squads are of this day; everybody who joins later comes through the transfer market. */
export const MARKET_OPENS = dayOfDate(2023, 7, 1);

/** Shirt numbers by position, those of the usual starters first. */
const SHIRTS: Readonly<Record<Position, readonly number[]>> = {
  G: [1, 12, 23],
  D: [2, 3, 4, 5, 15, 16, 22, 24],
  M: [6, 8, 10, 14, 17, 18, 20, 21],
  F: [7, 9, 11, 19, 26, 27],
};
const EXTRA_SHIRT = 28;
const STARTERS: Readonly<Record<Position, number>> = { G: 1, D: 4, M: 4, F: 2 };

export const memberOf = (person: Person, number: number): SquadMember => ({
  id: person.id,
  name: person.name,
  position: person.position,
  shirt_number: number,
  skill: person.skill,
  person,
});

/** A club's squad when the market opens: 25 or 26 players, three of them goalkeepers. */
export function firstPlaces(club: DemoClub, seed: string): SquadPlace[] {
  const random = createRandom(`${seed}/${club.id}/squad`);
  const taken = new Set<string>();
  const shirts = keysOf(SHIRTS).flatMap((position) => {
    const extra = position === "M" && random.chance(0.5) ? [EXTRA_SHIRT] : [];
    return [...SHIRTS[position], ...extra].map((number, index) => ({ position, number, index }));
  });
  return shirts.map(({ position, number, index }) => {
    const skill = (index < STARTERS[position] ? 0.56 : 0.38) + club.strength * 0.05;
    const id = `${club.id}-p${number}`;
    const age = index < STARTERS[position] ? random.int(21, 31) : random.int(17, 34);
    const person = createPerson({ id, club, position, age, day: MARKET_OPENS, skill, seed, taken });
    taken.add(person.name);
    return { club, position, number, skill, member: memberOf(person, number) };
  });
}
