import { STAT_KINDS, type StatKind } from "#shared/match/index.ts";
import type { Random } from "../../random.ts";
import { effects } from "../effects.table.ts";
import { type Occurrence, PARTS, type Part, partOf, rivalOf, SIDES, type SideName } from "../occurrence.ts";
import type { Scene } from "../scene.ts";
import type { Ledger } from "./player-ledger.ts";

export type Totals = Readonly<Record<StatKind, Record<SideName, number>>>;

/** A point of a match: so much of a part has been played, 0 to 1. */
export interface Point {
  readonly at_ms: number;
  readonly part: Part;
  readonly progress: number;
}

/** Work of players that is counted for their team too. */
export const SUMMED = ["passes", "passes_accurate", "tackles", "interceptions", "clearances"] as const;
/** What nobody tells one by one: drawn for each part, and growing towards it while the part is played. */
const FLOWS = [...SUMMED, "attacks", "dangerous_attacks", "throw_ins"] as const;
type Flow = (typeof FLOWS)[number];
type Flows = Readonly<Record<SideName, Record<Flow, number[]>>>;

const ATTACKS = 96;
const THROW_INS = 19;
/** Minutes of each part, as its weight in the possession of a whole match. */
const PART_MINUTES = [45, 45, 30] as const;
const MINUTE = 60_000;

/** What the totals of a match come from. */
export interface Tallies {
  readonly scene: Scene;
  readonly occurrences: readonly Occurrence[];
  /** The home side's share by part, percent. */
  readonly possession: readonly number[];
  readonly flows: Flows;
  /** How far off its part's share the possession of its first minutes is, by part. */
  readonly early: readonly number[];
}

function flowsOfPart(ball: number, time: number, random: Random) {
  const attacks = Math.round(ATTACKS * (ball / 0.5) * time * (0.85 + 0.3 * random.next()));
  const dangerous_attacks = Math.round(attacks * (0.34 + 0.2 * random.next()));
  return { attacks, dangerous_attacks, throw_ins: random.poisson(THROW_INS * time) };
}

function flowsOf(scene: Scene, ledger: Ledger, possession: readonly number[]): Flows {
  const random = scene.chance("flows");
  const flows = (side: SideName) => {
    const row = Object.fromEntries(FLOWS.map((flow) => [flow, [0, 0, 0]])) as Record<Flow, number[]>;
    for (const part of PARTS) {
      for (const kind of SUMMED)
        row[kind][part] = ledger[side].reduce((sum, { parts }) => sum + parts[part][kind], 0);
      const played = scene.timetable.stretches.filter(({ period }) => partOf(period) === part);
      const time = played.reduce((sum, { from_ms, to_ms }) => sum + to_ms - from_ms, 0) / (90 * MINUTE);
      const home = (possession[part] ?? 50) / 100;
      const drawn = flowsOfPart(side === "home" ? home : 1 - home, time, random);
      for (const kind of ["attacks", "dangerous_attacks", "throw_ins"] as const)
        row[kind][part] = drawn[kind];
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
  const early = PARTS.map(() => random.normal(0, 7));
  return { scene, occurrences, possession, flows: flowsOf(scene, ledger, possession), early };
}

/** The home side's share of the ball from kick-off until a point, whole percent. */
export function possessionUntil({ possession, early }: Tallies, { part, progress }: Point): number {
  let sum = 0;
  let minutes = 0;
  for (const earlier of PARTS) {
    if (earlier > part) break;
    const weight = PART_MINUTES[earlier] * (earlier === part ? progress : 1);
    const off = earlier === part ? (early[earlier] ?? 0) * (1 - progress) : 0;
    sum += weight * ((possession[earlier] ?? 50) + off);
    minutes += weight;
  }
  return Math.min(88, Math.max(12, Math.round(sum / minutes)));
}

/** All statistics of both sides from kick-off until a point, as known then. */
export function totalsUntil(tallies: Tallies, point: Point): Totals {
  const { scene, occurrences, flows } = tallies;
  const totals = Object.fromEntries(STAT_KINDS.map((kind) => [kind, { home: 0, away: 0 }])) as Totals;
  const known = ({ period, at_ms }: Occurrence) => {
    const part = partOf(period);
    if (part !== point.part) return part < point.part;
    return point.progress === 1 || at_ms + scene.delay_ms <= point.at_ms;
  };
  for (const row of occurrences) {
    if (!known(row)) break;
    const { own, rival } = effects[row.kind];
    for (const kind of own) totals[kind][row.side] += 1;
    for (const kind of rival) totals[kind][rivalOf(row.side)] += 1;
  }
  for (const side of SIDES) {
    for (const flow of FLOWS) {
      for (const part of PARTS) {
        const share = part < point.part ? 1 : part === point.part ? point.progress : 0;
        totals[flow][side] += Math.floor((flows[side][flow][part] ?? 0) * share);
      }
    }
  }
  const home = possessionUntil(tallies, point);
  totals.possession.home = home;
  totals.possession.away = 100 - home;
  return totals;
}
