import type { Position } from "#shared/player/index.ts";
import { expectedGoals, SHORT_ATTACK, SHORT_DEFENCE } from "./expected-goals.ts";
import type { DemoMatchPlan, DemoPlayer } from "./match-plan.ts";
import { addedTimeOf, clockOf, type Moment, overtimeMoments, regularMoments } from "./moment.ts";
import { createRandom, type Random } from "./random.ts";
import { type Shootout, shootoutOf } from "./shootout.ts";
import { playersAt, type Spell, spellsOf, type TeamSheet, teamSheetsOf } from "./team-sheet.ts";
import { pickByShare } from "./team-sheet-course.ts";

export interface DemoGoal extends Moment {
  readonly kind: "goal" | "penalty_goal" | "own_goal";
  /** The side it counts for. */
  readonly side: "home" | "away";
  /** The scorer: a player of the other side for an own goal. */
  readonly player: DemoPlayer;
  /** Null for goals without an assist, penalties and own goals. */
  readonly assist: DemoPlayer | null;
}

/** Everything that determines a match's result, without disruptions. */
export interface DemoResult {
  /** Only events within the time played. */
  readonly home: TeamSheet;
  readonly away: TeamSheet;
  /** In the order of play; at most one a minute. */
  readonly goals: readonly DemoGoal[];
  readonly overtime: boolean;
  readonly shootout: Shootout | null;
}

const SCORING_SHARE: Readonly<Record<Position, number>> = { G: 0, D: 0.16, M: 0.55, F: 1.25 };
const ASSIST_SHARE: Readonly<Record<Position, number>> = { G: 0.02, D: 0.4, M: 1, F: 0.8 };
const PENALTY_CHANCE = 0.09;
const OWN_GOAL_CHANCE = 0.03;
const ASSIST_CHANCE = 0.74;
/** Extra time is a third as long, and players are tired. */
const OVERTIME_SHARE = 0.3;

/** Goals become more frequent as a half goes on: 1 on average over the moments. */
function tempoOf(index: number, moments: number): number {
  return 0.76 + (0.48 * index) / Math.max(1, moments - 1);
}

interface Sides {
  readonly home: readonly Spell[];
  readonly away: readonly Spell[];
}

const other = (side: "home" | "away") => (side === "home" ? "away" : "home");
const bySkill = (share: Readonly<Record<Position, number>>) => (player: DemoPlayer) =>
  share[player.position] * (0.25 + player.skill ** 2);

function goalOf(side: "home" | "away", moment: Moment, sides: Sides, random: Random): DemoGoal | null {
  const own = playersAt(sides[side], moment);
  const turn = random.next();
  if (turn < OWN_GOAL_CHANCE) {
    const player = pickByShare(playersAt(sides[other(side)], moment), bySkill(ASSIST_SHARE), random);
    return player ? { ...moment, kind: "own_goal", side, player, assist: null } : null;
  }
  if (turn < OWN_GOAL_CHANCE + PENALTY_CHANCE) {
    const [taker] = own.toSorted((a, b) => bySkill(SCORING_SHARE)(b) - bySkill(SCORING_SHARE)(a));
    return taker ? { ...moment, kind: "penalty_goal", side, player: taker, assist: null } : null;
  }
  const player = pickByShare(own, bySkill(SCORING_SHARE), random);
  if (!player) return null;
  const mates = random.chance(ASSIST_CHANCE) ? own.filter((mate) => mate !== player) : [];
  const assist = pickByShare(mates, bySkill(ASSIST_SHARE), random) ?? null;
  return { ...moment, kind: "goal", side, player, assist };
}

/** Goals within some minutes: each minute has its own scoring chance. */
function goalsIn(
  moments: readonly Moment[],
  mean: { readonly home: number; readonly away: number },
  sides: Sides,
  random: Random,
): DemoGoal[] {
  const sentOff = {
    home: sides.home.filter((spell) => spell.left === "sent_off"),
    away: sides.away.filter((spell) => spell.left === "sent_off"),
  };
  const allOn = sentOff.home.length + sentOff.away.length === 0;
  const missing = (side: "home" | "away", clock: number) =>
    sentOff[side].filter((spell) => spell.to < clock).length;
  const shareOf = (side: "home" | "away", clock: number) =>
    SHORT_ATTACK ** missing(side, clock) * SHORT_DEFENCE ** missing(other(side), clock);
  const goals: DemoGoal[] = [];
  for (const [index, moment] of moments.entries()) {
    const clock = clockOf(moment);
    const share = tempoOf(index, moments.length) / moments.length;
    const home = mean.home * share * (allOn ? 1 : shareOf("home", clock));
    const away = mean.away * share * (allOn ? 1 : shareOf("away", clock));
    const turn = random.next();
    if (turn >= home + away) continue;
    const goal = goalOf(turn < home ? "home" : "away", moment, sides, random);
    if (goal) goals.push(goal);
  }
  return goals;
}

const isLevel = (goals: readonly DemoGoal[]): boolean =>
  goals.filter((goal) => goal.side === "home").length * 2 === goals.length;

function withoutOvertime(sheet: TeamSheet): TeamSheet {
  const regular = ({ minute }: Moment) => minute <= 90;
  return {
    ...sheet,
    substitutions: sheet.substitutions.filter(regular),
    cards: sheet.cards.filter(regular),
  };
}

/**
 * Decides a match from its plan and seed: players, cards, substitutions, goals, shoot-out. Nothing else does, so that
 * the result is the same whether only it or every minute is stored.
 */
export function decideMatch(plan: DemoMatchPlan): DemoResult {
  const random = createRandom(`${plan.seed}/${plan.id}/goals`);
  const sheets = teamSheetsOf(plan);
  const sides = { home: spellsOf(sheets.home), away: spellsOf(sheets.away) };
  const time = addedTimeOf(plan);
  const mean = expectedGoals(plan);
  const regular = goalsIn(regularMoments(time), mean, sides, random);
  if (!plan.decider || !isLevel(regular)) {
    const [home, away] = [withoutOvertime(sheets.home), withoutOvertime(sheets.away)];
    return { home, away, goals: regular, overtime: false, shootout: null };
  }
  const tired = { home: mean.home * OVERTIME_SHARE, away: mean.away * OVERTIME_SHARE };
  const late = goalsIn(overtimeMoments(time), tired, sides, random);
  const shootout = isLevel(late) ? shootoutOf(plan, sheets) : null;
  return { ...sheets, goals: [...regular, ...late], overtime: true, shootout };
}

/** Goals of both sides within ninety minutes, or with `overtime` in the whole match. */
export function countGoals(goals: readonly DemoGoal[], overtime = false): { home: number; away: number } {
  const counted = goals.filter(({ minute }) => overtime || minute <= 90);
  const home = counted.filter((goal) => goal.side === "home").length;
  return { home, away: counted.length - home };
}
