import { toHex } from "#shared/text/bytes-as-text.rules.ts";
import { callFromBrowser, sendFromBrowser } from "#web/platform/data/browser-call.ts";
import { keptEntries } from "#web/platform/spoiler-shield/shield-store.ts";
import { callOptions } from "../data/call-options.ts";
import { browserEndpoint, pushObstacle, subscribeBrowser, unsubscribeBrowser } from "./browser-push.ts";
import { type PushChoices, preferencesOf } from "./push-preferences.rules.ts";
import { type KeptPush, keepPush, type Push } from "./push-store.ts";

/** The reader's choices that a page knows; the others are in the browser's storage and cookies. */
export interface KnownChoices extends Pick<PushChoices, "favourites" | "alertKinds" | "betting"> {
  /** True if a reader is logged in: the subscription then belongs to the account, and gets tips of followed experts. */
  readonly signedIn: boolean;
}

/**
 * Interval of renewing a subscription, seconds: the site drops it after two months, drops one that it could not reach,
 * and unlinks it from the account after a new log-in.
 */
const RESEND_EVERY = 86_400;

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

async function digestOf(value: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(value)));
  return toHex(new Uint8Array(bytes));
}

/** The public key that this site sends under; null where it sends nothing. */
export const pushKeyQuery = callOptions("/oapi/v1/push/key", {}, "minutes");

/** The current subscription request, and the digest of it and the endpoint. */
function wishedNow(kept: KeptPush, { signedIn, ...known }: KnownChoices) {
  const choices = { ...known, shielded: keptEntries(), cookies: document.cookie };
  const wishes = preferencesOf(kept, choices, nowSeconds());
  return { wishes, digest: (endpoint: string) => digestOf([endpoint, signedIn, wishes]) };
}

async function send(push: Push, kept: KeptPush, known: KnownChoices, key: string): Promise<void> {
  const { wishes, digest } = wishedNow(kept, known);
  const subscription = await subscribeBrowser(key);
  await sendFromBrowser("/oapi/v1/push/subscribe", { subscription, wishes });
  const sent = await digest(subscription.endpoint);
  // Later choices of the reader are sent next.
  keepPush(push, { ...(push.kept ?? kept), sent, sent_at: nowSeconds() });
}

/** Turns notifications on. Rejects where browser, push service or site refuse; nothing is stored then. */
export async function startPush(
  push: Push,
  requested: Pick<KeptPush, "kinds" | "locale">,
  known: KnownChoices,
  key: string,
): Promise<void> {
  await send(push, { ...requested, sent: null, sent_at: 0 }, known, key);
}

/** Sends changes since the last sync; nothing where there are none. */
export async function syncPush(push: Push, known: KnownChoices): Promise<void> {
  const { kept } = push;
  if (!kept) return;
  // The reader revoked the permission in the browser's settings: notifications are off, and the site need not be
  // notified.
  if (pushObstacle() !== null || Notification.permission !== "granted") return keepPush(push, null);
  const { digest } = wishedNow(kept, known);
  const endpoint = await browserEndpoint();
  const isSent =
    endpoint !== null && kept.sent === (await digest(endpoint)) && nowSeconds() - kept.sent_at < RESEND_EVERY;
  if (isSent) return;
  const { key } = (await callFromBrowser("/oapi/v1/push/key", {})).data;
  if (key !== null) await send(push, kept, known, key);
}

/** Turns notifications off. The site is notified if possible; otherwise it learns of it from the push service. */
export async function stopPush(push: Push): Promise<void> {
  keepPush(push, null);
  const endpoint = await browserEndpoint();
  if (endpoint === null) return;
  await Promise.allSettled([
    sendFromBrowser("/oapi/v1/push/unsubscribe", { endpoint }),
    unsubscribeBrowser(),
  ]);
}

/** Requests a test notification for this browser. Rejects with `data_not_found` if not subscribed. */
export async function testPush(): Promise<void> {
  const endpoint = await browserEndpoint();
  await sendFromBrowser("/oapi/v1/push/test", { endpoint: endpoint ?? "" });
}
