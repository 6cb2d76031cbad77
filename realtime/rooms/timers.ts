import type { Effect, Reducer, RoomEvent, Step, TickName, TimerName } from "./room.ts";

/** Timers and ticks of a room: its state says when each is due, and a changed time is set at the end of a step. */

/** When each is due; null for one that may stay as it is. */
type Due<Name> = readonly (readonly [name: Name, at_ms: number | null])[];

/** When timers and ticks of a room are due. */
export interface DueTimes {
  readonly timers?: Due<TimerName>;
  readonly ticks?: Due<TickName>;
}

/** The times that a room has set since it woke. */
interface SetTimes {
  readonly timers: ReadonlyMap<TimerName, number>;
  readonly ticks: ReadonlyMap<TickName, number>;
}
export interface Timed {
  readonly set: SetTimes;
}

/** Of a room that has not woken: it sets again the timers that were set before, which a host need not write. */
export const nothingSet: Timed = { set: { timers: new Map(), ticks: new Map() } };

/** The earliest of some times; null for none. */
export function earliest(times: readonly (number | null)[]): number | null {
  const due = times.filter((at) => at !== null);
  return due.length === 0 ? null : Math.min(...due);
}

const without = <Name>(times: ReadonlyMap<Name, number>, name: Name): ReadonlyMap<Name, number> =>
  times.has(name) ? new Map([...times].filter(([one]) => one !== name)) : times;

/** Times that are still set after an event: a timer that rang is not, and a room that empties itself has none. */
function stillSet({ timers, ticks }: SetTimes, event: RoomEvent, effects: readonly Effect[]): SetTimes {
  if (effects.some((effect) => effect.type === "forget")) return { timers: new Map(), ticks };
  if (event.type === "timer-rang") return { timers: without(timers, event.name), ticks };
  return event.type === "ticked" ? { timers, ticks: without(ticks, event.name) } : { timers, ticks };
}

const changed = <Name>(times: ReadonlyMap<Name, number>, due: Due<Name> = []) =>
  due.flatMap(([name, at_ms]) =>
    at_ms === null || times.get(name) === at_ms ? [] : [[name, at_ms] as const],
  );

/** Ends a step: sets what is due at another time than before. */
function setDue<State extends Timed>({ state, effects }: Step<State>, due: DueTimes): Step<State> {
  const timers = changed(state.set.timers, due.timers);
  const ticks = changed(state.set.ticks, due.ticks);
  if (timers.length + ticks.length === 0) return { state, effects };
  const set = {
    timers: new Map([...state.set.timers, ...timers]),
    ticks: new Map([...state.set.ticks, ...ticks]),
  };
  return {
    state: { ...state, set },
    effects: [
      ...effects,
      ...timers.map(([name, at_ms]) => ({ type: "set-timer", name, at_ms }) as const),
      ...ticks.map(([name, at_ms]) => ({ type: "set-tick", name, at_ms }) as const),
    ],
  };
}

/** A room whose timers and ticks are set after every event. */
export const timed =
  <State extends Timed>(
    step: Reducer<State>,
    dueOf: (state: State, now: number) => DueTimes,
  ): Reducer<State> =>
  (before, event, now) => {
    const { state, effects } = step(before, event, now);
    const still = { ...state, set: stillSet(state.set, event, effects) };
    return setDue({ state: still, effects }, dueOf(still, now));
  };
