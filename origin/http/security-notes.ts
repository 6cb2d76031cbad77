import { keyedHash } from "#origin/account/secret.ts";
import type { SecurityEvent } from "#shared/log/security-event.table.ts";
import { createSecurityLog, type SecurityFacts } from "#shared/log/security-log.ts";
import type { Caller } from "./answer.ts";
import { logLine, requestIdNow } from "./log.ts";

type Facts = Omit<SecurityFacts, "caller" | "request_id">;

/** Logs a security event with the address (as a keyed hash) and the request. */
export type NoteSecurity = (
  event: SecurityEvent,
  caller: Pick<Caller, "address"> | null,
  facts?: Facts,
) => void;

/**
 * Creates the security logger of this isolate; addresses are hashed to 16 hexadecimal digits, equal everywhere under
 * one secret.
 */
export function createSecurityNotes(secret: string, now: () => number): NoteSecurity {
  const note = createSecurityLog("origin", now, ({ event, worker: _, ...fields }, level) =>
    logLine(level, String(event), fields),
  );
  return (event, caller, facts = {}) => {
    const address = caller?.address ?? null;
    note(event, {
      caller: address === null ? null : keyedHash(secret, `caller/${address}`).slice(0, 16),
      request_id: requestIdNow(),
      ...facts,
    });
  };
}
