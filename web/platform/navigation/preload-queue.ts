/** Spec section 9: with this many pending preloads, further ones wait. */
export const MAX_PENDING_PRELOADS = 4;
/** Chromium uses a preloaded response for this long, whatever its headers say. Later the page is preloaded again. */
export const PRELOAD_KEPT_MS = 5 * 60_000;

/** Preloads pages a few at a time, each once in {@link PRELOAD_KEPT_MS}. */
export interface PreloadQueue {
  readonly subscribe: (onChange: () => void) => () => void;
  /** The pages that load now, at most {@link MAX_PENDING_PRELOADS}; the same array until it changes. */
  readonly pending: () => readonly string[];
  /** Preloads a page now or later; ignores a page that waits, loads, or has just loaded. */
  readonly add: (page: string) => void;
  /** Ends the preload of a page. One that loaded nothing is preloaded again when it is added again. */
  readonly settle: (page: string, isLoaded: boolean) => void;
}

/** Makes the queue of one page tree. */
export function createPreloadQueue(): PreloadQueue {
  /** When pages had loaded, milliseconds UTC, oldest first. */
  const loadedAt = new Map<string, number>();
  const waiting: string[] = [];
  const listeners = new Set<() => void>();
  let pending: readonly string[] = [];
  const change = (next: readonly string[]) => {
    pending = [...next, ...waiting.splice(0, MAX_PENDING_PRELOADS - next.length)];
    for (const listener of listeners) listener();
  };
  return {
    subscribe(onChange) {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
    pending: () => pending,
    add(page) {
      for (const [loaded, atMs] of loadedAt) {
        if (Date.now() - atMs < PRELOAD_KEPT_MS) break;
        loadedAt.delete(loaded);
      }
      if (loadedAt.has(page) || pending.includes(page) || waiting.includes(page)) return;
      waiting.push(page);
      if (pending.length < MAX_PENDING_PRELOADS) change(pending);
    },
    settle(page, isLoaded) {
      if (!pending.includes(page)) return;
      if (isLoaded) loadedAt.set(page, Date.now());
      change(pending.filter((one) => one !== page));
    },
  };
}
