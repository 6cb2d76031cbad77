import type { BatchPlayerStats } from "#origin/ingest/batch.schema.ts";
import { minutesPlayed } from "#shared/lineup/index.ts";
import type { Stay } from "../presence.ts";
import type { Scene } from "../scene.ts";
import { type Performance, ratingOf } from "./rating.ts";
import type { Reading } from "./readings.ts";
import type { PlayerLine, RunningCounts } from "./running-counts.ts";

function performanceOf(
  stay: Stay,
  { goals, failed }: RunningCounts,
  minute: number,
): Omit<Performance, "touch"> {
  const { side, player, role, from_ms, to_ms } = stay;
  const against = goals.filter((goal) => goal.side !== side);
  return {
    role,
    minutes: minutesPlayed(stay, minute),
    conceded: against.filter(({ at_ms }) => from_ms < at_ms && at_ms < to_ms).length,
    lead: goals.length - 2 * against.length,
    own_goals: goals.filter((goal) => goal.kind === "own_goal" && goal.player === player).length,
    missed_penalties: failed.filter((penalty) => penalty.player === player).length,
  };
}

/** Counts of all players of a match, row by row; each row has the rating computed from its counts. */
export class PlayerStats {
  readonly rows: BatchPlayerStats[] = [];
  readonly #counts: RunningCounts;
  /** Random part of each player's rating. */
  readonly #touch: ReadonlyMap<PlayerLine, number>;

  constructor(scene: Scene, counts: RunningCounts) {
    const random = scene.chance("ratings");
    this.#counts = counts;
    this.#touch = new Map(
      counts.lines.map((line) => {
        const touch = random.normal(line.row.stay.player.skill - 0.5, 0.6);
        return [line, Math.min(1, Math.max(-1, touch))];
      }),
    );
  }

  /** Players with statistics in a reading: of its occurrences, or everybody on the pitch; at the end all. */
  #playersOf({ at_ms, occurrences, all, isEnd }: Reading): Iterable<PlayerLine> {
    const touched = new Set(occurrences.flatMap((row) => this.#counts.touchedBy(row)));
    if (!all) return touched;
    // Counts of a player off the pitch do not change, but the rating may change with the result.
    const isIn = (line: PlayerLine) => isEnd || line.row.stay.to_ms > at_ms || touched.has(line);
    return this.#counts.lines.filter((line) => line.row.stay.from_ms <= at_ms && isIn(line));
  }

  write(reading: Reading): void {
    const { known_ms: known_at_ms, minute } = reading;
    for (const line of this.#playersOf(reading)) {
      const { player, side, starter } = line.row.stay;
      const performance = performanceOf(line.row.stay, this.#counts, minute);
      const minutes_played = performance.minutes;
      const rating = ratingOf(line.counts, { ...performance, touch: this.#touch.get(line) ?? 0 });
      const counts = { ...line.counts };
      this.rows.push({ player: player.id, side, known_at_ms, starter, minutes_played, rating, counts });
    }
  }
}
