import { isDeepStrictEqual } from "node:util";
import * as z from "zod/mini";
import { type Endpoint, PageInfo } from "#shared/api/index.ts";
import { isRecord } from "#shared/json/is-record.ts";

/** Fields of `data` that its schema does not declare: parsed objects lose them. */
function undeclaredIn(data: unknown, parsed: unknown, path = ""): string[] {
  if (Array.isArray(data) && Array.isArray(parsed)) {
    return data.flatMap((item, index) => undeclaredIn(item, parsed[index], `${path}.${index}`));
  }
  if (!isRecord(data) || !isRecord(parsed)) return isDeepStrictEqual(data, parsed) ? [] : [path];
  return Object.keys(data).flatMap((key) =>
    Object.hasOwn(parsed, key)
      ? undeclaredIn(data[key], parsed[key], `${path}.${key}`)
      : [`${path}.${key} is not declared`],
  );
}

/** The raw body of a success. */
export interface CallBody {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly page?: unknown;
}

/**
 * Faults of the body of a success: it violates its declaration, has undeclared fields, or has a page too many or none.
 * Empty for a correct one.
 */
export function violationsOf(call: Endpoint, { data, page }: CallBody): string[] {
  const parsed = z.safeParse(call.answer, data);
  if (!parsed.success) {
    return parsed.error.issues.slice(0, 5).map(({ path, message }) => `${path.join(".")}: ${message}`);
  }
  const paged = z.safeParse(PageInfo, page).success === call.paginated;
  const pageProblems = paged ? [] : [`page is ${JSON.stringify(page)}`];
  return [...undeclaredIn(data, parsed.data).slice(0, 5), ...pageProblems];
}
