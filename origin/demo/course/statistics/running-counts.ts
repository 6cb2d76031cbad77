import { STAT_KINDS } from "#shared/match/index.ts";
import { recordOf } from "#shared/record/typed-record.ts";
import { type Effects, effects } from "../effects.table.ts";
import { type Occurrence, rivalOf, SEGMENTS, SIDES, type SideName, segmentOf } from "../occurrence.ts";
import { countDuel, type Duel } from "./duels.ts";
import { type Counts, type LedgerRow, shareDone, ZERO } from "./player-ledger.ts";
import type { Point, Reading } from "./readings.ts";
import { FLOWS, type Flow, flowUntil, possessionUntil, type Tallies } from "./team-totals.ts";

/** Player work that grows from point to point and also counts for the team. */
const SUMMED = ["passes", "passes_accurate", "interceptions", "clearances"] as const;

/** Consecutive multiples of this, modulo 1, are spread as far apart as possible (golden ratio). */
const GOLDEN = (Math.sqrt(5) - 1) / 2;
/** Kinds of work with moments of their own. */
const SORTS = 3;

const SCORED: ReadonlySet<Occurrence["kind"]> = new Set(["goal", "penalty_goal", "own_goal", "var_goal"]);
const FAILED: ReadonlySet<Occurrence["kind"]> = new Set(["penalty_saved", "penalty_wide"]);

/** A player with all counts so far. */
export interface PlayerLine {
  readonly row: LedgerRow;
  readonly counts: Counts;
  /** By kind of work, progress of the next unit at kick-off, 0 to 1. */
  readonly phases: readonly number[];
}

/** How much of `total` is done after `share` of a player's time; the phase spreads single tackles over it. */
const done = (total: number, share: number, phase = 0): number =>
  share === 1 ? total : Math.floor(total * share + phase);

/**
 * A match counted while it is played. Occurrences and duels count at once, other work grows from point to point. A
 * team's work is the sum of its players'.
 */
export class RunningCounts {
  readonly totals = recordOf(STAT_KINDS, () => ({ home: 0, away: 0 }));
  readonly lines: readonly PlayerLine[];
  /** Goals that stand (including one under VAR review), and missed penalties. */
  goals: readonly Occurrence[] = [];
  failed: readonly Occurrence[] = [];
  readonly #tallies: Tallies;
  readonly #byPlayer: ReadonlyMap<string, PlayerLine>;
  #point: Point | null = null;
  /** Number of duels counted so far. */
  #fought = 0;

  constructor(tallies: Tallies) {
    this.#tallies = tallies;
    const first = tallies.scene.chance("work").next();
    this.lines = SIDES.flatMap((side) => tallies.ledger[side]).map((row, index) => ({
      row,
      counts: { ...ZERO },
      phases: Array.from({ length: SORTS }, (_, sort) => (first + index * GOLDEN + sort / SORTS) % 1),
    }));
    this.#byPlayer = new Map(this.lines.map((line) => [line.row.stay.player.id, line]));
    this.totals.possession = { home: 50, away: 50 };
  }

