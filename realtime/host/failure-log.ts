import { toAppError } from "#shared/errors/index.ts";
import { logLine, thrownFields } from "#shared/log/log-line.ts";

/** Logs an internal error for the operator: the cause (`code`), and its request where there is one. */
export function logThrown(code: string, thrown: unknown, requestId?: string): void {
  const error = toAppError(thrown);
  logLine("error", {
    ...{ worker: "realtime", code, reason: error.code, request_id: requestId },
    ...thrownFields(error.cause ?? thrown),
  });
}
