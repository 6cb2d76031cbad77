import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { type EdgeHarness, jsonOf, type RawAnswer, startEdge } from "#tests/support/edge/edge-harness.ts";

/** Comments at the built edge Worker in workerd: the form's URL, and the article after a new comment. */

const CALL = "/oapi/v1/comments";
const TREE = `${CALL}/tree`;
const FORM = { "content-type": "application/x-www-form-urlencoded" };
const OURS = { "sec-fetch-site": "same-origin" };
const AS_READER = { cookie: `session=${"a".repeat(43)}; signed_in=1` };
const WRITE = { ...AS_READER, ...OURS, "content-type": "application/json" };
const OWN_PAGE = "/thanh-vien/binh-luan";
const SLUG = "tran-hay-nhat-tuan";
const TEXT = "Trận hay quá";

const nobody = { code: "login_required", status: 401 };
const missing = (code: string) => ({
  status: 404,
  contentType: "application/problem+json",
  text: JSON.stringify({ type: "about:blank", title: code, status: 404, code, request_id: "r" }),
});
const comment = (id: number, text: string) => ({
  ...{ id, post_id: 7, parent_id: null, text, state: "visible", created_at: 1_800_000_000 },
  user: { id: 1, nick_name: "Anna", avatar: null },
});
const term = { slug: "tin", name: "Tin" };
const post = {
  ...{ id: 7, type: "post", lang: "vi", slug: SLUG, title: "Nhận định", summary: "", thumbnail: null },
  ...{ author: { slug: "an", name: "An", avatar: null }, categories: [term], tags: [], match_id: null },
  ...{ comment_count: 1, published_at: 1_799_000_000, updated_at: 1_799_000_000, content: "<p>…</p>" },
  ...{ meta_title: null, meta_description: null, keyword: null, is_index_flag: true },
  ...{ alternates: [{ lang: "vi", slug: SLUG }], previous: null, next: null, related: [] },
};

let edge: EdgeHarness;
beforeAll(async () => {
  edge = await startEdge();
});
afterAll(() => edge?.stop());

const planned = (texts: readonly string[]) =>
  edge.plan({
    paths: {
      "/oapi/v1/posts/slug": {
        data: { post, moved_to: null },
        headers: { "cache-tag": "posts,post:7" },
      },
      "/oapi/v1/pages/slug": missing("page_not_found"),
      [TREE]: {
        data: { comments: texts.map((text, at) => ({ ...comment(at + 1, text), replies: [] })) },
        headers: { "cache-tag": "comments,comments:7" },
      },
      [CALL]: { data: { comment: comment(99, TEXT) } },
    },
  });
beforeEach(async () => {
  await edge.reset();
  await planned(["đầu tiên"]);
});

const forwarded = async () => (await edge.calls()).filter(({ method }) => method === "POST");
const form = (path: string, headers: Record<string, string>, text = TEXT): Promise<RawAnswer> =>
  edge.send("POST", path, { ...FORM, ...headers }, String(new URLSearchParams({ ...FIELDS, text })));
const FIELDS = { post_id: "7", parent_id: "", back: `/${SLUG}` };

describe("the address of comments", () => {
  it.each([
    ["/tin-tuc", OWN_PAGE],
    ["/en/preview", "/en/account/comment"],
  ])(
    "The address of comments sends a form from %s on as it is, to the reader's own page",
    async (from, to) => {
      const answer = await form("/comments", {
        ...OURS,
        referer: `https://site.example${from}`,
        host: "site.example",
      });
      expect([answer.status, answer.headers.location]).toEqual([307, to]);
      expect(answer.headers["cache-control"]).toBe("no-store");
      expect(await forwarded()).toEqual([]);
    },
  );

  it("The address of comments takes JSON as the call does", async () => {
    const body = JSON.stringify({ post_id: 7, text: TEXT });
    const answer = await edge.send("POST", "/comments", WRITE, body);
    expect([answer.status, jsonOf(answer)]).toMatchObject([200, { data: { comment: { text: TEXT } } }]);
    expect(await forwarded()).toMatchObject([{ path: CALL, body }]);
  });

  it("The address of comments is a call: reading it is a problem that names the method there is", async () => {
    const answer = await edge.get("/comments");
    expect([answer.status, answer.headers.allow]).toEqual([405, "POST"]);
    expect(answer.headers["content-type"]).toBe("application/problem+json");
  });

  it.each(["/comments", CALL, OWN_PAGE])(
    "The address %s of comments takes nothing from another site",
    async (path) => {
      const foreign = { ...AS_READER, "sec-fetch-site": "cross-site" };
      for (const sent of [
        () => form(path, foreign),
        () => edge.send("POST", path, { ...WRITE, ...foreign }, '{"post_id":7,"text":"x"}'),
      ])
        expect((await sent()).status).toBe(403);
      expect(await forwarded()).toEqual([]);
    },
  );
});