  lineOf(player: { readonly id: string } | null): PlayerLine | null {
    return (player && this.#byPlayer.get(player.id)) ?? null;
  }

  /** Counts the occurrences of a reading. */
  take({ occurrences, point }: Pick<Reading, "occurrences" | "point">): void {
    for (const row of occurrences) this.#happen(row);
    const segment = segmentOf(occurrences[0]?.period ?? "first_half");
    // Until its first point a period has only the counts of occurrences.
    if (this.#point && this.#point.segment < segment) this.#point = { ...this.#point, segment, progress: 0 };
    if (point) this.#reach(point);
    // The pass before a shot counts as a pass, whatever work has been done by then.
    else for (const { player, other } of occurrences) this.#workOf([this.lineOf(player), this.lineOf(other)]);
  }

  /** The players of an occurrence whose statistics it changes. */
  touchedBy({ kind, player, other, keeper }: Occurrence): PlayerLine[] {
    const effect: Effects = effects[kind];
    const isChange = kind === "substitution";
    return [
      kind === "corner" ? null : player,
      effect.other.length > 0 || isChange ? other : null,
      effect.keeper.length > 0 ? keeper : null,
    ].flatMap((one) => this.lineOf(one) ?? []);
  }

  #happen(row: Occurrence): void {
    const { own, rival, player, other, keeper, own_undone, player_undone }: Effects = effects[row.kind];
    for (const kind of own) this.totals[kind][row.side] += 1;
    for (const kind of own_undone) this.totals[kind][row.side] -= 1;
    for (const kind of rival) this.totals[kind][rivalOf(row.side)] += 1;
    const actor = this.lineOf(row.player);
    const mate = this.lineOf(row.other);
    for (const key of player) if (actor) actor.counts[key] += 1;
    for (const key of player_undone) if (actor) actor.counts[key] -= 1;
    for (const key of other) if (mate) mate.counts[key] += 1;
    for (const key of keeper) {
      const line = this.lineOf(row.keeper);
      if (line) line.counts[key] += 1;
    }
    if (SCORED.has(row.kind)) this.goals = [...this.goals, row];
    if (FAILED.has(row.kind)) this.failed = [...this.failed, row];
    if (row.kind === "var_decision")
      this.goals = this.goals.filter((goal) => goal.cancelled_ms !== row.at_ms);
  }

  /** Advances gradual counts to a point of the match. */
  #reach(point: Point): void {
    const before = this.#point;
    this.#point = point;
    this.#workOf(this.lines);
    this.#fightUntil(point);
    const grown = (side: SideName, flow: Flow, at: Point | null) =>
      at ? flowUntil(this.#tallies, side, flow, at) : 0;
    for (const side of SIDES)
      for (const flow of FLOWS)
        this.totals[flow][side] += grown(side, flow, point) - grown(side, flow, before);
    const home = possessionUntil(this.#tallies, point);
    this.totals.possession = { home, away: 100 - home };
  }

  /** Counts the duels until a point for both players of each. */
  #fightUntil({ at_ms }: Point): void {
    for (let duel = this.#next(at_ms); duel; duel = this.#next(at_ms)) {
      this.#fought += 1;
      const winner = this.lineOf(duel.winner);
      const loser = this.lineOf(duel.loser);
      if (!winner || !loser) continue;
      countDuel(duel.sort, winner.counts, loser.counts);
      this.totals.tackles[duel.side] += duel.sort.won.includes("tackles") ? 1 : 0;
    }
  }

  #next(ms: number): Duel | null {
    const duel = this.#tallies.duels[this.#fought];
    return duel && duel.at_ms <= ms ? duel : null;
  }

  /** Counts players' work until the latest point, and adds the increments to their teams. */
  #workOf(lines: readonly (PlayerLine | null)[]): void {
    for (const line of lines) if (line && this.#point) this.#work(line, this.#point);
  }

  #work({ counts, row, phases }: PlayerLine, point: Point): void {
    const { side } = row.stay;
    for (const kind of SUMMED) this.totals[kind][side] -= counts[kind];
    let prepared = counts.key_passes;
    Object.assign(counts, NO_WORK);
    for (const segment of SEGMENTS) {
      if (segment > point.segment) break;
      const total = row.segments[segment];
      const share = shareDone(row, point, segment);
      const by = (count: number, sort: number) => done(count, share, phases[sort]);
      // Shots with a key pass in the period so far: all of them once it is over.
      const shots = segment === point.segment ? prepared : total.key_passes;
      prepared -= shots;
      counts.passes += Math.max(shots, by(total.passes, 0));
      counts.passes_accurate += Math.max(shots, by(total.passes_accurate, 0));
      counts.crosses += by(total.crosses, 0);
      counts.crosses_accurate += by(total.crosses_accurate, 0);
      counts.long_balls += by(total.long_balls, 0);
      counts.long_balls_accurate += by(total.long_balls_accurate, 0);
      counts.interceptions += by(total.interceptions, 1);
      counts.clearances += by(total.clearances, 2);
    }
    for (const kind of SUMMED) this.totals[kind][side] += counts[kind];
  }
}

const NO_WORK = {
  passes: 0,
  passes_accurate: 0,
  crosses: 0,
  crosses_accurate: 0,
  long_balls: 0,
  long_balls_accurate: 0,
  interceptions: 0,
  clearances: 0,
} as const satisfies Partial<Counts>;
