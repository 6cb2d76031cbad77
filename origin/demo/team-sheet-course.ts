import type { Position } from "#shared/player/index.ts";
import type { DemoPlayer } from "./match-plan.ts";
import { type AddedTime, clockOf, type Moment, overtimeMoments, regularMoments } from "./moment.ts";
import type { Random } from "./random.ts";
import type { SquadChoice } from "./squad-choice.ts";

/** A side's cards and substitutions in a match. */

/** A substitution; at half-time it is in minute 46. */
export interface Substitution extends Moment {
  readonly off: DemoPlayer;
  readonly on: DemoPlayer;
}

/** A card. A second yellow follows a yellow and, like a red, sends the player off. Goalkeepers stay on. */
export interface Card extends Moment {
  readonly kind: "yellow_card" | "second_yellow" | "red_card";
  readonly player: DemoPlayer;
}

/** Events of a side's players. */
export interface SideCourse {
  /** In the order of play. Extra-time events are listed for deciders, and count only if it is played. */
  readonly substitutions: readonly Substitution[];
  readonly cards: readonly Card[];
}

/** Cards of an average side in ninety minutes and in extra time, and the share of straight reds. */
const CARDS = 2.05;
const OVERTIME_CARDS = 0.5;
const STRAIGHT_RED_SHARE = 0.02;
/** How often a booked player commits another bookable offence. */
const SECOND_YELLOW_CHANCE = 0.3;
const CARD_SHARE: Readonly<Record<Position, number>> = { G: 0.12, D: 1, M: 0.9, F: 0.6 };
const LEAVING_SHARE: Readonly<Record<Position, number>> = { G: 0, D: 0.45, M: 1, F: 1.2 };

/** The laws of the game allow five substitutions, and one more in extra time. */
const SUBSTITUTIONS = 5;
const OVERTIME_SUBSTITUTIONS = 1;

interface Slot {
  readonly moment: Moment;
  readonly what: "card" | "substitution";
}

const minute = (value: number): Moment => ({ minute: value, added: null });

/** Minutes of substitutions: seldom early, at times at half-time, most of them in the last half-hour. */
function substitutionMinutes(random: Random): Moment[] {
  const changes = random.pick([3, 4, 4, 5, 5, 5, SUBSTITUTIONS]);
  return Array.from({ length: changes }, () => {
    const turn = random.next();
    if (turn < 0.03) return minute(random.int(12, 44));
    if (turn < 0.15) return minute(46);
    return minute(random.int(55, 89));
  });
}

/** Moments of cards: twice as likely at the end as at the beginning. */
function cardMoments(moments: readonly Moment[], mean: number, random: Random): Moment[] {
  return Array.from({ length: random.poisson(mean) }, () => {
    const last = moments.length - 1;
    const early = random.int(0, last);
    return moments[random.chance(0.35) ? Math.max(early, random.int(0, last)) : early] ?? minute(90);
  });
}

function slotsOf({ time, overtime }: CourseOptions, random: Random): Slot[] {
  const cards = cardMoments(regularMoments(time), CARDS, random);
  const changes = substitutionMinutes(random);
  if (overtime) {
    cards.push(...cardMoments(overtimeMoments(time), OVERTIME_CARDS, random));
    for (let change = 0; change < OVERTIME_SUBSTITUTIONS; change += 1)
      changes.push(minute(random.int(96, 115)));
  }
  return [
    ...cards.map((moment) => ({ moment, what: "card" as const })),
    ...changes.map((moment) => ({ moment, what: "substitution" as const })),
    // Cards first, so that nobody is booked in the minute in which they come on.
  ].sort((a, b) => clockOf(a.moment) - clockOf(b.moment) || (a.what < b.what ? -1 : 1));
}

/** A weighted random element; undefined if all weights are zero. */
export function pickByShare<Item>(
  items: readonly Item[],
  shareOf: (item: Item) => number,
  random: Random,
): Item | undefined {
  let total = 0;
  for (const item of items) total += shareOf(item);
  let rest = random.next() * total;
  for (const item of items) {
    rest -= shareOf(item);
    if (rest < 0) return item;
  }
  return undefined;
}

function nextCard(pitch: readonly DemoPlayer[], cards: readonly Card[], random: Random) {
  const warned = (player: DemoPlayer) => cards.some((card) => card.player === player);
  const player = pickByShare(pitch, ({ position }) => CARD_SHARE[position], random);
  if (!player) return null;
  const staysOn = player.position === "G";
  if (warned(player)) {
    return staysOn || !random.chance(SECOND_YELLOW_CHANCE)
      ? null
      : ({ kind: "second_yellow", player } as const);
  }
  const kind = !staysOn && random.chance(STRAIGHT_RED_SHARE) ? "red_card" : "yellow_card";
  return { kind, player } as const;
}

interface CourseOptions {
  readonly time: AddedTime;
  /** True if extra time may come. */
  readonly overtime: boolean;
}

/** Decides a side's cards and substitutions in the order of play, tracking who is on the pitch. */
export function playSide(choice: SquadChoice, options: CourseOptions, random: Random): SideCourse {
  const cards: Card[] = [];
  const substitutions: Substitution[] = [];
  let pitch = [...choice.starters];
  let bench = [...choice.bench];
  for (const { moment, what } of slotsOf(options, random)) {
    const clock = clockOf(moment);
    if (what === "card") {
      const card = nextCard(pitch, cards, random);
      if (!card) continue;
      cards.push({ ...moment, ...card });
      if (card.kind !== "yellow_card") pitch = pitch.filter((player) => player !== card.player);
      continue;
    }
    const isTired = (player: DemoPlayer) =>
      !substitutions.some((row) => row.on === player) &&
      !cards.some((card) => card.player === player && clockOf(card) === clock);
    const tired = pitch.filter(isTired);
    const off = pickByShare(tired, ({ position }) => LEAVING_SHARE[position], random);
    const on = off && bench.find(({ position }) => position === off.position);
    const anybody = on ?? bench.find(({ position }) => position !== "G");
    if (!off || !anybody) continue;
    substitutions.push({ ...moment, off, on: anybody });
    pitch = [...pitch.filter((player) => player !== off), anybody];
    bench = bench.filter((player) => player !== anybody);
  }
  return { substitutions, cards };
}
