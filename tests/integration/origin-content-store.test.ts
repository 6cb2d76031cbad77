import { beforeEach, describe, expect, it } from "vitest";
import {
  getObjectMeta,
  getPage,
  listConfigurations,
  listConfigurationsOf,
  listMenu,
  listPages,
} from "#origin/content/content.service.ts";
import { storeContent } from "#origin/content/content.store.ts";
import type { ContentBatch } from "#origin/content/content-batch.schema.ts";
import { getPost, listPosts } from "#origin/content/post.service.ts";
import { getAuthor, listCategories } from "#origin/content/term.service.ts";
import { aBatchPage, aBatchPost, someContent } from "#tests/support/batches/content-batches.ts";
import { originOfFile } from "#tests/support/origin/origin-harness.ts";

const { db } = originOfFile();
beforeEach(async () => {
  await db.batch([db.prepare("DELETE FROM pages WHERE key = 'about'"), db.prepare("DELETE FROM menu_items")]);
});

const NOW_MS = 1_760_000_000_000;
const NOW = NOW_MS / 1000;
const HOUR = 3600;

const put = (rows: Partial<ContentBatch>, options: Partial<Parameters<typeof storeContent>[2]> = {}) =>
  storeContent(db, someContent(rows), { source: "import", nowMs: NOW_MS, ...options });
const putPosts = (...posts: Partial<ContentBatch["posts"][number]>[]) =>
  put({ posts: posts.map(aBatchPost) });
const postAt = (slug: string, nowMs = NOW_MS) => getPost(db, slug, "vi", nowMs).then(({ data }) => data);
const codeOf = (call: Promise<unknown>) =>
  call.then(
    () => "answered",
    (thrown: { code?: unknown }) => thrown.code,
  );

const TABLES = ["posts", "post_categories", "post_tags", "pages", "page_meta", "page_texts", "former_slugs"];
const dump = async () => {
  const terms = ["authors", "categories", "tags", "menu_items", "configurations", "object_meta"];
  const tables = [...TABLES, ...terms];
  return (await db.batch(tables.map((table) => db.prepare(`SELECT * FROM ${table}`)))).map(
    ({ results }) => results,
  );
};

