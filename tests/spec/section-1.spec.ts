import { expect } from "@playwright/test";
import { LOCALES, pathOf, type Screen } from "#shared/url/index.ts";
import { newName, PASSWORD } from "#tests/support/browser/account-screens.ts";
import { bringChatMatch, messageOf, openChat, write } from "#tests/support/browser/chat-screens.ts";
import { messages } from "#tests/support/browser/messages.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import type { World } from "#tests/support/browser/page-kinds.ts";
import { registerVisitor } from "#tests/support/browser/site-visitor.ts";
import { article } from "#tests/support/origin/news-content.ts";
import { conforms, type SiteTools } from "./conformance.ts";

/** The product's functions and users. */

type Ids = (world: World) => Readonly<Record<string, string | number>>;

/** A screen shows rows of its subject, in both languages. */
const browses =
  (screen: Screen, rows: RegExp, ids: Ids = () => ({}), query = "") =>
  async ({ visitor, world }: SiteTools): Promise<void> => {
    for (const locale of LOCALES) {
      const page = await visitor.get(pathOf(screen, locale, ids(world)) + query);
      expect([locale, page.status]).toEqual([locale, 200]);
      expect(page.html).toMatch(rows);
    }
  };

const upcoming: Ids = ({ upcoming: { id } }) => ({ id });
const oddsOf =
  (page: string): Ids =>
  (world) => ({ ...upcoming(world), page });

/** An odds page of a match has a column. */
const column =
  (page: string, english: string) =>
  async ({ visitor, world }: SiteTools): Promise<void> => {
    const { html } = await visitor.get(pathOf("oddsMatch", "en", oddsOf(page)(world)));
    expect(html).toMatch(new RegExp(`<th\\b[^>]*>[^]{0,400}?${english}`));
  };

const MATCH_ROW = /<li\b[^>]*class="[^"]*match-row/;

