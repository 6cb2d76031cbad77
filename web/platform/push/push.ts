import { toHex } from "#shared/text/bytes-as-text.rules.ts";
import { callFromBrowser, sendFromBrowser } from "#web/platform/data/browser-call.ts";
import { keptEntries } from "#web/platform/spoiler-shield/shield-store.ts";
import { callOptions } from "../data/call-options.ts";
import { browserEndpoint, pushObstacle, subscribeBrowser, unsubscribeBrowser } from "./browser-push.ts";
import { type KeptPush, keepPush, type Push } from "./push-store.ts";
import { type PushChoices, wishesOf } from "./push-wishes.rules.ts";

/** What a page knows of its reader's choices; the rest stands in the browser's storage and cookies. */
export interface KnownChoices extends Pick<PushChoices, "favourites" | "betting"> {
  /** Whether somebody is logged in: the browser is his then, and hears of experts whom he follows. */
  readonly signedIn: boolean;
}

/**
 * A browser says that it is still there, seconds: the site forgets it after two months, gives it up where it could not reach it,
 * and no longer takes it for its reader's once he has logged in anew.
 */
const SAID_EVERY = 86_400;

const nowSeconds = (): number => Math.floor(Date.now() / 1000);

async function digestOf(value: unknown): Promise<string> {
  const bytes = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(JSON.stringify(value)));
  return toHex(new Uint8Array(bytes));
}

/** The key that this site sends under; null where it sends nothing. */
export const pushKeyQuery = callOptions("/oapi/v1/push/key", {}, "minutes");

/** What is wished now, and the digest of that beside the address that is told. */
function wishedNow(kept: KeptPush, { signedIn, ...known }: KnownChoices) {
  const choices = { ...known, shielded: keptEntries(), cookies: document.cookie };
  const wishes = wishesOf(kept, choices, nowSeconds());
  return { wishes, digest: (endpoint: string) => digestOf([endpoint, signedIn, wishes]) };
}

async function send(push: Push, kept: KeptPush, known: KnownChoices, key: string): Promise<void> {
  const { wishes, digest } = wishedNow(kept, known);
  const subscription = await subscribeBrowser(key);
  await sendFromBrowser("/oapi/v1/push/subscribe", { subscription, wishes });
  const sent = await digest(subscription.endpoint);
  // What the reader has chosen meanwhile is sent next.
  keepPush(push, { ...(push.kept ?? kept), sent, sent_at: nowSeconds() });
}

/** Begins to be told things. Rejects where browser, push service or site refuse; nothing is kept then. */
export async function startPush(
  push: Push,
  asked: Pick<KeptPush, "kinds" | "locale">,
  known: KnownChoices,
  key: string,
): Promise<void> {
  await send(push, { ...asked, sent: null, sent_at: 0 }, known, key);
}

/** Says what has changed since the site heard of it last; nothing where nothing has. */
export async function syncPush(push: Push, known: KnownChoices): Promise<void> {
  const { kept } = push;
  if (!kept) return;
  // Taken back in the browser's own settings: nobody has to be told, and nothing is on any more.
  if (pushObstacle() !== null || Notification.permission !== "granted") return keepPush(push, null);
  const { digest } = wishedNow(kept, known);
  const endpoint = await browserEndpoint();
  const isSaid =
    endpoint !== null && kept.sent === (await digest(endpoint)) && nowSeconds() - kept.sent_at < SAID_EVERY;
  if (isSaid) return;
  const { key } = (await callFromBrowser("/oapi/v1/push/key", {})).data;
  if (key !== null) await send(push, kept, known, key);
}

/** Ends it. The site is told if it can be; the push service tells it otherwise. */
export async function stopPush(push: Push): Promise<void> {
  keepPush(push, null);
  const endpoint = await browserEndpoint();
  if (endpoint === null) return;
  await Promise.allSettled([
    sendFromBrowser("/oapi/v1/push/unsubscribe", { endpoint }),
    unsubscribeBrowser(),
  ]);
}

/** Asks the site to send this browser a test. Rejects with an AppError; `data_not_found` where it is not subscribed. */
export async function testPush(): Promise<void> {
  const endpoint = await browserEndpoint();
  await sendFromBrowser("/oapi/v1/push/test", { endpoint: endpoint ?? "" });
}
