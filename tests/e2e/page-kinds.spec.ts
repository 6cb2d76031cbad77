import { findWorld, PAGE_KINDS, type PageKind } from "#tests/support/browser/page-kinds.ts";
import { axeWidths, inspect, inspectOnce } from "#tests/support/browser/page-look.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { grantRole, registerReader } from "#tests/support/browser/tip-screens.ts";
import type { TestSite } from "#tests/support/site.ts";

/**
 * Every kind of page is usable: axe finds no barrier, nothing scrolls sideways, and the console has no errors. The core
 * opens the most read kinds once; the full run opens each in both languages, at all widths, in both themes.
 */

/** The error page responds 404, which browsers log. */
test.use({ expectedFaults: async ({ browserName: _ }, use) => use([/status of 404/]) });

/** Logs in where the page needs an account, and returns the page's URL in a language. */
async function prepare(
  { role, path, prepare: fill }: PageKind,
  site: TestSite,
  page: import("@playwright/test").Page,
): Promise<(locale: "vi" | "en") => string> {
  const world = await findWorld(site, page.request);
  if (role !== undefined) {
    const account = await registerReader(page, site, "vi");
    if (role !== "reader") await grantRole(site, account, role);
  }
  await fill?.(page, world, site);
  return (locale) => site.url + path(world, locale);
}

for (const kind of PAGE_KINDS) {
  const { name, core, status = 200, isStill } = kind;

  if (core !== undefined)
    test(`a reader can use the page "${name}"`, async ({ page, site }) => {
      const urlIn = await prepare(kind, site, page);
      const width = core === "vi" ? 360 : 1280;
      expect(await inspectOnce(page, urlIn(core), { width, status })).toEqual([]);
    });

  test(`a reader can use the page "${name}" in both languages, at every width, in both themes`, {
    tag: "@full",
  }, async ({ browser, page, site }) => {
    const urlIn = await prepare(kind, site, page);
    const context = isStill ? await browser.newContext({ javaScriptEnabled: false }) : null;
    const bare = context ? { bare: await context.newPage() } : {};
    for (const locale of ["vi", "en"] as const)
      expect
        .soft(await inspect(page, urlIn(locale), { axe: axeWidths(locale), status, ...bare }))
        .toEqual([]);
    await context?.close();
  });
}