conforms(1, {
  calls: {
    async "the default language is Vietnamese, English path variants exist"({ visitor }) {
      const [vi, en] = [await visitor.get("/"), await visitor.get("/en")];
      expect([vi.html.includes('<html lang="vi"'), en.html.includes('<html lang="en"')]).toEqual([
        true,
        true,
      ]);
      expect(Object.keys(messages.vi)).toEqual(Object.keys(messages.en));
    },
    "visitors can browse live scores": browses("home", MATCH_ROW),
    "visitors can browse results": browses("results", MATCH_ROW),
    "visitors can browse schedules": browses("schedule", MATCH_ROW),
    "visitors can browse standings": browses("standings", /<table\b/),
    "visitors can browse odds: handicap": browses("oddsMatch", /<table\b/, oddsOf("asian-handicap-odds")),
    "visitors can browse odds: over/under": browses("oddsMatch", /<table\b/, oddsOf("over-under-odds")),
    "visitors can browse odds: 1x2": browses("oddsMatch", /<table\b/, oddsOf("1x2-odds")),
    "visitors can browse odds: Kelly index": column("1x2-odds", "Kelly"),
    "visitors can browse odds: payback ratio": column("1x2-odds", "Payback"),
    "visitors can browse leagues": browses("leagues", /href="(\/en)?\/league\/\d+"/),
    "visitors can browse teams": browses("teams", /href="(\/en)?\/team\/\d+"/),
    "visitors can browse players": browses("players", /href="(\/en)?\/player\/\d+"/),
    "visitors can browse coaches": browses("coaches", /href="(\/en)?\/coach\/\d+"/),
    "visitors can browse transfers": browses(
      "team",
      /href="(\/en)?\/player\/\d+"/,
      ({ match: { home } }) => ({ id: home.id }),
      "?tab=playerzh",
    ),
    async "visitors can browse news articles with tags and categories"({ visitor }) {
      const { html } = await visitor.get(`/${article.vi.slug}`);
      expect(html).toContain('href="/tag/world-cup"');
      expect(html).toContain('href="/danh-muc/nhan-dinh-truoc-tran"');
      for (const path of ["/tag/world-cup", "/danh-muc/nhan-dinh-truoc-tran"])
        expect((await visitor.get(path)).text).toContain(article.vi.title);
    },
    async "visitors can browse tips and expert articles"({ visitor, world }) {
      expect((await visitor.get("/nhan-dinh")).html).toContain(`href="/nhan-dinh/${world.tip}"`);
      const expert = await visitor.get(`/chuyen-gia/${world.expert}`);
      expect([expert.status, expert.html.includes('href="/nhan-dinh/')]).toEqual([200, true]);
    },
    async "registered users can register and log in, with a remember-me option"({ visitor }) {
      for (const path of ["/dang-ky", "/dang-nhap"])
        expect((await visitor.get(path)).html).toContain("<form");
      expect((await visitor.get("/dang-nhap")).html).toMatch(/<input[^>]*name="remember"/);
    },
    async "registered users can follow experts, who write tips"({ visitor, world }) {
      await registerVisitor(visitor, newName(), PASSWORD);
      const form = { expert_id: String(world.expert), what: "follow", back: "/" };
      await visitor.post(pathOf("myFollows", "vi"), form);
      const { html } = await visitor.get(pathOf("myFollows", "vi"));
      expect(html).toContain(`href="/chuyen-gia/${world.expert}"`);
      expect(html).toContain('href="/nhan-dinh/');
    },
    async "registered users can edit a profile: personal information, change password, avatar"({ visitor }) {
      await registerVisitor(visitor, newName(), PASSWORD);
      const { html } = await visitor.get(pathOf("profile", "vi"));
      for (const intent of ["info", "password", "avatar"])
        expect(html).toMatch(new RegExp(`name="intent"[^>]*value="${intent}"`));
    },
    async "registered users can use advanced search"({ visitor }) {
      const { html } = await visitor.get("/tim-kiem?q=man");
      for (const name of ["q", "kind", "country_id", "from", "to"])
        expect([name, new RegExp(`name="${name}"`).test(html)]).toEqual([name, true]);
    },
    async "registered users can use settings"({ visitor }) {
      expect((await visitor.get(pathOf("settings", "en"))).text).toContain("Time zone");
    },
    async "experts publish tips that users can follow"({ visitor, world }) {
      const { html } = await visitor.get(`/nhan-dinh/${world.tip}`);
      expect(html).toMatch(/name="expert_id"/);
    },
    async "tips have a read-permission option and a Free label"({ visitor }) {
      const { body } = await visitor.call("/oapi/v1/tips");
      const permissions = (body.data as { tips: { permission: string }[] }).tips.map(
        ({ permission }) => permission,
      );
      expect(permissions).toContain("free");
      expect((await visitor.get("/nhan-dinh")).text).toContain(messages.vi.tip_permission_free);
    },
  },
  browser: {
    async "registered users can keep favourites (matches, leagues, teams)"({ page, site }) {
      await openAlive(page, site.url);
      const star = page
        .locator("li.match-row")
        .first()
        .getByRole("button", { name: /^Theo dõi/ });
      await star.click();
      for (const path of ["/league", "/team"]) {
        await openAlive(page, site.url + path);
        await page.locator(`main a[href^='${path}/']`).first().click();
        await page
          .locator("main")
          .getByRole("button", { name: /^Theo dõi/ })
          .first()
          .click();
      }
      await openAlive(page, `${site.url}/bong-da/theo-doi`);
      for (const name of ["Trận đấu 1", "Giải đấu 1", "Đội 1"])
        await expect(page.getByRole("link", { name })).toBeVisible();
    },
    async "registered users can use a match chat room"({ browser, site }) {
      const id = await bringChatMatch(site);
      const [one, other] = [await openChat(browser, site, id), await openChat(browser, site, id)];
      await write(one, "Xin chào mọi người");
      await expect(messageOf(other, "Xin chào mọi người")).toBeVisible();
    },
    async "registered users can switch between dark and light mode"({ page, site }) {
      await openAlive(page, `${site.url}/cai-dat`);
      for (const theme of ["dark", "light"]) {
        await page.getByLabel("Giao diện", { exact: true }).selectOption(theme);
        await expect(page.locator("html")).toHaveAttribute("data-theme", theme);
      }
    },
  },
});
