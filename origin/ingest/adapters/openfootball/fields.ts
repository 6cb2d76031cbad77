import type { ProblemReporter } from "../problems.ts";

/** Validating readers of foreign JSON: each returns the value, or reports its path and returns null. */

export type Row = Readonly<Record<string, unknown>>;

const kindOf = (value: unknown): string =>
  value === null
    ? "null"
    : Array.isArray(value)
      ? "a list"
      : typeof value === "object"
        ? "an object"
        : typeof value;

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? "nothing";
  return text.length > 40 ? kindOf(value) : text;
};

export function isRow(value: unknown): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function readRow(value: unknown, position: string, reporter: ProblemReporter): Row | null {
  if (isRow(value)) return value;
  reporter.problem(position, `must be an object, is ${shown(value)}`);
  return null;
}

export function readList(value: unknown, position: string, reporter: ProblemReporter): readonly unknown[] {
  if (Array.isArray(value)) return value;
  reporter.problem(position, value === undefined ? "is missing" : `must be a list, is ${shown(value)}`);
  return [];
}

/** Required text. */
export function readText(value: unknown, position: string, reporter: ProblemReporter): string | null {
  if (typeof value === "string" && value.trim() !== "") {
    const text = value.trim();
    // Invalid UTF-8 arrives as U+FFFD: a name with it could never be matched again.
    const fault = text.includes("\ufffd")
      ? `must be written in UTF-8, is ${shown(text)}`
      : text.length > 200
        ? "is longer than 200 characters"
        : null;
    if (fault === null) return text;
    reporter.problem(position, fault);
    return null;
  }
  const what = value === undefined ? "is missing" : `must be a text, is ${shown(value)}`;
  reporter.problem(position, what);
  return null;
}

/** Optional text; may be absent or null. */
export function readOptionalText(value: unknown, position: string, reporter: ProblemReporter): string | null {
  return value === undefined || value === null || value === "" ? null : readText(value, position, reporter);
}

/** A whole number within bounds, possibly written as text; absent and null are null. */
export function readCount(
  value: unknown,
  position: string,
  reporter: ProblemReporter,
  range: { min: number; max: number } = { min: 0, max: 200 },
): number | null {
  if (value === undefined || value === null) return null;
  const count = typeof value === "string" && /^\d+$/.test(value) ? Number(value) : value;
  if (typeof count === "number" && Number.isInteger(count) && count >= range.min && count <= range.max) {
    return count;
  }
  reporter.problem(position, `must be a whole number from ${range.min} to ${range.max}, is ${shown(value)}`);
  return null;
}