describe("other ways of sending a comment", () => {
  it.each([
    ["text/plain", 415],
    ["application/xml", 415],
    ["text/html; charset=application/json", 415],
    ["", 415],
  ])("A comment sent as %j is refused before anybody is asked", async (contentType, status) => {
    const body = JSON.stringify({ post_id: 7, text: TEXT });
    for (const path of ["/comments", CALL])
      expect(
        (await edge.send("POST", path, { ...AS_READER, ...OURS, "content-type": contentType }, body)).status,
      ).toBe(status);
    expect(await forwarded()).toEqual([]);
  });

  it("A comment that is too large is not read", async () => {
    const much = "a".repeat(300_000);
    expect((await form(OWN_PAGE, { ...AS_READER, ...OURS }, much)).status).toBe(413);
    const body = JSON.stringify({ post_id: 7, text: much });
    expect((await edge.send("POST", CALL, WRITE, body)).status).toBe(413);
    expect(await forwarded()).toEqual([]);
  });

  it("A broken form of a comment is the reader's mistake", async () => {
    const headers = { ...AS_READER, ...OURS, "content-type": "multipart/form-data; boundary=x" };
    expect((await edge.send("POST", OWN_PAGE, headers, "--y\r\nno form")).status).toBe(400);
    expect(await forwarded()).toEqual([]);
  });

  it("A comment names an article or a comment by no number: nothing is found there, and what was typed stays", async () => {
    for (const fields of [
      { post_id: "7;DROP" },
      { post_id: "" },
      { parent_id: "../1" },
      { text: "\u200B" },
    ]) {
      const body = String(new URLSearchParams({ ...FIELDS, text: TEXT, ...fields }));
      await edge.send("POST", OWN_PAGE, { ...FORM, ...AS_READER, ...OURS }, body);
    }
    for (const { body } of await forwarded()) expect(body).not.toMatch(/DROP|\.\./);
  });
});

describe("the reader's own page of a comment", () => {
  it("The reader's own page of a comment leads back to the comment on its article once it is taken", async () => {
    const answer = await form(OWN_PAGE, { ...AS_READER, ...OURS });
    expect([answer.status, answer.headers.location]).toEqual([303, `/${SLUG}?done=comment#comment-99`]);
    expect((await forwarded()).map(({ body }) => JSON.parse(body ?? ""))).toEqual([
      { post_id: 7, parent_id: null, text: TEXT },
    ]);
  });

  it("The comment form returns a visitor's text without calling origin", async () => {
    const answer = await form(OWN_PAGE, OURS, "a < b & <script>alert(1)</script>");
    expect(answer.status).toBe(nobody.status);
    const html = answer.bytes.toString("utf8");
    expect(html).toContain("a &lt; b &amp; &lt;script&gt;alert(1)&lt;/script&gt;</textarea>");
    expect(answer.headers["cache-control"]).toBe("private, no-store");
    expect(await forwarded()).toEqual([]);
  });

  it("The reader's own page of a comment names its button by what is sent again: a comment, or a reply", async () => {
    const button = async (parent_id: string) => {
      const fields = new URLSearchParams({ ...FIELDS, parent_id, text: "" });
      const answer = await edge.send("POST", OWN_PAGE, { ...FORM, ...AS_READER, ...OURS }, String(fields));
      return />([^<]*)<\/button><\/div><\/form>/.exec(answer.bytes.toString("utf8"))?.[1];
    };
    expect([await button(""), await button("3")]).toEqual(["Gửi bình luận", "Gửi trả lời"]);
  });

  it("The reader's own page of a comment leads to no other site", async () => {
    const fields = new URLSearchParams({ ...FIELDS, back: "//evil.example", text: TEXT });
    const answer = await edge.send("POST", OWN_PAGE, { ...FORM, ...AS_READER, ...OURS }, String(fields));
    expect(answer.headers.location).toMatch(/^\/tin-tuc\?done=comment#/);
  });
});

describe("an article's page", () => {
  const seen = async () => {
    const answer = await edge.get(`/${SLUG}`);
    return [answer.status, answer.headers["x-cache"], answer.bytes.toString("utf8")] as const;
  };

  it("An article's page has a new comment as soon as it is written, and stays what it was when it is refused", async () => {
    await seen();
    expect(await seen()).toMatchObject([200, "hit", expect.stringContaining("đầu tiên")]);
    await planned(["mới nhất", "đầu tiên"]);
    await edge.send("POST", CALL, { ...WRITE, "sec-fetch-site": "cross-site" }, '{"post_id":7,"text":"x"}');
    expect((await seen())[1]).toBe("hit");
    await edge.send("POST", CALL, WRITE, JSON.stringify({ post_id: 8, text: TEXT }));
    expect((await seen())[1]).toBe("hit");
    await edge.send("POST", CALL, WRITE, JSON.stringify({ post_id: 7, text: TEXT }));
    expect(await seen()).toMatchObject([200, "miss", expect.stringContaining("mới nhất")]);
  });

  it("An article's page is read without its comments when they cannot be had", async () => {
    await edge.plan({
      paths: {
        "/oapi/v1/posts/slug": { data: { post: { ...post, slug: "khac", id: 8 }, moved_to: null } },
        [TREE]: { crash: true },
      },
    });
    const answer = await edge.get("/khac");
    expect(answer.status).toBe(200);
    expect(answer.bytes.toString("utf8")).toContain("Không tải được bình luận");
  });
});
