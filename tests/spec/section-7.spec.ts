import { expect } from "@playwright/test";
import { endpointPath } from "#shared/api/index.ts";
import { newName } from "#tests/support/browser/account-screens.ts";
import { registerVisitor, visitorOf } from "#tests/support/browser/site-visitor.ts";
import { sampleOf } from "#tests/support/calls/call-sample.ts";
import {
  callOf,
  type FootballCall,
  footballCalls,
  sampleQueries,
} from "#tests/support/calls/football-calls.ts";
import { problemsOfCall } from "#tests/support/demo/demo-calls.ts";
import { article, putContent } from "#tests/support/origin/news-content.ts";
import type { TestSite } from "#tests/support/site.ts";
import { conforms, type SiteTools } from "./conformance.ts";
import { STATEMENTS } from "./statements.table.ts";

/** The calls, at the paths as the specification spells them. */

const FOOTBALL = "/api/v1/football/";

/** The ids with the most data in the demo world, once for a site. */
const samples = new Map<string, ReturnType<typeof sampleOf>>();
async function sampleAt(site: TestSite) {
  const known = samples.get(site.url) ?? sampleOf(await site.database());
  samples.set(site.url, known);
  return known;
}

/** The declared call at a path, by its own or its other spelling. */
const callAt = (path: string): FootballCall => {
  const found = footballCalls.find((name) => endpointPath(callOf(name)) === FOOTBALL + path);
  if (found === undefined) throw new Error(`no call at ${FOOTBALL}${path}`);
  return found;
};

/** A football call responds in its declared shape, with rows. */
const football =
  (path: string) =>
  async ({ site }: SiteTools): Promise<void> => {
    const name = callAt(path);
    const query = sampleQueries[name](await sampleAt(site));
    const problems = await problemsOfCall((url) => fetch(site.url + url), name, query, "with rows");
    expect(problems).toBe("");
  };

