import { tryGetContext } from "hono/context-storage";
import { logLine as writeLine } from "#shared/log/log-line.ts";

export interface OriginHono {
  Variables: { requestId: string };
}

/** Id of the current request, also for work deferred after its response; undefined outside a request. */
export const requestIdNow = (): string | undefined => tryGetContext<OriginHono>()?.get("requestId");

/** One line of JSON per event, the format that log pipelines of Workers read best. */
export const logLine = (level: "info" | "warn" | "error", event: string, fields: object): void =>
  writeLine(level, { worker: "origin", event, request_id: requestIdNow(), ...fields });
