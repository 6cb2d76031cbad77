import { describe, expect, it } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import type { ErrorCode } from "#shared/errors/error-catalogue.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadArticle } from "./article.loader.server.ts";

interface Stored {
  readonly posts?: Readonly<Record<string, unknown>>;
  readonly pages?: Readonly<Record<string, unknown>>;
}

const post = (slug: string, alternates: { lang: string; slug: string }[], fields = {}) => ({
  post: { id: 1, slug, match_id: null, content: "<h2>Một</h2><script>x</script>", alternates, ...fields },
  moved_to: null,
});
const moved = (to: string) => ({ post: null, page: null, moved_to: to });

/** A service that has the entries stored under `<language>/<slug>`; a string is the code of a refusal. */
function serviceOf({ posts = {}, pages = {} }: Stored, locale: "vi" | "en" = "vi") {
  return aRequestWith(
    async (path, query) => {
      const { lang, slug } = query as { lang: string; slug: string };
      const isPost = path === "/oapi/v1/posts/slug";
      const found = (isPost ? posts : pages)[`${lang}/${slug}`];
      const missing = isPost ? "article_not_found" : "page_not_found";
      if (typeof found === "object") return { data: found };
      throw new AppError((found ?? missing) as ErrorCode);
    },
    { locale },
  );
}
const target = (answer: unknown): unknown =>
  answer instanceof Response ? [answer.status, answer.headers.get("location")] : answer;

describe("The content at a one-segment path", () => {
  it("An article is sanitized and lists the languages it is published in", async () => {
    const here = post("a", [{ lang: "vi", slug: "a" }], { match_id: 7 });
    const answer = await loadArticle(serviceOf({ posts: { "vi/a": here } }), "a");
    expect(answer).toMatchObject({
      kind: "post",
      alternates: { vi: "/a", en: null },
      prose: { html: '<h2 id="user-content-mot">Một</h2>' },
    });
    expect(JSON.stringify(answer)).not.toContain("script");
  });

  it("Otherwise a page of the content service is found, in each language with content", async () => {
    const page = { page: { slug: "about", title: "t", content: "<p>x</p>" }, moved_to: null };
    const facts = serviceOf({ pages: { "vi/about": page, "en/about": page } });
    expect(await loadArticle(facts, "about")).toMatchObject({
      kind: "page",
      alternates: { vi: "/about", en: "/en/about" },
    });
  });

  it("The front page's slug redirects home", async () => {
    const page = { page: { slug: "trang-chu", title: "t", content: "<p>x</p>" }, moved_to: null };
    const facts = serviceOf({ pages: { "en/trang-chu": page } }, "en");
    const content = async () => ({ pages: [{ slug: "trang-chu", is_front_page: true }] }) as never;
    expect(target(await loadArticle({ ...facts, content }, "trang-chu"))).toEqual([301, "/en"]);
  });

  it("An old path redirects to the new one", async () => {
    expect(target(await loadArticle(serviceOf({ posts: { "en/old": moved("new") } }, "en"), "old"))).toEqual([
      301,
      "/en/new",
    ]);
    expect(target(await loadArticle(serviceOf({ pages: { "vi/old": moved("new") } }), "old"))).toEqual([
      301,
      "/new",
    ]);
  });

  it("A path redirects to the existing language, and another language's slug to this one's version", async () => {
    const one = post("a", [{ lang: "vi", slug: "a" }]);
    expect(target(await loadArticle(serviceOf({ posts: { "vi/a": one } }, "en"), "a"))).toEqual([302, "/a"]);
    const both = post("a", [
      { lang: "vi", slug: "a" },
      { lang: "en", slug: "b" },
    ]);
    expect(target(await loadArticle(serviceOf({ posts: { "vi/a": both } }, "en"), "a"))).toEqual([
      302,
      "/en/b",
    ]);
  });

  it.each([
    ["nowhere", {}, "article_not_found"],
    ["Not-A-Slug", {}, "article_not_found"],
    ["a", { posts: { "vi/a": "article_gone" } }, "article_gone"],
    ["a", { pages: { "vi/a": "page_gone" } }, "page_gone"],
    ["a", { posts: { "en/a": "article_gone" } }, "article_not_found"],
    ["a", { posts: { "vi/a": "upstream_unavailable" } }, "upstream_unavailable"],
  ] as const)("The slug %s with the content %j is refused as %s", async (slug, stored, code) => {
    await expect(loadArticle(serviceOf(stored), slug)).rejects.toMatchObject({ code });
  });
});
