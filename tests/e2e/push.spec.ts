import type { BrowserContext, Page } from "@playwright/test";
import { notificationFor } from "#origin/push/notice-text.rules.ts";
import type { Notice } from "#shared/push/index.ts";
import { comesWhole, openAlive } from "#tests/support/browser/page-alive.ts";
import { inspect } from "#tests/support/browser/page-look.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import type { TestSite } from "#tests/support/site.ts";

test.use({ serviceWorkers: "allow" });

/** A browser of these tests has service workers and permission to notify, but no push service: only that is stubbed. */
const stubPushService = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const bytes = (length: number, first: number) => {
      const made = crypto.getRandomValues(new Uint8Array(length));
      made[0] = first;
      return btoa(String.fromCharCode(...made))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    };
    const KEPT = "push-service-of-the-test";
    interface Kept {
      readonly key: readonly number[];
      readonly json: PushSubscriptionJSON & { readonly endpoint: string };
    }
    const aSubscription = ({ key, json }: Kept): PushSubscription => ({
      endpoint: json.endpoint,
      expirationTime: null,
      options: { applicationServerKey: Uint8Array.from(key).buffer, userVisibleOnly: true },
      getKey: () => null,
      toJSON: () => json,
      async unsubscribe() {
        localStorage.removeItem(KEPT);
        return true;
      },
    });
    PushManager.prototype.getSubscription = async () => {
      const kept: Kept | null = JSON.parse(localStorage.getItem(KEPT) ?? "null");
      return kept && aSubscription(kept);
    };
    PushManager.prototype.subscribe = async (options) => {
      const key = [...new Uint8Array(options?.applicationServerKey as ArrayBuffer)];
      const endpoint = `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`;
      const json = { endpoint, keys: { p256dh: bytes(65, 4), auth: bytes(16, 1) } };
      localStorage.setItem(KEPT, JSON.stringify({ key, json }));
      return aSubscription({ key, json });
    };
  });

/** Subscription settings that the page has posted, in order. */
function watchPreferences(page: Page): Record<string, unknown>[] {
  const wishes: Record<string, unknown>[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/push/subscribe"))
      wishes.push((request.postDataJSON() as { wishes: Record<string, unknown> }).wishes);
  });
  return wishes;
}

const words = {
  vi: {
    ...{
      path: "/cai-dat",
      push: /^Nhận thông báo đẩy/,
      red: "Thẻ đỏ",
      kinds: "Báo khi có",
      test: "Gửi thử",
      sent: /^Đã gửi/,
    },
    hidden: /^Bạn đang ẩn tỷ số/,
  },
  en: {
    ...{
      path: "/en/settings",
      push: /^Push notifications on/,
      red: "Red cards",
      kinds: "Notify me about",
      test: "Send a test",
    },
    ...{ sent: /^Sent/, hidden: /^You hide scores/ },
  },
} as const;

for (const language of ["vi", "en"] as const) {
  const at = words[language];
  test(`notifications are switched on, changed, tried and switched off, in ${language}`, {
    tag: language === "vi" ? [] : ["@full"],
  }, async ({ context, page, site }) => {
    await context.grantPermissions(["notifications"]);
    await stubPushService(page);
    const wishes = watchPreferences(page);
    // There is no push service: tests/integration/origin-push.test.ts checks the sent messages.
    await page.route("**/oapi/v1/push/test", (route) => route.fulfill({ json: { data: {} } }));
    await openAlive(page, site.url + at.path);
    const push = page.getByRole("switch", { name: at.push });
    await expect(push).not.toBeChecked();
    await push.click();
    await expect(push).toBeChecked();
    await page.getByRole("group", { name: at.kinds }).getByLabel(at.red).uncheck();
    await expect
      .poll(() => wishes.at(-1)?.kinds)
      .toEqual(["goal", "cancelled_goal", "kick_off", "full_time", "tip"]);
    expect(wishes.at(-1)).toMatchObject({ locale: language, scores_hidden: false, delay_s: 0 });
    await page.getByRole("button", { name: at.test }).click();
    await expect(page.getByText(at.sent)).toBeVisible();
    await expect
      .poll(() => page.evaluate(async () => (await navigator.serviceWorker.ready).active?.scriptURL))
      .toBe(`${site.url}/sw.js`);

    await push.click();
    await expect(push).not.toBeChecked();
    expect(await page.evaluate(() => localStorage.getItem("push"))).toBeNull();
  });
}

