import type { DemoGoal, DemoResult } from "../goals.ts";
import type { DemoPlayer } from "../match-plan.ts";
import { clockOf, type Moment } from "../moment.ts";
import type { Random } from "../random.ts";
import type { Card, Substitution } from "../team-sheet-course.ts";
import type { OccurrenceKind, SideName } from "./occurrence.ts";
import { playedAt, type Stretch, type Timetable } from "./timetable.ts";

/** Occurrences dictated by the result: goals, cards and substitutions, each with its moment. */
export interface DecidedEvent extends Moment {
  readonly kind: OccurrenceKind;
  readonly side: SideName;
  readonly player: DemoPlayer;
  readonly other: DemoPlayer | null;
  readonly stretch: Stretch;
  readonly at_ms: number;
}
type Listed = Omit<DecidedEvent, "stretch" | "at_ms">;

const ofGoal = (goal: DemoGoal): Listed => ({
  ...momentOf(goal),
  kind: goal.kind,
  side: goal.side,
  player: goal.player,
  other: goal.assist,
});
const ofCard =
  (side: SideName) =>
  (card: Card): Listed => ({ ...momentOf(card), kind: card.kind, side, player: card.player, other: null });
const ofChange =
  (side: SideName) =>
  (change: Substitution): Listed => ({
    ...momentOf(change),
    kind: "substitution",
    side,
    player: change.off,
    other: change.on,
  });

function momentOf({ minute, added }: Moment): Moment {
  return { minute, added };
}

/** Half-time changes come before play resumes. */
const isAtHalfTime = ({ kind, minute }: Listed): boolean => kind === "substitution" && minute === 46;

/** In the order of play; within a minute half-time changes first, then in the order of their lists. */
function inOrder(result: DemoResult): Listed[] {
  const listed = [
    ...result.home.cards.map(ofCard("home")),
    ...result.away.cards.map(ofCard("away")),
    ...result.goals.map(ofGoal),
    ...result.home.substitutions.map(ofChange("home")),
    ...result.away.substitutions.map(ofChange("away")),
  ];
  return listed.sort((a, b) => clockOf(a) - clockOf(b) || Number(isAtHalfTime(b)) - Number(isAtHalfTime(a)));
}

/** Share of the minute that has gone when the `index`-th of its `count` events happens. */
function withinMinute(event: Listed, index: number, count: number, random: Random): number {
  if (isAtHalfTime(event)) return (index + 1) * 0.005;
  return 0.08 + (0.84 * (index + random.next())) / count;
}

/** Occurrences of the result within the time played, in the order of play. */
export function decidedEvents(result: DemoResult, timetable: Timetable, random: Random): DecidedEvent[] {
  const listed = inOrder(result);
  const byMinute = Map.groupBy(listed, clockOf);
  return listed.flatMap((event) => {
    const minute = byMinute.get(clockOf(event)) ?? [event];
    const within = withinMinute(event, minute.indexOf(event), minute.length, random);
    const played = playedAt(timetable, event, within);
    return played ? [{ ...event, ...played }] : [];
  });
}
