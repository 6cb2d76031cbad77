import type { DemoMatchPlan, DemoPlayer } from "./match-plan.ts";
import { AFTER_THE_END } from "./moment.ts";
import { createRandom } from "./random.ts";
import { spellsOf, type TeamSheet } from "./team-sheet.ts";

export interface Kick {
  readonly side: "home" | "away";
  readonly player: DemoPlayer;
  readonly scored: boolean;
}

export interface Shootout {
  /** In the order they are taken; the last one decides. */
  readonly kicks: readonly Kick[];
  readonly home: number;
  readonly away: number;
}

const SCORED = 0.76;
const ROUNDS = 5;

/** Players on the pitch at the end, the best first; the goalkeeper last. */
function takersOf(sheet: TeamSheet): DemoPlayer[] {
  const standing = spellsOf(sheet).flatMap(({ player, to }) => (to === AFTER_THE_END ? [player] : []));
  const rank = (player: DemoPlayer) => (player.position === "G" ? -1 : player.skill);
  return standing.sort((a, b) => rank(b) - rank(a));
}

/** Decided when one side cannot be caught with the remaining kicks; then sudden death. */
function isDecided(home: number, away: number, taken: { home: number; away: number }): boolean {
  if (taken.home > ROUNDS || taken.away > ROUNDS) return taken.home === taken.away && home !== away;
  return home > away + ROUNDS - taken.away || away > home + ROUNDS - taken.home;
}

/** The shoot-out of a match that stayed level. */
export function shootoutOf(
  plan: Pick<DemoMatchPlan, "id" | "seed">,
  sheets: { readonly home: TeamSheet; readonly away: TeamSheet },
): Shootout {
  const random = createRandom(`${plan.seed}/${plan.id}/shootout`);
  const takers = { home: takersOf(sheets.home), away: takersOf(sheets.away) };
  const first = random.chance(0.5) ? "home" : "away";
  const kicks: Kick[] = [];
  const score = { home: 0, away: 0 };
  const taken = { home: 0, away: 0 };
  while (!isDecided(score.home, score.away, taken)) {
    const side = kicks.length % 2 === 0 ? first : first === "home" ? "away" : "home";
    const player = takers[side][taken[side] % takers[side].length];
    if (!player) throw new Error("nobody is left to take a penalty");
    const scored = random.chance(SCORED);
    kicks.push({ side, player, scored });
    taken[side] += 1;
    if (scored) score[side] += 1;
  }
  return { kicks, ...score };
}
