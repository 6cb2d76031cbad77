import type { BatchStat } from "#origin/ingest/batch.schema.ts";
import { STAT_KINDS, type StatKind } from "#shared/match/index.ts";
import { PARTS, type Part, partOf } from "../occurrence.ts";
import type { Scene } from "../scene.ts";
import type { Stretch } from "../timetable.ts";
import { type Point, SUMMED, type Tallies, type Totals, totalsUntil } from "./team-totals.ts";

/**
 * `running` has the statistics of every few minutes, and players' at half-time; `final` only what still shows once
 * the match is over, about half of the rows. All else is equal.
 */
export type Detail = "running" | "final";

const STEP_MS = 5 * 60_000;

/** What readers follow during a match. The rest comes at half-time and in the end, which keeps the rows few. */
const SLOW: ReadonlySet<StatKind> = new Set<StatKind>([
  ...SUMMED,
  "throw_ins",
  "goal_kicks",
  "free_kicks",
  "hit_woodwork",
]);
const RUNNING: readonly StatKind[] = STAT_KINDS.filter((kind) => !SLOW.has(kind));

/** When and how much of a part ends: known with the change of status that ends it. */
export function endOf({ timetable }: Scene, part: Part): Point | null {
  const last = timetable.stretches.findLast(({ period }) => partOf(period) === part);
  if (!last) return null;
  const change = timetable.status_changes.find(
    ({ known_at_ms, status }) => (known_at_ms ?? 0) >= last.to_ms && status !== "interrupted",
  );
  return { at_ms: change?.known_at_ms ?? timetable.end_ms, part, progress: 1 };
}

interface Step extends Point {
  readonly stretch: Stretch;
}

/** Every five minutes of play. */
export function stepsOf({ timetable: { stretches } }: Scene): Step[] {
  const lengthOf = (part: Part) =>
    stretches
      .filter(({ period }) => partOf(period) === part)
      .reduce((sum, { from_ms, to_ms }) => sum + to_ms - from_ms, 0);
  const played = new Map<Part, number>();
  return stretches.flatMap((stretch) => {
    const { period, from_ms, to_ms } = stretch;
    const part = partOf(period);
    const before = played.get(part) ?? 0;
    played.set(part, before + to_ms - from_ms);
    const steps: Step[] = [];
    for (let at_ms = from_ms + STEP_MS; at_ms < to_ms - STEP_MS / 2; at_ms += STEP_MS)
      steps.push({ at_ms, part, stretch, progress: (before + at_ms - from_ms) / lengthOf(part) });
    return steps;
  });
}

/** Writes rows; of the whole match only what has changed since it was written last. */
class Writer {
  readonly rows: BatchStat[] = [];
  readonly #last = new Map<StatKind, string>();

  full(point: Point, totals: Totals, kinds: readonly StatKind[]): void {
    for (const kind of kinds) {
      const { home, away } = totals[kind];
      const text = `${home}-${away}`;
      if (this.#last.get(kind) === text) continue;
      this.#last.set(kind, text);
      this.rows.push({ known_at_ms: point.at_ms, kind, period: "full", home, away });
    }
  }

  half(
    period: "first_half" | "second_half",
    point: Point,
    sides: (kind: StatKind) => Totals[StatKind],
  ): void {
    for (const kind of STAT_KINDS) {
      const { home, away } = sides(kind);
      this.rows.push({ known_at_ms: point.at_ms, kind, period, home, away });
    }
  }
}

/** The second half alone: what came on top of the first. */
function secondHalf({ possession }: Tallies, half: Totals, whole: Totals, kind: StatKind): Totals[StatKind] {
  const home = possession[1] ?? 50;
  if (kind === "possession") return { home, away: 100 - home };
  return { home: whole[kind].home - half[kind].home, away: whole[kind].away - half[kind].away };
}

/** The statistics of both teams, ascending by the moment they are known. */
export function teamStats(tallies: Tallies, detail: Detail): BatchStat[] {
  const { scene } = tallies;
  const writer = new Writer();
  const points = detail === "running" ? stepsOf(scene) : [];
  const ends = PARTS.flatMap((part) => endOf(scene, part) ?? []);
  let half: Totals | null = null;
  for (const end of ends) {
    for (const point of points.filter(({ part }) => part === end.part))
      writer.full(point, totalsUntil(tallies, point), RUNNING);
    const totals = totalsUntil(tallies, end);
    if (detail === "running" || end === ends.at(-1)) writer.full(end, totals, STAT_KINDS);
    if (end.part === 0) writer.half("first_half", end, (kind) => totals[kind]);
    const first = half;
    if (end.part === 1 && first)
      writer.half("second_half", end, (kind) => secondHalf(tallies, first, totals, kind));
    half = half ?? totals;
  }
  return writer.rows;
}
