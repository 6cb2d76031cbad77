import type { BatchPlayerStats, BatchStat } from "#origin/ingest/batch.schema.ts";
import { PlayerStats } from "./player-stats.ts";
import { type Detail, endsOf, readingsOf } from "./readings.ts";
import { RunningCounts } from "./running-counts.ts";
import { TeamStats } from "./team-stats.ts";
import type { Tallies, Totals } from "./team-totals.ts";

interface CourseStatistics {
  readonly stats: BatchStat[];
  readonly player_stats: BatchPlayerStats[];
  /** Statistics at half-time; null before, or where no half was played. */
  readonly halfTime: Totals | null;
}

/**
 * Statistics of both teams and their players, ascending: an occurrence at once, gradual counts every five minutes of
 * play, everything at the end of a period. A team's count always is its players' sum. An ended match has the final ones
 * only.
 */
export function courseStatistics(tallies: Tallies, detail: Detail): CourseStatistics {
  const { scene, occurrences } = tallies;
  const counts = new RunningCounts(tallies);
  const teams = new TeamStats(tallies);
  const players = new PlayerStats(scene, counts);
  const last = endsOf(scene).at(-1);
  for (const reading of readingsOf(scene, occurrences, detail)) {
    const { known_ms, point, isEnd } = reading;
    counts.take(reading);
    if (detail === "running" || point?.segment === last?.segment) {
      teams.write(known_ms, counts.totals);
      players.write(reading);
    }
    if (isEnd && point) teams.writeHalf(point, counts.totals);
  }
  return { stats: teams.rows, player_stats: players.rows, halfTime: teams.halfTime };
}
