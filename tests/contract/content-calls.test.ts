import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { storeContent } from "#origin/content/content.store.ts";
import { endpointPath } from "#shared/api/index.ts";
import { queryFieldFacts } from "#shared/api/query-field-form.ts";
import { PROBLEM_CONTENT_TYPE, Problem } from "#shared/errors/index.ts";
import { aBatchPost, someContent } from "#tests/support/batches/content-batches.ts";
import {
  type ContentCall,
  contentCallOf,
  contentCalls,
  contentSample,
  contentUrl,
  fullContentQuery,
  sampleContentQueries,
} from "#tests/support/calls/content-calls.ts";
import { type CallBody, violationsOf } from "#tests/support/consistency/answer-violations.ts";
import { badValuesOf, firstOfEach } from "#tests/support/edge/bad-values.ts";
import { type OriginHarness, startOrigin } from "#tests/support/origin/origin-harness.ts";

const NOW_MS = 1_760_000_000_000;

let origin: OriginHarness;
let empty: OriginHarness;
beforeAll(async () => {
  [origin, empty] = await Promise.all([startOrigin(), startOrigin()]);
  await storeContent(origin.db, contentSample, { source: "import", nowMs: NOW_MS });
});
afterAll(() => Promise.all([origin?.dispose(), empty?.dispose()]));

async function answerAt(name: ContentCall, query: object, of = origin): Promise<CallBody> {
  const response = await of.fetch(contentUrl(name, query as Record<string, unknown>));
  const body = (await response.json()) as CallBody;
  expect([name, response.status]).toEqual([name, 200]);
  expect(violationsOf(contentCallOf(name), body).join("\n")).toBe("");
  return body;
}

async function problemAt(url: string, of = origin): Promise<Problem> {
  const response = await of.fetch(url);
  expect([url, response.headers.get("content-type")]).toEqual([url, PROBLEM_CONTENT_TYPE]);
  const problem = z.parse(Problem, await response.json());
  expect([url, problem.status]).toEqual([url, response.status]);
  return problem;
}

const sampleOf = (name: ContentCall): object => sampleContentQueries[name]();
const needSlug = contentCalls.filter((name) => "slug" in contentCallOf(name).query.shape);
/** For an object without texts of its own the response is null. */
const needNone = contentCalls.filter((name) => !needSlug.includes(name));

describe("content calls", () => {
  it.each(contentCalls)(
    "%s answers in its declared shape, in both languages, asked little and asked everything",
    async (name) => {
      await answerAt(name, sampleOf(name));
      await answerAt(name, fullContentQuery(name));
    },
  );

  // The product spec's section 7, literally, and the spellings that earlier versions supported.
  it.each([
    ...["/oapi/v1/configurations", "/oapi/v1/pages", "/oapi/v1/configuration-brand", "/oapi/v1/menu"],
    ...["/oapi/v1/pages/home-page", "/oapi/v1/pages/slug?slug=gioi-thieu", "/oapi/v1/posts"],
    ...["/oapi/v1/posts/slug?slug=bai-viet-dau-tien", "/oapi/v1/tags/", "/oapi/v1/tags"],
    ...["/oapi/v1/categories", "/oapi/v1/categories/post", "/oapi/v1/objects-meta?type=team&object_id=1"],
    ...["/oapi/v1/languages", "/api/categories/", "/api/categories", "/api/author?slug=lan"],
  ])("%s answers as the spec spells it", async (url) => {
    expect((await origin.fetch(url)).status).toBe(200);
  });

  it.each(needNone)("%s answers the same shape of an empty database", async (name) => {
    await answerAt(name, sampleOf(name), empty);
  });

  it.each(needSlug)("%s says that there is no such thing", async (name) => {
    const problem = await problemAt(contentUrl(name, { slug: "khong-co" }));
    expect(problem).toMatchObject({
      status: 404,
      code: expect.stringMatching(/^(article|page|tag|category|author)_not_found$/),
    });
  });

  it("say of what has moved where it is, and of what was removed that it is gone", async () => {
    const moving = {
      ...contentSample,
      posts: contentSample.posts.map((post) => ({ ...post, slug: `${post.slug}-2` })),
    };
    const pages = contentSample.pages.filter(({ key }) => key !== "about");
    await storeContent(empty.db, contentSample, { source: "import", nowMs: NOW_MS });
    await storeContent(
      empty.db,
      { ...moving, pages, removed: { posts: [], pages: ["about"] } },
      { source: "import", nowMs: NOW_MS },
    );
    const { data } = await answerAt("postsSlug", { slug: "bai-viet-thu-hai" }, empty);
    expect(data).toEqual({ post: null, moved_to: "bai-viet-thu-hai-2" });
    expect(await problemAt(contentUrl("pagesSlug", { slug: "gioi-thieu" }), empty)).toMatchObject({
      ...{ status: 410, code: "page_gone" },
    });
  });
});

const fields = contentCalls.flatMap((name) =>
  Object.entries(contentCallOf(name).query.shape).map(
    ([key, field]) => [name, key, queryFieldFacts(field)] as const,
  ),
);

