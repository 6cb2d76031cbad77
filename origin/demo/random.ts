/** Seeded chance: the same seed gives the same world on every machine. Not for secrets. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One of a list that is not empty. */
  pick<Item>(items: readonly Item[]): Item;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** Normal distribution. */
  normal(mean: number, deviation: number): number;
  /** Events of a Poisson process with the given mean. */
  poisson(mean: number): number;
  /** The list in another order. */
  shuffle<Item>(items: readonly Item[]): Item[];
  /** An own stream for a part, so that what one part draws does not move the others. */
  fork(part: string): Random;
}

/** FNV-1a over UTF-16 units with a final avalanche: spreads neighbouring seeds apart. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state are plenty for one match. */
export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick<Item>(items: readonly Item[]): Item {
      const item = items[int(0, items.length - 1)];
      if (item === undefined) throw new Error("nothing to pick from");
      return item;
    },
    chance: (probability) => next() < probability,
    // Box and Muller; 1 - next() is never 0.
    normal: (mean, deviation) =>
      mean + deviation * Math.sqrt(-2 * Math.log(1 - next())) * Math.cos(2 * Math.PI * next()),
    poisson(mean) {
      const limit = Math.exp(-mean);
      let events = 0;
      for (let product = next(); product > limit; product *= next()) events += 1;
      return events;
    },
    shuffle<Item>(items: readonly Item[]): Item[] {
      const order = items.map((item) => ({ item, key: next() }));
      return order.sort((a, b) => a.key - b.key).map(({ item }) => item);
    },
    fork: (part) => createRandom(`${seed}/${part}`),
  };
}
