/** Spec section 9: more than this many pending preloads wait. */
export const MAX_PENDING_PRELOADS = 4;

/** Pages that are preloaded a few at a time, each once. */
export interface PreloadQueue {
  readonly subscribe: (onChange: () => void) => () => void;
  /** The pages that load now, at most {@link MAX_PENDING_PRELOADS}; the same list until it changes. */
  readonly pending: () => readonly string[];
  /** Preloads a page now, later, or not at all when it was added before. */
  readonly add: (page: string) => void;
  /** Ends the preload of a page. One that loaded nothing (`isLoaded` false) is preloaded anew when it is added again. */
  readonly settle: (page: string, isLoaded: boolean) => void;
}

/** Makes the queue of one page tree. */
export function createPreloadQueue(): PreloadQueue {
  const known = new Set<string>();
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
      if (known.has(page)) return;
      known.add(page);
      waiting.push(page);
      if (pending.length < MAX_PENDING_PRELOADS) change(pending);
    },
    settle(page, isLoaded) {
      if (!isLoaded) known.delete(page);
      if (pending.includes(page)) change(pending.filter((one) => one !== page));
    },
  };
}
