import { beforeEach, describe, expect, it } from "vitest";
import type { Draft, DraftRow, Post, PostDetail } from "#shared/content/index.ts";
import {
  type AccountAnswer,
  accountOriginOfFile,
  type Visitor,
} from "#tests/support/origin/account-origin.ts";

/** Articles by experts and editors, on real D1: from the first draft to a published page, and its removal. */

const { clock, origin, reader, rows } = accountOriginOfFile();

const now = () => Math.floor(clock.ms / 1000);
const HOUR = 3600;

beforeEach(async () => {
  for (const [slug, vi, en] of [
    ["tin-moi", "Tin mới", "News"],
    ["chuyen-nhuong", "Chuyển nhượng", "Transfers"],
  ]) {
    const sql =
      "INSERT INTO categories (slug, name_vi, name_en, position) VALUES (?1, ?2, ?3, 1) ON CONFLICT DO NOTHING";
    await origin.db.prepare(sql).bind(slug, vi, en).all();
  }
});

async function writer(role: "expert" | "editor" | "operator", fields: object = {}): Promise<Visitor> {
  const somebody = await reader(fields);
  const { user } = (await somebody.call("usersMe")).data as { user: { user_name: string } };
  await somebody.call("accountsRole", { account: user.user_name, role });
  return somebody;
}

const form = (fields: object = {}) => ({
  ...{ post_id: null, known_at: null, lang: "vi", title: "Đội nhà vào chung kết", summary: "Một trận hay." },
  ...{ content: "<h2>Hiệp một</h2><p>Bàn thắng phút 10.</p>", categories: ["tin-moi"], tags: ["Chung kết"] },
  ...fields,
});

const draftIn = (answer: AccountAnswer): Draft => {
  expect([answer.code, answer.errors]).toEqual(["answered", {}]);
  return answer.data.draft as Draft;
};
const saved = async (somebody: Visitor, fields: object = {}) =>
  draftIn(await somebody.call("editorPostsSave", form(fields)));
const again = (
  { id, updated_at, slug, title, summary, content, categories, tags }: Draft,
  fields: object = {},
) => ({
  ...form({ post_id: id, known_at: updated_at, slug, title, summary, content }),
  ...{ categories: categories.map((category) => category.slug), tags: tags.map((tag) => tag.name) },
  ...fields,
});
const published = async (somebody: Visitor, draft: Draft, at: number | null = null) =>
  draftIn(await somebody.call("editorPostsPublish", { post_id: draft.id, known_at: draft.updated_at, at }));

const post = (somebody: Visitor, slug: string, lang = "vi") => somebody.request("postsSlug", { slug, lang });
const slugsOf = async (somebody: Visitor, query: object = {}) =>
  ((await somebody.request("posts", { lang: "vi", ...query })).data.posts as Post[]).map(({ slug }) => slug);

