/**
 * Whether the screen of a page is hydrated. valtio's `useSnapshot` knows one value for the server and the first render in the
 * browser: stores take what the HTML does not say (local storage, session, pushes) after hydration.
 */
export interface PageHydration {
  /** Calls back once the screen is hydrated, at once where it is, never on the server. Returns a function that cancels it. */
  readonly whenHydrated: (begin: () => void) => () => void;
  readonly markHydrated: () => void;
}

export function createPageHydration(isHydrated = false): PageHydration {
  let waiting: Set<() => void> | null = isHydrated ? null : new Set();
  return {
    whenHydrated(begin) {
      if (waiting) waiting.add(begin);
      else begin();
      return () => waiting?.delete(begin);
    },
    markHydrated() {
      const begins = waiting ?? [];
      waiting = null;
      for (const begin of begins) begin();
    },
  };
}

/** The page that a store is made for. */
export interface OfPage {
  readonly hydration: PageHydration;
}

/** A store that is made for no page takes what the browser keeps at once. */
export const NO_PAGE: OfPage = { hydration: createPageHydration(true) };
