import { type LogLine, logLine } from "./log-line.ts";
import type { SecurityEvent } from "./security-event.table.ts";

/** The same event of the same caller is one line a minute; the next line holds the count in between. */
const QUIET_MS = 60_000;
/** Log-ins and changes of rights. Each is a line, at any log volume: an investigation needs them all. */
const isAlwaysLogged = (event: SecurityEvent): boolean =>
  event.endsWith("_changed") || event === "account_deleted" || event === "logged_in";
/** Callers remembered at once; beyond that the oldest are dropped. */
const MAX_CALLERS = 5_000;
/** Lines a minute, over all clients: many addresses must not fill an operator's log. */
const MOST_LINES = 300;

/** Facts of an event. */
export interface SecurityFacts {
  /** The client that caused it, under a pseudonym of its address (a keyed hash); null where nothing identifies it. */
  readonly caller: string | null;
  readonly request_id?: string | undefined;
  /** The account it happened to or by; null where there is none. */
  readonly user_id?: number | null;
  readonly [field: string]: string | number | boolean | null | undefined;
}

/** Writes a security event as a line of the log, unless there are too many of its kind. */
export type SecurityLog = (event: SecurityEvent, facts: SecurityFacts) => void;

interface LoggedEvent {
  readonly atMs: number;
  readonly more: number;
}

/**
 * The security log of an isolate (OWASP Logging Cheat Sheet: who, what, when; never secrets, passwords or session
 * tokens). The clock is milliseconds UTC.
 */
export function createSecurityLog(
  worker: LogLine["worker"],
  now: () => number,
  write: (fields: LogLine, level: "info" | "warn") => void = (fields, level) => logLine(level, fields),
): SecurityLog {
  const recent = new Map<string, LoggedEvent>();
  let minute = { startedMs: 0, lines: 0, dropped: 0 };

  const hasRoom = (nowMs: number): boolean => {
    if (nowMs - minute.startedMs >= QUIET_MS) {
      const { dropped } = minute;
      minute = { startedMs: nowMs, lines: 0, dropped: 0 };
      if (dropped > 0) write({ worker, event: "security_events_dropped", count: dropped }, "warn");
    }
    if (minute.lines >= MOST_LINES) {
      minute.dropped += 1;
      return false;
    }
    minute.lines += 1;
    return true;
  };

  return (event, facts) => {
    const nowMs = now();
    const isRepeated = !isAlwaysLogged(event);
    const key = `${event}/${facts.caller}/${facts.user_id ?? ""}`;
    const last = isRepeated ? recent.get(key) : undefined;
    if (last && nowMs - last.atMs < QUIET_MS) {
      recent.set(key, { ...last, more: last.more + 1 });
      return;
    }
    if (isRepeated) {
      recent.delete(key);
      recent.set(key, { atMs: nowMs, more: 0 });
      if (recent.size > MAX_CALLERS) recent.delete(recent.keys().next().value ?? key);
      if (!hasRoom(nowMs)) return;
    }
    // A log-in is every day's: operators are alerted by warnings.
    const level = event === "logged_in" ? "info" : "warn";
    write(
      { worker, event: "security", kind: event, ...facts, ...(last?.more ? { more: last.more } : {}) },
      level,
    );
  };
}
