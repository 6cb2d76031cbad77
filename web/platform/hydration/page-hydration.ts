/**
 * The hydration of a page's screen. Stores take values that are not in the HTML (local storage, session, pushes) only
 * after it: valtio's `useSnapshot` has one value for the server and the first render in the browser.
 */
export interface PageHydration {
  /** Calls back once the screen is hydrated, at once where it is, never on the server. Returns a function that cancels it. */
  readonly whenHydrated: (begin: () => void) => () => void;
  readonly setHydrated: () => void;
}

export function createPageHydration(isHydrated = false): PageHydration {
  let waiting: Set<() => void> | null = isHydrated ? null : new Set();
  return {
    whenHydrated(begin) {
      if (waiting) waiting.add(begin);
      else begin();
      return () => waiting?.delete(begin);
    },
    setHydrated() {
      const begins = waiting ?? [];
      waiting = null;
      for (const begin of begins) begin();
    },
  };
}

/** The page that a store belongs to. */
export interface OfPage {
  readonly hydration: PageHydration;
}

/** A store without a page takes the browser's values at once. */
export const NO_PAGE: OfPage = { hydration: createPageHydration(true) };
