import { formatMinute } from "#shared/match/index.ts";
import type { DemoPlayer } from "../../match-plan.ts";
import { type Board, boardAt, boardText, shootoutBoards } from "../board.ts";
import { type Occurrence, type OccurrenceKind, rivalOf, type SideName } from "../occurrence.ts";
import { keeperAt, onPitch } from "../presence.ts";
import type { Scene } from "../scene.ts";
import { type Point, stepsOf } from "../statistics/readings.ts";
import { possessionUntil, type Tallies } from "../statistics/team-totals.ts";
import { minuteAt } from "../timetable.ts";
import type { Note } from "./commentary-note.ts";
import type { LineKind, Words } from "./commentary-text.ts";

/** Priority of each kind: always, if there is room, or filler of some weight. */
const RANKS: Readonly<Record<OccurrenceKind, Pick<Note, "rank" | "weight">>> = {
  goal: { rank: 0, weight: 1 },
  penalty_goal: { rank: 0, weight: 1 },
  own_goal: { rank: 0, weight: 1 },
  var_goal: { rank: 0, weight: 1 },
  var_decision: { rank: 0, weight: 1 },
  penalty_saved: { rank: 0, weight: 1 },
  penalty_wide: { rank: 0, weight: 1 },
  second_yellow: { rank: 0, weight: 1 },
  red_card: { rank: 0, weight: 1 },
  yellow_card: { rank: 1, weight: 0.8 },
  substitution: { rank: 2, weight: 0.6 },
  woodwork: { rank: 2, weight: 0.2 },
  saved: { rank: 2, weight: 0.5 },
  wide: { rank: 2, weight: 0.8 },
  blocked: { rank: 2, weight: 1 },
  corner: { rank: 2, weight: 1.3 },
  offside: { rank: 2, weight: 0.9 },
  foul: { rank: 2, weight: 2 },
};

/** Effect of a goal on the match. */
function tailOf(side: SideName, before: Board): LineKind {
  const ahead = before[side] - before[rivalOf(side)];
  if (before.home + before.away === 0) return "tail_opener";
  if (ahead < -1) return "tail_less";
  if (ahead === -1) return "tail_level";
  if (ahead === 0) return "tail_lead";
  return ahead === 1 ? "tail_double" : "tail_more";
}

function kindsOf({ kind, other, side }: Occurrence, before: Board): LineKind[] {
  switch (kind) {
    case "goal":
      return [other ? "goal_assisted" : "goal_alone", tailOf(side, before)];
    case "penalty_goal":
    case "own_goal":
      return [kind, tailOf(side, before)];
    case "var_decision":
      return ["var_cancelled"];
    default:
      return [kind];
  }
}

const nameOf = (player: DemoPlayer | null): string | null => player?.name ?? null;

/** Placeholder values of every line about a side. */
export function sideWords({ plan }: Pick<Scene, "plan">, side: SideName, board: Board): Words {
  return {
    team: plan[side].name,
    rival: plan[rivalOf(side)].name,
    home: plan.home.name,
    away: plan.away.name,
    score: boardText(board),
  };
}

/** A number in lines of some kinds: corners so far, or players left. */
function countOf(scene: Scene, row: Occurrence, corners: Record<SideName, number>): number | null {
  if (row.kind === "corner") {
    corners[row.side] += 1;
    return corners[row.side];
  }
  if (row.kind !== "second_yellow" && row.kind !== "red_card") return null;
  return onPitch(scene.stays[row.side], row.at_ms + 1).length;
}

/** The scorer of an own goal, the fouled player and the goalkeeper belong to the other side. */
function occurrenceNotes(scene: Scene, occurrences: readonly Occurrence[]): Note[] {
  const corners = { home: 0, away: 0 };
  return occurrences.map((row): Note => {
    const { side, minute, added } = row;
    const words = {
      ...sideWords(scene, side, boardAt(occurrences, row.at_ms)),
      player: row.player.name,
      other: nameOf(row.other),
      keeper: row.keeper.name,
      minute: formatMinute(minute, added),
      count: countOf(scene, row, corners),
    };
    const kinds = kindsOf(row, boardAt(occurrences, row.at_ms - 1));
    return { at_ms: row.at_ms + scene.delay_ms, ...RANKS[row.kind], kinds, side, minute, added, words };
  });
}

function kickNotes(scene: Scene): Note[] {
  const boards = shootoutBoards(scene);
  return (scene.result.shootout?.kicks ?? []).map(({ side, player, scored }, index): Note => {
    const ms = scene.timetable.kicks_ms[index] ?? scene.timetable.end_ms;
    const keeper = keeperAt(scene.stays[rivalOf(side)], ms).name;
    const board = boards[index] ?? { home: 0, away: 0 };
    const words = { ...sideWords(scene, side, board), player: player.name, keeper };
    const kinds = [scored ? "shootout_scored" : "shootout_missed"] as const;
    return { at_ms: ms + scene.delay_ms, rank: 0, weight: 1, kinds, side, minute: null, added: null, words };
  });
}

/** Filler lines between events, about possession and statistics. None during a VAR review, because the ball is dead. */
function flowNotes(tallies: Tallies): Note[] {
  const { scene, occurrences } = tallies;
  const random = scene.chance("flow-notes");
  const isChecked = ({ at_ms }: Point) =>
    occurrences.some((row) => row.at_ms <= at_ms && at_ms <= (row.cancelled_ms ?? 0));
  const steps = stepsOf(scene).filter((point) => !isChecked(point));
  return steps.map((point): Note => {
    const home = possessionUntil(tallies, point);
    const side = home >= 50 ? "home" : "away";
    const share = Math.max(home, 100 - home);
    const board = boardAt(occurrences, point.at_ms);
    const words = { ...sideWords(scene, side, board), possession: share };
    const kind = share >= 54 && random.chance(0.4) ? "control" : "quiet";
    const weight = 0.9 + random.next();
    const moment = minuteAt(point.stretch, point.at_ms);
    return { at_ms: point.known_ms, rank: 2, weight, side, ...moment, kinds: [kind], words };
  });
}

export function playNotes(tallies: Tallies): Note[] {
  const { scene, occurrences } = tallies;
  return [...occurrenceNotes(scene, occurrences), ...flowNotes(tallies), ...kickNotes(scene)];
}
