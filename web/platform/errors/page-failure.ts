import { isRouteErrorResponse } from "react-router";
import { type ErrorCode, errorCatalogue, isErrorCode } from "#shared/errors/error-catalogue.ts";
import { isRecord } from "#shared/json/is-record.ts";

/** What a failed loader tells the browser; see page-loader.ts. */
export interface PageFailure {
  readonly code: ErrorCode;
  readonly request_id: string;
}

/**
 * A failure as the error screen shows it. `code` is null for failures outside the catalogue, `status` where no answer came
 * because the server could not be reached, or only a part of one.
 */
export interface ShownFailure {
  readonly status: number | null;
  readonly code: ErrorCode | null;
  readonly request_id: string | null;
}

/** What Chromium, Firefox and WebKit say of a request, or of code, that no server answered. A fault of the page says otherwise. */
const NO_ANSWER =
  /failed to fetch|network ?error|load failed|network connection|dynamically imported|importing a module/i;

/** What React Router says of data that ends in the middle; Chromium also calls the body's failure a "network error". */
const CUT_ANSWER = "Unable to decode turbo-stream response";

const isUnanswered = (error: unknown): boolean =>
  (isRecord(error) && error.name === "AbortError") ||
  (error instanceof TypeError && NO_ANSWER.test(error.message)) ||
  (error instanceof Error && error.message === CUT_ANSWER);

/** Reads whatever React Router hands to an error boundary. */
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
