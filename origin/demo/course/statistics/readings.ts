import { type Occurrence, SEGMENTS, type Segment, segmentOf } from "../occurrence.ts";
import type { Scene } from "../scene.ts";
import { minuteAt, type Stretch } from "../timetable.ts";

/** When statistics are written: at each occurrence, every few minutes, and when play begins and ends. */

/** `running` has the statistics during play; `final` only those still shown after the end. Everything else is equal. */
export type Detail = "running" | "final";

export const STEP_MS = 5 * 60_000;
/** Passes and possession of the first minute are known before it is over. */
const FIRST_MS = 45_000;

/** A point of a match: how much of a period has been played, 0 to 1. */
export interface Point {
  /** Moment of play, and the moment its statistics become known, milliseconds UTC. */
  readonly at_ms: number;
  readonly known_ms: number;
  readonly segment: Segment;
  readonly progress: number;
  /** Last minute that has begun, without added time; 90 at 90+3. */
  readonly minute: number;
}

/** A point in the middle of play. */
export interface Step extends Point {
  readonly stretch: Stretch;
}

/** Last minute of each period. */
const LAST_MINUTE = [45, 90, 120] as const;

/** The end of a period, known with the change of status that ends it; null when it is not played. */
export function endOf({ timetable, disruption }: Scene, segment: Segment): Point | null {
  const last = timetable.stretches.findLast(({ period }) => segmentOf(period) === segment);
  if (!last) return null;
  const change = timetable.status_changes.find(
    ({ known_at_ms, status }) => (known_at_ms ?? 0) >= last.to_ms && status !== "interrupted",
  );
  const isAbandoned = disruption?.kind === "abandoned" && segment === 1;
  const minute = isAbandoned ? minuteAt(last, last.to_ms - 1).minute : LAST_MINUTE[segment];
  return {
    at_ms: last.to_ms,
    known_ms: change?.known_at_ms ?? timetable.end_ms,
    segment,
    progress: 1,
    minute,
  };
}

export const endsOf = (scene: Scene): Point[] => SEGMENTS.flatMap((segment) => endOf(scene, segment) ?? []);

/** How much of a period has been played by a moment, 0 to 1. */
function progressAt(stretches: readonly Stretch[], segment: Segment, ms: number): number {
  let [played, length] = [0, 0];
  for (const { period, from_ms, to_ms } of stretches) {
    if (segmentOf(period) !== segment) continue;
    played += Math.max(0, Math.min(to_ms, ms) - from_ms);
    length += to_ms - from_ms;
  }
  return played / length;
}

/** Every five minutes of play. */
export function stepsOf({ timetable: { stretches }, delay_ms }: Scene): Step[] {
  return stretches.flatMap((stretch) => {
    const { period, from_ms, to_ms } = stretch;
    const segment = segmentOf(period);
    const steps: Step[] = [];
    for (let at_ms = from_ms + STEP_MS; at_ms < to_ms - STEP_MS / 2; at_ms += STEP_MS) {
      steps.push({
        at_ms,
        known_ms: at_ms + delay_ms,
        segment,
        stretch,
        progress: progressAt(stretches, segment, at_ms),
        minute: minuteAt(stretch, at_ms - 1).minute,
      });
    }
    return steps;
  });
}

/** A moment at which statistics are written. */
export interface Reading {
  readonly at_ms: number;
  readonly known_ms: number;
  readonly minute: number;
  /** Occurrences since the previous reading, in the order of play. */
  readonly occurrences: readonly Occurrence[];
  /** The point that is reached; null between two of them. */
  readonly point: Point | null;
  /** True if all players' statistics are written: at points, and at goals, because ratings depend on them. */
  readonly all: boolean;
  readonly isEnd: boolean;
}

/** The beginning of each stretch of play: zero counts at kick-off, later as of the minute that begins. */
function startsOf({ timetable: { stretches }, delay_ms }: Scene): Point[] {
  return stretches.map((stretch) => {
    const { period, from_ms } = stretch;
    return {
      at_ms: from_ms,
      known_ms: from_ms + delay_ms,
      segment: segmentOf(period),
      progress: progressAt(stretches, segmentOf(period), from_ms),
      minute: minuteAt(stretch, from_ms).minute,
    };
  });
}

/** A first point soon after kick-off, so that the first minutes have passes and possession. */
function firstOf({ timetable: { stretches }, delay_ms }: Scene): Point[] {
  const first = stretches[0];
  if (!first || first.to_ms - first.from_ms <= FIRST_MS) return [];
  const at_ms = first.from_ms + FIRST_MS;
  const segment = segmentOf(first.period);
  const { minute } = minuteAt(first, at_ms);
  return [
    { at_ms, known_ms: at_ms + delay_ms, segment, progress: progressAt(stretches, segment, at_ms), minute },
  ];
}

/** The end of each stretch whose period continues: an interruption, and the break in extra time. */
function pausesOf({ timetable: { stretches } }: Scene): Point[] {
  return stretches.flatMap((stretch, index) => {
    const { period, to_ms } = stretch;
    const segment = segmentOf(period);
    const next = stretches[index + 1];
    if (!next || segmentOf(next.period) !== segment) return [];
    const { minute } = minuteAt(stretch, to_ms - 1);
    return [
      { at_ms: to_ms, known_ms: to_ms, segment, progress: progressAt(stretches, segment, to_ms), minute },
    ];
  });
}

const CHANGES_SCORE: ReadonlySet<Occurrence["kind"]> = new Set([
  "goal",
  "penalty_goal",
  "own_goal",
  "var_goal",
  "var_decision",
]);

/** The moments at which statistics are written, ascending; each occurrence is in exactly one. */
export function readingsOf(scene: Scene, occurrences: readonly Occurrence[], detail: Detail): Reading[] {
  const ends = endsOf(scene);
  const steps = detail === "running" ? stepsOf(scene) : [];
  const edges = detail === "running" ? [...startsOf(scene), ...firstOf(scene), ...pausesOf(scene)] : [];
  const points = new Map([...edges, ...steps, ...ends].map((point) => [point.at_ms, point]));
  const momentOf = ({ at_ms, period }: Occurrence) =>
    detail === "running"
      ? at_ms
      : (ends.find(({ segment }) => segment === segmentOf(period))?.at_ms ?? at_ms);
  const happened = Map.groupBy(occurrences, momentOf);
  const moments = [...new Set([...points.keys(), ...happened.keys()])].toSorted((a, b) => a - b);
  return moments.map((at_ms) => {
    const point = points.get(at_ms) ?? null;
    const rows = happened.get(at_ms) ?? [];
    return {
      at_ms,
      known_ms: point?.known_ms ?? at_ms + scene.delay_ms,
      minute: Math.max(point?.minute ?? 0, rows.at(-1)?.minute ?? 0),
      occurrences: rows,
      point,
      all: point !== null || rows.some(({ kind }) => CHANGES_SCORE.has(kind)),
      isEnd: point !== null && point.progress === 1,
    };
  });
}
