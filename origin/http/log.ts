import { logLine as writeLine } from "#shared/log/log-line.ts";

/** One line of JSON an event: what log pipelines of Workers read best. */
export const logLine = (level: "info" | "warn" | "error", event: string, fields: object): void =>
  writeLine(level, { worker: "origin", event, ...fields });
