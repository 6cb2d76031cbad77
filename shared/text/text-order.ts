const codeOf = (letter: string): number => letter.codePointAt(0) ?? 0;

/** An order of texts that is the same wherever it is asked for: by code points, as SQLite does, and by no language. */
export function compareText(one: string, other: string): number {
  const [left, right] = [Array.from(one, codeOf), Array.from(other, codeOf)];
  const at = left.findIndex((code, index) => code !== right[index]);
  if (at === -1) return left.length - right.length;
  return (left[at] ?? 0) - (right[at] ?? -1);
}
