import * as z from "zod/mini";
import { fieldErrors } from "#shared/api/index.ts";
import type { FieldErrors } from "#shared/errors/index.ts";
import { isRecord } from "#shared/json/is-record.ts";
import { MAX_PROBLEMS, readBatchText, refuseBatch } from "../http/body.ts";
import { Batch } from "./batch.schema.ts";

/** Rows validated at once: a list of a million invalid ones must not create a million problems. */
const ROWS_AT_ONCE = 500;

/** Violations of a slice of a list, with indices of the whole list. */
function errorsOf(kind: string, error: z.core.$ZodError, first: number): FieldErrors {
  const issues = error.issues.map((issue) => {
    const [row, ...rest] = issue.path;
    return { ...issue, path: typeof row === "number" ? [kind, first + row, ...rest] : [kind, ...issue.path] };
  });
  return fieldErrors(new z.core.$ZodError(issues));
}

/** Parses a batch from a request body. Throws `batch_refused` with problems by path: all, or the first of many. */
export function parseBatch(text: string): Batch {
  const given = readBatchText(text);
  if (!isRecord(given)) throw refuseBatch({ "(root)": ["must be an object"] });
  const lists = Object.entries(Batch.shape).filter(([kind]) => Array.isArray(given[kind]));
  const empty = Object.fromEntries(lists.map(([kind]) => [kind, []]));
  const parsed = z.safeParse(Batch, { ...given, ...empty });
  const errors = parsed.success ? {} : { ...fieldErrors(parsed.error) };
  const read: Record<string, unknown[]> = {};
  for (const [kind, schema] of lists) {
    const rows = given[kind] as readonly unknown[];
    read[kind] = [];
    for (let first = 0; first < rows.length; first += ROWS_AT_ONCE) {
      if (Object.keys(errors).length >= MAX_PROBLEMS) throw refuseBatch(errors);
      const some = z.safeParse(schema, rows.slice(first, first + ROWS_AT_ONCE));
      if (some.success) read[kind].push(...(some.data as unknown[]));
      else Object.assign(errors, errorsOf(kind, some.error, first));
    }
  }
  if (!parsed.success || Object.keys(errors).length > 0) throw refuseBatch(errors);
  return { ...parsed.data, ...read };
}
