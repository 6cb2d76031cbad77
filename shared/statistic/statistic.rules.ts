/** Rule of all statistics: an unknown value is not 0. */

/** Decimals of a sum: more than any source gives, and fewer than the tail that sums of binary numbers have. */
const SUM_DECIMALS = 6;

/** Sum of the values that are known; null where none is. */
export function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  const sum = known.reduce((all, value) => all + value, 0);
  return known.length === 0 ? null : rounded(sum, SUM_DECIMALS);
}

/** Mean of the values that are known; null where none is. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** A number with so many decimals; null stays null. */
export function rounded<Value extends number | null>(value: Value, decimals: number): Value {
  const factor = 10 ** decimals;
  return (value === null ? null : Math.round(value * factor) / factor) as Value;
}
