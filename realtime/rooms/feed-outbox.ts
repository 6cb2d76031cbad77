import type { MatchId } from "#shared/match/index.ts";
import type { LiveForward, MatchForward } from "./forwards.ts";
import { type RoomAddress, retryDelayMs } from "./room.ts";

/**
 * What the feed still has to tell other rooms, by room. While one delivery is under way the next ones merge: a
 * room gets at most one a tick, with the newest state of every match.
 */

/** Deliveries to one room are at least this far apart. */
const TICK_MS = 50;
/** Deliveries under way at once; the first pull after a start can concern hundreds of match rooms. */
const UNDER_WAY_MAX = 20;
/** Rows in one delivery to a list room. */
const ROWS_PER_DELIVERY = 100;

type Items = ReadonlyMap<MatchId, MatchForward>;

interface Target {
  readonly to: RoomAddress;
  readonly waiting: Items;
  /** Null while nothing is under way. */
  readonly underWay: Items | null;
  readonly ready_at_ms: number;
  readonly failures: number;
}

/** By `party/room`. */
export type Outbox = ReadonlyMap<string, Target>;

interface Delivery {
  readonly to: RoomAddress;
  readonly body: LiveForward | MatchForward;
}

const keyOf = ({ party, room }: RoomAddress): string => `${party}/${room}`;

/** Of two states of a match the newer. A row alone may win over a whole: the match room then asks for the rest. */
function newer(waiting: MatchForward | undefined, state: MatchForward): MatchForward {
  return waiting && waiting.as_of_ms > state.as_of_ms ? waiting : state;
}

function merged(items: Items, states: Iterable<MatchForward>): Items {
  const next = new Map(items);
  for (const state of states) next.set(state.match.id, newer(next.get(state.match.id), state));
  return next;
}

/** Adds states for a room. */
export function enqueue(outbox: Outbox, to: RoomAddress, states: readonly MatchForward[]): Outbox {
  if (states.length === 0) return outbox;
  const key = keyOf(to);
  const target = outbox.get(key) ?? { to, waiting: new Map(), underWay: null, ready_at_ms: 0, failures: 0 };
  return new Map(outbox).set(key, { ...target, waiting: merged(target.waiting, states) });
}

const bodyFor = ({ party }: RoomAddress, states: readonly MatchForward[]): Delivery["body"] | null => {
  if (party === "live") return { rows: states.map(({ as_of_ms, match }) => ({ as_of_ms, match })) };
  return states[0] ?? null;
};

const underWayCount = (outbox: Outbox): number =>
  [...outbox.values()].filter((target) => target.underWay).length;

/** What can be sent now. List rooms go first: most readers look at the list. */
export function dispatch(outbox: Outbox, now: number): { outbox: Outbox; deliveries: Delivery[] } {
  const next = new Map(outbox);
  const deliveries: Delivery[] = [];
  let free = UNDER_WAY_MAX - underWayCount(outbox);
  const order = [...outbox].sort(
    ([, a], [, b]) => Number(b.to.party === "live") - Number(a.to.party === "live"),
  );
  for (const [key, target] of order) {
    if (target.underWay || target.ready_at_ms > now) continue;
    if (target.waiting.size === 0) next.delete(key);
    else if (free > 0) {
      const limit = target.to.party === "live" ? ROWS_PER_DELIVERY : 1;
      const underWay = new Map([...target.waiting].slice(0, limit));
      const body = bodyFor(target.to, [...underWay.values()]);
      if (!body) continue;
      const waiting = new Map([...target.waiting].filter(([id]) => !underWay.has(id)));
      next.set(key, { ...target, waiting, underWay, ready_at_ms: now + TICK_MS });
      deliveries.push({ to: target.to, body });
      free -= 1;
    }
  }
  return { outbox: next, deliveries };
}

/**
 * The end of a delivery. One that failed waits again, after a growing delay; one that was refused for good is
 * dropped, because the same bytes would be refused again. Gives back the matches that were delivered or dropped.
 */
export function settle(
  outbox: Outbox,
  to: RoomAddress,
  end: "delivered" | "refused" | "failed",
  now: number,
): { outbox: Outbox; done: MatchId[] } {
  const target = outbox.get(keyOf(to));
  if (!target?.underWay) return { outbox, done: [] };
  if (end !== "failed") {
    const idle = { ...target, underWay: null, failures: 0 };
    return { outbox: new Map(outbox).set(keyOf(to), idle), done: [...target.underWay.keys()] };
  }
  const failures = target.failures + 1;
  const waiting = merged(target.underWay, target.waiting.values());
  const again = { ...target, waiting, underWay: null, failures, ready_at_ms: now + retryDelayMs(failures) };
  return { outbox: new Map(outbox).set(keyOf(to), again), done: [] };
}

/** When something waiting can be sent next; null when nothing is waiting or all of it waits for an end. */
export function nextDispatchAt(outbox: Outbox): number | null {
  if (underWayCount(outbox) >= UNDER_WAY_MAX) return null;
  const times = [...outbox.values()]
    .filter((target) => target.waiting.size > 0 && !target.underWay)
    .map((target) => target.ready_at_ms);
  return times.length > 0 ? Math.min(...times) : null;
}

/** Matches of which any room has yet to be told something. Made once a step: asked match by match it would be cubic. */
export function pendingIds(outbox: Outbox): ReadonlySet<MatchId> {
  const ids = new Set<MatchId>();
  for (const { waiting, underWay } of outbox.values()) {
    for (const id of waiting.keys()) ids.add(id);
    for (const id of underWay?.keys() ?? []) ids.add(id);
  }
  return ids;
}

/** True when everybody has been told everything. */
export function isEmpty(outbox: Outbox): boolean {
  return [...outbox.values()].every((target) => target.waiting.size === 0 && !target.underWay);
}
