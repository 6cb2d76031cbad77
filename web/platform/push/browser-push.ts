import type { PushSubscriptionKeys } from "#shared/push/push.schema.ts";
import { fromBase64Url } from "#shared/text/bytes-as-text.rules.ts";
import { SERVICE_WORKER } from "#web/platform/pwa/service-worker.ts";

/** Reasons why notifications are unavailable in this browser. */
export type PushObstacle = "unsupported" | "home_screen" | "blocked";

/** On an iPhone a site can send notifications once it is on the home screen. */
const needsHomeScreen = (): boolean => "standalone" in navigator && navigator.standalone === false;

/** The first obstacle to notifications; null for none. */
export function pushObstacle(): PushObstacle | null {
  const isSupported =
    "serviceWorker" in navigator && "PushManager" in window && typeof Notification !== "undefined";
  if (!isSupported) return needsHomeScreen() ? "home_screen" : "unsupported";
  return Notification.permission === "denied" ? "blocked" : null;
}

/** Base64url without padding, the form that the site expects. */
const inBase64Url = (text: string | undefined): string =>
  (text ?? "").replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");

const sameBytes = (one: ArrayBuffer | null, other: Uint8Array): boolean => {
  const bytes = new Uint8Array(one ?? new ArrayBuffer(0));
  return bytes.length === other.length && bytes.every((byte, at) => byte === other[at]);
};

/**
 * This browser's push subscription under the site's key, created if needed; for readers who opted in. Rejects if
 * refused.
 */
export async function subscribeBrowser(key: string): Promise<PushSubscriptionKeys> {
  await navigator.serviceWorker.register(SERVICE_WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const applicationServerKey = fromBase64Url(key);
  const known = await pushManager.getSubscription();
  const isOurs = known !== null && sameBytes(known.options.applicationServerKey, applicationServerKey);
  if (known && !isOurs) await known.unsubscribe();
  const subscription = isOurs
    ? known
    : await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { keys } = subscription.toJSON();
  return {
    endpoint: subscription.endpoint,
    keys: { p256dh: inBase64Url(keys?.p256dh), auth: inBase64Url(keys?.auth) },
  };
}

async function findSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(SERVICE_WORKER);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** The push endpoint by which the site knows this browser; null where it is not subscribed. */
export const browserEndpoint = async (): Promise<string | null> =>
  (await findSubscription())?.endpoint ?? null;

/** Ends the subscription. The service worker stays: it serves readers without a network too. */
export async function unsubscribeBrowser(): Promise<void> {
  await (await findSubscription())?.unsubscribe();
}