describe("an article", () => {
  it("An article is a draft that its writer alone finds, and then for everybody", async () => {
    const expert = await writer("expert", { nick_name: "Chuyên gia Một" });
    const other = await writer("expert");
    const draft = await saved(expert);
    expect(draft).toMatchObject({
      ...{ slug: "doi-nha-vao-chung-ket", state: "draft", published_at: null, translation: null },
      ...{ author: { slug: "chuyen-gia-mot", name: "Chuyên gia Một" } },
      ...{
        categories: [{ slug: "tin-moi", name: "Tin mới" }],
        tags: [{ slug: "chung-ket", name: "Chung kết" }],
      },
    });
    expect((await post(other, draft.slug)).code).toBe("article_not_found");
    expect((await other.request("editorPostsDetail", { post_id: draft.id })).code).toBe("article_not_found");
    expect((await other.request("editorPosts", {})).data.drafts).toEqual([]);

    const out = await published(expert, draft);
    expect([out.state, out.published_at]).toEqual(["published", now()]);
    const read = (await post(other, draft.slug)).data.post as PostDetail;
    expect(read).toMatchObject({ title: draft.title, content: draft.content, published_at: now() });
    expect(await slugsOf(other, { tag: "chung-ket" })).toContain(draft.slug);
    expect((await other.request("author", { slug: "chuyen-gia-mot" })).data.author).toMatchObject({
      posts: 1,
    });
  });

  it("A scheduled article is published at its time", async () => {
    const editor = await writer("editor");
    const draft = await published(editor, await saved(editor, { title: "Một giờ nữa" }), now() + HOUR);
    expect(draft.state).toBe("scheduled");
    expect((await post(editor, draft.slug)).code).toBe("article_not_found");
    clock.ms += HOUR * 1000;
    expect((await post(editor, draft.slug)).code).toBe("answered");
    const mine = (await editor.request("editorPosts", { state: "published" })).data.drafts as DraftRow[];
    expect(mine.map(({ id }) => id)).toContain(draft.id);
  });

  it("A published article redirects from its former slugs, and is gone (410) once deleted", async () => {
    const editor = await writer("editor");
    const first = await published(editor, await saved(editor, { title: "Tên thứ nhất" }));
    const rename = async (draft: Draft, slug: string) =>
      draftIn(await editor.call("editorPostsSave", again(draft, { slug })));
    const third = await rename(await rename(first, "ten-thu-hai"), "ten-thu-ba");
    for (const slug of ["ten-thu-nhat", "ten-thu-hai"])
      expect((await post(editor, slug)).data).toEqual({ post: null, moved_to: "ten-thu-ba" });

    const named = { post_id: third.id, known_at: third.updated_at };
    expect((await editor.call("editorPostsDelete", named)).code).toBe("article_is_out");
    const withdrawn = draftIn(await editor.call("editorPostsWithdraw", named));
    // There is no redirect to a page that cannot be read.
    for (const slug of ["ten-thu-nhat", "ten-thu-hai", "ten-thu-ba"]) {
      expect((await post(editor, slug)).code).toBe("article_not_found");
      expect((await editor.request("pagesSlug", { slug, lang: "vi" })).code).toBe("page_not_found");
    }
    const last = { post_id: third.id, known_at: withdrawn.updated_at };
    expect((await editor.call("editorPostsDelete", last)).code).toBe("answered");
    for (const slug of ["ten-thu-nhat", "ten-thu-hai", "ten-thu-ba"])
      expect((await post(editor, slug)).code).toBe("article_gone");
    // A later article may take the slug.
    const heir = await published(editor, await saved(editor, { slug: "ten-thu-ba" }));
    expect((await post(editor, heir.slug)).data).toMatchObject({ post: { id: heir.id }, moved_to: null });
  });

  it("A deleted draft leaves nothing at its slug: no redirect and no tombstone", async () => {
    const editor = await writer("editor");
    const out = await published(editor, await saved(editor, { title: "Đã ra" }));
    await saved(editor, again(out, { slug: "da-ra-moi" }));
    // A draft at a slug with a redirect does not block the redirect.
    const draft = await saved(editor, { title: "Chưa từng ra", slug: "da-ra" });
    const leads = { post: null, moved_to: "da-ra-moi" };
    expect((await post(editor, "da-ra")).data).toEqual(leads);
    const waiting = await published(editor, draft, now() + HOUR);
    const renamed = draftIn(await editor.call("editorPostsSave", again(waiting, { slug: "chua-tung-ra" })));
    const named = { post_id: renamed.id, known_at: renamed.updated_at };
    const last = draftIn(await editor.call("editorPostsWithdraw", named));
    expect((await editor.call("editorPostsDelete", { ...named, known_at: last.updated_at })).code).toBe(
      "answered",
    );
    expect((await post(editor, "chua-tung-ra")).code).toBe("article_not_found");
    expect((await post(editor, "da-ra")).data).toEqual(leads);
  });

  it("An article has a version in the other language, and no two", async () => {
    const editor = await writer("editor");
    const vi = await published(editor, await saved(editor, { title: "Hai thứ tiếng" }));
    const fields = { lang: "en", title: "Two languages", translation_of: vi.id };
    const en = await published(editor, await saved(editor, fields));
    expect(en.translation).toEqual({ id: vi.id, lang: "vi" });
    const read = (await post(editor, "two-languages", "en")).data.post as PostDetail;
    expect(read.alternates).toEqual([
      { lang: "vi", slug: "hai-thu-tieng" },
      { lang: "en", slug: "two-languages" },
    ]);
    const third = await editor.call("editorPostsSave", form({ ...fields, title: "Three" }));
    expect(third.errors).toEqual({ translation_of: ["article_translation_taken"] });
  });

  it("An article is kept without what could be run", async () => {
    const editor = await writer("editor");
    const content = '<p onclick="x()">Một<script>x()</script> <a href="javascript:x()">hai</a></p>';
    const { content: kept } = await saved(editor, { title: "An toàn", content });
    expect(kept).toContain("Một");
    expect(kept).not.toMatch(/script|onclick/);
  });
});

