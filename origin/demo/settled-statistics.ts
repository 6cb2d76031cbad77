import type { BatchSettledStatistics } from "#origin/ingest/batch.schema.ts";
import { minutesPlayed } from "#shared/lineup/index.ts";
import { STAT_KINDS } from "#shared/match/index.ts";
import type { PlayerCount, Position } from "#shared/player/index.ts";
import { recordOf } from "#shared/record/typed-record.ts";
import { effects } from "./course/effects.table.ts";
import { type OccurrenceKind, rivalOf, SIDES, type SideName } from "./course/occurrence.ts";
import {
  BLOCKING,
  FOULED,
  FOULING,
  MEAN,
  MEAN_GOALS,
  PREPARED,
  PREPARING,
  RUNNING_BEHIND,
  SHOOTING,
  SHOT_KINDS,
  type Shares,
  TILT,
} from "./course/play-shares.table.ts";
import { rolesOf } from "./course/presence.ts";
import { countDuel, drawDuels } from "./course/statistics/duels.ts";
import { addWork, type Counts, ZERO } from "./course/statistics/player-ledger.ts";
import { ratingOf } from "./course/statistics/rating.ts";
import { expectedGoals } from "./expected-goals.ts";
import type { DemoResult } from "./goals.ts";
import type { DemoMatchPlan, DemoPlayer } from "./match-plan.ts";
import { clockOf } from "./moment.ts";
import { createRandom, type Random } from "./random.ts";
import { spellsOf, type TeamSheet } from "./team-sheet.ts";
import { pickByShare } from "./team-sheet-course.ts";

/**
 * Final statistics of a match, consistent with its team sheets and goals but not those of `playMatch`: a match is
 * stored in one of the two ways.
 */

/** Added time, as a share of the minutes on the clock. */
const ADDED = 1.06;
const REGULAR_MINUTES = 90;
const OVERTIME_MINUTES = 120;
/** Output of a side with ten players relative to eleven. */
const SHORT = (10 / 11) ** 3;
/** Points of possession per expected goal of difference, and per player missing for a whole match. */
const PER_GOAL = 7;
const PER_MAN = 9;
const ATTACKS = 96;
const THROW_INS = 19;

/** A player's match. */
interface Row {
  readonly player: DemoPlayer;
  readonly role: Position;
  readonly starter: boolean;
  readonly from: number;
  readonly to: number;
  readonly minutes: number;
  readonly counts: Counts;
}

interface Weights {
  readonly list: readonly number[];
  readonly total: number;
}

interface SideRows {
  readonly rows: readonly Row[];
  readonly byPlayer: ReadonlyMap<DemoPlayer, Row>;
  /** Weights of the rows by kind of event: computed once, used for every event. */
  readonly weights: Map<Shares, Weights>;
  /** Share of the match that the side was a player short, summed over those sent off. */
  readonly short: number;
}

function rowsOf(sheet: TeamSheet, formation: string, last: number): SideRows {
  const roles = rolesOf(formation);
  const rows = spellsOf(sheet).map(({ player, from, to, left }, index): Row => {
    const starter = index < sheet.starters.length;
    const to_minute = left === null ? null : Math.floor(to);
    return {
      player,
      role: (starter ? roles[index] : undefined) ?? player.position,
      starter,
      from,
      to,
      minutes: minutesPlayed({ from_minute: from, to_minute }, last),
      counts: { ...ZERO },
    };
  });
  const sentOff = sheet.cards.filter(({ kind }) => kind !== "yellow_card");
  const short = sentOff.reduce((sum, { minute }) => sum + 1 - minute / last, 0);
  return { rows, byPlayer: new Map(rows.map((row) => [row.player, row])), weights: new Map(), short };
}

/** Draws the totals of one match. */
class SettledMatch {
  readonly #random: Random;
  readonly #last: number;
  readonly #mean: Readonly<Record<SideName, number>>;
  readonly sides: Readonly<Record<SideName, SideRows>>;
  readonly totals = recordOf(STAT_KINDS, () => ({ home: 0, away: 0 }));

