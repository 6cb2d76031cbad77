import { expect } from "@playwright/test";
import { routeTableOf } from "#shared/content/route-table.ts";
import { LOCALES, type Locale, pathOf, type Screen } from "#shared/url/index.ts";
import {
  exactly,
  flashMessage,
  newName,
  newPhone,
  PASSWORD,
  pictureOf,
  press,
  registerOn,
  words,
} from "#tests/support/browser/account-screens.ts";
import { bringChatMatch } from "#tests/support/browser/chat-screens.ts";
import { messages } from "#tests/support/browser/messages.ts";
import { registerVisitor, type SiteVisitor, visitorOf } from "#tests/support/browser/site-visitor.ts";
import {
  bringMatch,
  CONTENT,
  chooseCompany,
  chooseMatch,
  grantExpert,
  pathTo,
  registerReader,
  sendTip,
  tipWords,
} from "#tests/support/browser/tip-screens.ts";
import { linkInMail } from "#tests/support/origin/mailbox-reader.ts";
import { putContent } from "#tests/support/origin/news-content.ts";
import type { TestSite } from "#tests/support/site.ts";
import { conforms, type SiteTools } from "./conformance.ts";
import { TRACKING, touch, trackedPage } from "./tracked-page.ts";

/** The error catalogue and the messages of success: each is triggered where a reader meets it. */

/** The text of a message, whose English is the specification's. */
function textOf(key: string, english: string, locale: Locale): string {
  expect(messages.en[key]).toBe(english);
  return messages[locale][key] ?? "";
}

/** The page of a missing object says so, in both languages. */
const missing =
  (screen: Screen, ids: Readonly<Record<string, string | number>>, key: string, english: string) =>
  async ({ visitor }: SiteTools): Promise<void> => {
    for (const locale of LOCALES) {
      const page = await visitor.get(pathOf(screen, locale, ids));
      expect([page.status, page.heading]).toEqual([404, textOf(key, english, locale)]);
    }
  };

/** A page shows a message. */
const shown =
  (screen: Screen, query: string, key: string, english: string) =>
  async ({ visitor }: SiteTools): Promise<void> => {
    for (const locale of LOCALES) {
      const { text } = await visitor.get(pathOf(screen, locale) + query);
      expect(text).toContain(textOf(key, english, locale));
    }
  };

/** A registration that conflicts with another account says so beside its field. */
const taken =
  (fields: (name: string, phone: string) => Record<string, string>, key: string, english: string) =>
  async ({ site, visitor }: SiteTools): Promise<void> => {
    const [name, phone] = [newName(), newPhone()];
    await registerVisitor(visitor, name, PASSWORD, { phone, email: `${name}@example.com` });
    for (const locale of LOCALES) {
      const other = visitorOf(site);
      const page = await other.post(pathOf("register", locale), {
        ...{ intent: "register", user_name: newName(), nick_name: `Nick ${newName()}` },
        ...{ password: PASSWORD, password_confirm: PASSWORD, captcha: await other.solveCaptcha() },
        ...fields(name, phone),
      });
      expect(page.status).toBe(400);
      expect(page.text).toContain(textOf(key, english, locale));
    }
  };

/** An accepted form leads on to a page with a message of success. */
async function isDone(
  visitor: SiteVisitor,
  [screen, fields]: readonly [Screen, Readonly<Record<string, string>>],
  [key, english]: readonly [string, string],
): Promise<void> {
  for (const locale of LOCALES) {
    const { status, location } = await visitor.post(pathOf(screen, locale), { ...fields });
    expect([locale, status]).toEqual([locale, 303]);
    expect((await visitor.get(location ?? "")).text).toContain(textOf(key, english, locale));
  }
}

const registration = () => {
  const name = newName();
  return {
    ...{ intent: "register", user_name: name, nick_name: `Nick ${name}` },
    ...{ password: PASSWORD, password_confirm: PASSWORD },
  };
};

/** A registration by the form, which shows a message of success. */
const registered =
  (key: string, english: string) =>
  async ({ site }: SiteTools): Promise<void> => {
    for (const locale of LOCALES) {
      const visitor = visitorOf(site);
      const form = { ...registration(), captcha: await visitor.solveCaptcha() };
      const { status, location } = await visitor.post(pathOf("register", locale), form);
      expect([locale, status]).toEqual([locale, 303]);
      expect((await visitor.get(location ?? "")).text).toContain(textOf(key, english, locale));
    }
  };

async function aReader({ visitor }: SiteTools): Promise<string> {
  const name = newName();
  await registerVisitor(visitor, name, PASSWORD);
  return name;
}