/** Delivers messages to the page's service worker as a push service does, and records the notifications it shows. */
async function receiverOf({ context, page, site }: { context: BrowserContext; page: Page; site: TestSite }) {
  const browser = await context.newCDPSession(page);
  const registrations: { registrationId: string; scopeURL: string }[] = [];
  browser.on("ServiceWorker.workerRegistrationUpdated", (event) =>
    registrations.push(...event.registrations),
  );
  await browser.send("ServiceWorker.enable");
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  // The test records shown notifications itself: a browser that is asked for its notifications while it is still
  // drawing them takes them for closed ones and forgets them.
  const worker = context.serviceWorkers().find((one) => one.url() === `${site.url}/sw.js`);
  await worker?.evaluate(() => {
    const registration: ServiceWorkerRegistration = Reflect.get(globalThis, "registration");
    const shown: unknown[] = [];
    const show = registration.showNotification.bind(registration);
    Object.assign(globalThis, { shown });
    Object.assign(registration, {
      async showNotification(title: string, options: NotificationOptions & { readonly renotify: boolean }) {
        await show(title, options);
        shown.push([title, options.body, options.tag, options.renotify, options.data]);
      },
    });
  });
  const ours = () => registrations.findLast(({ scopeURL }) => scopeURL === `${site.url}/`)?.registrationId;
  await expect.poll(ours).toBeTruthy();
  return {
    deliver: (message: object) =>
      browser.send("ServiceWorker.deliverPushMessage", {
        ...{ origin: site.url, registrationId: ours() ?? "", data: JSON.stringify(message) },
      }),
    shown: async () => worker?.evaluate((): unknown[] => Reflect.get(globalThis, "shown")),
  };
}

test("the service worker shows the notifications that origin sends", async ({ context, page, site }) => {
  await context.grantPermissions(["notifications"]);
  await stubPushService(page);
  await openAlive(page, `${site.url}/cai-dat`);
  await page.getByRole("switch", { name: words.vi.push }).click();
  const { deliver, shown } = await receiverOf({ context, page, site });
  const message = { title: "Bàn thắng: A 1-0 B", body: "10'", path: "/match/1", tag: "match-1", lang: "vi" };
  const titles = ["Bóng lăn: A – B", message.title];
  for (const title of titles) await deliver({ ...message, title });
  // By its tag the later one replaces the earlier.
  const shownAs = (title: string) => [title, message.body, message.tag, true, { path: message.path }];
  await expect.poll(shown).toEqual(expect.arrayContaining(titles.map(shownAs)));
});

