import type { Page } from "@playwright/test";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import {
  removeXss,
  trustEverything,
  XSS_CATEGORY,
  XSS_HTML,
  XSS_PAGE,
  xssBatch,
} from "#tests/support/edge/xss-content.ts";
import { plainPng } from "#tests/support/origin/pictures.ts";
import type { TestSite } from "#tests/support/site.ts";

/**
 * Scripts in content of the content service, as a browser sees it: stored through the importers' call, and from a
 * service without sanitizing. Requests to other hosts and console errors fail the test (site-fixture.ts). Comments,
 * readers' names and header scripts: comments.spec.ts, dynamic-pages.spec.ts.
 */

test.afterEach(({ site }) => removeXss(site));

async function send<Data>(site: TestSite, path: string, body: BodyInit): Promise<Data> {
  const headers = { authorization: `Bearer ${site.ingestToken}` };
  const answer = await fetch(`${site.url}/api/v1/origin/${path}`, { method: "POST", headers, body });
  const { data, ...refused } = (await answer.json()) as { data: Data };
  expect([answer.status, refused]).toEqual([200, {}]);
  return data;
}

/** Executable content in a page: sentences, none when it is safe. */
const dangersIn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    for (const element of document.querySelectorAll("*")) {
      for (const { name, value } of element.attributes) {
        const address = URL.canParse(value.trim(), location.href)
          ? new URL(value.trim(), location.href)
          : null;
        const leads = /^(?:href|src|action|formaction|data|poster|background|xlink:href)$/i.test(name);
        if (
          /^on/i.test(name) ||
          name === "srcdoc" ||
          (leads && /^(?:javascript|vbscript|data):$/.test(address?.protocol ?? ""))
        )
          found.push(`${element.tagName} ${name}=${value}`);
      }
    }
    const foreign =
      ".prose :is(script, style, iframe, object, embed, svg, math, form, input, button, video, audio, template, [style]), base, iframe, object, meta[http-equiv]";
    for (const { outerHTML } of document.querySelectorAll(foreign)) found.push(outerHTML.slice(0, 200));
    for (const { textContent } of document.querySelectorAll('script[type="application/ld+json"]'))
      JSON.parse(textContent);
    return found;
  });

test("no text of the content service runs a script, even from an untrusted service", {
  tag: "@full",
}, async ({ page, site }) => {
  const ran: string[] = [];
  page.on("dialog", (dialog) => {
    ran.push(`${page.url()}: ${dialog.message()}`);
    return dialog.dismiss();
  });
  const look = async (path: string, shows = "h1") => {
    expect.soft((await page.goto(site.url + path))?.status(), path).toBe(200);
    await expect.soft(page.locator(shows).first(), path).toContainText(/[<&"]/);
    expect.soft(await dangersIn(page), path).toEqual([]);
  };
  const { image } = await send<{ image: { key: string } }>(
    site,
    "content/images",
    new Uint8Array(plainPng(40, 30)),
  );
  const batch = xssBatch(image.key);
  const { report } = await send<{ report: { refusals: unknown[] } }>(site, "content", JSON.stringify(batch));
  expect(report.refusals).toEqual([]);

  await look("/xss-0");
  expect(await page.locator(".article-tags").textContent()).toContain("<script>");
  expect(await page.title()).toContain('"><script>alert(1)</script>');
  for (const rest of ["", "?page=2"]) await look(`/danh-muc/${XSS_CATEGORY}${rest}`);
  for (const path of ["/danh-muc", "/tag"]) await look(path, "main");
  for (const path of ["/tag/xss-1", "/tac-gia/xss-1", `/${XSS_PAGE}`]) await look(path);
  const feed = await (await fetch(`${site.url}/danh-muc/${XSS_CATEGORY}/rss.xml`)).text();
  const found = await page.evaluate((xml) => {
    const read = new DOMParser().parseFromString(xml, "application/xml");
    return [read.querySelectorAll("parsererror").length, read.querySelector("item > title")?.textContent];
  }, feed);
  expect(found).toEqual([0, batch.posts[0]?.title]);

  trustEverything(site);
  const isRaw = async () => (await fetch(`${site.url}/oapi/v1/posts/slug?slug=xss-0&lang=vi`)).text();
  await expect.poll(isRaw, { timeout: 6_000 }).toContain("onerror");
  for (const at of XSS_HTML.keys()) await look(`/xss-${at}`);
  for (const path of ["/tac-gia/xss-1", `/${XSS_PAGE}`]) await look(path);
  expect(ran).toEqual([]);
});