const fieldForms = firstOfEach(fields, ([, , { form }]) => JSON.stringify(form));

describe("a value that a query field does not take", () => {
  it.each(fieldForms)("%s refuses for %s, and names the field", async (name, key, { form }) => {
    for (const bad of badValuesOf(form)) {
      const search = new URLSearchParams({ ...(sampleOf(name) as Record<string, string>), [key]: bad });
      const problem = await problemAt(`${endpointPath(contentCallOf(name))}?${search}`);
      expect([bad, problem.status, problem.code]).toEqual([bad, 400, "validation_failed"]);
      expect(Object.keys(problem.errors ?? {}).map((path) => path.split(".")[0])).toContain(key);
    }
  });
});

type Rows = readonly { readonly slug: string }[];
const slugsIn = ({ data }: CallBody, key: string) =>
  ((data as Record<string, Rows>)[key] ?? []).map(({ slug }) => slug);

describe("SEO texts", () => {
  const fetchData = async (name: ContentCall, query: object = {}) => (await answerAt(name, query)).data;

  it("names each article once, with the languages it is out in", async () => {
    const version = (lang: string, slug: string) => ({ lang, slug, changed_at: expect.any(Number) });
    expect(await fetchData("sitemapPosts")).toEqual({
      posts: [
        [version("vi", "bai-viet-dau-tien"), version("en", "first-article")],
        [version("vi", "bai-viet-thu-hai")],
        [version("vi", "bai-viet-thu-ba")],
      ],
    });
    const pages = await Promise.all([1, 2, 3].map((page) => answerAt("sitemapPosts", { limit: 1, page })));
    expect(pages.map(({ data }) => (data as { posts: unknown[] }).posts.length)).toEqual([1, 1, 1]);
    expect(pages[2]?.page).toEqual({ limit: 1, page: 3, total: 3 });
  });

  it("names of categories, tags and authors the languages that there are articles in", async () => {
    const languages = (rows: unknown) =>
      (rows as { lang: string; slug: string }[][]).map((versions) => [
        versions[0]?.slug,
        ...versions.map(({ lang }) => lang),
      ]);
    const { categories, tags, authors } = (await fetchData("sitemapTerms")) as Record<string, unknown>;
    expect([languages(categories), languages(tags), languages(authors)]).toEqual([
      [
        ["chuyen-nhuong", "vi"],
        ["nhan-dinh", "vi", "en"],
      ],
      [
        ["ngoai-hang-anh", "vi", "en"],
        ["v-league", "vi"],
      ],
      [["lan", "vi", "en"]],
    ]);
  });

  it("leaves out what search engines are kept from, and what is still to come", async () => {
    const own = await startOrigin();
    const posts = [
      aBatchPost({ is_index_flag: false }),
      aBatchPost({ key: "later", slug: "sap-co", published_at: NOW_MS / 1000 + 1e9 }),
    ];
    await storeContent(own.db, someContent({ posts }), { source: "import", nowMs: NOW_MS });
    expect((await answerAt("sitemapPosts", {}, own)).data).toEqual({ posts: [] });
    await own.dispose();
  });
});

describe("lists of content", () => {
  const newest = ["bai-viet-thu-ba", "bai-viet-thu-hai", "bai-viet-dau-tien"];

  it.each([
    ["all of a language, the newest first", {}, newest],
    ["the other language", { lang: "en" }, ["first-article"]],
    ["a category", { category: "chuyen-nhuong" }, ["bai-viet-thu-ba"]],
    ["a tag", { tag: "ngoai-hang-anh" }, newest],
    ["an author", { author: "lan" }, newest],
    ["a match", { match_id: 1 }, ["bai-viet-dau-tien"]],
    ["nobody", { author: "khong-ai" }, []],
  ])("show articles of %s", async (_, query, slugs) => {
    expect(slugsIn(await answerAt("posts", query), "posts")).toEqual(slugs);
  });

  it("are the same rows page by page, and say how many there are", async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => answerAt("posts", { limit: 1, page })));
    expect(pages.flatMap((body) => slugsIn(body, "posts"))).toEqual(newest);
    expect(pages.map(({ page }) => page)).toEqual([1, 2, 3, 4].map((page) => ({ limit: 1, page, total: 3 })));
    const tags = await Promise.all([1, 2].map((page) => answerAt("tags", { limit: 1, page })));
    expect(tags.flatMap((body) => slugsIn(body, "tags"))).toEqual(["ngoai-hang-anh", "v-league"]);
    const categories = await Promise.all(
      [1, 2].map((page) => answerAt("categoriesPost", { limit: 1, page })),
    );
    expect(categories.flatMap((body) => slugsIn(body, "categories"))).toEqual(["nhan-dinh", "chuyen-nhuong"]);
  });

  it("show of each category as many articles as are asked for", async () => {
    const { data } = await answerAt("categoriesPost", { limit_post: 2 });
    const { categories } = data as { categories: { posts: Rows }[] };
    expect(categories.map(({ posts }) => posts.map(({ slug }) => slug))).toEqual([
      newest.slice(0, 2),
      newest.slice(0, 1),
    ]);
  });
});
