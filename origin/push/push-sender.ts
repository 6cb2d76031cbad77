import { encryptNotification, vapidHeaders } from "@block65/webcrypto-web-push";
import { logLine } from "#origin/http/log.ts";
import { messageOf } from "#shared/errors/index.ts";
import type { PushMessage } from "#shared/push/index.ts";
import type { SubscriptionRow } from "./push.queries.ts";
import type { VapidKeys } from "./push-settings.ts";

/** Delivery options of a message (RFC 8030, section 5). */
export interface Treatment {
  /** How long the service keeps it for an offline browser, seconds. */
  readonly ttl: number;
  readonly urgency: "normal" | "high";
  /** A newer message of the same topic replaces a waiting one. */
  readonly topic: string;
}

/**
 * Result of a message: accepted; subscription gone; service failed, may succeed later; host unreachable; or refused
 * permanently.
 */
export type Outcome = "sent" | "gone" | "failed" | "unreached" | "refused";

export type PushSender = (
  to: Pick<SubscriptionRow, "endpoint" | "p256dh" | "auth">,
  message: PushMessage,
  treatment: Treatment,
  nowMs: number,
) => Promise<Outcome>;

const TIMEOUT_MS = 5_000;
/** A signature is valid for twelve hours and bound to a service only: it is reused for half of them. */
const SIGNATURE_KEPT_MS = 6 * 3600_000;
/** More hosts than there are push services; made-up hosts cannot fill the memory. */
const MOST_SIGNATURES = 100;
const encoder = new TextEncoder();

function outcomeOf({ status }: Response): Outcome {
  if (status >= 200 && status < 300) return "sent";
  if (status === 404 || status === 410) return "gone";
  return status === 429 || status >= 500 ? "failed" : "refused";
}

interface SenderOptions {
  readonly keys: VapidKeys;
  readonly fetch: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * Sends messages signed with the site's keys (RFC 8292), each encrypted for its browser alone (RFC 8291). Never
 * rejects.
 */
export function createPushSender({ keys, fetch }: SenderOptions): PushSender {
  const signatures = new Map<string, { readonly atMs: number; readonly authorization: Promise<string> }>();

  function authorizationFor(endpoint: string, nowMs: number): Promise<string> {
    const { origin } = new URL(endpoint);
    const known = signatures.get(origin);
    if (known && Math.abs(nowMs - known.atMs) < SIGNATURE_KEPT_MS) return known.authorization;
    const authorization = vapidHeaders({ endpoint: origin, expirationTime: null, keys: NO_KEYS }, keys).then(
      ({ headers }) => headers.authorization,
    );
    // Evicts the oldest signature, and the one that this replaces.
    const [oldest] = signatures.keys();
    if (known) signatures.delete(origin);
    else if (oldest !== undefined && signatures.size >= MOST_SIGNATURES) signatures.delete(oldest);
    signatures.set(origin, { atMs: nowMs, authorization });
    return authorization;
  }

  return async ({ endpoint, p256dh, auth }, message, { ttl, urgency, topic }, nowMs) => {
    const { host } = new URL(endpoint);
    const text = encoder.encode(JSON.stringify(message));
    const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
    const body = await encryptNotification(subscription, text).catch(() => null);
    // Invalid keys: this browser can never be reached.
    if (body === null) return "gone";
    try {
      const response = await fetch(endpoint, {
        method: "POST",
        body,
        headers: {
          authorization: await authorizationFor(endpoint, nowMs),
          ...{ "content-encoding": "aes128gcm", "content-type": "application/octet-stream" },
          ...{ ttl: String(ttl), urgency, topic },
        },
        // A redirect means that another host would answer.
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      const outcome = outcomeOf(response);
      if (outcome === "failed" || outcome === "refused")
        logLine("warn", "push_rejected", { host, status: response.status });
      return outcome;
    } catch (thrown) {
      logLine("warn", "push_failed", { host, reason: messageOf(thrown) });
      return "unreached";
    }
  };
}

/** A signature is bound to a service, not to a browser's keys. */
const NO_KEYS = { p256dh: "", auth: "" } as const;