describe("storing content", () => {
  const menu: ContentBatch["menu"] = [
    {
      name: { vi: "Tin tức", en: "News" },
      path: { vi: "/tin-tuc", en: "/news" },
      children: [
        {
          name: { vi: "Nhận định", en: "Previews" },
          path: { vi: "/danh-muc/nhan-dinh", en: "/en/categories/nhan-dinh" },
        },
      ],
    },
  ];
  const whole: Partial<ContentBatch> = {
    posts: [
      aBatchPost({ categories: ["chuyen-nhuong", "nhan-dinh"], tags: ["v-league", "ngoai-hang-anh"] }),
      aBatchPost({ lang: "en", slug: "first-article", title: "First article" }),
    ],
    pages: [aBatchPage({ meta: [{ name: "router_name", value: "NEWS_PAGE" }] })],
    configurations: [{ code: "logo", value: "/logo.png" }],
    object_meta: [{ type: "team", object_id: 7, tab: "player", lang: "vi", title: "Đội hình" }],
    menu,
  };

  it("Storing content reports what is new, and the next time that everything is the same and untouched", async () => {
    const first = await put(whole);
    expect(first).toMatchObject({ stored: true, refusals: [], warnings: [] });
    expect(first.kinds.posts).toEqual({ new: 2, changed: 0, same: 0, removed: 0, refused: 0 });
    expect(first.kinds.menu).toMatchObject({ new: 2 });
    const ofPages = ["page:gioi-thieu", "pages"];
    expect(first.tags.toSorted()).toEqual(["configurations", "menu", "object-meta", ...ofPages, "posts"]);
    const before = await dump();
    const second = await put(whole, { nowMs: NOW_MS + 60_000 });
    expect(second).toMatchObject({ stored: true, tags: [] });
    for (const kind of Object.values(second.kinds))
      expect(kind).toMatchObject({ new: 0, changed: 0, removed: 0 });
    expect(await dump()).toEqual(before);
  });

  it("Stored content is in the answers of the reads, categories and tags in the order of the batch", async () => {
    await put(whole);
    const { post } = await postAt("bai-viet-dau-tien");
    expect(post).toMatchObject({
      title: "Bài viết đầu tiên",
      author: { slug: "lan", name: "Lan" },
      categories: [{ slug: "chuyen-nhuong" }, { slug: "nhan-dinh" }],
      tags: [{ slug: "v-league" }, { slug: "ngoai-hang-anh" }],
      alternates: [
        { lang: "vi", slug: "bai-viet-dau-tien" },
        { lang: "en", slug: "first-article" },
      ],
    });
    expect(await listMenu(db, "en")).toMatchObject([
      { name: "News", code: "/news", children: [{ code: "/en/categories/nhan-dinh" }] },
    ]);
    expect(await listConfigurations(db)).toContainEqual({ code: "logo", value: "/logo.png" });
    expect(await listPages(db)).toContainEqual(
      expect.objectContaining({
        slug: "gioi-thieu",
        post_meta_post: [{ name: "router_name", value: "NEWS_PAGE" }],
      }),
    );
    expect((await getPage(db, "gioi-thieu", "vi", NOW_MS)).page).toMatchObject({ title: "Giới thiệu" });
    expect(await getAuthor(db, "lan", "en", NOW_MS)).toMatchObject({ biography: "Writes.", posts: 1 });
    expect((await listCategories(db, "vi", NOW_MS)).map(({ posts }) => posts)).toEqual([1, 1]);
  });

  it("Storing content changes what is another and leaves what it does not name", async () => {
    await put(whole);
    const report = await put({
      ...{ authors: [], categories: [], tags: [] },
      posts: [aBatchPost({ title: "Bài viết thứ nhất", tags: ["v-league"] })],
    });
    expect(report.kinds.posts).toMatchObject({ new: 0, changed: 1 });
    const { post } = await postAt("bai-viet-dau-tien");
    expect(post).toMatchObject({ title: "Bài viết thứ nhất", tags: [{ slug: "v-league" }], updated_at: NOW });
    expect(report.tags).toEqual(["posts", `post:${post?.id}`]);
    expect((await listPosts(db, { lang: "en", limit: 10, page: 1 }, NOW_MS)).data).toHaveLength(1);
  });

  it("A dry run of storing content only says what would happen", async () => {
    const report = await put(whole, { dryRun: true });
    expect(report).toMatchObject({ stored: false, tags: [], kinds: { posts: { new: 2 } } });
    expect(await codeOf(postAt("bai-viet-dau-tien"))).toBe("article_not_found");
  });

  it("Storing content makes HTML safe", async () => {
    await put({
      posts: [
        aBatchPost({
          content: '<p onclick="x()">Một</p><script>alert(1)</script><a href="javascript:x()">hai</a>',
        }),
      ],
      pages: [
        aBatchPage({ texts: { en: { title: "About", content: "<b>We</b><iframe src=//x></iframe>" } } }),
      ],
    });
    expect((await postAt("bai-viet-dau-tien")).post?.content).toBe("<p>Một</p><a>hai</a>");
    expect((await getPage(db, "gioi-thieu", "en", NOW_MS)).page?.content).toBe("<b>We</b>");
  });

  it("Storing content says what screens say in place of their own words, and takes it back", async () => {
    const ofTeam = { type: "team", object_id: 9, lang: "vi" } as const;
    const readMeta = () => getObjectMeta(db, { ...ofTeam, tab: undefined });
    const words = { title: "Câu lạc bộ", content: "<p>Lịch sử</p><script>alert(1)</script>" };
    const first = await put({
      object_meta: [
        { ...ofTeam, ...words },
        { ...ofTeam, lang: "en", title: "Club" },
      ],
    });
    expect(first.kinds.object_meta?.new).toBe(2);
    expect(first.tags).toContain("object-meta");
    expect(await readMeta()).toMatchObject({ tab: null, title: "Câu lạc bộ", content: "<p>Lịch sử</p>" });
    const second = await put({ object_meta: [ofTeam] });
    expect(second.kinds.object_meta?.changed).toBe(1);
    expect(await readMeta()).toMatchObject({
      title: null,
      meta_description: null,
      keyword: null,
      content: null,
    });
  });

  it("Storing content answers a screen's first tab whatever its row names it, and another tab by its own row only", async () => {
    const row = (object_id: number, tab: string | undefined, title: string) =>
      ({ type: "team", object_id, lang: "vi", tab, title }) as const;
    await put({
      object_meta: [
        row(1, undefined, "without"),
        row(2, "summary", "summary"),
        row(3, "detail", "detail"),
        row(3, undefined, "without"),
        row(3, "playerdata", "players"),
        row(4, "odds", "odds"),
      ],
    });
    const readMeta = async (object_id: number, tab: string | undefined) => {
      const meta = await getObjectMeta(db, { type: "team", object_id, lang: "vi", tab });
      return meta && [meta.title, meta.tab];
    };
    for (const tab of ["detail", "summary", undefined])
      expect([await readMeta(1, tab), await readMeta(2, tab)]).toEqual([
        ["without", null],
        ["summary", "summary"],
      ]);
    expect([await readMeta(3, "detail"), await readMeta(3, undefined), await readMeta(3, "summary")]).toEqual(
      [
        ["detail", "detail"],
        ["without", null],
        ["detail", "detail"],
      ],
    );
    expect([
      await readMeta(3, "playerdata"),
      await readMeta(1, "playerdata"),
      await readMeta(4, "oddscomp"),
    ]).toEqual([["players", "playerdata"], null, ["odds", "odds"]]);
  });

  it("Storing content keeps what a brand has in place of the site's entries, and knows no other brand", async () => {
    const brand_configurations = [
      { brand: "Kênh 24", code: "SITE_NAME", value: "Kênh 24" },
      { brand: "Kênh 24", code: "primaryColor", value: "#1a66cc" },
    ];
    const first = await put({
      configurations: [{ code: "SITE_NAME", value: "Trang" }],
      brand_configurations,
    });
    expect(first.kinds.brand_configurations?.new).toBe(2);
    expect(first.tags).toContain("configurations");
    expect((await put({ brand_configurations })).kinds.brand_configurations?.same).toBe(2);
    const named = async (brand: string | undefined) =>
      (await listConfigurationsOf(db, brand)).filter(({ code }) => /SITE_NAME|primaryColor/.test(code));
    expect(await named("kênh  24")).toEqual(brand_configurations.map(({ brand: _, ...entry }) => entry));
    expect(await named(undefined)).toEqual([{ code: "SITE_NAME", value: "Trang" }]);
    expect(await codeOf(listConfigurationsOf(db, "Kênh 25"))).toBe("data_not_found");
    await db.batch([
      db.prepare("INSERT INTO brand_codes (code_key, code, created_at) VALUES ('kênh 25', 'Kênh 25', 0)"),
    ]);
    expect(await named("Kênh 25")).toEqual([{ code: "SITE_NAME", value: "Trang" }]);
    const twice = [...brand_configurations, { brand: "KÊNH 24", code: "SITE_NAME", value: "x" }];
    expect((await put({ brand_configurations: twice })).stored).toBe(false);
  });

  it("Storing content keeps drafts to itself, and what is scheduled until its moment", async () => {
    await putPosts({ published_at: null }, { key: "next", slug: "bai-sau", published_at: NOW + HOUR });
    expect(await codeOf(postAt("bai-viet-dau-tien"))).toBe("article_not_found");
    expect(await codeOf(postAt("bai-sau"))).toBe("article_not_found");
    expect((await postAt("bai-sau", NOW_MS + HOUR * 1000)).post?.title).toBe("Bài viết đầu tiên");
  });

  it("Storing content leaves alone what an editor has changed since, and says so", async () => {
    await putPosts({});
    const edited = someContent({ posts: [aBatchPost({ title: "Của biên tập viên" })] });
    await storeContent(db, edited, { source: "editor", nowMs: NOW_MS });
    const report = await putPosts({ title: "Từ tệp" });
    expect(report).toMatchObject({ stored: true, warnings: [expect.stringContaining("first (vi)")] });
    expect((await postAt("bai-viet-dau-tien")).post?.title).toBe("Của biên tập viên");
  });
});

