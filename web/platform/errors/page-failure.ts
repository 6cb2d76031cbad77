import { isRouteErrorResponse } from "react-router";
import { type ErrorCode, errorCatalogue, isErrorCode } from "#shared/errors/error-catalogue.ts";
import { isRecord } from "#shared/json/is-record.ts";

/** The data that a failed loader sends to the browser; see page-loader.ts. */
export interface PageFailure {
  readonly code: ErrorCode;
  readonly request_id: string;
}

/** A failure on the error screen. `code` is null outside the catalogue, `status` without a complete response. */
export interface ShownFailure {
  readonly status: number | null;
  readonly code: ErrorCode | null;
  readonly request_id: string | null;
}

/** Messages of Chromium, Firefox and WebKit for a request or an import without a response. */
const NO_ANSWER =
  /failed to fetch|network ?error|load failed|network connection|dynamically imported|importing a module/i;

/** React Router's message for data that is cut off; Chromium also calls the body's failure a "network error". */
const CUT_ANSWER = "Unable to decode turbo-stream response";

const isUnanswered = (error: unknown): boolean =>
  (isRecord(error) && error.name === "AbortError") ||
  (error instanceof TypeError && NO_ANSWER.test(error.message)) ||
  (error instanceof Error && error.message === CUT_ANSWER);

/** Reads any value that React Router passes to an error boundary. */
export function readFailure(error: unknown): ShownFailure {
  if (!isRouteErrorResponse(error))
    return { status: isUnanswered(error) ? null : 500, code: null, request_id: null };
  const body: unknown = error.data;
  if (typeof body === "object" && body !== null && "code" in body && isErrorCode(body.code)) {
    const requestId = "request_id" in body && typeof body.request_id === "string" ? body.request_id : null;
    return { status: errorCatalogue[body.code].status, code: body.code, request_id: requestId };
  }
  return { status: error.status, code: error.status === 404 ? "route_not_found" : null, request_id: null };
}
