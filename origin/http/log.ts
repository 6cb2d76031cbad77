import { AsyncLocalStorage } from "node:async_hooks";
import { logLine as writeLine } from "#shared/log/log-line.ts";

/** Which request work is done for, also what it leaves to be done after its answer. */
const requests = new AsyncLocalStorage<string>();

/** Does work in the name of a request: every line that is logged in it says which. */
export const inRequest = <T>(requestId: string, work: () => T): T => requests.run(requestId, work);

/** The request that work is done for just now. */
export const requestIdNow = (): string | undefined => requests.getStore();

/** One line of JSON an event: what log pipelines of Workers read best. */
export const logLine = (level: "info" | "warn" | "error", event: string, fields: object): void =>
  writeLine(level, { worker: "origin", event, request_id: requestIdNow(), ...fields });
