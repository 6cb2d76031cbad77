import type { DemoPlayer } from "../match-plan.ts";
import type { Random } from "../random.ts";
import { pickByShare } from "../team-sheet-course.ts";
import { type Occurrence, type OccurrenceKind, rivalOf, SIDES, type SideName } from "./occurrence.ts";
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
  TAKING_CORNERS,
  TILT,
} from "./play-shares.table.ts";
import { keeperAt, onPitch, type Stay } from "./presence.ts";
import type { Scene } from "./scene.ts";
import { anyMoment, minuteAt, type Stretch } from "./timetable.ts";

/** A match with its added time. */
const MATCH_MS = 96 * 60_000;

/** One in this many matches has a goal cancelled by VAR. */
const VAR_ONE_IN = 12;
/** About a quarter of the moments are quiet enough. */
const VAR_ATTEMPTS = 12;

interface Moment {
  readonly stretch: Stretch;
  readonly at_ms: number;
}

/** Draws the occurrences beyond the result. */
class OpenPlay {
  readonly #scene: Scene;
  readonly #random: Random;
  readonly all: Occurrence[] = [];

  constructor(scene: Scene) {
    this.#scene = scene;
    this.#random = scene.chance("open-play");
  }

  #one(side: SideName, at_ms: number, shares: Shares, but?: DemoPlayer): DemoPlayer | null {
    const on = onPitch(this.#scene.stays[side], at_ms).filter(({ player }) => player !== but);
    const share = ({ role, player }: Stay) => shares[role] * (0.4 + player.skill);
    return pickByShare(on, share, this.#random)?.player ?? null;
  }

  add(
    kind: OccurrenceKind,
    side: SideName,
    { stretch, at_ms }: Moment,
    who: { readonly player: DemoPlayer; readonly other?: DemoPlayer | null; readonly cancelled_ms?: number },
  ): void {
    const { player, other = null, cancelled_ms = null } = who;
    const keeper = keeperAt(this.#scene.stays[rivalOf(side)], at_ms);
    const { period } = stretch;
    this.all.push({
      kind,
      side,
      at_ms,
      period,
      ...minuteAt(stretch, at_ms),
      player,
      other,
      keeper,
      cancelled_ms,
    });
  }

  /** Events of a kind for a side. */
  #times(kind: keyof typeof MEAN, side: SideName, happen: (moment: Moment) => void): void {
    const { mean, stays, timetable } = this.#scene;
    const played = timetable.stretches.reduce((sum, { from_ms, to_ms }) => sum + to_ms - from_ms, 0);
    const events = MEAN[kind] * (mean[side] / MEAN_GOALS) ** TILT[kind] * (played / MATCH_MS);
    for (let left = this.#random.poisson(events); left > 0; left -= 1) {
      const moment = anyMoment(timetable, this.#random);
      // A side with fewer players has fewer events.
      const men = onPitch(stays[side], moment.at_ms).length;
      if (this.#random.chance((men / 11) ** 3)) happen(moment);
    }
  }

  shots(side: SideName): void {
    this.#times("shots", side, (moment) => {
      const player = this.#one(side, moment.at_ms, SHOOTING);
      const [kind] = pickByShare(SHOT_KINDS, ([, share]) => share, this.#random) ?? ["wide"];
      if (!player) return;
      const prepared = this.#random.chance(PREPARED);
      const mate = prepared ? this.#one(side, moment.at_ms, PREPARING, player) : null;
      const other = kind === "blocked" ? this.#one(rivalOf(side), moment.at_ms, BLOCKING) : mate;
      this.add(kind, side, moment, { player, other });
    });
  }

  corners(side: SideName): void {
    this.#times("corners", side, (moment) => {
      const player = this.#one(side, moment.at_ms, TAKING_CORNERS);
      if (player) this.add("corner", side, moment, { player });
    });
  }

  fouls(side: SideName): void {
    this.#times("fouls", side, (moment) => {
      const player = this.#one(side, moment.at_ms, FOULING);
      const other = this.#one(rivalOf(side), moment.at_ms, FOULED);
      if (player && other) this.add("foul", side, moment, { player, other });
    });
  }

  offsides(side: SideName): void {
    this.#times("offsides", side, (moment) => {
      const player = this.#one(side, moment.at_ms, RUNNING_BEHIND);
      if (player) this.add("offside", side, moment, { player });
    });
  }

  missedPenalties(side: SideName): void {
    this.#times("missed_penalties", side, (moment) => {
      const player = this.#one(side, moment.at_ms, SHOOTING);
      const kind = this.#random.chance(0.7) ? "penalty_saved" : "penalty_wide";
      if (player) this.add(kind, side, moment, { player });
    });
  }

  /** A goal cancelled by VAR, away from other events. Drawn last, because play waits for the decision. */
  goalTakenBack(): void {
    if (!this.#random.chance(1 / VAR_ONE_IN)) return;
    const { timetable, decided } = this.#scene;
    const side = this.#random.chance(0.55) ? "home" : "away";
    for (let attempt = 0; attempt < VAR_ATTEMPTS; attempt += 1) {
      const { stretch, at_ms } = anyMoment(timetable, this.#random);
      const player = this.#one(side, at_ms, RUNNING_BEHIND);
      const cancelled_ms = at_ms + this.#random.int(55, 110) * 1000;
      const [from, until] = [at_ms - 120_000, cancelled_ms + 60_000];
      const isQuiet =
        until < stretch.to_ms &&
        !decided.some((event) => event.at_ms > from && event.at_ms < until) &&
        !this.all.some((row) => row.at_ms >= at_ms && row.at_ms <= cancelled_ms);
      if (!player || !isQuiet) continue;
      this.add("var_goal", side, { stretch, at_ms }, { player, cancelled_ms });
      this.add("var_decision", side, { stretch, at_ms: cancelled_ms }, { player });
      return;
    }
  }

  /** Occurrences of the result, with the fouled player before a card. */
  decided(): void {
    for (const event of this.#scene.decided) {
      const isCard = ["yellow_card", "second_yellow", "red_card"].includes(event.kind);
      const other = isCard ? this.#one(rivalOf(event.side), event.at_ms, FOULED) : event.other;
      const { kind, side, stretch, at_ms, minute, added, player } = event;
      const keeper = keeperAt(this.#scene.stays[rivalOf(side)], at_ms);
      const { period } = stretch;
      this.all.push({ kind, side, at_ms, period, minute, added, player, other, keeper, cancelled_ms: null });
    }
  }
}

/** All occurrences of a match, in the order of play. */
export function occurrencesOf(scene: Scene): Occurrence[] {
  const play = new OpenPlay(scene);
  play.decided();
  for (const side of SIDES) {
    play.shots(side);
    play.corners(side);
    play.fouls(side);
    play.offsides(side);
    play.missedPenalties(side);
  }
  play.goalTakenBack();
  return play.all.sort((a, b) => a.at_ms - b.at_ms);
}
