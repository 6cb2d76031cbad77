import type { MatchId } from "#shared/match/index.ts";
import { type RoomAddress, retryDelayMs } from "../room.ts";
import type { LiveForward, MatchForward } from "../wire/hub-to-room.ts";

/** The hub's outbox by room. During a delivery the next ones merge: at most one a tick, with the newest states. */

/** Deliveries to one room are at least this far apart. */
const TICK_MS = 50;
/** Deliveries under way at once; the first pull after a start can concern hundreds of match rooms. */
const UNDER_WAY_MAX = 20;
/** A delivery that has not ended by then has died; the host gives up long before. */
const DELIVERY_LOST_MS = 10_000;
/** Rows in one delivery to a list room. */
const ROWS_PER_DELIVERY = 100;

type Items = ReadonlyMap<MatchId, MatchForward>;

interface UnderWay {
  readonly items: Items;
  /** Also its name: a room gets at most one delivery a tick. */
  readonly sent_at_ms: number;
}

interface Target {
  readonly to: RoomAddress;
  readonly waiting: Items;
  /** Null while nothing is under way. */
  readonly underWay: UnderWay | null;
  readonly ready_at_ms: number;
  readonly failures: number;
}

/** By `party/room`. */
export type Outbox = ReadonlyMap<string, Target>;

/** Pending changes for one room. */
interface Letter {
  readonly to: RoomAddress;
  readonly states: readonly MatchForward[];
}

interface Delivery {
  readonly to: RoomAddress;
  readonly sent_at_ms: number;
  readonly body: LiveForward | MatchForward;
}

const keyOf = ({ party, room }: RoomAddress): string => `${party}/${room}`;

/** The newer of two states of a match. A row alone may win over a whole: the match room then requests the rest. */
function newer(waiting: MatchForward | undefined, state: MatchForward): MatchForward {
  if (!waiting) return state;
  const one = waiting.as_of_ms > state.as_of_ms ? waiting : state;
  return { ...one, pushed: waiting.pushed || state.pushed };
}

function merged(items: Items, states: Iterable<MatchForward>): Items {
  const next = new Map(items);
  for (const state of states) next.set(state.match.id, newer(next.get(state.match.id), state));
  return next;
}

/** Adds letters, all in one copy: a first pull can bring one for each of thousands of match rooms. */
export function enqueue(outbox: Outbox, letters: Iterable<Letter>): Outbox {
  const next = new Map(outbox);
  for (const { to, states } of letters) {
    if (states.length === 0) continue;
    const key = keyOf(to);
    const target = next.get(key) ?? { to, waiting: new Map(), underWay: null, ready_at_ms: 0, failures: 0 };
    next.set(key, { ...target, waiting: merged(target.waiting, states) });
  }
  return next;
}

const bodyFor = ({ party }: RoomAddress, states: readonly MatchForward[]): Delivery["body"] | null => {
  if (party === "live") {
    const rows = states.map(({ as_of_ms, edge_at_ms, match }) => ({ as_of_ms, edge_at_ms, match }));
    const pushed = states.filter((state) => state.pushed).map((state) => state.as_of_ms);
    return { rows, pushed_ms: pushed.length > 0 ? Math.max(...pushed) : null };
  }
  return states[0] ?? null;
};

const underWayCount = (outbox: Outbox): number =>
  [...outbox.values()].filter((target) => target.underWay).length;

/** A delivery that failed waits again, after a growing delay. */
function failed(target: Target, underWay: UnderWay, now: number): Target {
  const failures = target.failures + 1;
  const waiting = merged(underWay.items, target.waiting.values());
  return { ...target, waiting, underWay: null, failures, ready_at_ms: now + retryDelayMs(failures) };
}

/** Gives up deliveries that never ended: one room that hangs must not stay unsent, nor keep a place from others. */
function withoutLost(outbox: Outbox, now: number): Map<string, Target> {
  const next = new Map(outbox);
  for (const [key, target] of outbox) {
    const { underWay } = target;
    if (underWay && now - underWay.sent_at_ms >= DELIVERY_LOST_MS)
      next.set(key, failed(target, underWay, now));
  }
  return next;
}

/** Deliveries that can be sent now. List rooms go first: most readers look at the list. */
export function dispatch(outbox: Outbox, now: number): { outbox: Outbox; deliveries: Delivery[] } {
  const next = withoutLost(outbox, now);
  const deliveries: Delivery[] = [];
  let free = UNDER_WAY_MAX - underWayCount(next);
  const order = [...next].sort(
    ([, a], [, b]) => Number(b.to.party === "live") - Number(a.to.party === "live"),
  );
  for (const [key, target] of order) {
    if (target.underWay || target.ready_at_ms > now) continue;
    if (target.waiting.size === 0) next.delete(key);
    else if (free > 0) {
      const limit = target.to.party === "live" ? ROWS_PER_DELIVERY : 1;
      const items = new Map([...target.waiting].slice(0, limit));
      const body = bodyFor(target.to, [...items.values()]);
      if (!body) continue;
      const waiting = new Map([...target.waiting].filter(([id]) => !items.has(id)));
      const underWay = { items, sent_at_ms: now };
      next.set(key, { ...target, waiting, underWay, ready_at_ms: now + TICK_MS });
      deliveries.push({ to: target.to, sent_at_ms: now, body });
      free -= 1;
    }
  }
  return { outbox: next, deliveries };
}

/**
 * The end of the delivery sent at that time. A failed one waits again; a rejected one is dropped, because the same
 * bytes would be rejected again. Returns the matches delivered or dropped: none when the delivery had timed out before,
 * as its matches are under way again or wait.
 */
export function settle(
  outbox: Outbox,
  { to, sent_at_ms }: Pick<Delivery, "to" | "sent_at_ms">,
  end: "delivered" | "refused" | "failed",
  now: number,
): { outbox: Outbox; done: MatchId[] } {
  const key = keyOf(to);
  const target = outbox.get(key);
  const underWay = target?.underWay;
  if (!target || underWay?.sent_at_ms !== sent_at_ms) return { outbox, done: [] };
  if (end === "failed") return { outbox: new Map(outbox).set(key, failed(target, underWay, now)), done: [] };
  const idle = { ...target, underWay: null, failures: 0 };
  return { outbox: new Map(outbox).set(key, idle), done: [...underWay.items.keys()] };
}

/** When something can be sent next or counts as lost; null when nothing is waiting or under way. */
export function nextDispatchAt(outbox: Outbox): number | null {
  const full = underWayCount(outbox) >= UNDER_WAY_MAX;
  let next: number | null = null;
  for (const { waiting, underWay, ready_at_ms } of outbox.values()) {
    const sendsAt = waiting.size > 0 && !full ? ready_at_ms : null;
    const at = underWay ? underWay.sent_at_ms + DELIVERY_LOST_MS : sendsAt;
    if (at !== null && (next === null || at < next)) next = at;
  }
  return next;
}

/** Matches with pending deliveries to any room. Made once a step: computed match by match it would be cubic. */
export function pendingIds(outbox: Outbox): ReadonlySet<MatchId> {
  const ids = new Set<MatchId>();
  for (const { waiting, underWay } of outbox.values()) {
    for (const id of waiting.keys()) ids.add(id);
    for (const id of underWay?.items.keys() ?? []) ids.add(id);
  }
  return ids;
}

/** True when every delivery is done. */
export function isEmpty(outbox: Outbox): boolean {
  return [...outbox.values()].every((target) => target.waiting.size === 0 && !target.underWay);
}