test.describe("with a thumb", () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 780 } });

  test("a star leads to an alert in one tap, to the choice of its kinds, and to the notification of a goal", async ({
    context,
    page,
    site,
  }) => {
    await context.grantPermissions(["notifications"]);
    await stubPushService(page);
    const wishes = watchPreferences(page);
    await openAlive(page, site.url);
    const row = page.locator("li.match-row").first();
    const id = Number(await row.getAttribute("data-match-id"));
    await row
      .getByRole("button", { name: /^Theo dõi/ })
      .first()
      .tap();
    const toast = page.locator(".toast[data-open]");
    await expect(toast).toContainText("Báo bóng lăn, bàn thắng, hủy bàn thắng, thẻ đỏ và kết thúc trận?");
    const newOrder = page.locator(".order-pill > button");
    await expect(newOrder).toHaveCount(1);
    await expect(newOrder, "one thing at a time lies over the list").toBeHidden();
    await toast.getByRole("button", { name: "Báo tôi" }).tap();
    await expect(toast).toContainText("Bạn sẽ nhận thông báo");
    await toast.getByRole("button", { name: "Chọn thông báo" }).tap();
    const dialog = page.getByRole("dialog");
    await dialog.getByLabel("Hết hiệp một").check();
    await dialog.getByLabel("Bóng lăn").uncheck();
    await dialog.getByRole("button", { name: "Đóng lựa chọn thông báo" }).tap();
    // Origin stores the match with its own kinds.
    const stored = async () => {
      const { results } = await (await site.database())
        .prepare("SELECT kinds FROM push_targets WHERE kind = 'match' AND thing_id = ?1")
        .bind(id)
        .all<{ kinds: string }>();
      return results.map(({ kinds }) => JSON.parse(kinds) as unknown);
    };
    await expect.poll(stored).toEqual([["full_time", "goal", "cancelled_goal", "red_card", "half_time"]]);
    expect(wishes.at(-1)).toMatchObject({ follows: { match: [id] } });

    // The network between is that of the browser's maker: origin's own text is delivered to the service worker.
    const name = { vi: "Hà Nội", en: "Hà Nội" };
    const notice = {
      ...{ about: "match", match_id: id, home: name, away: name, league: name, kinds: ["goal"] },
      ...{ score: { home: 1, away: 0 }, penalties: null, incidents: [] },
    } as const satisfies Notice;
    const message = notificationFor(notice, ["goal"], "vi")?.message;
    const { deliver, shown } = await receiverOf({ context, page, site });
    await deliver(message ?? {});
    await expect
      .poll(shown)
      .toEqual([[message?.title, message?.body, `match-${id}`, true, { path: `/match/${id}` }]]);
    await page.goto(`${site.url}/match/${id}`);
    await page.getByRole("button", { name: /^Thông báo: / }).tap();
    await expect(page.getByRole("dialog").getByLabel("Bóng lăn")).not.toBeChecked();
  });
});

test("changes of favourites and of the spoiler shield are sent to the site", { tag: "@full" }, async ({
  context,
  page,
  site,
}) => {
  await context.grantPermissions(["notifications"]);
  await stubPushService(page);
  const wishes = watchPreferences(page);
  // The test must not reach an external push service.
  await page.route("**/oapi/v1/push/subscribe", (route) => route.fulfill({ json: { data: {} } }));
  await openAlive(page, `${site.url}/cai-dat`);
  await page.getByRole("switch", { name: words.vi.push }).click();
  await expect.poll(() => wishes.length).toBe(1);
  await openAlive(page, `${site.url}/`);
  const [row] = await page.locator("li.match-row").all();
  await row
    ?.getByRole("button", { name: /^Theo dõi/ })
    .first()
    .click();
  await expect.poll(() => (wishes.at(-1)?.follows as { match: number[] } | undefined)?.match.length).toBe(1);
  const url = new URL(site.url);
  await context.addCookies([{ name: "scores", value: "hidden", domain: url.hostname, path: "/" }]);
  await openAlive(page, `${site.url}/cai-dat`);
  await expect(page.getByText(words.vi.hidden)).toBeVisible();
  await expect.poll(() => wishes.at(-1)?.scores_hidden).toBe(true);
  const countBefore = wishes.length;
  await openAlive(page, `${site.url}/en/settings`);
  await expect(page.getByText(words.en.hidden)).toBeVisible();
  await comesWhole(page);
  // Nothing has changed: the language is that of the subscription.
  expect(wishes.length).toBe(countBefore);
});

test("a reader who has blocked notifications learns where to allow them", { tag: "@full" }, async ({
  context,
  page,
  site,
}) => {
  await context.clearPermissions();
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { get: () => "denied" });
    Notification.requestPermission = async () => "denied";
  });
  await openAlive(page, `${site.url}/en/settings`);
  const push = page.getByRole("switch", { name: words.en.push });
  await expect(push).not.toBeChecked();
  await expect(page.locator(".field", { has: push })).toContainText("Blocked by the browser");
});

test("the switched-on section has no barriers", { tag: "@full" }, async ({ context, page, site }) => {
  await context.grantPermissions(["notifications"]);
  await stubPushService(page);
  await openAlive(page, site.url + words.vi.path);
  await page.getByRole("switch", { name: words.vi.push }).click();
  await expect(page.getByRole("button", { name: words.vi.test })).toBeVisible();
  expect(await inspect(page, site.url + words.vi.path, { axe: [360] })).toEqual([]);
  await expect(page.getByRole("button", { name: words.vi.test })).toBeVisible();
});
