import type { Page } from "@playwright/test";
import {
  flashMessage,
  logInOn,
  newName,
  PASSWORD,
  press,
  registerOn,
  words,
} from "#tests/support/browser/account-screens.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";

/** A log-in with a passkey as second step, and refused calls, respond 4xx, which browsers log. */
test.use({
  expectedFaults: async ({ browserName: _ }, use) => use([/status of 4\d\d/, /request to http:\/\/127/]),
});

const passkeyWords = {
  vi: {
    ...{ title: "Khóa truy cập (passkey)", name: "Tên khóa (*)", add: "Thêm khóa truy cập" },
    ...{ byPasskey: "Đăng nhập bằng khóa truy cập", remove: "Xóa khóa này" },
    ...{ added: "Đã thêm khóa truy cập", removed: "Đã xóa khóa truy cập" },
  },
  en: {
    ...{ title: "Passkeys", name: "Name of the passkey (*)", add: "Add a passkey" },
    ...{ byPasskey: "Log in with a passkey", remove: "Remove this passkey" },
    ...{ added: "Passkey added", removed: "Passkey removed" },
  },
} as const;

/** Chromium's software authenticator. Returns a function that sets whether it responds by itself, also to autofill. */
async function addAuthenticator(page: Page): Promise<(answers: boolean) => Promise<void>> {
  await page.addInitScript(() => {
    const get = navigator.credentials.get.bind(navigator.credentials);
    navigator.credentials.get = (options) => {
      const answer = get(options);
      if (options?.mediation === "conditional") Object.assign(window, { hasOffer: true });
      return answer;
    };
  });
  const session = await page.context().newCDPSession(page);
  await session.send("WebAuthn.enable");
  const { authenticatorId } = await session.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      ...{ protocol: "ctap2", transport: "internal", hasResidentKey: true, hasUserVerification: true },
      ...{ isUserVerified: true, automaticPresenceSimulation: true },
    },
  });
  return async (enabled) => {
    await session.send("WebAuthn.setAutomaticPresenceSimulation", { authenticatorId, enabled });
  };
}

/**
 * Waits until the offer in the account's field waits for the authenticator. One that responds before would accept the
 * offer, and log in while the test uses the form: its button would be gone.
 */
const hasOffer = (page: Page) => page.waitForFunction(() => Reflect.get(window, "hasOffer") === true);

const section = (page: Page, title: string) => page.getByRole("region", { name: title });

async function addPasskey(page: Page, language: "vi" | "en", name: string): Promise<void> {
  const at = { ...words[language], ...passkeyWords[language] };
  const passkeys = section(page, at.title);
  await passkeys.getByLabel(at.name, { exact: true }).last().fill(name);
  await passkeys.getByLabel(at.current, { exact: true }).last().fill(PASSWORD);
  await passkeys.getByRole("button", { name: at.add, exact: true }).click();
  await expect(passkeys.getByText(at.added, { exact: true })).toBeVisible();
  await expect(passkeys.getByRole("listitem").filter({ hasText: name })).toBeVisible();
}

for (const [language, width] of [
  ["vi", 360],
  ["en", 1280],
] as const) {
  test(`a passkey is made on the profile and logs in, in ${language} at ${width} px`, {
    tag: language === "vi" ? [] : ["@full"],
  }, async ({ page, site }) => {
    const at = { ...words[language], ...passkeyWords[language] };
    await page.setViewportSize({ width, height: 800 });
    const answers = await addAuthenticator(page);
    const name = newName();
    await registerOn(page, site.url, at, name);
    await openAlive(page, site.url + at.profile);
    await addPasskey(page, language, "Thiết bị 1");
    await press(page, at.doLogout);
    await expect(flashMessage(page)).toHaveText(at.done.logout);

    await answers(false);
    await openAlive(page, `${site.url}${at.login}?back=${encodeURIComponent(at.profile)}`);
    await hasOffer(page);
    await answers(true);
    await page.getByRole("button", { name: at.byPasskey, exact: true }).click();
    await expect(flashMessage(page)).toHaveText(at.done.login);
    expect(new URL(page.url()).pathname).toBe(at.profile);
    await press(page, at.doLogout);
    await expect(flashMessage(page)).toHaveText(at.done.logout);

    // The account's field offers it, and the authenticator accepts the offer.
    await page.goto(`${site.url}${at.login}?back=${encodeURIComponent(at.profile)}`);
    await expect(flashMessage(page)).toHaveText(at.done.login);
  });
}

