import { encryptNotification, vapidHeaders } from "@block65/webcrypto-web-push";
import { logLine } from "#origin/http/log.ts";
import { messageOf } from "#shared/errors/index.ts";
import type { PushMessage } from "#shared/push/index.ts";
import type { SubscriptionRow } from "./push.queries.ts";
import type { VapidKeys } from "./push-settings.ts";

/** How a push service is to treat a message (RFC 8030, section 5). */
export interface Treatment {
  /** How long it is kept for a browser that is not there, seconds. */
  readonly ttl: number;
  readonly urgency: "normal" | "high";
  /** A newer message of the same topic takes the place of one that waits. */
  readonly topic: string;
}

/**
 * What became of a message: the push service has it; there is no such browser any more; the service failed and may succeed
 * later; nobody answered at its address; or it is refused whatever one does.
 */
export type Outcome = "sent" | "gone" | "failed" | "unreached" | "refused";

export type PushSender = (
  to: Pick<SubscriptionRow, "endpoint" | "p256dh" | "auth">,
  message: PushMessage,
  treatment: Treatment,
  nowMs: number,
) => Promise<Outcome>;

const TIMEOUT_MS = 5_000;
/** A signature holds for twelve hours and names a service only: one serves all messages of half of them. */
const SIGNATURE_KEPT_MS = 6 * 3600_000;
/** More hosts than push services have; whoever makes some up fills no memory. */
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

/** Sends messages as the site of these keys (RFC 8292), each encrypted for its browser alone (RFC 8291). Never rejects. */
export function createPushSender({ keys, fetch }: SenderOptions): PushSender {
  const signatures = new Map<string, { readonly atMs: number; readonly authorization: Promise<string> }>();

  function authorizationFor(endpoint: string, nowMs: number): Promise<string> {
    const { origin } = new URL(endpoint);
    const known = signatures.get(origin);
    if (known && Math.abs(nowMs - known.atMs) < SIGNATURE_KEPT_MS) return known.authorization;
    const authorization = vapidHeaders({ endpoint: origin, expirationTime: null, keys: NO_KEYS }, keys).then(
      ({ headers }) => headers.authorization,
    );
    // The one that was made first makes room, and so does the one whose place this takes.
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
    // Keys that are none: nothing will ever reach this browser.
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
        // Whoever answers with another address is not who was asked.
        redirect: "manual",
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      await response.body?.cancel();
      const outcome = outcomeOf(response);
      if (outcome === "failed" || outcome === "refused")
        logLine("warn", "push_not_taken", { host, status: response.status });
      return outcome;
    } catch (thrown) {
      logLine("warn", "push_failed", { host, reason: messageOf(thrown) });
      return "unreached";
    }
  };
}

/** A signature is made for a service; a browser's keys have no part in it. */
const NO_KEYS = { p256dh: "", auth: "" } as const;
