import { expect } from "@playwright/test";
import { PRICE_FORMATS, type PriceFormat, toFormat } from "#shared/odds/format.rules.ts";
import { type POSITIONS, TRANSFER_KINDS } from "#shared/player/index.ts";
import { aBatchPage } from "#tests/support/batches/content-batches.ts";
import { newName, newPhone, PASSWORD } from "#tests/support/browser/account-screens.ts";
import { crumbsListed, crumbsShown } from "#tests/support/browser/breadcrumbs.ts";
import { messages } from "#tests/support/browser/messages.ts";
import { openAlive } from "#tests/support/browser/page-alive.ts";
import { PAGE_KINDS } from "#tests/support/browser/page-kinds.ts";
import { registerVisitor } from "#tests/support/browser/site-visitor.ts";
import { fetchFootball } from "#tests/support/calls/football-request.ts";
import { following } from "#tests/support/demo/followed.ts";
import { putContent } from "#tests/support/origin/news-content.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { positionLabel } from "#web/platform/i18n/position-label.ts";
import { transferDay, transferLabel } from "#web/platform/i18n/transfer-label.ts";
import { conforms, type SiteTools } from "./conformance.ts";
import { TRACKING, touch, trackedPage } from "./tracked-page.ts";

/** Entities and their fields. */

const position = (code: (typeof POSITIONS)[number] | "coach" | null, english: string) => (): void => {
  expect(inLocale("en", () => positionLabel(code))).toBe(english);
};

/** Transfer types are numbered from 1 in the order of the table. */
const transfer = (type: number, english: string) => (): void => {
  const kind = TRANSFER_KINDS[type - 1] ?? "unknown";
  expect(inLocale("en", () => transferLabel({ kind, fee: null }))).toBe(english);
};

/** The value 1.59 in a format. */
const priceType = (format: PriceFormat, shown: number) => (): void => {
  expect(PRICE_FORMATS).toContain(format);
  expect(toFormat(1.59, format)).toBeCloseTo(shown, 2);
  expect(messages.en[`odds_format_${format}`]).toBeTruthy();
};

/** An account has a field: `users/me` returns the registered value. */
const userField =
  (key: string, value: (name: string) => string, as = key) =>
  async ({ visitor }: SiteTools): Promise<void> => {
    const name = newName();
    const sent = value(name);
    await registerVisitor(visitor, name, PASSWORD, key === "user_name" ? {} : { [key]: sent });
    const { user } = (await visitor.call("/oapi/v1/users/me")).body.data as { user: Record<string, unknown> };
    expect(String(user[as]).replace("+84", "0")).toBe(sent);
  };

/** A public tip of the demo world has a field. */
const tipField =
  (holds: (tip: Record<string, unknown>) => boolean) =>
  async ({ visitor }: SiteTools): Promise<void> => {
    const { tips } = (await visitor.call("/oapi/v1/tips?limit=50")).body.data as { tips: { id: number }[] };
    const details = await Promise.all(
      tips.map(async ({ id }) => (await visitor.call(`/oapi/v1/tips/detail?tip_id=${id}`)).body.data),
    );
    expect((details as { tip: Record<string, unknown> }[]).some(({ tip }) => holds(tip))).toBe(true);
  };

/** A page of the content service keeps a field; `pages` returns it. */
const pageField =
  (fields: Parameters<typeof aBatchPage>[0], expected: object) =>
  async ({ site, visitor }: SiteTools): Promise<void> => {
    const slug = `trang-${newName()}`;
    await putContent(site, { pages: [aBatchPage({ key: slug, slug, ...fields })] });
    const found = async () =>
      ((await visitor.call("/oapi/v1/pages")).body.data as { pages: { slug: string }[] }).pages.find(
        (page) => page.slug === slug,
      );
    await expect.poll(found, { message: "edge takes changed content over", timeout: 10_000 }).toMatchObject({
      slug,
      ...expected,
    });
    await putContent(site, { removed: { posts: [], pages: [slug] } });
  };

