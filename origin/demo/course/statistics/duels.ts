import type { DemoPlayer } from "#origin/demo/match-plan.ts";
import type { Random } from "#origin/demo/random.ts";
import { pickByShare } from "#origin/demo/team-sheet-course.ts";
import { rivalOf, SEGMENTS, type Segment, SIDES, type SideName, segmentOf } from "../occurrence.ts";
import type { Shares } from "../play-shares.table.ts";
import type { Stay } from "../presence.ts";
import type { Scene } from "../scene.ts";
import { around, type Counts } from "./player-ledger.ts";
import { endsOf, type Point, STEP_MS, stepsOf } from "./readings.ts";

/** Duels of a match without fouls: each is won by a player of one side and lost by a player of the other. */

interface DuelSort {
  /** Duels of this kind that an average side wins in ninety minutes. */
  readonly mean: number;
  /** The side whose possession makes the kind more frequent; null for neither. */
  readonly ball: "winner" | "loser" | null;
  readonly winner: Shares;
  readonly loser: Shares;
  /** Further counts of the winner and of the loser. */
  readonly won: readonly ("tackles" | "dribbles" | "dribbles_succeeded")[];
  readonly lost: readonly ("dribbles" | "dispossessed")[];
}

const TACKLING: Shares = { G: 0, D: 1.9, M: 1.9, F: 0.8 };
const DRIBBLING: Shares = { G: 0, D: 0.6, M: 1.4, F: 2.3 };
const HOLDING: Shares = { G: 0, D: 0.4, M: 1.1, F: 1.7 };
const FIGHTING: Shares = { G: 0.3, D: 7, M: 8, F: 9 };

const BALL_TAKEN: DuelSort = {
  mean: 9.6,
  ball: "loser",
  winner: TACKLING,
  loser: HOLDING,
  won: ["tackles"],
  lost: ["dispossessed"],
};
const DRIBBLE_STOPPED: DuelSort = { ...BALL_TAKEN, mean: 6.5, loser: DRIBBLING, lost: ["dribbles"] };
const DRIBBLED_PAST: DuelSort = {
  mean: 6.5,
  ball: "winner",
  winner: DRIBBLING,
  loser: TACKLING,
  won: ["dribbles", "dribbles_succeeded"],
  lost: [],
};
/** Aerial duels, and duels for a loose ball. */
const LOOSE_BALL: DuelSort = { mean: 19.5, ball: null, winner: FIGHTING, loser: FIGHTING, won: [], lost: [] };

const DUEL_SORTS = [BALL_TAKEN, DRIBBLE_STOPPED, DRIBBLED_PAST, LOOSE_BALL];

/** Duels of each kind that a side wins; `time` is a share of ninety minutes, `ball` the share of possession. */
export function drawDuels(
  { time, ball }: { readonly time: number; readonly ball: number },
  random: Random,
): { readonly sort: DuelSort; readonly count: number }[] {
  return DUEL_SORTS.map((sort) => {
    const share = sort.ball === "winner" ? ball : 1 - ball;
    return { sort, count: around(sort.mean * time * (sort.ball === null ? 1 : share / 0.5), random) };
  });
}

/** Counts a duel for both of its players. */
export function countDuel({ won, lost }: DuelSort, winner: Counts, loser: Counts): void {
  winner.duels += 1;
  winner.duels_won += 1;
  loser.duels += 1;
  for (const key of won) winner[key] += 1;
  for (const key of lost) loser[key] += 1;
}

/** A duel, counted at the next point of the match. */
export interface Duel {
  readonly at_ms: number;
  readonly sort: DuelSort;
  /** Side of the winner. */
  readonly side: SideName;
  readonly winner: DemoPlayer;
  readonly loser: DemoPlayer;
}

/** Picks a player of a side on the pitch, weighted by skill and by the time since the player came on. */
function oneAt(stays: readonly Stay[], at_ms: number, shares: Shares, random: Random): DemoPlayer | null {
  const on = stays.filter(({ from_ms, to_ms }) => from_ms < at_ms && at_ms < to_ms);
  const share = ({ role, player, from_ms }: Stay) =>
    shares[role] * (0.4 + player.skill) * Math.min(STEP_MS, at_ms - from_ms);
  return pickByShare(on, share, random)?.player ?? null;
}

/** Length of a period as a share of ninety minutes. */
function timeOf({ timetable }: Scene, segment: Segment): number {
  const played = timetable.stretches.filter(({ period }) => segmentOf(period) === segment);
  return played.reduce((sum, { from_ms, to_ms }) => sum + to_ms - from_ms, 0) / (90 * 60_000);
}

/** The duels of a match in order, spread evenly. `possession` is the home side's share by period, percent. */
export function duelsOf(scene: Scene, possession: readonly number[]): Duel[] {
  const random = scene.chance("duels");
  const points = [...stepsOf(scene), ...endsOf(scene)].toSorted((a, b) => a.at_ms - b.at_ms);
  const fight = (side: SideName, sort: DuelSort, { at_ms }: Point): Duel | null => {
    const winner = oneAt(scene.stays[side], at_ms, sort.winner, random);
    const loser = oneAt(scene.stays[rivalOf(side)], at_ms, sort.loser, random);
    return winner && loser && { at_ms, sort, side, winner, loser };
  };
  const duels: Duel[] = [];
  for (const segment of SEGMENTS) {
    const home = (possession[segment] ?? 50) / 100;
    for (const side of SIDES) {
      const ball = side === "home" ? home : 1 - home;
      for (const { sort, count } of drawDuels({ time: timeOf(scene, segment), ball }, random)) {
        const phase = random.next();
        let fought = 0;
        for (const point of points.filter((one) => one.segment === segment)) {
          const until = point.progress === 1 ? count : Math.floor(count * point.progress + phase);
          for (; fought < until; fought += 1) {
            const duel = fight(side, sort, point);
            if (duel) duels.push(duel);
          }
        }
      }
    }
  }
  return duels.sort((a, b) => a.at_ms - b.at_ms);
}
