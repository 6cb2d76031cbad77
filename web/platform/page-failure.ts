import { isRouteErrorResponse } from "react-router";
import { type ErrorCode, errorCatalogue, isErrorCode } from "#shared/errors/error-catalogue.ts";

/** What a failed loader tells the browser; see page-loader.ts. */
export interface PageFailure {
  readonly code: ErrorCode;
  readonly request_id: string;
}

/** A failure as the error screen shows it. `code` is null for failures outside the catalogue. */
export interface ShownFailure {
  readonly status: number;
  readonly code: ErrorCode | null;
  readonly request_id: string | null;
}

/** Reads whatever React Router hands to an error boundary. */
export function readFailure(error: unknown): ShownFailure {
  if (!isRouteErrorResponse(error)) return { status: 500, code: null, request_id: null };
  const body: unknown = error.data;
  if (typeof body === "object" && body !== null && "code" in body && isErrorCode(body.code)) {
    const requestId = "request_id" in body && typeof body.request_id === "string" ? body.request_id : null;
    return { status: errorCatalogue[body.code].status, code: body.code, request_id: requestId };
  }
  return { status: error.status, code: error.status === 404 ? "route_not_found" : null, request_id: null };
}