  constructor(plan: DemoMatchPlan, result: DemoResult) {
    this.#random = createRandom(`${plan.seed}/${plan.id}/settled`);
    this.#last = result.overtime ? OVERTIME_MINUTES : REGULAR_MINUTES;
    this.#mean = expectedGoals(plan);
    this.sides = {
      home: rowsOf(result.home, plan.home.formation, this.#last),
      away: rowsOf(result.away, plan.away.formation, this.#last),
    };
  }

  #weightsOf(side: SideName, shares: Shares): Weights {
    const { rows, weights } = this.sides[side];
    const known = weights.get(shares);
    if (known) return known;
    const list = rows.map(({ role, player, minutes }) => shares[role] * (0.4 + player.skill) * minutes);
    const made = { list, total: list.reduce((sum, weight) => sum + weight, 0) };
    weights.set(shares, made);
    return made;
  }

  /** A random player of a side, weighted by minutes played; called some eighty times a match. */
  #one(side: SideName, shares: Shares, but?: DemoPlayer): DemoPlayer | null {
    const { list, total } = this.#weightsOf(side, shares);
    let rest = this.#random.next() * total;
    for (let index = 0; index < list.length; index += 1) {
      rest -= list[index] ?? 0;
      if (rest >= 0) continue;
      const player = this.sides[side].rows[index]?.player ?? null;
      return player === but ? null : player;
    }
    return null;
  }

