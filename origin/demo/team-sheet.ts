import type { DemoMatchPlan, DemoPlayer, DemoTeam } from "./match-plan.ts";
import { AFTER_THE_END, addedTimeOf, clockOf, type Moment } from "./moment.ts";
import { createRandom } from "./random.ts";
import { chooseSquad, type SquadChoice } from "./squad-choice.ts";
import { playSide, type SideCourse } from "./team-sheet-course.ts";

/** Team sheets: who plays a match, and when. Decided before any goal. */
export interface TeamSheet extends SquadChoice, SideCourse {
  readonly captain: DemoPlayer;
}

function captainOf(starters: readonly DemoPlayer[]): DemoPlayer {
  const captain = starters.toSorted((a, b) => b.skill - a.skill)[0];
  if (!captain) throw new Error("nobody starts");
  return captain;
}

/** The team sheets of both sides, from plan and seed alone. */
export function teamSheetsOf(plan: DemoMatchPlan): { readonly home: TeamSheet; readonly away: TeamSheet } {
  const absent = new Set(plan.absent);
  const time = addedTimeOf(plan);
  const sheetOf = (team: DemoTeam, side: "home" | "away"): TeamSheet => {
    const random = createRandom(`${plan.seed}/${plan.id}/${side}-sheet`);
    const choice = chooseSquad(team, absent, random);
    const course = playSide(choice, { time, overtime: plan.decider }, random);
    return { ...choice, captain: captainOf(choice.starters), ...course };
  };
  return { home: sheetOf(plan.home, "home"), away: sheetOf(plan.away, "away") };
}

/** When a player is on the pitch: in moments strictly between the two, see {@link clockOf}. */
export interface Spell {
  readonly player: DemoPlayer;
  /** 0 for a starter. */
  readonly from: number;
  /** {@link AFTER_THE_END} for one who stays on. */
  readonly to: number;
  /** Why the player left; null for one who stays on. */
  readonly left: "substituted" | "sent_off" | null;
}

/** Everybody who plays, starters first. */
export function spellsOf(sheet: Pick<TeamSheet, "starters" | "substitutions" | "cards">): Spell[] {
  const off = new Map(sheet.substitutions.map((row) => [row.off.id, clockOf(row)]));
  const sentOff = new Map(
    sheet.cards.flatMap((card) => (card.kind === "yellow_card" ? [] : [[card.player.id, clockOf(card)]])),
  );
  const spell = (player: DemoPlayer, from: number): Spell => {
    const to = off.get(player.id) ?? sentOff.get(player.id);
    const left = off.has(player.id) ? "substituted" : sentOff.has(player.id) ? "sent_off" : null;
    return { player, from, to: to ?? AFTER_THE_END, left };
  };
  return [
    ...sheet.starters.map((player) => spell(player, 0)),
    ...sheet.substitutions.map((row) => spell(row.on, clockOf(row))),
  ];
}

/** Players of a side who can take part in an event at a moment. */
export function playersAt(spells: readonly Spell[], moment: Moment): DemoPlayer[] {
  const clock = clockOf(moment);
  return spells.flatMap(({ player, from, to }) => (from < clock && clock < to ? [player] : []));
}
