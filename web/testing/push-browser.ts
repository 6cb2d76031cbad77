import { vi } from "vitest";

/** The behaviour of a test browser that is asked for notifications. */
interface PushBrowserOptions {
  readonly permission?: NotificationPermission;
  /** The answer of its reader to the permission prompt. */
  readonly answer?: NotificationPermission;
  /** Its push service refuses. */
  readonly refuses?: boolean;
}

/** A browser with Web Push, and a site with a key, for tests of pages. */
export function stubPush({
  permission = "default",
  answer = "granted",
  refuses = false,
}: PushBrowserOptions = {}) {
  const key = `B${"A".repeat(85)}E`;
  const calls: { path: string; body: Record<string, unknown> | null }[] = [];
  const notification = Object.assign(vi.fn(), {
    permission,
    requestPermission: vi.fn(async () => {
      notification.permission = answer;
      return answer;
    }),
  });
  let made = 0;
  const held: { subscription: object | null } = { subscription: null };
  const pushManager = {
    getSubscription: async () => held.subscription,
    async subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
      if (refuses) throw new DOMException("no push service", "AbortError");
      made += 1;
      const endpoint = `https://push.example/${made}`;
      held.subscription = {
        endpoint,
        options: { applicationServerKey: Uint8Array.from(applicationServerKey).buffer },
        toJSON: () => ({ endpoint, keys: { p256dh: "p+/==", auth: "a" } }),
        unsubscribe: async () => {
          held.subscription = null;
          return true;
        },
      };
      return held.subscription;
    },
  };
  const registration = { pushManager };
  const register = vi.fn(async () => registration);
  vi.stubGlobal("Notification", notification);
  vi.stubGlobal("PushManager", vi.fn());
  Object.defineProperty(navigator, "serviceWorker", {
    configurable: true,
    value: { register, ready: Promise.resolve(registration), getRegistration: async () => registration },
  });
  const site: { key: string | null; fails: string | null } = { key, fails: null };
  vi.stubGlobal("fetch", async (url: string, init?: RequestInit) => {
    const path = new URL(url, "https://site.example").pathname;
    if (site.fails !== null && path.endsWith(site.fails))
      return Response.json({ code: "data_not_found" }, { status: 404 });
    if (path === "/oapi/v1/push/key") return Response.json({ data: { key: site.key } });
    calls.push({ path, body: JSON.parse(String(init?.body ?? "null")) as Record<string, unknown> | null });
    return Response.json({ data: {} });
  });
  return {
    ...{ notification, register, registration, site, held },
    /** Posts of the page since it was asked last. */
    takeCalls: () => calls.splice(0),
  };
}

/** Takes it away again. */
export function unstubPush(): void {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, "serviceWorker");
}
