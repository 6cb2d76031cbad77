import { flashMessage, newName, PASSWORD, press, words } from "#tests/support/browser/account-screens.ts";
import { expect, test } from "#tests/support/browser/clock-fixture.ts";
import { messages } from "#tests/support/browser/messages.ts";
import { registerVisitor, visitorOf } from "#tests/support/browser/site-visitor.ts";
import { startIdentityProvider } from "#tests/support/origin/identity-provider.ts";
import { startTestSite, type TestSite } from "#tests/support/site.ts";

/** Log-in by Google and Zalo, played by a provider on this machine (tests/support/origin/identity-provider.ts). */

let provider: Awaited<ReturnType<typeof startIdentityProvider>>;
let site: TestSite;
test.beforeAll(async () => {
  provider = await startIdentityProvider();
  Object.assign(process.env, provider.vars);
  site = await startTestSite({ realtime: false });
  for (const name of Object.keys(provider.vars)) Reflect.deleteProperty(process.env, name);
});
test.afterAll(async () => {
  await site?.stop();
  await provider?.close();
});
test.afterEach(() => provider.calm());

const at = words.vi;
const textOf = (key: string): string => (messages.vi as Record<string, string>)[key] ?? key;
const GOOGLE = "Tiếp tục với Google";
const ZALO = "Tiếp tục với Zalo";

test("a reader logs in with Google from a page and returns to it, links Zalo, sets a password and unlinks Google", async ({
  page,
}) => {
  await page.goto(`${site.url}${at.login}?back=${encodeURIComponent("/cai-dat")}`);
  await page.getByRole("link", { name: GOOGLE }).click();
  await expect(flashMessage(page)).toHaveText(at.done.register);
  expect(new URL(page.url()).pathname).toBe("/cai-dat");
  const cookies = await page.context().cookies();
  const session = cookies.find(({ name }) => name === "session");
  expect([session?.httpOnly, session?.sameSite, cookies.some(({ name }) => name === "identity")]).toEqual([
    ...[true, "Lax", false],
  ]);

  await page.goto(site.url + at.profile);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Nguyễn Văn An");
  const section = page.getByRole("region", { name: textOf("logins_title") });
  await expect(section).toContainText("an.nguyen@gmail.com");
  await expect(section).toContainText(textOf("logins_only"));
  await section.getByRole("link", { name: "Liên kết Zalo" }).click();
  await expect(flashMessage(page)).toHaveText(at.done.info);
  await expect(section.getByRole("link")).toHaveCount(0);

  await page.getByLabel(at.fresh, { exact: true }).fill(PASSWORD);
  await press(page, textOf("profile_password_set"));
  await expect(flashMessage(page)).toHaveText(at.done.password);
  const google = section.getByRole("listitem").filter({ hasText: "Gỡ liên kết Google" });
  await google.getByText("Gỡ liên kết Google").first().click();
  await google.getByLabel(at.current, { exact: true }).fill(PASSWORD);
  await google.getByRole("button", { name: "Gỡ liên kết Google" }).click();
  await expect(flashMessage(page)).toHaveText(at.done.info);
  await expect(section.getByRole("link", { name: "Liên kết Google" })).toBeVisible();

  await page.context().clearCookies();
  await page.goto(site.url + at.login);
  await page.getByRole("link", { name: ZALO }).click();
  await expect(flashMessage(page)).toHaveText(at.done.login);
});

test("a cancelled log-in and a refused one return to the log-in page with the reason", async ({ page }) => {
  provider.behaviour.isCancelled = true;
  await page.goto(`${site.url}/en/login`);
  await page.getByRole("link", { name: "Continue with Google" }).click();
  await expect(page.getByRole("alert")).toHaveText(String(messages.en.field_provider_cancelled));
  expect(new URL(page.url()).pathname).toBe("/en/login");

  provider.behaviour.isCancelled = false;
  provider.behaviour.claims = { nonce: "another" };
  await page.goto(site.url + at.login);
  await page.getByRole("link", { name: GOOGLE }).click();
  await expect(page.getByRole("alert")).toHaveText(textOf("field_provider_refused"));
  expect((await page.context().cookies()).some(({ name }) => name === "session")).toBe(false);
});

test("the paths of a log-in lead nowhere else, and nobody else's page starts a link", async ({
  page,
  request,
}) => {
  const send = (path: string, headers: Record<string, string> = {}) =>
    request.get(site.url + path, { headers, maxRedirects: 0 });
  expect((await send("/auth/facebook")).status()).toBe(404);
  // Another reader: the e-mail of the first test's one belongs to an account that Google was taken off.
  provider.behaviour.claims = { sub: "google-2", email: "binh.tran@gmail.com" };
  const begun = await send("/auth/google?language=vi&back=https://evil.example/");
  expect([begun.status(), begun.headers().location?.startsWith(provider.url)]).toEqual([303, true]);
  expect(begun.headers()["cache-control"]).toBe("no-store");
  expect(begun.headers()["set-cookie"]).toMatch(
    /^identity=[\w-]{43}\.log-in\.vi\.; Path=\/; Max-Age=600; SameSite=Lax; HttpOnly/,
  );
  const back = await provider.visit(begun.headers().location ?? "");
  const done = await send(back.pathname + back.search);
  expect(done.headers().location).toMatch(/^\/\?done=(register|login)$/);
  const again = await send(back.pathname + back.search);
  expect(again.headers().location).toBe("/dang-nhap?field=provider_refused");

  const visitor = visitorOf(site);
  await registerVisitor(visitor, newName(), PASSWORD);
  expect((await send("/auth/google/link", { "sec-fetch-site": "cross-site" })).status()).toBe(403);
  expect((await send("/auth/google/link")).status()).toBe(403);
  await page.goto(`${site.url}${at.profile}`);
  expect(new URL(page.url()).pathname).toBe(at.login);
});
