import { AsyncLocalStorage } from "node:async_hooks";
import { logLine as writeLine } from "#shared/log/log-line.ts";

/** The current request, also for work deferred after its response. */
const requests = new AsyncLocalStorage<string>();

/** Runs work in the context of a request, so that its log lines carry the request id. */
export const inRequest = <T>(requestId: string, work: () => T): T => requests.run(requestId, work);

/** The current request. */
export const requestIdNow = (): string | undefined => requests.getStore();

/** One line of JSON per event, the format that log pipelines of Workers read best. */
export const logLine = (level: "info" | "warn" | "error", event: string, fields: object): void =>
  writeLine(level, { worker: "origin", event, request_id: requestIdNow(), ...fields });
