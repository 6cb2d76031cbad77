import { AppError } from "#shared/errors/app-error.ts";
import { logLine, thrownFields } from "#shared/log/log-line.ts";
import type { RequestFacts } from "./request-context.ts";

/** Logs an error of a render for the operator. A failed call is logged where it was made (edge/ssr/page-calls.ts). */
export function logThrown(thrown: unknown, facts: Pick<RequestFacts, "request_id"> | null): void {
  if (thrown instanceof AppError) return;
  logLine("error", {
    worker: "edge",
    code: "internal",
    request_id: facts?.request_id,
    ...thrownFields(thrown),
  });
}
