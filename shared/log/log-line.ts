/** One event of a Worker as a line of JSON: under `code` or `event`, with its `request_id`. */
export interface LogLine {
  readonly worker: "edge" | "origin" | "realtime";
  readonly request_id?: string | undefined;
  readonly [field: string]: unknown;
}

/** Writes a line at its level. `time` is ISO 8601 in UTC: lines of all Workers sort by it, also where no platform adds one. */
export function logLine(level: "info" | "warn" | "error", fields: LogLine): void {
  const line = JSON.stringify({ time: new Date().toISOString(), level, ...fields });
  if (level === "info") console.log(line);
  else if (level === "warn") console.warn(line);
  else console.error(line);
}

/** An unexpected error, with its stack: for the operator, never for readers. */
export const thrownFields = (
  thrown: unknown,
): { readonly detail: string; readonly stack: string | undefined } =>
  thrown instanceof Error
    ? { detail: thrown.message, stack: thrown.stack }
    : { detail: String(thrown), stack: undefined };
