import type { DayNumber } from "./days.ts";
import { weekdayOf } from "./days.ts";

/**
 * Kick-off slots of a day, one each quarter of an hour UTC. Of any seven in a row, the least length of a match, six are
 * covered and one is hot: six matches are always in play, one of them hot.
 */
export const SLOTS = 96;
export const SLOT_SECONDS = 900;

/** Every eighth slot may stay empty. */
export const isCovered = (slot: number): boolean => slot % 8 !== 7;

/** Every sixth slot is hot; none of them may stay empty, because those are odd. */
const isHotSlot = (slot: number): boolean => slot % 6 === 2;

export const hotSlots = Array.from({ length: SLOTS }, (_, slot) => slot).filter(isHotSlot);
export const coveredSlots = Array.from({ length: SLOTS }, (_, slot) => slot).filter(isCovered);

/** Cost of a kick-off by local hour: nothing in the evening, very much at night. */
const COST = [60, 90, 100, 100, 100, 100, 90, 70, 45, 25, 12, 6, 4, 2.5, 1.5, 1, 1, 0.5, 0, 0, 0, 1.5, 6, 25];
/** Working hours: from Monday to Friday a match before five costs more. */
const WORKING_HOURS_COST = 3;

/** Oddness of a local kick-off time; above 30 it is not used. */
export function oddity(slot: number, utcHours: number, day: DayNumber): number {
  const hour = (slot / 4 + utcHours + 24) % 24;
  const works = weekdayOf(day) < 5 && hour >= 9 && hour < 16.5;
  return (COST[Math.floor(hour)] ?? 100) + (works ? WORKING_HOURS_COST : 0);
}
