import { toAppError } from "#shared/errors/index.ts";
import { logLine, thrownFields } from "#shared/log/log-line.ts";

/** Tells the operator of something thrown that no reader may see: what broke (`code`), and in which request where there is one. */
export function logThrown(code: string, thrown: unknown, requestId?: string): void {
  const error = toAppError(thrown);
  logLine("error", {
    ...{ worker: "realtime", code, reason: error.code, request_id: requestId },
    ...thrownFields(error.cause ?? thrown),
  });
}
