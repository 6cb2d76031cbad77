/** How lines are written. Source: domain-facts section 1.3. */

/** As a decimal number: `0.25`, `-1`, `2.5`. */
export function decimalLine(line: number): string {
  return String(line === 0 ? 0 : line);
}

/**
 * In the notation of Asian bookmakers: a quarter line by the two lines that share its stake, the smaller first
 * (`0/0.5`, `-1/1.5`), any other as a decimal. The sign is written once, before both.
 */
export function splitLine(line: number): string {
  if (Number.isInteger(line * 2)) return decimalLine(line);
  const size = Math.abs(line);
  return `${line < 0 ? "-" : ""}${size - 0.25}/${size + 0.25}`;
}