describe("concurrent edits", () => {
  it("A concurrent edit is refused to who knows it as it was, and nothing of it is written", async () => {
    const [one, two] = [await writer("editor"), await writer("operator")];
    const draft = await saved(one, { title: "Cùng một bài" });
    const first = draftIn(await one.call("editorPostsSave", again(draft, { title: "Bản của người một" })));
    const late = await two.call(
      "editorPostsSave",
      again(draft, { title: "Bản của người hai", tags: ["Lạ"] }),
    );
    expect(late.code).toBe("article_changed");
    for (const name of ["editorPostsPublish", "editorPostsWithdraw", "editorPostsDelete"] as const) {
      const stale = { post_id: draft.id, known_at: draft.updated_at, at: null };
      expect((await two.call(name, stale)).code).toBe("article_changed");
    }
    const now = draftIn(await one.request("editorPostsDetail", { post_id: draft.id }));
    expect(now).toEqual(first);
    expect(now.tags.map(({ name }) => name)).toEqual(["Chung kết"]);
    // At the same moment, too: the database decides.
    const both = await Promise.all([
      one.call("editorPostsSave", again(now, { title: "Lần nữa, một" })),
      two.call("editorPostsSave", again(now, { title: "Lần nữa, hai" })),
    ]);
    expect(both.map(({ code }) => code).toSorted()).toEqual(["answered", "article_changed"]);
  });

  it("A concurrent edit gets slugs of its own where none is requested, and an error where the requested one is taken", async () => {
    const editor = await writer("editor");
    const slugs = [];
    for (let at = 0; at < 3; at += 1) slugs.push((await saved(editor, { title: "Trùng tên" })).slug);
    expect(slugs).toEqual(["trung-ten", "trung-ten-2", "trung-ten-3"]);
    for (const slug of ["trung-ten", "match", "tin-tuc", "media", "news"]) {
      const refused = await editor.call("editorPostsSave", form({ slug }));
      expect([slug, refused.errors]).toEqual([slug, { slug: ["article_slug_taken"] }]);
    }
    expect((await editor.call("editorPostsSave", form({ title: "Match" }))).data.draft).toMatchObject({
      slug: "match-2",
    });
  });
});

describe("permission to write", () => {
  it("Experts may write their own articles, editors and operators everybody's, and readers none", async () => {
    const [plain, expert] = [await reader(), await writer("expert")];
    const draft = await saved(expert, { title: "Bài của chuyên gia" });
    expect((await plain.call("editorPostsSave", form())).code).toBe("forbidden");
    expect((await plain.request("editorPosts", {})).code).toBe("forbidden");
    const other = await writer("expert");
    expect((await other.call("editorPostsSave", again(draft))).code).toBe("article_not_found");
    for (const role of ["editor", "operator"] as const) {
      const somebody = await writer(role);
      const list = (await somebody.request("editorPosts", {})).data.drafts as DraftRow[];
      expect(list.map(({ id }) => id)).toContain(draft.id);
      expect(draftIn(await somebody.request("editorPostsDetail", { post_id: draft.id })).author).toEqual(
        draft.author,
      );
    }
  });

  it("A writer is told by field what is wrong, and nothing is kept of it", async () => {
    const editor = await writer("editor");
    const before = (await rows("posts")).length;
    const wrong = async (fields: object) => (await editor.call("editorPostsSave", form(fields))).errors;
    expect(await wrong({ title: " ", summary: "", content: "<p>&nbsp;</p>", categories: [] })).toEqual({
      title: ["article_title_required"],
      summary: ["article_summary_required"],
      content: ["article_content_required"],
      categories: ["article_category_required"],
    });
    expect(await wrong({ title: "x".repeat(161) })).toEqual({ title: ["article_title_long"] });
    expect(await wrong({ title: "⚽️" })).toEqual({ title: ["article_title_no_slug"] });
    expect(await wrong({ slug: "Không Được" })).toEqual({ slug: ["article_slug_format"] });
    expect(await wrong({ categories: ["khong-co"] })).toEqual({ categories: ["article_category_required"] });
    expect(await wrong({ match_id: 999 })).toEqual({ match_id: ["article_match_unknown"] });
    expect(await wrong({ image: { key: "x", alt: "Ảnh" } })).toEqual({ image: ["article_image_unknown"] });
    const tags = Array.from({ length: 13 }, (_, at) => `Thẻ ${at}`);
    expect(await wrong({ tags })).toEqual({ tags: ["article_tags_many"] });
    const draft = await saved(editor, { title: "Đúng" });
    const past = { post_id: draft.id, known_at: draft.updated_at, at: now() - 1 };
    expect((await editor.call("editorPostsPublish", past)).errors).toEqual({ at: ["article_time_past"] });
    expect((await rows("posts")).length).toBe(before + 1);
  });
});
