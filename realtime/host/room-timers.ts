import type { TimerName } from "../rooms/room.ts";

/**
 * The timers of a room on a platform with one alarm, set to the earliest. Its name is not stored (that would double the
 * writes): after an eviction the alarm rings all timers of the room.
 */

/** Times by name, milliseconds UTC; null ends a timer. */
export type TimerChanges = ReadonlyMap<TimerName, number | null>;

/** The data that a platform keeps of a room's timers. */
export interface AlarmState {
  readonly alarm_ms: number | null;
  /** Names and times of all timers but the earliest, as JSON; null for none. */
  readonly later: string | null;
}

type Times = readonly (readonly [name: string, at_ms: number])[];

const isTime = (value: unknown): value is Times[number] =>
  Array.isArray(value) && typeof value[0] === "string" && typeof value[1] === "number";

function parseTimes(text: string | null): Times {
  try {
    const times: unknown = JSON.parse(text ?? "[]");
    return Array.isArray(times) ? times.filter(isTime) : [];
  } catch {
    return [];
  }
}

/** Name of a timer whose name is lost. */
const UNNAMED = "";

export class RoomTimers {
  readonly #times: Map<string, number>;
  /** False for a room that its alarm may have woken: a platform gives no alarm while it rings. */
  #isAlarmKnown: boolean;
  /** The alarm of an unknown timer rings, until the first changes: a platform repeats an alarm that failed. */
  #ringsAll = false;
  #kept: AlarmState;

  constructor(kept: AlarmState) {
    this.#times = new Map(parseTimes(kept.later));
    this.#isAlarmKnown = kept.alarm_ms !== null;
    if (kept.alarm_ms !== null) this.#times.set(UNNAMED, kept.alarm_ms);
    this.#kept = kept;
  }

  /** The alarm rings: the names of the timers that are due, null for all timers of the room. */
  ring(now: number): readonly string[] | null {
    this.#kept = { ...this.#kept, alarm_ms: null };
    const due = [...this.#times].filter(([, at]) => at <= now).map(([name]) => name);
    this.#ringsAll = !this.#isAlarmKnown || due.includes(UNNAMED);
    return this.#ringsAll ? null : due;
  }

  /** Takes changes in; returns the data kept so far, and the data to keep from now on. */
  set(changes: TimerChanges): { readonly before: AlarmState; readonly after: AlarmState } {
    const before = this.#kept;
    if (this.#ringsAll) {
      this.#times.delete(UNNAMED);
      this.#isAlarmKnown = true;
      this.#ringsAll = false;
    }
    for (const [name, at] of changes) {
      if (at === null) this.#times.delete(name);
      else this.#times.set(name, at);
      if (at === this.#times.get(UNNAMED)) this.#times.delete(UNNAMED);
    }
    const [first, ...others] = [...this.#times].sort(([, a], [, b]) => a - b);
    const later = others.length > 0 ? JSON.stringify(others) : null;
    this.#kept = { alarm_ms: first?.[1] ?? null, later };
    return { before, after: this.#kept };
  }

  /** Everything was removed. */
  clear(): void {
    this.#times.clear();
    this.#kept = { alarm_ms: null, later: null };
  }
}
