import type { BatchIncident, BatchMatch, BatchStatusChange } from "#origin/ingest/batch.schema.ts";
import { isGoal, type MatchStatus } from "#shared/match/index.ts";
import {
  breaks,
  isStated,
  type Period,
  periodMinutes,
  playedMinute,
  type Result,
  type StatedSide,
} from "./periods.ts";

export interface Timeline {
  readonly status_changes: readonly BatchStatusChange[];
  readonly incidents: readonly BatchIncident[];
  readonly ended_at_ms: number;
}

/** `period_started_at` is transmitted in whole seconds, so a running clock must start on one. */
const wholeSecond = (ms: number): number => Math.ceil(ms / 1000) * 1000;

/** Lays out the timeline of one match, from kick-off to the end. */
class Layout {
  readonly #match: BatchMatch;
  readonly #result: Result;
  readonly #minuteMs: number;
  /** True if the file has the minutes of goals; otherwise the score is only known at half-time and at the end. */
  readonly #hasMinutes: boolean;
  readonly changes: BatchStatusChange[] = [];
  readonly starts = new Map<Period, number>();
  #now: number;

  constructor(match: BatchMatch, result: Result, kickOffMs: number, speed: number) {
    this.#match = match;
    this.#result = result;
    this.#minuteMs = 60_000 / speed;
    this.#now = kickOffMs;
    const goals = match.incidents.filter((incident) => isGoal(incident.kind));
    const scored = [result.home, result.away].some((side) => (side.overtime ?? side.goals) !== 0);
    this.#hasMinutes = goals.length > 0 ? goals.every((goal) => goal.minute !== null) : !scored;
  }

  get now(): number {
    return this.#now;
  }

  #wait(minutes: number): void {
    this.#now = Math.ceil(this.#now + minutes * this.#minuteMs);
  }

  #change(status: MatchStatus, startedAt: number | null, score: BatchStatusChange["score"] = null): void {
    this.changes.push({ known_at_ms: this.#now, status, period_started_at_ms: startedAt, score });
  }

  #stated(pick: (side: StatedSide) => StatedSide): BatchStatusChange["score"] {
    return { home: pick(this.#result.home), away: pick(this.#result.away) };
  }

  #play(period: Period): void {
    this.starts.set(period, this.#now);
    this.#wait(periodMinutes(period, this.#match.incidents));
  }

  halves(): void {
    const unknown = this.#hasMinutes ? null : this.#stated(() => ({ goals: null }));
    this.#change("first_half", this.#now, unknown);
    this.#play("first_half");
    const half = isStated(this.#result, "half");
    this.#change(
      "half_time",
      null,
      half
        ? this.#stated((side) =>
            this.#hasMinutes ? { half: side.half } : { goals: side.half, half: side.half },
          )
        : null,
    );
    this.#wait(breaks.half_time);
    this.#now = wholeSecond(this.#now);
    this.#change("second_half", this.#now);
    this.#play("second_half");
  }

  /**
   * Two periods share one status. The clock of the second has to resume at 106, so its start is written 15 minutes
   * early; between them it stands still, because the minute would run ahead in added time and then jump back.
   */
  overtime(): void {
    const known = isStated(this.#result, "goals");
    const score =
      !this.#hasMinutes && known ? this.#stated(({ goals }) => ({ goals, overtime: goals })) : null;
    this.#change("overtime", null, score);
    this.#wait(breaks.before_overtime);
    this.#now = wholeSecond(this.#now);
    this.#change("overtime", this.#now);
    const first = this.#now;
    this.#play("overtime_first");
    const end = this.#now;
    this.#now = Math.floor(first + 16 * this.#minuteMs);
    this.#change("overtime", null);
    this.#now = end;
    this.#wait(breaks.in_overtime);
    const early = wholeSecond(this.#now - 15 * this.#minuteMs);
    this.#now = Math.ceil(early + 15 * this.#minuteMs);
    this.#change("overtime", early);
    this.#play("overtime_second");
  }

  shootout(): void {
    if (this.starts.has("overtime_second") && !this.#hasMinutes) {
      this.#change(
        "overtime",
        null,
        this.#stated(({ overtime }) => ({ overtime })),
      );
    }
    this.#wait(breaks.before_shootout);
    this.#change("penalties", null);
    this.#wait(breaks.shootout);
  }

  end(): void {
    this.#change(
      "ended",
      null,
      this.#stated((side) => side),
    );
  }

  /** Incidents at the middle of their minute; several of one minute share it, in the order of the file. */
  incidents(): BatchIncident[] {
    const slots = new Map<string, BatchIncident[]>();
    for (const incident of this.#match.incidents) {
      const slot = slotOf(incident);
      slots.set(slot, [...(slots.get(slot) ?? []), incident]);
    }
    return this.#match.incidents.map((incident) => {
      const share = slots.get(slotOf(incident)) ?? [incident];
      const known_at_ms = this.#momentOf(incident, (share.indexOf(incident) + 0.5) / share.length);
      return {
        ...incident,
        known_at_ms,
        cancelled_at_ms: incident.cancelled_at_ms === null ? null : this.#now,
      };
    });
  }

  #momentOf({ minute, added }: BatchIncident, within: number): number {
    if (minute === null) return this.#now;
    const { period, elapsed } = playedMinute(minute, added);
    const start = this.starts.get(period);
    return start === undefined ? this.#now : Math.round(start + (elapsed + within) * this.#minuteMs);
  }
}

function slotOf({ minute, added }: BatchIncident): string {
  if (minute === null) return "end";
  const { period, elapsed } = playedMinute(minute, added);
  return `${period} ${elapsed}`;
}

/**
 * The moments at which an imported match becomes known when it kicks off at `kickOffMs` (a whole second) and runs
 * `speed` times as fast: periods, breaks, incidents in their minute, the stated final score. Nothing is added to the
 * file's facts: without minutes the score stays unknown until half-time.
 */
export function timelineOf(match: BatchMatch, result: Result, kickOffMs: number, speed: number): Timeline {
  const layout = new Layout(match, result, kickOffMs, speed);
  layout.halves();
  const late = match.incidents.some((incident) => incident.minute !== null && incident.minute > 90);
  if (late || isStated(result, "overtime")) layout.overtime();
  if (isStated(result, "penalties")) layout.shootout();
  const incidents = layout.incidents();
  layout.end();
  return { status_changes: layout.changes, incidents, ended_at_ms: layout.now };
}
