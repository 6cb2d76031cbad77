import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { AfterHydration } from "./after-hydration.tsx";
import { usePageStores } from "./page-stores.tsx";

/** Scores matter more than a part that does not come: after so long nobody waits for it any more. */
const PATIENCE_MS = 10_000;

interface Part {
  /** It has come alive once: hidden and shown again, it still is. */
  isAlive: boolean;
}

/** Whether the page's first screen is alive, with all its parts: its code comes after that of the frame around it. */
interface ScreenAlive {
  /** The screen itself is, without its parts. */
  isMarked: boolean;
  /** Parts of the screen whose HTML is still to come alive. */
  readonly parts: Set<Part>;
  /** Whoever waits for the screen waits no longer: it is alive, or patience is at its end. */
  isOver: boolean;
  readonly waiting: Set<() => void>;
}

/** One per page tree. */
const createScreenAlive = (): ScreenAlive => ({
  isMarked: false,
  parts: new Set(),
  isOver: false,
  waiting: new Set(),
});

function endWaiting(screen: ScreenAlive): void {
  if (screen.isOver) return;
  screen.isOver = true;
  for (const run of screen.waiting) run();
  screen.waiting.clear();
}

function tellIfAlive(screen: ScreenAlive): void {
  if (!screen.isMarked || screen.parts.size > 0) return;
  document.documentElement.dataset.alive = "";
  endWaiting(screen);
}

/**
 * Stands beside the screen, in the same `Suspense`: it is alive when the screen is. Whoever looks at the page from outside
 * (a browser test, an operator's own probe) finds `data-alive` at the root element once the screen's parts are, too.
 */
export function ScreenMark() {
  const screen = usePageStores().once(createScreenAlive);
  useEffect(() => {
    screen.isMarked = true;
    tellIfAlive(screen);
    if (screen.isOver) return;
    const timer = setTimeout(() => endWaiting(screen), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [screen]);
  return null;
}

interface ScreenPartProps {
  /** Where a page is opened within the running one; a page that the server drew has the part itself. */
  readonly fallback?: ReactNode;
  /** Loaded lazily. */
  readonly children: ReactNode;
}

/**
 * A part of a screen that stands in the HTML, and comes alive after the screen. It has a price: what is in `AfterScreen`
 * waits for it.
 */
export function ScreenPart({ fallback, children }: ScreenPartProps) {
  const screen = usePageStores().once(createScreenAlive);
  const [part] = useState<Part>(() => ({ isAlive: false }));
  const leave = useCallback(() => {
    screen.parts.delete(part);
    tellIfAlive(screen);
  }, [screen, part]);
  const comeAlive = useCallback(() => {
    part.isAlive = true;
    leave();
  }, [part, leave]);
  // Layout effects run before any mark's: when the screen is alive, all that is still to come is known.
  useLayoutEffect(() => {
    if (!part.isAlive && !screen.isOver) screen.parts.add(part);
    return leave;
  }, [screen, part, leave]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <PartMark onAlive={comeAlive} />
    </Suspense>
  );
}

function PartMark({ onAlive }: { readonly onAlive: () => void }) {
  useEffect(onAlive, [onAlive]);
  return null;
}

/**
 * Gives what calls back once the screen and its parts are alive (at once where they are), and gives what calls that off.
 * For who draws all of a page anew: a screen whose code is still to come would leave an empty place.
 */
export function useWhenScreenAlive(): (run: () => void) => () => void {
  const screen = usePageStores().once(createScreenAlive);
  return useCallback(
    (run) => {
      if (screen.isOver) run();
      else screen.waiting.add(run);
      return () => void screen.waiting.delete(run);
    },
    [screen],
  );
}

/**
 * Mounts what changes the screen, once the screen and all its parts are alive and the page is idle. Before that React
 * would throw away a part that is given other props than it has in the HTML, and leave its place empty until its code
 * is there.
 */
export function AfterScreen({ children }: { readonly children: () => ReactNode }) {
  const whenAlive = useWhenScreenAlive();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => whenAlive(() => setAlive(true)), [whenAlive]);
  return isAlive ? <AfterHydration>{children}</AfterHydration> : null;
}
