import { mapEach, type OneForEach } from "./map-each.rules.ts";

/**
 * Divides a whole among its parts so that the rounded shares add up to it: each share is rounded down, and the steps
 * still missing go to the largest remainders, of equal ones to the first (largest remainder method, also Hamilton's).
 * All shares are 0 where the parts add up to 0.
 *
 * @param parts sizes of the parts, none below 0: counts, or probabilities.
 * @param decimals decimals of a share.
 * @param whole the sum of the shares: 100 for percent.
 */
export function sharesOf<const Parts extends readonly number[]>(
  parts: Parts,
  decimals = 0,
  whole = 100,
): OneForEach<Parts> {
  const all = parts.reduce((sum, part) => sum + part, 0);
  if (all <= 0) return mapEach(parts, () => 0);
  const steps = Math.round(whole * 10 ** decimals);
  const exact = parts.map((part) => (part * steps) / all);
  // A share that is whole but for the error of a division must not lose a step by it.
  const down = exact.map((share) => Math.floor(share + 1e-9));
  const missing = steps - down.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, place) => ({ place, remainder: share - (down[place] ?? 0) }))
    .sort((a, b) => (Math.abs(b.remainder - a.remainder) < 1e-9 ? 0 : b.remainder - a.remainder));
  for (const { place } of byRemainder.slice(0, missing)) down[place] = (down[place] ?? 0) + 1;
  return mapEach(parts, (_, place) => (down[place] ?? 0) / 10 ** decimals);
}

/**
 * Divides 100 percent among the parts as {@link sharesOf} does, with one decimal; null for each of nothing.
 */
export function percentsOf<const Parts extends readonly number[]>(
  parts: Parts,
): OneForEach<Parts, number | null> {
  return parts.every((part) => part === 0) ? mapEach(parts, () => null) : sharesOf(parts, 1);
}
