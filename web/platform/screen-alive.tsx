import { type ReactNode, Suspense, useCallback, useEffect, useLayoutEffect, useState } from "react";
import { AfterHydration } from "./after-hydration.tsx";
import { usePageStores } from "./page-stores.tsx";

/** Whether the page's first screen is alive, with all its parts: its code comes after that of the frame around it. */
interface ScreenAlive {
  isAlive: boolean;
  /** Parts of the screen whose HTML is still to come alive. */
  readonly parts: Set<object>;
  /** The screen itself is, without its parts. */
  isMarked: boolean;
  readonly waiting: Set<() => void>;
}

/** One per page tree. */
const createScreenAlive = (): ScreenAlive => ({
  isAlive: false,
  parts: new Set(),
  isMarked: false,
  waiting: new Set(),
});

function look(screen: ScreenAlive): void {
  if (screen.isAlive || !screen.isMarked || screen.parts.size > 0) return;
  screen.isAlive = true;
  document.documentElement.dataset.alive = "";
  for (const run of screen.waiting) run();
  screen.waiting.clear();
}

/**
 * Stands beside the screen, in the same `Suspense`: it is alive when the screen is. Whoever looks at the page from outside
 * (a browser test, an operator's own probe) finds `data-alive` at the root element once its parts are, too.
 */
export function ScreenMark() {
  const screen = usePageStores().once(createScreenAlive);
  useEffect(() => {
    screen.isMarked = true;
    look(screen);
  }, [screen]);
  return null;
}

interface ScreenPartProps {
  /** Where a page is opened within the running one; a page that the server drew has the part itself. */
  readonly fallback?: ReactNode;
  /** Loaded lazily. */
  readonly children: ReactNode;
}

/** A part of a screen that stands in the HTML, and comes alive after the screen. */
export function ScreenPart({ fallback, children }: ScreenPartProps) {
  const screen = usePageStores().once(createScreenAlive);
  const [part] = useState(() => ({}));
  const isThere = useCallback(() => {
    screen.parts.delete(part);
    look(screen);
  }, [screen, part]);
  // Before the effect of any mark: whoever is still to come is known when the screen is alive.
  useLayoutEffect(() => {
    if (!screen.isAlive) screen.parts.add(part);
    return isThere;
  }, [screen, part, isThere]);
  return (
    <Suspense fallback={fallback}>
      {children}
      <PartMark isThere={isThere} />
    </Suspense>
  );
}

function PartMark({ isThere }: { readonly isThere: () => void }) {
  useEffect(isThere, [isThere]);
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

/**
 * Mounts lazily loaded parts like `AfterHydration`, those that change the screen: a part that is still to come alive
 * when its props change is thrown away by React, and its place is empty until its code is there.
 */
export function AfterScreen({ children }: { readonly children: () => ReactNode }) {
  const whenAlive = useWhenScreenAlive();
  const [isAlive, setAlive] = useState(false);
  useEffect(() => whenAlive(() => setAlive(true)), [whenAlive]);
  return isAlive ? <AfterHydration>{children}</AfterHydration> : null;
}