/** Runs a function while the database refuses a kind of write. */
async function whileRefused(site: TestSite, write: string, run: () => Promise<void>): Promise<void> {
  const db = await site.database();
  const refuse = `CREATE TRIGGER refused BEFORE ${write} BEGIN SELECT RAISE(ABORT, 'refused'); END`;
  await db.batch([db.prepare(refuse)]);
  await run().finally(() => db.batch([db.prepare("DROP TRIGGER refused")]));
}

const following = ({ world }: SiteTools, what: "follow" | "unfollow", locale: Locale) => ({
  ...{ expert_id: String(world.expert), what, back: pathOf("experts", locale) },
});

conforms(8, {
  calls: {
    async "route not found: 'Page not found: {path}', shown on the error screen"({ visitor }) {
      const page = await visitor.get("/en/no/such/page");
      expect([page.status, page.heading]).toEqual([404, "Page not found: /en/no/such/page"]);
    },
    async "a failure of the start-up route table is only logged"({ visitor }) {
      // Edge logs each ignored entry as `route_ignored` (tests/integration/edge-dynamic-pages.test.ts); the built-in route stays.
      const meta = { is_front_page: false, header_script: null, request_header_script: null };
      const post_meta_post = [{ name: "router_name", value: "FOOTBALL_RESULT" }];
      expect(routeTableOf([{ slug: "match", ...meta, post_meta_post }])).toEqual({
        routes: [],
        ignored: [{ slug: "match", reason: "taken" }],
      });
      expect((await visitor.get("/match")).canonical).toBe("/match");
    },
    async "'Token is invalid or has expired'"({ visitor }) {
      for (const locale of LOCALES) {
        const page = await visitor.get(`${pathOf("resetPassword", locale)}?token=abc`);
        expect(page.text).toContain(textOf("error_token_invalid", "Token is invalid or has expired", locale));
      }
    },
    async "'Token expired, please log in again'"({ site, visitor }) {
      for (const locale of LOCALES) {
        const account = newName();
        await registerVisitor(visitor, account, PASSWORD);
        const other = visitorOf(site);
        await other.call("/oapi/v1/auth/login", { account, password: PASSWORD });
        const next = `${PASSWORD}-x`;
        const form = {
          intent: "password",
          current_password: PASSWORD,
          password: next,
          password_confirm: next,
        };
        await other.post(pathOf("profile", locale), form);
        const { status, location } = await visitor.get(pathOf("profile", locale));
        expect(status).toBe(303);
        const login = await visitor.get(location ?? "");
        expect(login.text).toContain(
          textOf("error_session_expired", "Token expired, please log in again", locale),
        );
      }
    },
    async "'An error occurred during user creation, registration, login, password change, or avatar update'"(
      tools,
    ) {
      const account = await aReader(tools);
      const passwords = { password: `${PASSWORD}-2`, password_confirm: `${PASSWORD}-2` };
      const post = (screen: Screen, fields: Record<string, string>) =>
        tools.visitor.post(pathOf(screen, "en"), fields);
      const captcha = await tools.visitor.solveCaptcha();
      const visitor = visitorOf(tools.site);
      const failed: string[] = [];
      // If the database refuses, the form names the failed action.
      await whileRefused(tools.site, "UPDATE OF password_hash ON users", async () => {
        const change = { intent: "password", current_password: PASSWORD, ...passwords };
        failed.push((await post("profile", change)).text);
      });
      await whileRefused(tools.site, "INSERT ON sessions", async () => {
        const login = { intent: "login", account, password: PASSWORD };
        failed.push((await visitor.post(pathOf("login", "en"), login)).text);
        failed.push((await visitor.post(pathOf("register", "en"), { ...registration(), captcha })).text);
      });
      await whileRefused(tools.site, "UPDATE OF avatar ON users", async () => {
        failed.push((await post("profile", { intent: "avatar", remove: "1" })).text);
      });
      const during = ["password change", "login", "user creation and registration", "avatar update"];
      for (const [at, what] of during.entries())
        expect(failed[at]).toContain(`An error occurred during ${what}`);
    },
    async "'Article does not exist'"({ visitor }) {
      for (const [home, locale] of [["", "vi"] as const, ["/en", "en"] as const]) {
        const page = await visitor.get(`${home}/khong-co-bai-nay`);
        expect(page.status).toBe(404);
        expect(page.text).toContain(textOf("error_article_not_found", "Article does not exist", locale));
      }
    },
    async "'Page does not exist'"({ visitor }) {
      for (const locale of LOCALES) {
        const page = await visitor.get(`${pathOf("teams", locale)}?page=999`);
        expect([page.status, page.heading]).toEqual([
          404,
          textOf("error_page_not_found", "Page does not exist", locale),
        ]);
      }
    },
    async "'Data does not exist'"(tools) {
      await aReader(tools);
      for (const locale of LOCALES) {
        const page = await tools.visitor.post(pathOf("profile", locale), {
          intent: "session",
          id: "987654321",
        });
        expect(page.text).toContain(textOf("error_data_not_found", "Data does not exist", locale));
      }
    },
    "'User does not exist'": missing(
      "expert",
      { id: 987_654_321 },
      "error_user_not_found",
      "User does not exist",
    ),
    async "'Account does not exist'"({ site }) {
      // Only operators see this error: others could use it to find out which accounts exist.
      const response = await fetch(`${site.url}/api/v1/origin/accounts/role`, {
        method: "POST",
        headers: { authorization: `Bearer ${site.ingestToken}`, "content-type": "application/json" },
        body: JSON.stringify({ account: "nobody-has-this", role: "expert" }),
      });
      expect([response.status, await response.json()]).toMatchObject([404, { code: "account_not_found" }]);
      expect(messages.en.error_account_not_found).toBe("Account does not exist");
    },
    async "'Password is incorrect, please try again'"(tools) {
      const name = await aReader(tools);
      for (const locale of LOCALES) {
        const form = { intent: "login", account: name, password: "sai-mat-khau" };
        const page = await visitorOf(tools.site).post(pathOf("login", locale), form);
        expect([page.status, page.text]).toEqual([
          401,
          expect.stringContaining(
            textOf("error_credentials_wrong", "Password is incorrect, please try again", locale),
          ),
        ]);
      }
    },
    "'Nick name already exists'": taken(
      (name) => ({ nick_name: `Nick ${name}` }),
      "field_nick_name_taken",
      "Nick name already exists",
    ),
    "'Phone number already exists'": taken(
      (_, phone) => ({ phone }),
      "field_phone_taken",
      "Phone number already exists",
    ),
    async "'Email already exists'"(tools) {
      // An e-mail counts as taken once it is verified.
      const email = `${newName()}@example.com`;
      await registerVisitor(tools.visitor, newName(), PASSWORD, { email });
      const { pathname, search } = new URL(await linkInMail(tools.site.dataDir, email));
      const token = new URLSearchParams(search).get("token") ?? "";
      expect((await tools.visitor.post(pathname, { intent: "verify", token })).status).toBe(303);
      await taken(() => ({ email }), "field_email_taken", "Email already exists")(tools);
    },
    "'Brand code does not exist'": taken(
      () => ({ brand_code: "khong-co" }),
      "field_brand_code_unknown",
      "Brand code does not exist",
    ),
    "'Please enter the password and confirm password are the same'": taken(
      () => ({ password_confirm: `${PASSWORD}x` }),
      "field_password_mismatch",
      "Please enter the password and confirm password are the same",
    ),
    async "'Unfollow is failed'"(tools) {
      await aReader(tools);
      for (const locale of LOCALES) {
        const page = await tools.visitor.post(
          pathOf("myFollows", locale),
          following(tools, "unfollow", locale),
        );
        expect(page.text).toContain(textOf("error_unfollow_failed", "Unfollow is failed", locale));
      }
    },
    "'Tip does not exist'": missing("tip", { id: 987_654_321 }, "error_tip_not_found", "Tip does not exist"),
    "'Tag does not exist'": missing("tag", { slug: "khong-co" }, "error_tag_not_found", "Tag does not exist"),
    "'The match does not exist'": missing(
      "match",
      { id: 987_654_321 },
      "error_match_not_found",
      "The match does not exist",
    ),
    "'League does not exist'": missing(
      "league",
      { id: 987_654_321 },
      "error_league_not_found",
      "League does not exist",
    ),
    "'Coach does not exist'": missing(
      "coach",
      { id: 987_654_321 },
      "error_coach_not_found",
      "Coach does not exist",
    ),
    "'Player does not exist'": missing(
      "player",
      { id: 987_654_321 },
      "error_player_not_found",
      "Player does not exist",
    ),
    "'No results found'": shown("search", "?q=xyzzyx", "search_none", "No results found"),
    "'No matches found'": shown("search", "?q=xyzzyx&kind=match", "search_none_matches", "No matches found"),
    "'No player, team or league found'": shown(
      "search",
      "?q=xyzzyx&kind=player",
      "search_none_others",
      "No player, team or league found",
    ),
    async "'This company has no data temporarily, please choose another company'"({ visitor }) {
      for (const [path, locale] of [
        ["/1x2-odds?company_id=99", "vi"] as const,
        ["/en/1x2-odds?company_id=99", "en"] as const,
      ])
        expect((await visitor.get(path)).text).toContain(
          textOf(
            "error_company_not_found",
            "This company has no data temporarily, please choose another company",
            locale,
          ),
        );
    },
    async "'Data is being updated'"({ site, visitor }) {
      const id = await bringChatMatch(site);
      for (const [home, locale] of [["", "vi"] as const, ["/en", "en"] as const])
        expect((await visitor.get(`${home}/oddscomp/${id}`)).text).toContain(
          textOf("error_data_updating", "Data is being updated", locale),
        );
    },
    async "'Login successful'"(tools) {
      const account = await aReader(tools);
      const form = ["login", { intent: "login", account, password: PASSWORD }] as const;
      for (const _ of LOCALES) await isDone(visitorOf(tools.site), form, ["done_login", "Login successful"]);
    },
    async "'Logout successful'"(tools) {
      const account = await aReader(tools);
      for (const locale of LOCALES) {
        const visitor = visitorOf(tools.site);
        await visitor.call("/oapi/v1/auth/login", { account, password: PASSWORD });
        const { location } = await visitor.post(pathOf("profile", locale), { intent: "logout" });
        expect((await visitor.get(location ?? "")).text).toContain(
          textOf("done_logout", "Logout successful", locale),
        );
      }
    },
    "'Registration successful'": registered("done_register", "Registration successful"),
    "'Account created successfully'": registered("done_created", "Account created successfully"),
    async "'Change password successful'"(tools) {
      await aReader(tools);
      const change = (from: string, to: string) =>
        ({ intent: "password", current_password: from, password: to, password_confirm: to }) as const;
      let password: string = PASSWORD;
      for (const locale of LOCALES) {
        const next = `${PASSWORD}-${locale}`;
        const { location } = await tools.visitor.post(pathOf("profile", locale), change(password, next));
        expect((await tools.visitor.get(location ?? "")).text).toContain(
          textOf("done_password", "Change password successful", locale),
        );
        password = next;
      }
    },
    async "'Update info is successful'"(tools) {
      const name = await aReader(tools);
      const form = { intent: "info", full_name: "Trần Anna", nick_name: `Nick ${name}` };
      await isDone(tools.visitor, ["profile", form], ["done_info", "Update info is successful"]);
    },
    async "'Follow is successfully'"(tools) {
      await aReader(tools);
      for (const locale of LOCALES) {
        const form = following(tools, "follow", locale);
        const { location } = await tools.visitor.post(pathOf("myFollows", locale), form);
        expect((await tools.visitor.get(location ?? "")).text).toContain(
          textOf("done_follow", "Follow is successfully", locale),
        );
      }
    },
    async "'Unfollow is successfully'"(tools) {
      await aReader(tools);
      for (const locale of LOCALES) {
        await tools.visitor.post(pathOf("myFollows", locale), following(tools, "follow", locale));
        const form = following(tools, "unfollow", locale);
        const { location } = await tools.visitor.post(pathOf("myFollows", locale), form);
        expect((await tools.visitor.get(location ?? "")).text).toContain(
          textOf("done_unfollow", "Unfollow is successfully", locale),
        );
      }
    },
  },
  browser: {
    async "a failed third-party script rejects the lazy load"({ browser, site }) {
      await putContent(site, { configurations: [{ code: "header_script", value: TRACKING }] });
      const page = await trackedPage(browser, site, (route) => route.abort());
      const failed = page.waitForEvent("requestfailed", (request) => request.url().includes("gtag"));
      await touch(page);
      await failed;
      await page.getByRole("contentinfo").getByRole("link").first().click();
      await expect(page.locator("main h1")).toBeVisible();
      expect(await page.evaluate(() => "isLoaded" in window)).toBe(false);
      await putContent(site, { configurations: [{ code: "header_script", value: "" }] });
    },
    async "'Avatar updated successfully'"({ page, site }) {
      await registerOn(page, site.url, words.en, newName());
      const picture = { name: "a.png", mimeType: "image/png", buffer: pictureOf(64, 48) };
      await exactly(page, words.en.picture).setInputFiles(picture);
      await press(page, words.en.doAvatar);
      await expect(flashMessage(page)).toHaveText(textOf("done_avatar", "Avatar updated successfully", "en"));
    },
    async "'Post sent successfully'"({ page, site }) {
      const match = await bringMatch(site, `tip-en-${newName()}`);
      const name = await registerReader(page, site, "en");
      await grantExpert(site, name);
      await page.goto(site.url + pathTo("newTip", "en"));
      await chooseMatch(page, "en", match);
      await chooseCompany(page, match);
      await exactly(page, tipWords.en.title).fill(`Tip of ${match.source}`);
      await exactly(page, tipWords.en.content).fill(CONTENT);
      await page.locator(".write-outcome").first().click();
      await sendTip(page, "en");
      await expect(flashMessage(page)).toHaveText(textOf("done_tip", "Post sent successfully", "en"));
    },
  },
});
