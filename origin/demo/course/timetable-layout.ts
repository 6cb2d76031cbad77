import type { BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import { breaks, type Period } from "#origin/ingest/replay/periods.ts";
import type { MatchStatus } from "#shared/match/index.ts";
import type { AddedTime } from "../moment.ts";
import type { Random } from "../random.ts";
import type { Disruption } from "./disruption.ts";
import { REGULAR, type Stretch, type Timetable } from "./timetable.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;

export interface TimetableNeeds {
  /** Kick-off as planned. */
  readonly kick_off_ms: number;
  readonly disruption: Disruption | null;
  readonly overtime: boolean;
  /** Kicks in the shoot-out; 0 for none. */
  readonly kicks: number;
  readonly added: AddedTime;
}

const ADDED = {
  first_half: "first_half",
  second_half: "second_half",
  overtime_first: "first_overtime",
  overtime_second: "second_overtime",
} as const satisfies Record<Period, keyof AddedTime>;
/** A running clock starts on a whole second, because it is transmitted in seconds. */
const seconds = (random: Random, min: number, max: number): number => random.int(min, max) * SECOND;

class Layout {
  readonly #needs: TimetableNeeds;
  readonly #random: Random;
  readonly changes: BatchStatusChange[] = [];
  readonly stretches: Stretch[] = [];
  readonly kicks: number[] = [];
  now: number;
  #stopped = false;

  constructor(needs: TimetableNeeds, random: Random) {
    this.#needs = needs;
    this.#random = random;
    this.now = needs.kick_off_ms + seconds(random, 0, 120);
  }

  change(status: MatchStatus, startedAt: number | null, score: BatchStatusChange["score"] = null): void {
    if (this.#stopped) return;
    this.changes.push({ known_at_ms: this.now, status, period_started_at_ms: startedAt, score });
  }

  wait(minutes: number): void {
    this.now += minutes * MINUTE + seconds(this.#random, 0, 50);
  }

  /** Regular and added minutes, plus some seconds for what happens in the last of them to become known. */
  #lengthOf(period: Period): number {
    const added = this.#needs.added[ADDED[period]];
    return (REGULAR[period] + added) * MINUTE + seconds(this.#random, 32, 55);
  }

  #stretch(period: Period, elapsed_ms: number, length_ms: number): void {
    this.stretches.push({ period, from_ms: this.now, to_ms: this.now + length_ms, elapsed_ms });
    this.now += length_ms;
  }

  half(period: "first_half" | "second_half", number: 1 | 2): void {
    if (this.#stopped) return;
    this.change(period, this.now);
    const length = this.#lengthOf(period);
    const stop = this.#needs.disruption;
    if (!stop || !("half" in stop) || stop.half !== number) {
      this.#stretch(period, 0, length);
      return;
    }
    this.#stretch(period, 0, stop.elapsed_ms);
    this.change("interrupted", null);
    this.now += stop.pause_ms;
    if (stop.kind === "abandoned") {
      this.change("abandoned", null);
      this.#stopped = true;
      return;
    }
    // The clock resumes where it stopped.
    this.change(period, this.now - stop.elapsed_ms);
    this.#stretch(period, stop.elapsed_ms, length - stop.elapsed_ms);
  }

  /**
   * Two periods share one status. The clock of the second resumes at 106, so its start is written 15 minutes early; the
   * added time of the first shows no clock, because it would run into the second and jump back.
   */
  overtime(): void {
    this.change("overtime", null);
    this.wait(breaks.before_overtime);
    this.change("overtime", this.now);
    const first = this.now;
    this.#stretch("overtime_first", 0, this.#lengthOf("overtime_first"));
    const end = this.now;
    this.now = first + REGULAR.overtime_first * MINUTE;
    this.change("overtime", null);
    this.now = end;
    this.wait(breaks.in_overtime);
    this.change("overtime", this.now - REGULAR.overtime_first * MINUTE);
    this.#stretch("overtime_second", 0, this.#lengthOf("overtime_second"));
  }

  shootout(): void {
    const none = { penalties: 0 };
    this.wait(breaks.before_shootout);
    this.change("penalties", null, { home: none, away: none });
    for (let kick = 0; kick < this.#needs.kicks; kick += 1) {
      this.now += seconds(this.#random, 38, 58);
      this.kicks.push(this.now);
    }
    this.now += seconds(this.#random, 30, 50);
  }
}

/** Lays out the timeline of a match, from kick-off to the end. */
export function layOut(needs: TimetableNeeds, random: Random): Timetable {
  const layout = new Layout(needs, random);
  layout.half("first_half", 1);
  layout.change("half_time", null);
  layout.wait(breaks.half_time);
  layout.half("second_half", 2);
  if (needs.overtime) layout.overtime();
  if (needs.kicks > 0) layout.shootout();
  layout.change("ended", null);
  return {
    status_changes: layout.changes,
    stretches: layout.stretches,
    kicks_ms: layout.kicks,
    end_ms: layout.now,
  };
}

/** The timeline of a cancelled match. */
export function calledOff(kickOffMs: number, { kind, announced_ms }: Called): Timetable {
  const known_at_ms = kickOffMs - announced_ms;
  const change = { known_at_ms, status: kind, period_started_at_ms: null, score: null };
  return {
    status_changes: [change],
    stretches: [],
    kicks_ms: [],
    end_ms: known_at_ms,
  };
}
type Called = Extract<Disruption, { kind: "postponed" | "cancelled" }>;
