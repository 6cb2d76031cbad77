import { isHot } from "#shared/competition/hot.rules.ts";
import { hashOf } from "../random.ts";
import type { DayNumber } from "./days.ts";
import { coveredSlots, hotSlots, oddity } from "./slots.ts";

/** A match that needs an hour. */
export interface Unplaced {
  readonly id: string;
  readonly hot: number;
  readonly utcHours: number;
  /** False for a match that is put off, called off or stopped: it keeps no slot covered. */
  readonly lasts: boolean;
}

/** The hours of a day's matches, and the slots that still need one. */
export interface KickOffs {
  /** Slot by match id. */
  readonly slots: ReadonlyMap<string, number>;
  readonly emptyHot: readonly number[];
  readonly empty: readonly number[];
}

/** A hot slot rather waits for another match than have one at an hour as odd as this. */
const TOO_ODD = 13;
/** Sharing a slot is as bad as an unusual hour, because another slot will stay empty for it. */
const SHARED = 8;

interface Pair {
  readonly match: Unplaced;
  readonly slot: number;
  readonly cost: number;
}

/** Gives hot slots the hot matches that suit them best. */
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

/** Sets the hours of a day's matches: hot ones first, then one match a slot as far as people are awake. */
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
      // The hash lets matches of equal suitability spread over the evening.
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
