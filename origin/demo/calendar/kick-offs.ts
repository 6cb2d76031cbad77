import { isHot } from "#shared/competition/hot.rules.ts";
import { hashOf } from "../random.ts";
import type { DayNumber } from "./days.ts";
import { coveredSlots, hotSlots, oddity } from "./slots.ts";

/** A match that needs a kick-off time. */
export interface Unplaced {
  readonly id: string;
  readonly hot: number;
  readonly utcHours: number;
  /** False for a postponed, cancelled or abandoned match, which covers no slot. */
  readonly lasts: boolean;
}

/** Kick-off times of a day's matches, and the slots that are still uncovered. */
export interface KickOffs {
  /** Slot by match id. */
  readonly slots: ReadonlyMap<string, number>;
  readonly emptyHot: readonly number[];
  readonly empty: readonly number[];
}

/** A hot slot waits for another match rather than take one with this odd an hour. */
const TOO_ODD = 13;
/** Penalty for sharing a slot, because another slot stays empty for it. */
const SHARED = 8;

interface Pair {
  readonly match: Unplaced;
  readonly slot: number;
  readonly cost: number;
}

/** Assigns the best suited hot matches to hot slots. */
function placeHot(matches: readonly Unplaced[], day: DayNumber): Map<string, number> {
  const pairs: Pair[] = matches.flatMap((match) =>
    hotSlots.flatMap((slot) => {
      const cost = oddity(slot, match.utcHours, day);
      return cost > TOO_ODD ? [] : [{ match, slot, cost: cost + (hashOf(`${match.id}@${slot}`) % 64) / 64 }];
    }),
  );
  const placed = new Map<string, number>();
  const taken = new Set<number>();
  for (const { match, slot } of pairs.sort((a, b) => a.cost - b.cost)) {
    if (placed.has(match.id) || taken.has(slot)) continue;
    placed.set(match.id, slot);
    taken.add(slot);
  }
  return placed;
}

/** Assigns kick-off times: hot matches first, then one match per slot at acceptable hours. */
export function placeKickOffs(matches: readonly Unplaced[], day: DayNumber): KickOffs {
  const hotMatches = matches.filter((match) => match.lasts && isHot(match));
  const slots = placeHot(hotMatches, day);
  const taken = new Set(slots.values());
  const emptyHot = hotSlots.filter((slot) => !taken.has(slot));
  const closed = new Set(emptyHot);
  const rest = matches
    .filter((match) => !slots.has(match.id))
    .map((match) => ({ match, key: hashOf(match.id) }))
    .sort((a, b) => b.match.hot - a.match.hot || a.key - b.key);
  for (const { match, key } of rest) {
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (const slot of coveredSlots) {
      if (closed.has(slot)) continue;
      // The hash spreads equally suitable matches over the evening.
      const spread = ((key >>> (slot % 16)) % 8) / 8;
      const cost = oddity(slot, match.utcHours, day) + (taken.has(slot) ? SHARED : 0) + spread;
      if (cost < least) [best, least] = [slot, cost];
    }
    slots.set(match.id, best);
    if (match.lasts) taken.add(best);
  }
  const empty = coveredSlots.filter((slot) => !taken.has(slot) && !closed.has(slot));
  return { slots, emptyHot, empty };
}
