import type { ErrorCode } from "./error-catalogue.ts";

/** What calls of a reader are refused with when nobody is logged in: at all, any more, or by a token that is none of ours. */
export const SESSION_OVER_CODES = [
  "login_required",
  "session_expired",
  "token_invalid",
] as const satisfies readonly ErrorCode[];

/** Whether a failure says that nobody is logged in, or not any more. */
export const isSessionOver = (failure: { readonly code: ErrorCode } | null): boolean =>
  SESSION_OVER_CODES.some((one) => one === failure?.code);
