import { type AppError, toAppError } from "#shared/errors/index.ts";

/** Where a failure happened, as far as it is known. */
export interface FailurePlace {
  readonly requestId?: string;
  readonly method?: string;
  readonly path?: string;
  /** What was served instead, when the reader did not see the failure. */
  readonly served?: "stale" | "without";
}

/** One JSON line for the operator; how loud it is stands in the error catalogue. */
export function logFailure(thrown: unknown, place: FailurePlace): void {
  const error: AppError = toAppError(thrown);
  const level = error.row.log;
  if (level === "none") return;
  const line = JSON.stringify({
    level,
    worker: "edge",
    code: error.code,
    request_id: place.requestId,
    method: place.method,
    path: place.path,
    served: place.served,
    detail: error.detail,
    stack: error.code === "internal" && error.cause instanceof Error ? error.cause.stack : undefined,
  });
  if (level === "error") console.error(line);
  else console.warn(line);
}