conforms(3, {
  calls: {
    async "configuration entry: code, value"({ visitor }) {
      const { body } = await visitor.call("/oapi/v1/configurations");
      const { configurations } = body.data as { configurations: object[] };
      expect(configurations.length).toBeGreaterThan(0);
      for (const entry of configurations) expect(Object.keys(entry).toSorted()).toEqual(["code", "value"]);
    },
    async "configuration entries TIMEZONE and language have an effect"({ site, visitor }) {
      const configure = (zone: string, language: string) =>
        putContent(site, {
          configurations: [
            { code: "TIMEZONE", value: zone },
            { code: "language", value: language },
          ],
        });
      const footer = async () => /GMT[+-]\d\d:\d\d/.exec((await visitor.get("/cai-dat")).text)?.[0];
      const defaultAlternate = async () =>
        /hreflang="x-default" href="[^"]*?(\/en)?\/[^"/]*"/i.exec((await visitor.get("/team")).html)?.[1] ??
        "vi";
      await configure("GMT+09:00", "en");
      await expect
        .poll(footer, { message: "edge takes changed content over", timeout: 10_000 })
        .toBe("GMT+09:00");
      await expect.poll(defaultAlternate, { timeout: 10_000 }).toBe("/en");
      await configure("GMT+07:00", "vi");
      await expect.poll(footer, { timeout: 10_000 }).toBe("GMT+07:00");
    },
    "page: slug": pageField({}, {}),
    "page: is_front_page": pageField({}, { is_front_page: false }),
    "page: header_script": pageField(
      { header_script: "<script>window.dataLayer=[]</script>" },
      { header_script: "<script>window.dataLayer=[]</script>" },
    ),
    "page: request_header_script": pageField(
      { request_header_script: "<script>gtag('js')</script>" },
      { request_header_script: "<script>gtag('js')</script>" },
    ),
    "page: post_meta_post with router_name": pageField(
      { meta: [{ name: "router_name", value: "standings" }] },
      { post_meta_post: [{ name: "router_name", value: "standings" }] },
    ),
    async "store state: accessToken"({ visitor }) {
      // The session's token is in a cookie that no script reads.
      await registerVisitor(visitor, newName(), PASSWORD);
      expect(visitor.cookies.get("session")).toMatch(/^[\w-]{43}$/);
      const { html } = await visitor.get("/thanh-vien/ho-so");
      expect(html).not.toContain(visitor.cookies.get("session"));
    },
    async "store state: accessTokenOA2"({ visitor, world }) {
      // The second service is the rooms: a page sends them a ticket that is valid for a minute.
      await registerVisitor(visitor, newName(), PASSWORD);
      const { status, body } = await visitor.call(`/oapi/v1/users/me/ticket?match_id=${world.match.id}`);
      const { ticket, expires_at_ms } = body.data as { ticket: string; expires_at_ms: number };
      expect([status, ticket === ""]).toEqual([200, false]);
      expect(expires_at_ms - Date.now()).toBeLessThanOrEqual(60_000);
    },
    async "store state: userData"({ visitor }) {
      const name = newName();
      await registerVisitor(visitor, name, PASSWORD);
      expect((await visitor.get("/thanh-vien/ho-so")).html).toContain(name);
    },
    async "store state: configurations"({ visitor }) {
      const { body } = await visitor.call("/oapi/v1/configurations");
      const entries = (body.data as { configurations: { code: string; value: string }[] }).configurations;
      expect(new Set(entries.map(({ code }) => code)).size).toBe(entries.length);
    },
    async "store state: keywordSearch"({ visitor }) {
      expect((await visitor.get("/tim-kiem?q=man")).html).toMatch(/<input[^>]*value="man"/);
    },
    async "store state: breadCrumbNav"({ visitor, world }) {
      for (const { path, name } of PAGE_KINDS.filter(
        ({ core, role }) => core !== undefined && role === undefined,
      )) {
        const address = path(world, "vi");
        const { html } = await visitor.get(address);
        const shown = crumbsShown(html);
        expect([name, shown]).toEqual([name, crumbsListed(address, html)]);
        // Home is the root, and a URL without a page has no ancestors.
        expect([name, shown.length > 1]).toEqual([name, name !== "home" && name !== "error page"]);
      }
    },
    async "store state: title"({ visitor }) {
      const [one, other] = [await visitor.get("/team"), await visitor.get("/coach")];
      expect(one.title).not.toBe(other.title);
    },
    async "store state: optionIframe"({ visitor }) {
      const [plain, priced] = [await visitor.get("/iframe"), await visitor.get("/iframe?odds=1&tz=-03:30")];
      expect(priced.text).toContain("GMT-03:30");
      expect(plain.text).not.toContain("GMT-03:30");
    },
    async "match: has match_time, lists are sorted ascending by it"({ site }) {
      const { matches } = await fetchFootball(site, "/api/v1/football/matches/recent");
      const times = matches.map(({ match_time }) => match_time);
      expect(times.length).toBeGreaterThan(1);
      expect(times).toEqual(times.toSorted((a, b) => a - b));
    },
    "user: account": userField("user_name", (name) => name),
    "user: nickname": userField("nick_name", (name) => `Bạn ${name}`),
    "user: email": userField("email", (name) => `${name}@example.com`),
    async "user: brand code"({ site, visitor }) {
      const code = `Kênh ${newName()}`;
      const brands = await site.database();
      await brands.batch([
        brands
          .prepare("INSERT INTO brand_codes (code_key, code, created_at) VALUES (?1, ?2, 0)")
          .bind(code.toLowerCase(), code),
      ]);
      await registerVisitor(visitor, newName(), PASSWORD, { brand_code: code });
      const { user } = (await visitor.call("/oapi/v1/users/me")).body.data as {
        user: { brand_code: string };
      };
      expect(user.brand_code).toBe(code);
    },
    "user: tel": userField("phone", () => newPhone()),
    async "user: password"({ visitor }) {
      const name = newName();
      await registerVisitor(visitor, name, PASSWORD);
      const logIn = (password: string) => visitor.call("/oapi/v1/auth/login", { account: name, password });
      expect([(await logIn(PASSWORD)).status, (await logIn(`${PASSWORD}x`)).status]).toEqual([200, 401]);
    },
    "tip: title": tipField(({ title }) => typeof title === "string" && title !== ""),
    "tip: content": tipField(({ content }) => typeof content === "string" && content.length >= 500),
    "tip: read permission": tipField(
      ({ permission }) => permission === "free" || permission === "members" || permission === "followers",
    ),
    "tip: how to play": tipField(({ bet }) => typeof bet === "object" && bet !== null),
    "tip: chosen match": tipField(({ match }) => typeof match === "object" && match !== null),
    "player position G: Goalkeeper": position("G", "Goalkeeper"),
    "player position D: Defender": position("D", "Defender"),
    "player position M: Midfielder": position("M", "Midfielder"),
    "player position F: Striker": position("F", "Striker"),
    "player position coach: Head Coach": position("coach", "Head Coach"),
    "player position anything else: '-'": position(null, "-"),
    "transfer type 1: Loan": transfer(1, "Loan"),
    "transfer type 2: End of Loan": transfer(2, "End of Loan"),
    "transfer type 3: Free Transfer": transfer(3, "Free Transfer"),
    "transfer type 4: Retired": transfer(4, "Retired"),
    "transfer type 5: Draft": transfer(5, "Draft"),
    "transfer type 6: Released": transfer(6, "Released"),
    "transfer type 7: Signed": transfer(7, "Signed"),
    "transfer type 8: Unknown": transfer(8, "Unknown"),
    "transfer type anything else: Unknown": transfer(99, "Unknown"),
    "timestamps are in seconds and are shown as DD-MM-YYYY in UTC"() {
      // 23:30 UTC is another day in every zone east of it.
      const at = Date.UTC(2026, 0, 31, 23, 30) / 1000;
      expect(transferDay({ at })).toBe("2026-01-31");
    },
    "odds display type: Indo": priceType("indo", -1.69),
    "odds display type: US": priceType("us", -169.49),
    "odds display type: Malay": priceType("malay", 0.59),
    "odds display type: Decimal": priceType("decimal", 1.59),
    "odds display type: Hong Kong": priceType("hong_kong", 0.59),
  },
  browser: {
    async "header_script: only tags that mention the tracking library are injected"({ browser, site }) {
      const hostile = `${TRACKING}<script>window.isHostile=1</script><script src="https://evil.example/x.js"></script>`;
      await putContent(site, { configurations: [{ code: "header_script", value: hostile }] });
      const page = await trackedPage(browser, site, (route) =>
        route.fulfill({ contentType: "text/javascript", body: "window.isLoaded = true" }),
      );
      await touch(page);
      await expect.poll(() => page.evaluate(() => Reflect.get(window, "isLoaded"))).toBe(true);
      expect(await page.evaluate(() => Reflect.get(window, "isHostile"))).toBeUndefined();
      await expect(page.locator('[src*="evil.example"]')).toHaveCount(0);
      await putContent(site, { configurations: [{ code: "header_script", value: "" }] });
    },
    async "store state: wsSocket"({ page, site }) {
      const socket = page.waitForEvent("websocket", {
        predicate: (line) => line.url().includes("/parties/"),
      });
      await openAlive(page, site.url);
      expect((await socket).url()).toContain(new URL(site.realtimeUrl).host);
    },
    async "store state: countFav"({ page, site }) {
      const { matches } = await fetchFootball(site, "/api/v1/football/matches/recent");
      await following(page, { match: matches[0]?.id ?? 0 });
      await openAlive(page, `${site.url}/bong-da/theo-doi`);
      await expect(page.getByRole("link", { name: "Trận đấu 1" })).toBeVisible();
    },
    async "store state: countAllFav"({ page, site }) {
      const { matches } = await fetchFootball(site, "/api/v1/football/matches/recent");
      const [match] = matches;
      await following(page, { league: match?.competition.id ?? 0, team: match?.home.id ?? 0 });
      await openAlive(page, site.url);
      await page
        .locator(`li.match-row[data-match-id="${match?.id}"]`)
        .getByRole("button", { name: /^Theo dõi/ })
        .click();
      await expect(page.locator(".nav-badge").first()).toHaveText("3");
    },
    async "store state: favUpdate"({ page, site }) {
      const { teams } = await fetchFootball(site, "/api/v1/football/teams/list", { limit: 1 });
      await following(page, { team: teams[0]?.id ?? 0 });
      await openAlive(page, `${site.url}/bong-da/theo-doi/doi`);
      const other = await page.context().newPage();
      await other.goto(`${site.url}/bong-da/theo-doi/doi`);
      await expect(page.getByRole("link", { name: "Đội 1" })).toBeVisible();
      await other.getByRole("button", { name: "Xóa tất cả" }).click();
      await expect(page.getByRole("link", { name: "Đội 0" })).toBeVisible();
    },
    async "favourites: three local lists, favouritesList, favouritesLeagues, favouritesTeams"({
      page,
      site,
    }) {
      await following(page, { match: 1, league: 2, team: 3 });
      await openAlive(page, `${site.url}/bong-da/theo-doi/doi`);
      const lists = await page.evaluate(() =>
        ["favouritesList", "favouritesLeagues", "favouritesTeams"].map(
          (key) => (JSON.parse(localStorage.getItem(key) ?? "[]") as { id: number }[])[0]?.id,
        ),
      );
      expect(lists).toEqual([1, 2, 3]);
    },
  },
});