describe("a slug that is given up", () => {
  it("A slug that is given up leads on in one hop, however often its article was renamed", async () => {
    for (const slug of ["ten-mot", "ten-hai", "ten-ba"]) await putPosts({ slug });
    for (const slug of ["ten-mot", "ten-hai"])
      expect(await postAt(slug)).toEqual({ post: null, moved_to: "ten-ba" });
    expect((await postAt("ten-ba")).post?.slug).toBe("ten-ba");
  });

  it("A slug that is given up is one again once its article has it back", async () => {
    for (const slug of ["ten-mot", "ten-hai", "ten-mot"]) await putPosts({ slug });
    expect((await postAt("ten-mot")).post?.slug).toBe("ten-mot");
    expect(await postAt("ten-hai")).toEqual({ post: null, moved_to: "ten-mot" });
  });

  it("A slug that is given up is gone with its article, and so are those before it", async () => {
    for (const slug of ["ten-mot", "ten-hai"]) await putPosts({ slug });
    const report = await put({ posts: [], removed: { posts: [{ key: "first", lang: "vi" }], pages: [] } });
    expect(report.kinds.posts).toMatchObject({ removed: 1 });
    for (const slug of ["ten-mot", "ten-hai"]) expect(await codeOf(postAt(slug))).toBe("article_gone");
  });

  it("A slug that is given up is another article's as soon as that takes it", async () => {
    await putPosts({ slug: "ten-mot" });
    await put({ posts: [], removed: { posts: [{ key: "first", lang: "vi" }], pages: [] } });
    await putPosts({ key: "second", slug: "ten-mot", title: "Bài khác" });
    expect((await postAt("ten-mot")).post?.title).toBe("Bài khác");
  });

  it("A slug that is given up may be changed with another article's in one batch", async () => {
    await putPosts({ slug: "ten-mot", title: "Một" }, { key: "second", slug: "ten-hai", title: "Hai" });
    await putPosts({ slug: "ten-hai", title: "Một" }, { key: "second", slug: "ten-mot", title: "Hai" });
    expect((await postAt("ten-hai")).post?.title).toBe("Một");
    expect((await postAt("ten-mot")).post?.title).toBe("Hai");
  });

  it("A slug of an unpublished draft leaves nothing behind when it is given up", async () => {
    await putPosts({ slug: "ten-mot", published_at: null });
    await putPosts({ slug: "ten-hai", published_at: null });
    expect(await codeOf(postAt("ten-mot"))).toBe("article_not_found");
  });

  it("A former slug of a page leads on in both languages, and is gone with it", async () => {
    await put({ pages: [aBatchPage()] });
    const report = await put({ pages: [aBatchPage({ slug: "ve-chung-toi" })] });
    expect(report.tags.toSorted()).toEqual(["page:gioi-thieu", "page:ve-chung-toi", "pages"]);
    for (const lang of ["vi", "en"] as const)
      expect(await getPage(db, "gioi-thieu", lang, NOW_MS)).toEqual({ page: null, moved_to: "ve-chung-toi" });
    expect((await getPage(db, "ve-chung-toi", "vi", NOW_MS)).page?.title).toBe("Giới thiệu");
    await put({ removed: { posts: [], pages: ["about"] } });
    for (const slug of ["gioi-thieu", "ve-chung-toi"])
      expect(await codeOf(getPage(db, slug, "vi", NOW_MS))).toBe("page_gone");
  });
});

