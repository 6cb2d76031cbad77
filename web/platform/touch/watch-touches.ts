import { type Gesture, gestureOf, swipeStep, type TouchPoint } from "./swipe.rules.ts";

/** Receives the gestures of one finger. */
export interface TouchHandler {
  /** True if a swipe has somewhere to go from here. */
  readonly maySwipe: () => boolean;
  /** The finger is on its way: `dx` and `dy` pixels from its start. */
  readonly onMove: (gesture: Gesture, dx: number, dy: number) => void;
  /** The finger has left: the step of a swipe, or the pixels of a pull. */
  readonly onSwipe: (step: -1 | 0 | 1) => void;
  readonly onPull: (pixels: number) => void;
}

/** A finger at the edge of the screen belongs to the browser: back and forward. */
const EDGE = 24;

/** Elements with gestures or scrolling of their own. */
const OWN_GESTURES = "input, textarea, select, [contenteditable], [popover], dialog, canvas, .no-swipe";

/** True if an element around the target scrolls horizontally: strips, wide tables, brackets. */
function isInScroller(target: Element, root: Element): boolean {
  for (let one: Element | null = target; one && one !== root; one = one.parentElement) {
    if (one.scrollWidth > one.clientWidth + 1 && /auto|scroll/.test(getComputedStyle(one).overflowX))
      return true;
  }
  return false;
}

const pointOf = ({ clientX, clientY }: Touch, at_ms: number): TouchPoint => ({
  x: clientX,
  y: clientY,
  at_ms,
});

/**
 * Watches the touches of an element. Listeners are passive, so that scrolling never waits for them; pointer events would
 * end with the first scrolled pixel.
 */
export function watchTouches(root: HTMLElement, handler: TouchHandler): () => void {
  let from: TouchPoint | null = null;
  let gesture: Gesture | null = null;
  let last: TouchPoint | null = null;
  const end = () => {
    from = null;
    gesture = null;
    last = null;
  };
  const start = (event: TouchEvent) => {
    end();
    const [touch] = event.touches;
    if (!touch || event.touches.length > 1 || !(event.target instanceof Element)) return;
    const isAtEdge = touch.clientX < EDGE || touch.clientX > innerWidth - EDGE;
    const isZoomed = (visualViewport?.scale ?? 1) > 1.01;
    if (isAtEdge || isZoomed || event.target.closest(OWN_GESTURES)) return;
    from = pointOf(touch, event.timeStamp);
  };
  const move = (event: TouchEvent) => {
    const [touch] = event.touches;
    if (!from || !touch) return;
    if (event.touches.length > 1) return cancel();
    last = pointOf(touch, event.timeStamp);
    if (gesture === null) {
      gesture = gestureOf(from, last, scrollY <= 0);
      const isOthers = event.target instanceof Element && isInScroller(event.target, root);
      if (gesture === "swipe" && (isOthers || !handler.maySwipe())) gesture = "scroll";
    }
    if (gesture === "scroll") return end();
    if (gesture) handler.onMove(gesture, last.x - from.x, last.y - from.y);
  };
  const leave = () => {
    if (from && last && gesture === "swipe") handler.onSwipe(swipeStep(from, last, innerWidth));
    if (from && last && gesture === "pull") handler.onPull(last.y - from.y);
    end();
  };
  /** The browser took the finger, or a second one came. */
  const cancel = () => {
    if (gesture === "swipe") handler.onSwipe(0);
    if (gesture === "pull") handler.onPull(0);
    end();
  };
  const stop = new AbortController();
  const options = { passive: true, signal: stop.signal };
  root.addEventListener("touchstart", start, options);
  root.addEventListener("touchmove", move, options);
  root.addEventListener("touchend", leave, options);
  root.addEventListener("touchcancel", cancel, options);
  return () => stop.abort();
}
