/** Seeded randomness for simulations: the same seed gives the same numbers on every machine. Not for secrets. */

/** Uniform numbers in [0, 1). */
export type Uniform = () => number;

/** FNV-1a over UTF-16 units: a seed from text. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}

/** Mulberry32 (Tommy Ettinger, public domain): 32 bits of state, a period of 2^32, passes gjrand's small tests. */
export function mulberry32(seed: number): Uniform {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Events of a Poisson process with a mean (Knuth's multiplication, for the small means of goals). */
export function poisson(mean: number, uniform: Uniform): number {
  const limit = Math.exp(-mean);
  let count = 0;
  for (let product = uniform(); product > limit; product *= uniform()) count += 1;
  return count;
}
