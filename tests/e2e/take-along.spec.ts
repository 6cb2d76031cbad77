import type { Match } from "#shared/match/index.ts";
import { expect, test } from "#tests/support/browser/site-fixture.ts";
import { article, fillNews } from "#tests/support/origin/news-content.ts";

/** Calendars, feeds and frames that readers and other sites take along, on pages without JavaScript. */

const PATHS = {
  vi: { prefix: "", schedule: "/bong-da/lich-thi-dau", news: "/tin-tuc", add: "Thêm vào lịch" },
  en: { prefix: "/en", schedule: "/football/schedule", news: "/news", add: "Add to calendar" },
} as const;

test.use({ javaScriptEnabled: false });

test.describe("what readers take along", () => {
  for (const locale of ["vi", "en"] as const) {
    const { prefix, schedule, news, add } = PATHS[locale];

    test(`is linked from the pages of a match, team, league and day without JavaScript (${locale})`, async ({
      page,
      request,
      site,
    }) => {
      const answer = await request.get(`${site.url}/api/v1/football/matches/recent`);
      const { matches }: { matches: Match[] } = (await answer.json()).data;
      const coming = matches.find(({ status }) => status === "not_started");
      if (!coming) throw new Error("The demo world has no match to come on its day");
      const { home, competition } = coming;
      const pages = [
        ...[
          `${prefix}/match/${coming.id}`,
          `${prefix}/team/${home.id}`,
          `${prefix}/league/${competition.id}`,
        ],
        schedule,
      ];
      for (const path of pages) {
        await page.goto(site.url + path);
        const href = await page.getByRole("link", { name: add }).getAttribute("href");
        expect(href).toMatch(/\.ics(?:\?date=[\d-]+)?$/);
        const calendar = await request.get(
          String(href).replace("webcal:", "http:").replace(/^\//, `${site.url}/`),
        );
        expect([path, calendar.status(), calendar.headers()["content-type"]]).toEqual([
          ...[path, 200, "text/calendar; charset=utf-8"],
        ]);
        expect(await calendar.text()).toContain(`UID:match-${coming.id}@`);
      }
    });

    test(`includes a JSON Feed of the news (${locale})`, async ({ page, request, site }) => {
      await fillNews(site, request);
      await page.goto(site.url + news);
      const link = page.locator('link[type="application/feed+json"]');
      const feed = await (await request.get(String(await link.getAttribute("href")))).json();
      expect(feed).toMatchObject({ version: "https://jsonfeed.org/version/1.1", language: locale });
      expect(feed.items.map(({ title }: { title: string }) => title)).toContain(article[locale].title);
    });

    test(`includes a frame of a match, found by oEmbed (${locale})`, async ({ page, request, site }) => {
      const answer = await request.get(`${site.url}/api/v1/football/matches/recent`);
      const { matches }: { matches: Match[] } = (await answer.json()).data;
      const id = matches.at(-1)?.id;
      await page.goto(`${site.url}${prefix}/match/${id}`);
      const discovery = await page.locator('link[type="application/json+oembed"]').getAttribute("href");
      const { html, type } = await (await request.get(String(discovery))).json();
      expect(type).toBe("rich");
      const [, src = ""] = /src="([^"]+)"/.exec(html) ?? [];
      await page.goto(src);
      await expect(page.locator("li.match-row")).toHaveCount(1);
      await expect(page.locator(`li.match-row a[href$="/match/${id}"]`).first()).toBeVisible();
    });
  }
});