  #add(kind: OccurrenceKind, side: SideName, player: DemoPlayer, other: DemoPlayer | null): void {
    const effect = effects[kind];
    const rival = rivalOf(side);
    for (const one of effect.own) this.totals[one][side] += 1;
    for (const one of effect.rival) this.totals[one][rival] += 1;
    const count = (who: DemoPlayer | null | undefined, keys: readonly PlayerCount[]) => {
      const row = who && (this.sides[side].byPlayer.get(who) ?? this.sides[rival].byPlayer.get(who));
      if (row) for (const key of keys) row.counts[key] += 1;
    };
    count(player, effect.player);
    count(other, effect.other);
    // Goalkeepers are never replaced, so the first on the sheet keeps goal all match.
    if (effect.keeper.length > 0) count(this.sides[rival].rows[0]?.player, effect.keeper);
  }

  /** Number of events of a kind for a side. */
  #times(kind: keyof typeof MEAN, side: SideName): number {
    const men = 1 - this.sides[side].short * (1 - SHORT);
    const events = MEAN[kind] * (this.#mean[side] / MEAN_GOALS) ** TILT[kind];
    return this.#random.poisson(events * men * (this.#last / REGULAR_MINUTES));
  }

  /** Counts from the result: goals, and cards with the fouled player before them. */
  decided({ goals, ...sheets }: DemoResult): void {
    for (const { kind, side, player, assist } of goals) this.#add(kind, side, player, assist);
    for (const side of SIDES)
      for (const { kind, player } of sheets[side].cards)
        this.#add(kind, side, player, this.#one(rivalOf(side), FOULED));
  }

  play(side: SideName): void {
    const rival = rivalOf(side);
    for (let left = this.#times("shots", side); left > 0; left -= 1) {
      const player = this.#one(side, SHOOTING);
      const [kind] = pickByShare(SHOT_KINDS, ([, share]) => share, this.#random) ?? ["wide"];
      if (!player) continue;
      if (kind === "blocked") this.#add(kind, side, player, this.#one(rival, BLOCKING));
      else
        this.#add(
          kind,
          side,
          player,
          this.#random.chance(PREPARED) ? this.#one(side, PREPARING, player) : null,
        );
    }
    const corners = this.#times("corners", side);
    for (const kind of effects.corner.own) this.totals[kind][side] += corners;
    for (let left = this.#times("fouls", side); left > 0; left -= 1) {
      const player = this.#one(side, FOULING);
      if (player) this.#add("foul", side, player, this.#one(rival, FOULED));
    }
    for (let left = this.#times("offsides", side); left > 0; left -= 1) {
      const player = this.#one(side, RUNNING_BEHIND);
      if (player) this.#add("offside", side, player, null);
    }
  }

  /** The duels that a side wins. */
  #fight(side: SideName, time: number): void {
    const rival = rivalOf(side);
    const rowOf = (of: SideName, shares: Shares) => {
      const player = this.#one(of, shares);
      return player && this.sides[of].byPlayer.get(player);
    };
    for (const { sort, count } of drawDuels(
      { time, ball: this.totals.possession[side] / 100 },
      this.#random,
    )) {
      for (let left = count; left > 0; left -= 1) {
        const winner = rowOf(side, sort.winner);
        const loser = rowOf(rival, sort.loser);
        if (winner && loser) countDuel(sort, winner.counts, loser.counts);
      }
    }
  }

  /** Possession and its consequences: player work, attacks, throw-ins. */
  flow(): void {
    const { home, away } = this.sides;
    const drawn = 50 + (this.#mean.home - this.#mean.away) * PER_GOAL + this.#random.normal(0, 5);
    const share = Math.round(Math.min(78, Math.max(22, drawn + (away.short - home.short) * PER_MAN)));
    this.totals.possession = { home: share, away: 100 - share };
    const time = (this.#last / REGULAR_MINUTES) * ADDED;
    for (const side of SIDES) this.#fight(side, time);
    for (const side of SIDES) {
      const ball = this.totals.possession[side] / 100;
      for (const { role, player, minutes, counts } of this.sides[side].rows) {
        addWork(
          counts,
          { stay: { role, player }, time: (minutes / REGULAR_MINUTES) * ADDED, ball },
          this.#random,
        );
        for (const kind of WORK) this.totals[kind][side] += counts[kind];
      }
      const attacks = Math.round(ATTACKS * (ball / 0.5) * time * (0.85 + 0.3 * this.#random.next()));
      const dangerous = Math.round(attacks * (0.34 + 0.2 * this.#random.next()));
      // At least the number that ended in a shot, a corner or an offside.
      this.totals.attacks[side] = Math.max(this.totals.attacks[side], attacks);
      this.totals.dangerous_attacks[side] = Math.max(this.totals.dangerous_attacks[side], dangerous);
      this.totals.throw_ins[side] = this.#random.poisson(THROW_INS * time);
    }
  }

  /** All players' statistics with ratings. */
  players({ goals }: DemoResult): BatchSettledStatistics["players"] {
    return SIDES.flatMap((side) => {
      const against = goals.filter((goal) => goal.side !== side);
      const lead = goals.length - 2 * against.length;
      return this.sides[side].rows.map(({ player, role, starter, from, to, minutes, counts }) => {
        const touch = Math.min(1, Math.max(-1, this.#random.normal(player.skill - 0.5, 0.6)));
        const rating = ratingOf(counts, {
          role,
          minutes,
          conceded: against.filter((goal) => from < clockOf(goal) && clockOf(goal) < to).length,
          lead,
          own_goals: against.filter((goal) => goal.kind === "own_goal" && goal.player === player).length,
          missed_penalties: 0,
          touch,
        });
        return { player: player.id, side, starter, minutes_played: minutes, rating, counts };
      });
    });
  }
}

/** Player work that also counts for the team. */
const WORK = ["passes", "passes_accurate", "tackles", "interceptions", "clearances"] as const;

/** Statistics of a match with this outcome: the same team sheets, cards and goals, with totals that fit them. */
export function settledStatistics(
  plan: DemoMatchPlan,
  result: DemoResult,
  endMs: number,
): BatchSettledStatistics {
  const match = new SettledMatch(plan, result);
  match.decided(result);
  for (const side of SIDES) match.play(side);
  match.flow();
  const stats = STAT_KINDS.map((kind) => ({ kind, period: "full" as const, ...match.totals[kind] }));
  return { known_at_ms: endMs, stats, players: match.players(result) };
}