describe("content that is refused", () => {
  const refusalsOf = async (rows: Partial<ContentBatch>) => {
    const before = await dump();
    const report = await put(rows);
    expect(report.stored).toBe(false);
    expect(await dump()).toEqual(before);
    return report.refusals;
  };

  it("Content that names an unknown author, category, tag, picture or account is refused, and nothing is stored", async () => {
    const wrong = aBatchPost({
      ...{ author: "khong-ai", categories: ["la"], tags: ["xa"], image: { key: "unknown-key", alt: "" } },
    });
    const authors = [{ slug: "nam", name: "Nam", user_name: "nobody", links: [] }];
    const refusals = await refusalsOf({
      authors,
      posts: [aBatchPost({ key: "good", author: "nam" }), wrong],
    });
    expect(refusals.map(({ path }) => path)).toEqual([
      ...["authors.0.user_name", "posts.1.author", "posts.1.categories", "posts.1.tags", "posts.1.image"],
      "posts.1.slug",
    ]);
    for (const name of ["nobody", "khong-ai", "la", "xa", "unknown-key"])
      expect(refusals.some(({ reason }) => reason.includes(`"${name}"`))).toBe(true);
  });

  it.each<[string, Partial<ContentBatch>, string]>([
    ["another article's", { posts: [aBatchPost({ key: "other" })] }, "article first (vi)"],
    ["a page's", { posts: [aBatchPost({ key: "other", lang: "en", slug: "gioi-thieu" })] }, "page about"],
    [
      "an article's, for a page",
      { pages: [aBatchPage({ key: "other", slug: "bai-viet-dau-tien" })] },
      "article first (vi)",
    ],
    ["another page's", { pages: [aBatchPage({ key: "other" })] }, "page about"],
    ["a screen's", { posts: [aBatchPost({ key: "other", slug: "tin-tuc" })] }, "a screen of the site"],
    [
      "a screen's in the other language",
      { posts: [aBatchPost({ key: "other", slug: "news" })] },
      "a screen of the site",
    ],
    ["kept for calls", { posts: [aBatchPost({ key: "other", slug: "api" })] }, "keeps for itself"],
    [
      "kept for calls, below it",
      { pages: [aBatchPage({ key: "other", slug: "media/x" })] },
      "keeps for itself",
    ],
    [
      "there twice",
      { posts: [aBatchPost({ key: "a", slug: "x" }), aBatchPost({ key: "b", slug: "x" })] },
      "article a (vi)",
    ],
  ])("Content is refused whose address is %s", async (_, rows, reason) => {
    await put({ posts: [aBatchPost()], pages: [aBatchPage()] });
    const refusals = await refusalsOf(rows);
    expect(refusals.map((refusal) => refusal.reason).join()).toContain(reason);
  });

  it("Content is refused that names a row twice, or stores and removes it at once", async () => {
    const refusals = await refusalsOf({
      posts: [aBatchPost(), aBatchPost()],
      removed: { posts: [{ key: "first", lang: "vi" }], pages: [] },
    });
    expect(refusals.map(({ reason }) => reason).join()).toMatch(/there twice.*to be removed too/);
  });
});

describe("content that a source has removed", () => {
  it("Content that a source has removed goes when it is asked to, and nobody else's does", async () => {
    await putPosts({ slug: "con-lai" }, { key: "second", slug: "di-roi" });
    const edited = someContent({ posts: [aBatchPost({ key: "third", slug: "bien-tap" })] });
    await storeContent(db, edited, { source: "editor", nowMs: NOW_MS });
    const report = await put({ posts: [aBatchPost({ slug: "con-lai" })] }, { prune: true });
    expect(report.kinds.posts).toMatchObject({ same: 1, removed: 1 });
    expect(await codeOf(postAt("di-roi"))).toBe("article_gone");
    expect((await postAt("bien-tap")).post?.slug).toBe("bien-tap");
  });
});
