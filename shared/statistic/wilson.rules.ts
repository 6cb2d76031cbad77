/** Standard normal quantile of a two-sided 95 % interval. */
const Z_95 = 1.959964;

/**
 * Wilson score interval at 95 % of a share: the shares, 0 to 1, at which `hits` of `count` would not be surprising.
 * Unlike the normal approximation it stays within 0 and 1, and is not empty where all or none are hits. Null of none.
 * Source: E. B. Wilson, "Probable inference, the law of succession, and statistical inference", JASA 22 (1927).
 */
export function wilsonInterval(
  hits: number,
  count: number,
): { readonly low: number; readonly high: number } | null {
  if (count === 0) return null;
  const share = hits / count;
  const squared = Z_95 * Z_95;
  const scale = 1 + squared / count;
  const centre = (share + squared / (2 * count)) / scale;
  const half = (Z_95 / scale) * Math.sqrt((share * (1 - share)) / count + squared / (4 * count * count));
  return { low: Math.max(0, centre - half), high: Math.min(1, centre + half) };
}
