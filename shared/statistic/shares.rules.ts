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
export function sharesOf<const Amounts extends readonly number[]>(
  amounts: Amounts,
  decimals = 0,
  whole = 100,
): OneForEach<Amounts> {
  const all = amounts.reduce((sum, amount) => sum + amount, 0);
  if (all <= 0) return mapEach(amounts, () => 0);
  const steps = Math.round(whole * 10 ** decimals);
  const exact = amounts.map((amount) => (amount * steps) / all);
  // A share that is whole but for the error of a division must not lose a step by it.
  const down = exact.map((share) => Math.floor(share + 1e-9));
  const missing = steps - down.reduce((sum, share) => sum + share, 0);
  const byRemainder = exact
    .map((share, place) => ({ place, remainder: share - (down[place] ?? 0) }))
    .sort((a, b) => (Math.abs(b.remainder - a.remainder) < 1e-9 ? 0 : b.remainder - a.remainder));
  for (const { place } of byRemainder.slice(0, missing)) down[place] = (down[place] ?? 0) + 1;
  return mapEach(amounts, (_, place) => (down[place] ?? 0) / 10 ** decimals);
}

/**
 * Divides 100 percent among the parts as {@link sharesOf} does, with one decimal; null for each of nothing.
 */
export function percentsOf<const Amounts extends readonly number[]>(
  amounts: Amounts,
): OneForEach<Amounts, number | null> {
  return amounts.every((amount) => amount === 0) ? mapEach(amounts, () => null) : sharesOf(amounts, 1);
}
