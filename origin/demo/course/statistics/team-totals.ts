import type { Random } from "#origin/demo/random.ts";
import type { StatKind } from "#shared/match/index.ts";
import { type Effects, effects } from "../effects.table.ts";
import { type Occurrence, SEGMENTS, type Segment, type SideName, segmentOf } from "../occurrence.ts";
import type { Scene } from "../scene.ts";
import { type Duel, duelsOf } from "./duels.ts";
import type { Ledger } from "./player-ledger.ts";
import type { Point } from "./readings.ts";

export type Totals = Record<StatKind, Record<SideName, number>>;

/** Statistics that only teams have: drawn once per period and growing; attacks with an occurrence count with it. */
export const FLOWS = ["attacks", "dangerous_attacks", "throw_ins"] as const satisfies readonly StatKind[];
export type Flow = (typeof FLOWS)[number];
type Flows = Readonly<Record<SideName, Record<Flow, number[]>>>;

const ATTACKS = 96;
const THROW_INS = 19;
/** Minutes of each period, as its weight in the possession of a whole match. */
const SEGMENT_MINUTES = [45, 45, 30] as const;
const MINUTE = 60_000;

/** Inputs of a match's totals. */
export interface Tallies {
  readonly scene: Scene;
  readonly occurrences: readonly Occurrence[];
  readonly ledger: Ledger;
  /** In the order of play. */
  readonly duels: readonly Duel[];
  /** The home side's share by period, percent. */
  readonly possession: readonly number[];
  readonly flows: Flows;
  /** Deviation of the first minutes' possession from the period's share, by period. */
  readonly early: readonly number[];
}

function flowsOfSegment(ball: number, time: number, random: Random): Record<Flow, number> {
  const attacks = Math.round(ATTACKS * (ball / 0.5) * time * (0.85 + 0.3 * random.next()));
  const dangerous_attacks = Math.round(attacks * (0.34 + 0.2 * random.next()));
  return { attacks, dangerous_attacks, throw_ins: random.poisson(THROW_INS * time) };
}

/** How often the occurrences of a side count for a statistic in a period. */
function countedOf(occurrences: readonly Occurrence[], side: SideName, segment: Segment, flow: Flow): number {
  const counts = ({ kind }: Occurrence) => (effects[kind] as Effects).own.includes(flow);
  return occurrences.filter((row) => row.side === side && segmentOf(row.period) === segment && counts(row))
    .length;
}

function flowsOf(scene: Scene, occurrences: readonly Occurrence[], possession: readonly number[]): Flows {
  const random = scene.chance("flows");
  const flows = (side: SideName) => {
    const row: Record<Flow, number[]> = { attacks: [], dangerous_attacks: [], throw_ins: [] };
    for (const segment of SEGMENTS) {
      const played = scene.timetable.stretches.filter(({ period }) => segmentOf(period) === segment);
      const time = played.reduce((sum, { from_ms, to_ms }) => sum + to_ms - from_ms, 0) / (90 * MINUTE);
      const home = (possession[segment] ?? 50) / 100;
      const drawn = flowsOfSegment(side === "home" ? home : 1 - home, time, random);
      const rest = (flow: Flow) => Math.max(0, drawn[flow] - countedOf(occurrences, side, segment, flow));
      row.dangerous_attacks[segment] = rest("dangerous_attacks");
      row.attacks[segment] = Math.max(rest("attacks"), rest("dangerous_attacks"));
      row.throw_ins[segment] = drawn.throw_ins;
    }
    return row;
  };
  return { home: flows("home"), away: flows("away") };
}

export function talliesOf(
  scene: Scene,
  occurrences: readonly Occurrence[],
  ledger: Ledger,
  possession: readonly number[],
): Tallies {
  const random = scene.chance("early-possession");
  const early = SEGMENTS.map(() => random.normal(0, 7));
  const flows = flowsOf(scene, occurrences, possession);
  return { scene, occurrences, ledger, duels: duelsOf(scene, possession), possession, flows, early };
}

/** A side's gradual count of a statistic by a point, without that of occurrences. */
export function flowUntil(
  { flows }: Tallies,
  side: SideName,
  flow: Flow,
  { segment, progress }: Point,
): number {
  let sum = 0;
  for (const earlier of SEGMENTS) {
    if (earlier > segment) break;
    sum += Math.floor((flows[side][flow][earlier] ?? 0) * (earlier === segment ? progress : 1));
  }
  return sum;
}

/** The home side's possession from kick-off until a point, whole percent; half of it at kick-off. */
export function possessionUntil({ possession, early }: Tallies, { segment, progress }: Point): number {
  let sum = 0;
  let minutes = 0;
  for (const earlier of SEGMENTS) {
    if (earlier > segment) break;
    const weight = SEGMENT_MINUTES[earlier] * (earlier === segment ? progress : 1);
    const off = earlier === segment ? (early[earlier] ?? 0) * (1 - progress) : 0;
    sum += weight * ((possession[earlier] ?? 50) + off);
    minutes += weight;
  }
  return minutes === 0 ? 50 : Math.min(88, Math.max(12, Math.round(sum / minutes)));
}
