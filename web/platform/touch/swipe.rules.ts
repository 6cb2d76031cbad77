/** Points and times of one finger, in CSS pixels and milliseconds. */
export interface TouchPoint {
  readonly x: number;
  readonly y: number;
  readonly at_ms: number;
}

/** What the path of a finger is: a swipe between neighbours, a pull at the top of the page, or neither of them. */
export type Gesture = "swipe" | "pull" | "scroll";

/** Movement before the direction counts, in pixels: browsers call less of it a tap. */
const SLOP = 12;

/** The gesture of a path so far; null while the finger has hardly moved. */
export function gestureOf(from: TouchPoint, to: TouchPoint, isAtTop: boolean): Gesture | null {
  const dx = to.x - from.x;
  const dy = to.y - from.y;
  if (Math.hypot(dx, dy) < SLOP) return null;
  if (Math.abs(dx) > 2 * Math.abs(dy)) return "swipe";
  return isAtTop && dy > Math.abs(dx) ? "pull" : "scroll";
}

/** A swipe counts from a quarter of the width on, or as a flick: faster than this, in pixels per millisecond. */
const FLICK_SPEED = 0.5;
const FLICK_PIXELS = 40;

/** The neighbour that a finished swipe asks for: 1 for the next (the finger moved left), -1 for the previous, 0 for none. */
export function swipeStep(from: TouchPoint, to: TouchPoint, width: number): -1 | 0 | 1 {
  const dx = to.x - from.x;
  const distance = Math.abs(dx);
  const speed = distance / Math.max(1, to.at_ms - from.at_ms);
  const isEnough = distance >= width / 4 || (distance >= FLICK_PIXELS && speed >= FLICK_SPEED);
  if (!isEnough) return 0;
  return dx < 0 ? 1 : -1;
}

/** How far a finger pulls until the page is refreshed, in pixels. */
export const PULL_PIXELS = 96;
