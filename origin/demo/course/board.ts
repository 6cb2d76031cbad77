import type { Occurrence, SideName } from "./occurrence.ts";
import type { Scene } from "./scene.ts";

export type Board = Readonly<Record<SideName, number>>;

const GOALS: ReadonlySet<Occurrence["kind"]> = new Set(["goal", "penalty_goal", "own_goal", "var_goal"]);

/** The score on the board after this moment, including a goal under VAR review. */
export function boardAt(occurrences: readonly Occurrence[], ms: number): Board {
  const board = { home: 0, away: 0 };
  for (const { kind, side, at_ms, cancelled_ms } of occurrences) {
    if (at_ms > ms) break;
    if (GOALS.has(kind) && (cancelled_ms === null || ms < cancelled_ms)) board[side] += 1;
  }
  return board;
}

/** The score as displayed: `2-1`. */
export const boardText = ({ home, away }: Board): string => `${home}-${away}`;

/** The shoot-out score after each kick. */
export function shootoutBoards({ result }: Pick<Scene, "result">): Board[] {
  const board = { home: 0, away: 0 };
  return (result.shootout?.kicks ?? []).map(({ side, scored }) => {
    if (scored) board[side] += 1;
    return { ...board };
  });
}
