import { ingest, ingestInPlay } from "#tests/support/ingest.ts";
import { openAlive } from "#tests/support/page-alive.ts";
import { kickOffToday, priceRush } from "#tests/support/price-rush.ts";
import { expect, test } from "#tests/support/site-fixture.ts";

/** As Chrome translates a page: once it is there, each text of it gives way to two `<font>` elements; so does what comes later. */
function translateAlways(): void {
  const untouched = new Set(["FONT", "SCRIPT", "STYLE", "TITLE", "NOSCRIPT", "OPTION", "TEXTAREA"]);
  const translate = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    for (let node = walker.nextNode(); node; node = walker.nextNode()) texts.push(node as Text);
    for (const text of texts) {
      if (text.data.trim() === "" || untouched.has(text.parentElement?.tagName ?? "FONT")) continue;
      const [outer, inner] = [document.createElement("font"), document.createElement("font")];
      outer.append(inner);
      inner.append(text.data);
      text.replaceWith(outer);
    }
  };
  const begin = () => {
    translate(document.body);
    new MutationObserver(() => translate(document.body)).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
    });
  };
  new MutationObserver((_, alive) => {
    if (document.documentElement.dataset.alive === undefined) return;
    alive.disconnect();
    begin();
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["data-alive"] });
}

// React draws a part anew that was translated before it was hydrated, and says so.
test.use({ expectedFaults: [/Minified React error #418/] });

test("a page that its browser translates goes on: goals come, filters, tabs and other pages open", async ({
  page,
  site,
}) => {
  await page.addInitScript(translateAlways);
  const rush = { source: "translated", at_ms: kickOffToday(20), companies: 2 };
  const id = await ingestInPlay(site, priceRush(rush));
  const row = page.locator(`li.match-row[data-match-id="${id}"]`);
  await openAlive(page, `${site.url}/en`);
  await expect(row.locator("font").first()).toBeVisible();
  const after_s = (Date.now() + 1_000 - rush.at_ms) / 1000;
  await ingest(site, priceRush({ ...rush, goals: [{ after_s, side: "home" }] }));
  await expect(row.locator(".match-row-score")).toHaveText(/^\s*1\s*-\s*0\s*$/);
  for (const filter of ["live", "all"]) {
    await page.locator(`.chip[data-filter=${filter}]`).click();
    await expect(page.locator(`.chip[data-filter=${filter}][aria-current]`)).toBeVisible();
    await expect(row).toBeVisible();
  }
  await row.locator(".match-row-link").click();
  await expect(page.locator(".match-header-score")).toHaveText(/^\s*1\s*-\s*0\s*$/);
  for (const tab of ["lineup", "odds", "h2h"]) {
    await page.locator(`.match-top a[href$="tab=${tab}"]`).click();
    await expect(page.locator(`article.match-page[data-tab=${tab}]`)).toBeVisible();
  }
});
