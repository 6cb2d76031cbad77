/** What all figures share: a value that is not known is no 0. */

/** Share of a whole in percent with one decimal; null of nothing. */
export function percentOf(part: number, whole: number): number | null {
  return whole === 0 ? null : rounded((100 * part) / whole, 1);
}

/** Sum of the values that are known; null where none is. */
export function sumOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0);
}

/** Mean of the values that are known; null where none is. */
export function meanOf(values: readonly (number | null)[]): number | null {
  const known = values.filter((value) => value !== null);
  return known.length === 0 ? null : known.reduce((sum, value) => sum + value, 0) / known.length;
}

/** A number with so many decimals; what is not known stays unknown. */
export function rounded<Value extends number | null>(value: Value, decimals: number): Value {
  const factor = 10 ** decimals;
  return (value === null ? null : Math.round(value * factor) / factor) as Value;
}
