import { useCallback, useEffect } from "react";
import { usePageStores } from "./page-stores.tsx";

/** Whether the page's first screen is alive: its code comes after that of the frame around it. */
interface ScreenAlive {
  isAlive: boolean;
  readonly waiting: Set<() => void>;
}

/** One per page tree. */
const createScreenAlive = (): ScreenAlive => ({ isAlive: false, waiting: new Set() });

/** Stands beside the screen, in the same `Suspense`: it is alive when the screen is. */
export function ScreenMark() {
  const screen = usePageStores().once(createScreenAlive);
  useEffect(() => {
    screen.isAlive = true;
    for (const run of screen.waiting) run();
    screen.waiting.clear();
  }, [screen]);
  return null;
}

/**
 * Gives what calls back once the screen is alive (at once where it is), and gives what calls that off. For who draws all
 * of a page anew: a screen whose code is still to come would leave an empty place.
 */
export function useWhenScreenAlive(): (run: () => void) => () => void {
  const screen = usePageStores().once(createScreenAlive);
  return useCallback(
    (run) => {
      if (screen.isAlive) run();
      else screen.waiting.add(run);
      return () => void screen.waiting.delete(run);
    },
    [screen],
  );
}
