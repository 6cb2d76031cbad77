import type { ContentBatch } from "#origin/content/content-batch.schema.ts";
import { aBatchPage, someContent } from "#tests/support/batches/content-batches.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import type { TestSite } from "#tests/support/site.ts";

/** Pages that the content service adds to the site while it runs, in a browser. */

// A deleted page responds 410, which browsers log.
test.use({ expectedFaults: async ({ browserName: _ }, use) => use([/status of 410/]) });

/** Stores content as an importer does. */
async function store({ url, ingestToken }: TestSite, rows: Partial<ContentBatch>): Promise<void> {
  const headers = { authorization: `Bearer ${ingestToken}`, "content-type": "application/json" };
  const body = JSON.stringify(someContent(rows));
  const answer = await fetch(`${url}/api/v1/origin/content`, { method: "POST", headers, body });
  expect([answer.status, answer.ok ? "" : await answer.text()]).toEqual([200, ""]);
}

const resultsPage = (slug: string) =>
  aBatchPage({
    key: "e2e-results",
    slug,
    meta: [{ name: "router_name", value: "FOOTBALL_RESULT" }],
    texts: { vi: { title: "Kết quả", content: "<p>Kết quả.</p>" } },
  });
const linkTo = (slug: string) =>
  aBatchPage({
    key: "e2e-link",
    slug: "e2e-mot-trang",
    texts: { vi: { title: "Một trang", content: `<p><a href="/${slug}">Xem tỷ số</a></p>` } },
  });

const statusOf = async (url: string): Promise<number> => (await fetch(url, { redirect: "manual" })).status;
/** How long a change of content may take to appear. */
const SOON = { timeout: 5000 };

test("a page shows its screen, moves and goes while the site runs", async ({ page, site, browser }) => {
  await store(site, { pages: [resultsPage("e2e-ty-so"), linkTo("e2e-ty-so")] });
  await expect.poll(() => statusOf(`${site.url}/e2e-ty-so`), SOON).toBe(200);
  const heading = page.getByRole("heading", { level: 1 });
  await page.goto(`${site.url}/bong-da/ket-qua-bong-da`);
  const screen = await heading.textContent();
  await page.goto(`${site.url}/e2e-mot-trang`);
  await page.getByRole("link", { name: "Xem tỷ số" }).click();
  await expect(page).toHaveURL(`${site.url}/e2e-ty-so`);
  await expect(heading).toHaveText(screen ?? "");
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", /\/e2e-ty-so$/);

  const plain = await browser.newContext({ javaScriptEnabled: false });
  const unscripted = await plain.newPage();
  await unscripted.goto(`${site.url}/e2e-ty-so`);
  await expect(unscripted.getByRole("heading", { level: 1 })).toHaveText(screen ?? "");
  await plain.close();

  await store(site, { pages: [resultsPage("e2e-ty-so-moi")] });
  await expect.poll(() => statusOf(`${site.url}/e2e-ty-so`), SOON).toBe(301);
  const moved = await fetch(`${site.url}/e2e-ty-so`, { redirect: "manual" });
  expect(new URL(moved.headers.get("location") ?? "", site.url).pathname).toBe("/e2e-ty-so-moi");
  // A browser that knew the page's former URL is redirected to the new one.
  await page.goBack();
  await page.getByRole("link", { name: "Xem tỷ số" }).click();
  await expect(page).toHaveURL(`${site.url}/e2e-ty-so-moi`);
  await expect(heading).toHaveText(screen ?? "");

  await store(site, { removed: { posts: [], pages: ["e2e-results", "e2e-link"] } });
  await expect.poll(() => statusOf(`${site.url}/e2e-ty-so-moi`), SOON).toBe(410);
  expect((await page.goto(`${site.url}/e2e-ty-so-moi`))?.status()).toBe(410);
  await expect(heading).toBeVisible();
});

