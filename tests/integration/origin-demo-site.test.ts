import { expect, it } from "vitest";
import { getFrontPage, listMenu } from "#origin/content/content.service.ts";
import { keepDemoContent } from "#origin/content/demo/demo-content.service.ts";
import { DEMO_FRONT_PAGE } from "#origin/demo/content/pages.table.ts";
import { DEFAULT_DEMO_SEED } from "#origin/env.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

/** Content of a new demo site, beside its articles: pages, the front page, a menu. */

const { db } = originOfFile();
const NOW_MS = 1_760_000_000_000;

const run = (sql: string) => db.batch([db.prepare(sql)]);
const makeSite = async () => {
  await run("DELETE FROM demo_parts");
  await run("INSERT INTO demo_parts (part, stored_at) VALUES ('start/test', 0)");
  await keepDemoContent(db, {
    seed: DEFAULT_DEMO_SEED,
    nowMs: NOW_MS,
    showsBetting: true,
    hasTime: () => true,
  });
};

it("The demo site has a front page in both languages, which is in no menu", async () => {
  await makeSite();
  for (const lang of ["vi", "en"] as const) {
    const { title, summary } = DEMO_FRONT_PAGE.texts[lang];
    expect(await getFrontPage(db, lang)).toMatchObject({
      ...{ slug: DEMO_FRONT_PAGE.slug, lang, title, meta_description: summary },
    });
    expect(JSON.stringify(await listMenu(db, lang))).not.toContain(DEMO_FRONT_PAGE.slug);
  }
});

it("The demo site keeps the operator's own front page", async () => {
  await run(`DELETE FROM pages WHERE slug = '${DEMO_FRONT_PAGE.slug}'`);
  await run("UPDATE pages SET is_front_page = 1 WHERE slug = 'gioi-thieu'");
  await makeSite();
  expect(await getFrontPage(db, "vi")).toMatchObject({ slug: "gioi-thieu" });
});
