import * as z from "zod/mini";
import type { AppError } from "./app-error.ts";
import { type ErrorCode, isErrorCode } from "./error-catalogue.ts";

/** Media type of every failure body (RFC 9457, section 3). */
export const PROBLEM_CONTENT_TYPE = "application/problem+json";

/** Failure body after RFC 9457: `code` from the catalogue, nothing internal. */
export const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  code: z.custom<ErrorCode>(isErrorCode),
  detail: z.optional(z.string()),
  request_id: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type Problem = z.infer<typeof Problem>;

/** Builds the problem body of a failure. `detail` is left out of server faults: it may name internals. */
export function toProblem(error: AppError, requestId: string): Problem {
  const { status } = error.row;
  return {
    type: "about:blank",
    title: error.code,
    status,
    code: error.code,
    ...(error.detail !== undefined && status < 500 ? { detail: error.detail } : {}),
    request_id: requestId,
    ...(error.fields
      ? { errors: Object.fromEntries(Object.entries(error.fields).map(([key, value]) => [key, [...value]])) }
      : {}),
  };
}
