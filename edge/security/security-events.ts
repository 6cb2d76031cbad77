import type { Endpoint } from "#shared/api/index.ts";
import { endpoints } from "#shared/api/index.ts";
import type { AppError } from "#shared/errors/index.ts";
import { eventOfCode, type SecurityEvent } from "#shared/log/security-event.table.ts";
import { createSecurityLog } from "#shared/log/security-log.ts";
import type { Metrics } from "../observability/metrics.ts";

/** Events of calls that begin a session or change rights. */
const EVENT_OF_CALL: ReadonlyMap<Endpoint, SecurityEvent> = new Map<Endpoint, SecurityEvent>([
  [endpoints.authRegister, "logged_in"],
  [endpoints.authLogin, "logged_in"],
  [endpoints.authPasskey, "logged_in"],
  [endpoints.authIdentity, "logged_in"],
  [endpoints.usersMeLoginsAdd, "logins_changed"],
  [endpoints.usersMeLoginsDelete, "logins_changed"],
  [endpoints.usersMePassword, "password_changed"],
  [endpoints.authReset, "password_changed"],
  [endpoints.usersMePasskeysAdd, "passkeys_changed"],
  [endpoints.usersMePasskeysDelete, "passkeys_changed"],
  [endpoints.accountsPasskeysDelete, "passkeys_changed"],
  [endpoints.usersMeDelete, "account_deleted"],
  [endpoints.accountsRole, "role_changed"],
]);

/** Callers that an isolate distinguishes in its log; beyond that the oldest are dropped. */
const MAX_NAMES = 5_000;

/** Counts security events for `/metrics`, and writes those that edge itself finds into the log. */
export interface SecurityEvents {
  /** Edge refused something: the caller's address (null where it is unknown) and the request, where it is known. */
  readonly refused: (
    event: SecurityEvent,
    address: string | null,
    facts?: Readonly<Record<string, string>>,
  ) => void;
  /** A service refused a call. It has written why into its own log. */
  readonly refusedByService: (error: Pick<AppError, "code" | "fields">) => void;
  /** A service did a call. */
  readonly done: (call: Endpoint) => void;
}

/**
 * Makes the events of an isolate. Callers have random names in its log, which show only that two lines are about the
 * same one.
 */
export function createSecurityEvents(
  metrics: Pick<Metrics, "securityEvent">,
  now: () => number,
): SecurityEvents {
  const log = createSecurityLog("edge", now);
  const names = new Map<string, string>();
  const nameOf = (address: string): string => {
    const name = names.get(address) ?? crypto.randomUUID().slice(0, 8);
    names.set(address, name);
    if (names.size > MAX_NAMES) names.delete(names.keys().next().value ?? address);
    return name;
  };
  return {
    refused(event, address, facts = {}) {
      metrics.securityEvent(event);
      log(event, { caller: address === null ? null : nameOf(address), ...facts });
    },
    refusedByService({ code, fields }) {
      const isWrongPassword = fields?.current_password?.includes("password_wrong");
      const event = isWrongPassword ? "confirmation_failed" : eventOfCode(code);
      if (event) metrics.securityEvent(event);
    },
    done(call) {
      const event = EVENT_OF_CALL.get(call);
      if (event) metrics.securityEvent(event);
    },
  };
}