test("a page's text is below the screen that it shows, and the menu has its pictures", {
  tag: "@full",
}, async ({ page, site, browser }) => {
  const content = `<h2>Về kết quả</h2><p>Tỷ số <b>từng giây</b>.</p>${HOSTILE}`;
  const texts = { vi: { title: "Trang", content } };
  const screen = (key: string, value: string) =>
    aBatchPage({ key, slug: key, meta: [{ name: "router_name", value }], texts });
  await store(site, {
    pages: [screen("e2e-duoi-kq", "FOOTBALL_RESULT"), screen("e2e-duoi-yt", "FOOTBALL_FAVORITES")],
    menu: [
      {
        name: { vi: "Của chúng tôi", en: "Ours" },
        path: { vi: "/e2e-duoi-kq", en: "/e2e-duoi-kq" },
        icon: "/icon-192.png",
      },
    ],
  });
  const bare = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  for (const path of ["/e2e-duoi-kq", "/e2e-duoi-yt"]) {
    await expect(async () => {
      await bare.goto(site.url + path);
      await expect(bare.locator(".screen-text h2")).toHaveText("Về kết quả", { timeout: 500 });
    }).toPass();
    // Its style sheet comes with the page: nothing fetches it later without scripts.
    await expect(bare.locator(".screen-text")).toHaveCSS("padding-top", "16px");
    await expect(bare.locator(".screen-text h2")).toHaveCSS("font-size", "20px");
    await openAlive(page, site.url + path);
    await expect(page.locator(".screen-text")).toContainText("Tỷ số từng giây.");
    await expect(page.locator(".screen-text :is(script, svg, iframe, base)")).toHaveCount(0);
    expect(await page.evaluate(() => Reflect.get(window, "isHostile"))).toBe(undefined);
  }
  await page.goto(`${site.url}/e2e-duoi-kq?date=2020-01-01`);
  await expect(page.locator(".screen-text")).toHaveCount(0);
  await page.goto(`${site.url}/bong-da/ket-qua-bong-da`);
  await page.locator(".nav-more > summary").click();
  const picture = page.getByRole("link", { name: "Của chúng tôi" }).first().locator("img");
  await expect(picture).toHaveJSProperty("naturalWidth", 192);
  expect(await picture.boundingBox()).toMatchObject({ width: 20, height: 20 });
  await store(site, { removed: { posts: [], pages: ["e2e-duoi-kq", "e2e-duoi-yt"] }, menu: [] });
  await bare.context().close();
});

const READER =
  "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36";

const HOSTILE = `<script>window.dataLayer=["e2e"]</script><script>window.isHostile=1</script>
<img src=x onerror="window.isHostile=2"><svg onload="window.isHostile=3"></svg><base href="https://evil.example/">
<script src="https://evil.example/gtag.js"></script><script src="https://www.googletagmanager.com.evil.example/gtag/js"></script>
</script></head><body onload="window.isHostile=4"><iframe srcdoc="<script>parent.isHostile=5</script>"></iframe>
<a href="javascript:window.isHostile=6">gtag</a>`;

test.describe("beside a reader", () => {
  // By its headless user agent Chromium is a robot to the site, and robots are not tracked.
  test.use({ userAgent: READER });

  test("a header script runs what names the tracking library, and nothing else", { tag: "@full" }, async ({
    page,
    site,
  }) => {
    const configure = (value: string) => store(site, { configurations: [{ code: "header_script", value }] });
    await configure(HOSTILE);
    const policy = async () =>
      (await fetch(`${site.url}/cai-dat`)).headers.get("content-security-policy") ?? "";
    await expect.poll(policy, SOON).toContain("https://www.googletagmanager.com");
    await page.goto(`${site.url}/cai-dat`);
    // A hand moves more than once: at the first move the page may not listen yet.
    let x = 0;
    const tracked = async () => {
      x += 5;
      await page.mouse.move(x, 300);
      return page.evaluate(() => Reflect.get(window, "dataLayer"));
    };
    await expect.poll(tracked).toEqual(["e2e"]);
    expect(await page.evaluate(() => Reflect.get(window, "isHostile"))).toBeUndefined();
    await expect(page.locator('base, iframe, [href^="javascript:"], [src*="evil.example"]')).toHaveCount(0);
    await configure("");
  });
});
