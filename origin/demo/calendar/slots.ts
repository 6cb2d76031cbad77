import type { DayNumber } from "./days.ts";
import { weekdayOf } from "./days.ts";

/**
 * The day's kick-offs. A day has 96 slots, one each quarter of an hour UTC. Of any seven slots in a row, which is as
 * long as a match is surely in play, at least six are covered and at least one is a hot one: when each covered slot
 * has a match and each hot slot a hot match, six matches are in play at every moment, one of them hot.
 */
export const SLOTS = 96;
export const SLOT_SECONDS = 900;

/** Every eighth slot may stay empty. */
export const isCovered = (slot: number): boolean => slot % 8 !== 7;

/** Every sixth slot, none of them one that may stay empty: those are odd. */
export const isHotSlot = (slot: number): boolean => slot % 6 === 2;

export const hotSlots = Array.from({ length: SLOTS }, (_, slot) => slot).filter(isHotSlot);
export const coveredSlots = Array.from({ length: SLOTS }, (_, slot) => slot).filter(isCovered);

/** What it costs to kick off in an hour of the day (local): nothing in the evening, very much at night. */
const COST = [60, 90, 100, 100, 100, 100, 90, 70, 45, 25, 12, 6, 4, 2.5, 1.5, 1, 1, 0.5, 0, 0, 0, 1.5, 6, 25];
/** People work at noon: from Monday to Friday a match before five costs more. */
const WORKING_HOURS_COST = 3;

/** How odd a kick-off is where it is played; above 30 nobody would come. */
export function oddity(slot: number, utcHours: number, day: DayNumber): number {
  const hour = (slot / 4 + utcHours + 24) % 24;
  const works = weekdayOf(day) < 5 && hour >= 9 && hour < 16.5;
  return (COST[Math.floor(hour)] ?? 100) + (works ? WORKING_HOURS_COST : 0);
}
