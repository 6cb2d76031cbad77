/** Seeded randomness: the same seed gives the same world on every machine. Not for secrets. */
export interface Random {
  /** Uniform in [0, 1). */
  next(): number;
  /** Whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** A random element of a non-empty list. */
  pick<Item>(items: readonly Item[]): Item;
  /** True with the given probability. */
  chance(probability: number): boolean;
  /** Normal distribution. */
  normal(mean: number, deviation: number): number;
  /** Events of a Poisson process with the given mean. */
  poisson(mean: number): number;
  /** A shuffled copy. */
  shuffle<Item>(items: readonly Item[]): Item[];
  /** An independent stream, so that draws of one module do not affect the others. */
  fork(name: string): Random;
}

/** FNV-1a over UTF-16 units with a final avalanche: decorrelates neighbouring seeds. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  hash = Math.imul(hash ^ (hash >>> 12), 0x297a2d39);
  return (hash ^ (hash >>> 15)) >>> 0;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state are enough for one match. */
class Mulberry implements Random {
  readonly #seed: string;
  #state: number;

  constructor(seed: string) {
    this.#seed = seed;
    this.#state = hashOf(seed);
  }

  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    const state = this.#state;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  int(min: number, max: number): number {
    return min + Math.floor(this.next() * (max - min + 1));
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.int(0, items.length - 1)];
    if (item === undefined) throw new Error("nothing to pick from");
    return item;
  }

  chance(probability: number): boolean {
    return this.next() < probability;
  }

  normal(mean: number, deviation: number): number {
    // Box and Muller; 1 - next() is never 0.
    const distance = Math.sqrt(-2 * Math.log(1 - this.next()));
    return mean + deviation * distance * Math.cos(2 * Math.PI * this.next());
  }

  poisson(mean: number): number {
    const limit = Math.exp(-mean);
    let events = 0;
    for (let product = this.next(); product > limit; product *= this.next()) events += 1;
    return events;
  }

  shuffle<Item>(items: readonly Item[]): Item[] {
    const order = items.map((item) => ({ item, key: this.next() }));
    return order.sort((a, b) => a.key - b.key).map(({ item }) => item);
  }

  fork(name: string): Random {
    return new Mulberry(`${this.#seed}/${name}`);
  }
}

/** A random stream from a seed. */
export const createRandom = (seed: string): Random => new Mulberry(seed);
