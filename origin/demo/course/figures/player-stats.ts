import type { BatchPlayerStats } from "#origin/ingest/batch.schema.ts";
import { type Occurrence, type Part, partOf, SIDES } from "../occurrence.ts";
import type { Stay } from "../presence.ts";
import type { Scene } from "../scene.ts";
import { countsOf, type Ledger, type LedgerRow } from "./player-ledger.ts";
import { type Performance, ratingOf } from "./rating.ts";
import { type Detail, endOf } from "./team-stats.ts";
import type { Point } from "./team-totals.ts";

const GOALS: ReadonlySet<Occurrence["kind"]> = new Set(["goal", "penalty_goal", "own_goal"]);
const FAILED: ReadonlySet<Occurrence["kind"]> = new Set(["penalty_saved", "penalty_wide"]);

/** Last minute of each part. */
const LAST_MINUTE = [45, 90, 120] as const;

/** Minutes as football counts them, without added time: from the 60th to the end is 30. At least one for who was on. */
export function minutesPlayed(
  { from_minute, to_minute }: Pick<Stay, "from_minute" | "to_minute">,
  lastMinute: number,
): number {
  const clock = (minute: number) => (minute === 46 ? 45 : minute);
  const to = Math.min(to_minute === null ? lastMinute : clock(to_minute), lastMinute);
  return Math.max(1, to - clock(from_minute));
}

/** The last minute played until a point; an abandoned match stops before the part's end. */
function lastMinuteOf({ disruption }: Scene, part: Part): number {
  if (disruption?.kind !== "abandoned" || part !== 1) return LAST_MINUTE[part];
  return 45 + Math.floor(disruption.elapsed_ms / 60_000);
}

/** What a player's row is judged by, at half-time or in the end. */
interface Verdict {
  readonly point: Point;
  readonly lastMinute: number;
  readonly goals: readonly Occurrence[];
  readonly failed: readonly Occurrence[];
}

function verdictAt(scene: Scene, occurrences: readonly Occurrence[], point: Point): Verdict {
  const until = occurrences.filter(({ period }) => partOf(period) <= point.part);
  return {
    point,
    lastMinute: lastMinuteOf(scene, point.part),
    goals: until.filter(({ kind }) => GOALS.has(kind)),
    failed: until.filter(({ kind }) => FAILED.has(kind)),
  };
}

function performanceOf(stay: Stay, { goals, failed, lastMinute }: Verdict): Omit<Performance, "touch"> {
  const { side, player, role, from_ms, to_ms } = stay;
  const against = goals.filter((goal) => goal.side !== side);
  return {
    role,
    minutes: minutesPlayed(stay, lastMinute),
    conceded: against.filter(({ at_ms }) => from_ms < at_ms && at_ms < to_ms).length,
    lead: goals.length - 2 * against.length,
    own_goals: goals.filter((goal) => goal.kind === "own_goal" && goal.player === player).length,
    missed_penalties: failed.filter((penalty) => penalty.player === player).length,
  };
}

function rowOf(row: LedgerRow, touch: number, verdict: Verdict): BatchPlayerStats {
  const { side, player, starter } = row.stay;
  const { at_ms, part } = verdict.point;
  const performance = performanceOf(row.stay, verdict);
  const counts = countsOf(row, part);
  return {
    player: player.id,
    side,
    known_at_ms: at_ms,
    starter,
    minutes_played: performance.minutes,
    rating: ratingOf(counts, { ...performance, touch }),
    counts,
  };
}

/** What everybody who played did: at half-time (not when it is over anyway), and in the end. */
export function playerStats(
  scene: Scene,
  occurrences: readonly Occurrence[],
  ledger: Ledger,
  detail: Detail,
): BatchPlayerStats[] {
  const random = scene.chance("ratings");
  const rows = SIDES.flatMap((side) => ledger[side]).map((row) => {
    const touch = random.normal(row.stay.player.skill - 0.5, 0.6);
    return { row, touch: Math.min(1, Math.max(-1, touch)) };
  });
  const last = endOf(scene, 2) ?? endOf(scene, 1);
  const points = [detail === "running" ? endOf(scene, 0) : null, last].flatMap((point) => point ?? []);
  return points.flatMap((point) => {
    const verdict = verdictAt(scene, occurrences, point);
    const played = rows.filter(({ row }) => row.stay.from_ms < point.at_ms);
    return played.map(({ row, touch }) => rowOf(row, touch, verdict));
  });
}
