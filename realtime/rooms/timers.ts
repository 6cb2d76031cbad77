import type { Effect, Step } from "./room.ts";

/** One tick and one alarm for all timers of a room and its inner room: set to the earliest due time. */

/**
 * The time to set a tick or an alarm to; null to leave it as it is. `set_ms` is null when it is not known to be set.
 */
export function firstDue(set_ms: number | null, wishes: readonly (number | null)[]): number | null {
  const due = wishes.filter((at) => at !== null);
  if (due.length === 0) return null;
  const at_ms = Math.min(...due);
  return at_ms === set_ms ? null : at_ms;
}

/** Takes the inner room's tick or alarm out of its effects; `at_ms` null for no change. */
export function takeTimer<Tag>(effects: readonly Effect<Tag>[], type: "ring-at" | "tick-at") {
  let at_ms: number | null = null;
  const others: Effect<Tag>[] = [];
  for (const effect of effects) {
    if (effect.type === type) at_ms = effect.at_ms;
    else others.push(effect);
  }
  return { at_ms, others };
}

/** The alarm of a room around another. */
export interface SharedAlarm {
  /** Time of the inner room's next call; 0 for with the next alarm, null for never. */
  readonly inside_ring_ms: number | null;
  /** Time of the alarm; null for not known to be set. */
  readonly ring_at_ms: number | null;
}

/** After waking: an alarm that was set before may be that of the room inside, so the first that rings is for both. */
export const alarmAsleep: SharedAlarm = { inside_ring_ms: 0, ring_at_ms: null };

/** Takes a step of the inner room; its alarm becomes a timer. A room that empties itself has none any more. */
export function takeStep<State extends SharedAlarm, Tag>(
  state: State,
  effects: readonly Effect<Tag>[],
): Step<State, Tag> {
  const { at_ms, others } = takeTimer(effects, "ring-at");
  const forgets = others.some((effect) => effect.type === "forget");
  const { inside_ring_ms, ring_at_ms } = forgets ? { inside_ring_ms: null, ring_at_ms: null } : state;
  return { state: { ...state, inside_ring_ms: at_ms ?? inside_ring_ms, ring_at_ms }, effects: others };
}

/** Whether the alarm that rings is for the room inside too. */
export const ringsInside = ({ inside_ring_ms }: SharedAlarm, now: number): boolean =>
  inside_ring_ms !== null && inside_ring_ms <= now;

/** Ends a step with the alarm set to the earliest of these timers and the inner room's. */
export function setAlarm<State extends SharedAlarm, Tag>(
  { state, effects }: Step<State, Tag>,
  wishes: readonly (number | null)[],
): Step<State, Tag> {
  const at_ms = firstDue(state.ring_at_ms, [...wishes, state.inside_ring_ms || null]);
  if (at_ms === null) return { state, effects };
  return { state: { ...state, ring_at_ms: at_ms }, effects: [...effects, { type: "ring-at", at_ms }] };
}
