/** Spec section 9: more than this many pending preloads wait. */
export const MOST_PENDING = 4;

/** Preloads that run a few at a time, each once. */
export interface PrefetchQueue {
  /** Asks for a thing by its name; `load` is called now, later, or not at all when it was asked for before. */
  add(name: string, load: () => Promise<unknown>): void;
}

/** One per page. A preload that fails is forgotten, so that the next occasion tries again. */
export function createPrefetchQueue(): PrefetchQueue {
  const known = new Set<string>();
  const waiting: (() => void)[] = [];
  let pending = 0;
  const next = () => {
    if (pending < MOST_PENDING) waiting.shift()?.();
  };
  return {
    add(name, load) {
      if (known.has(name)) return;
      known.add(name);
      waiting.push(() => {
        pending += 1;
        load()
          .catch(() => known.delete(name))
          .finally(() => {
            pending -= 1;
            next();
          });
      });
      next();
    },
  };
}