/** Statements of section 7 that name a call of the football service. */
const footballPaths = STATEMENTS[7].filter((text) => !/^(GET )?\//.test(text));

/** A content call responds 200, and `data` has rows under a key. */
const listed =
  (path: string, key: string) =>
  async ({ visitor }: SiteTools): Promise<void> => {
    const { status, body } = await visitor.call(path);
    const rows = (body.data as Record<string, unknown> | undefined)?.[key];
    expect([path, status, Array.isArray(rows) && rows.length > 0]).toEqual([path, 200, true]);
  };

/** A content call responds 200, and `data` has one object under a key, with its identifying fields. */
const answered =
  (path: string, key: string, expected: Record<string, unknown>) =>
  async ({ visitor }: SiteTools): Promise<void> => {
    const { status, body } = await visitor.call(path);
    expect([path, status]).toEqual([path, 200]);
    expect((body.data as Record<string, unknown>)[key]).toMatchObject(expected);
  };

const PASSWORD = "matkhau-dai-1";

async function idOfArticle({ visitor }: SiteTools): Promise<number> {
  const { body } = await visitor.call(`/oapi/v1/posts/slug?slug=${article.vi.slug}`);
  return (body.data as { post: { id: number } }).post.id;
}

conforms(7, {
  calls: {
    "GET /oapi/v1/configurations, with data.configurations": listed(
      "/oapi/v1/configurations",
      "configurations",
    ),
    "GET /oapi/v1/pages, with data.pages": listed("/oapi/v1/pages", "pages"),
    async "/oapi/v1/configuration-brand"({ site, visitor }) {
      const brand = `Kênh ${newName()}`;
      await putContent(site, { brand_configurations: [{ brand, code: "SITE_NAME", value: brand }] });
      const at = `/oapi/v1/configuration-brand?brand_code=${encodeURIComponent(brand)}`;
      const nameOf = async () => {
        const data = (await visitor.call(at)).body.data as {
          configurations?: { code: string; value: string }[];
        };
        return data?.configurations?.find(({ code }) => code === "SITE_NAME")?.value;
      };
      await expect.poll(nameOf, { message: "edge takes changed content over", timeout: 10_000 }).toBe(brand);
      const unknown = await visitor.call("/oapi/v1/configuration-brand?brand_code=khong-co");
      expect([unknown.status, unknown.body]).toMatchObject([404, { code: "data_not_found" }]);
    },
    "/oapi/v1/pages/home-page": answered("/oapi/v1/pages/home-page", "page", { slug: "trang-chu" }),
    async "/oapi/v1/objects-meta"({ site, visitor, world }) {
      const id = world.match.away.id;
      const title = `Tiêu đề ${newName()}`;
      const content = "<p>Nội dung của đội.</p>";
      const meta = { type: "team", object_id: id, tab: "summary", lang: "vi", title, content } as const;
      await putContent(site, { object_meta: [meta] });
      const page = async () => (await visitor.get(`/team/${id}`)).title;
      await expect
        .poll(page, { message: "edge takes changed content over", timeout: 10_000 })
        .toContain(title);
      expect((await visitor.get(`/team/${id}`)).text).toContain("Nội dung của đội.");
    },
    "/oapi/v1/menu": listed("/oapi/v1/menu", "menu"),
    "/oapi/v1/pages/slug": answered("/oapi/v1/pages/slug?slug=ve-cac-bai-thu", "page", {
      slug: "ve-cac-bai-thu",
    }),
    async "/oapi/v1/auth/register"({ visitor }) {
      await registerVisitor(visitor, newName(), PASSWORD);
      expect([...visitor.cookies.keys()]).toContain("session");
    },
    async "/oapi/v1/auth/login"({ site, visitor }) {
      const name = newName();
      await registerVisitor(visitor, name, PASSWORD);
      const other = visitorOf(site);
      const { status, body } = await other.call("/oapi/v1/auth/login", { account: name, password: PASSWORD });
      expect([status, body]).toMatchObject([200, { data: { user: { user_name: name } } }]);
      expect([...other.cookies.keys()]).toContain("session");
    },
    async "/oapi/v1/auth/logout"({ visitor }) {
      await registerVisitor(visitor, newName(), PASSWORD);
      expect((await visitor.call("/oapi/v1/auth/logout", {})).status).toBe(200);
      expect([...visitor.cookies.keys()]).not.toContain("session");
      expect((await visitor.call("/oapi/v1/users/me")).status).toBe(401);
    },
    "/oapi/v1/captcha": answered("/oapi/v1/captcha", "captcha", { kind: "altcha" }),
    "/oapi/v1/posts": listed("/oapi/v1/posts", "posts"),
    "/oapi/v1/posts/slug": answered(`/oapi/v1/posts/slug?slug=${article.vi.slug}`, "post", {
      title: article.vi.title,
    }),
    "/oapi/v1/categories": listed("/oapi/v1/categories", "categories"),
    "/oapi/v1/categories/post": listed("/oapi/v1/categories/post", "categories"),
    async "/oapi/v1/users/me"({ visitor }) {
      const name = newName();
      await registerVisitor(visitor, name, PASSWORD);
      const { status, body } = await visitor.call("/oapi/v1/users/me");
      expect([status, body]).toMatchObject([200, { data: { user: { user_name: name } } }]);
    },
    async "/comments"(tools) {
      await registerVisitor(tools.visitor, newName(), PASSWORD);
      const post_id = await idOfArticle(tools);
      const { status, body } = await tools.visitor.call("/comments", { post_id, text: "Bài viết rất hay." });
      expect([status, body]).toMatchObject([200, { data: { comment: { state: "pending" } } }]);
    },
    async "/oapi/v1/comments/tree"(tools) {
      const { status, body } = await tools.visitor.call(
        `/oapi/v1/comments/tree?post_id=${await idOfArticle(tools)}`,
      );
      expect([status, body]).toMatchObject([200, { data: { comments: expect.any(Array) } }]);
    },
    "/oapi/v1/tags/": listed("/oapi/v1/tags/", "tags"),
    "/api/categories/": listed("/api/categories/", "categories"),
    "/oapi/v1/languages": listed("/oapi/v1/languages", "languages"),
    "/api/author": answered("/api/author?slug=an-nguyen", "author", { slug: "an-nguyen" }),
    ...Object.fromEntries(footballPaths.map((path) => [path, football(path)])),
  },
});
