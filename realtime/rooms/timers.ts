import type { Effect, Step } from "./room.ts";

/** One tick and one alarm for all that a room, and a room inside it, have to do later: set to what is due first. */

/** The moment to set a tick or an alarm to; null to leave it as it is. `set_ms` null is for not known to be set. */
export function firstDue(set_ms: number | null, wishes: readonly (number | null)[]): number | null {
  const due = wishes.filter((at) => at !== null);
  if (due.length === 0) return null;
  const at_ms = Math.min(...due);
  return at_ms === set_ms ? null : at_ms;
}

/** Takes what a room inside wants its tick or alarm set to out of its effects; `at_ms` null for nothing new. */
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
  /** When the room inside wants to be rung; 0 for with the next alarm, null for never. */
  readonly inside_ring_ms: number | null;
  /** What the alarm is set to; null for not known to be set. */
  readonly ring_at_ms: number | null;
}

/** After waking: an alarm that was set before may be that of the room inside, so the first that rings is for both. */
export const alarmAsleep: SharedAlarm = { inside_ring_ms: 0, ring_at_ms: null };

/** Takes a step of the room inside; its alarm becomes a wish. A room that empties itself has none any more. */
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

/** Ends a step with the alarm set to what is due first, of these wishes and the one of the room inside. */
export function setAlarm<State extends SharedAlarm, Tag>(
  { state, effects }: Step<State, Tag>,
  wishes: readonly (number | null)[],
): Step<State, Tag> {
  const at_ms = firstDue(state.ring_at_ms, [...wishes, state.inside_ring_ms || null]);
  if (at_ms === null) return { state, effects };
  return { state: { ...state, ring_at_ms: at_ms }, effects: [...effects, { type: "ring-at", at_ms }] };
}
