/** Spec section 9: more than this many pending preloads wait. */
export const MOST_PENDING = 4;

/** Preloads of files that run a few at a time, each once. */
export interface PrefetchQueue {
  /**
   * Asks for a file by its address; `load` is called now, later, or not at all when it was asked for before. Resolves to
   * whether the file is there.
   */
  add(href: string, load: () => Promise<unknown>): Promise<boolean>;
}

/** One per page. A preload that fails is forgotten, so that the next occasion tries again. */
export function createPrefetchQueue(): PrefetchQueue {
  const known = new Map<string, Promise<boolean>>();
  const waiting: (() => void)[] = [];
  let pending = 0;
  const next = () => {
    if (pending < MOST_PENDING) waiting.shift()?.();
  };
  const loaded = async (href: string, load: () => Promise<unknown>): Promise<boolean> => {
    pending += 1;
    try {
      await load();
      return true;
    } catch {
      known.delete(href);
      return false;
    } finally {
      pending -= 1;
      next();
    }
  };
  return {
    add(href, load) {
      const before = known.get(href);
      if (before !== undefined) return before;
      const asked = new Promise<boolean>((done) => {
        waiting.push(() => done(loaded(href, load)));
      });
      known.set(href, asked);
      next();
      return asked;
    },
  };
}
