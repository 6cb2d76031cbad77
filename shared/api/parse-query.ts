import * as z from "zod/mini";
import type { FieldErrors } from "../errors/index.ts";
import type { Endpoint, QueryOf } from "./endpoint.ts";

/** The parsed query, or its errors by key. */
export type ParsedQuery<E extends Endpoint> =
  | { readonly ok: true; readonly value: QueryOf<E> }
  | { readonly ok: false; readonly errors: FieldErrors };

/** Old names of query keys (domain-facts 1.3 to 1.5) that a call does not declare, hyphens as underscores. */
const OLD_KEYS: Readonly<Record<string, string>> = {
  i_company_id: "company_id",
  competition_id: "comp_id",
};

/** The declared key that a spelling means, or null when the call knows none. */
function keyOf(call: Endpoint, spelling: string): string | null {
  const written = spelling.replaceAll("-", "_");
  const renamed = Object.hasOwn(OLD_KEYS, written) ? OLD_KEYS[written] : undefined;
  return [written, renamed].find((key) => key !== undefined && Object.hasOwn(call.query.shape, key)) ?? null;
}

/** The other spellings of a declared key that {@link parseQuery} takes: `match-id`, `i_company_id`. */
export function otherSpellings(call: Endpoint, key: string): string[] {
  const old = Object.keys(OLD_KEYS).filter((name) => OLD_KEYS[name] === key);
  const names = [key, ...old.filter((name) => !Object.hasOwn(call.query.shape, name))];
  return [...new Set(names.flatMap((name) => [name, name.replaceAll("_", "-")]))].filter(
    (name) => name !== key,
  );
}

/** Reads a query string for a call: old spellings count, unknown keys are dropped, empty is absent, the first wins. */
export function parseQuery<E extends Endpoint>(call: E, search: URLSearchParams): ParsedQuery<E> {
  const raw: Record<string, string> = {};
  for (const [spelling, value] of search) {
    const key = keyOf(call, spelling);
    if (value !== "" && key !== null && !Object.hasOwn(raw, key)) raw[key] = value;
  }
  const parsed = z.safeParse(call.query, raw);
  if (parsed.success) return { ok: true, value: parsed.data as QueryOf<E> };
  return { ok: false, errors: fieldErrors(parsed.error) };
}

/** Complaints of a schema by the path of the field they are about (`match_id`, `matches.3.home`). */
export function fieldErrors(error: z.core.$ZodError): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const issue of error.issues) {
    const field = issue.path.join(".") || "(root)";
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}