test("staff is asked for the passkey after the password, also when the account becomes staff, and removes the last", async ({
  page,
  site,
}) => {
  const at = { ...words.vi, ...passkeyWords.vi };
  const answers = await addAuthenticator(page);
  const name = newName();
  await registerOn(page, site.url, at, name);
  await openAlive(page, site.url + at.profile);
  await addPasskey(page, "vi", "Thiết bị 1");
  const role = await page.request.post(`${site.url}/api/v1/origin/accounts/role`, {
    headers: { authorization: `Bearer ${site.ingestToken}` },
    data: { account: name, role: "operator" },
  });
  expect(role.status()).toBe(200);

  // Another tab has no authenticator that responds: the step stays, and stands alone.
  const waiting = await page.context().newPage();
  await openAlive(waiting, site.url + at.login);
  await logInOn(waiting, at, name, PASSWORD);
  await expect(waiting.getByRole("status").filter({ hasText: "Còn một bước" })).toBeVisible();
  await expect(waiting.locator("#login-form")).toBeHidden();
  // Chromium's own passkey dialog covers the page and takes mouse events.
  await waiting
    .getByRole("link", { name: "Đăng nhập bằng tài khoản khác", exact: true })
    .dispatchEvent("click");
  await expect(waiting.locator("#login-form")).toBeVisible();
  await waiting.close();

  // The session began with a password, so it is over: the profile leads to the log-in, and from there back.
  await answers(false);
  await openAlive(page, site.url + at.profile);
  expect(new URL(page.url()).pathname).toBe(at.login);
  await hasOffer(page);
  await answers(true);
  await logInOn(page, at, name, PASSWORD);
  await expect(flashMessage(page)).toHaveText(at.done.login);
  expect(new URL(page.url()).pathname).toBe(at.profile);
  await openAlive(page, site.url + at.profile);
  const passkeys = section(page, at.title);
  await passkeys.locator("summary").click();
  await passkeys.getByLabel(at.current, { exact: true }).first().fill(PASSWORD);
  await passkeys.getByRole("button", { name: at.remove, exact: true }).click();
  await expect(passkeys.getByText(at.removed, { exact: true })).toBeVisible();
  await expect(passkeys.getByRole("listitem")).toHaveCount(0);
});

test("a log-in by passkey that waits for the reader is not ended by the offer in the account's field", async ({
  page,
  site,
}) => {
  const at = { ...words.vi, ...passkeyWords.vi };
  const answers = await addAuthenticator(page);
  await answers(false);
  const offers: string[] = [];
  // Answered, so that the clock does not exceed the timeout of a call.
  page.on("requestfinished", (request) => {
    if (request.url().endsWith("/auth/passkey/options")) offers.push(request.url());
  });
  await page.clock.install();
  await openAlive(page, site.url + at.login);
  await expect.poll(() => offers.length).toBe(1);
  // The options are renewed before their challenge expires.
  await page.clock.runFor(4 * 60_000);
  await expect.poll(() => offers.length).toBe(2);
  await page.getByRole("button", { name: at.byPasskey, exact: true }).click();
  await expect.poll(() => offers.length).toBe(3);
  await page.clock.runFor(5 * 60_000);
  await expect(page.getByRole("button", { name: "Đang chờ thiết bị…", exact: true })).toBeVisible();
  await expect(page.getByRole("alert")).toHaveCount(0);
  expect(offers).toHaveLength(3);
});

test("a page without scripts, or at an IP address, says nothing of passkeys", async ({
  browser,
  page,
  site,
}) => {
  const at = { ...words.vi, ...passkeyWords.vi };
  const button = (on: Page) => on.getByRole("button", { name: at.byPasskey, exact: true });
  await openAlive(page, site.url + at.login);
  await expect(button(page)).toBeVisible();
  await openAlive(page, site.url.replace("localhost", "127.0.0.1") + at.login);
  await expect(button(page)).toHaveCount(0);
  const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await bare.goto(site.url + at.login);
  await expect(button(bare)).toBeHidden();
  await bare.context().close();
});
