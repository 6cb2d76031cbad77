import type { ErrorCode } from "./error-catalogue.ts";

/** Codes of reader calls without a valid session: never logged in, no longer logged in, or a token that is not ours. */
export const SESSION_OVER_CODES = [
  "login_required",
  "session_expired",
  "token_invalid",
] as const satisfies readonly ErrorCode[];

/** True if a failure means that the reader is not logged in, or not any more. */
export const isSessionOver = (failure: { readonly code: ErrorCode } | null): boolean =>
  SESSION_OVER_CODES.some((one) => one === failure?.code);
