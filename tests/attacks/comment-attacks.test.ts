import { beforeEach, describe, expect, it } from "vitest";
import { COMMENT_REPLIES_MAX, type Comment, type CommentTree } from "#shared/content/index.ts";
import { counted, tried } from "#tests/support/edge/attack-counts.ts";
import { accountOriginOfFile, type Visitor } from "#tests/support/origin/account-origin.ts";
import { storePost } from "#tests/support/origin/stored-posts.ts";

/** Hostile comments, on real D1: each is refused as the sender's mistake, and nothing is stored. */

const { clock, origin, reader, rows, visitor } = accountOriginOfFile();

const COMMENTS = "hostile comments";
const [POST, OTHER_POST] = [5, 6];
const ROOT = 1;

beforeEach(async () => {
  const published_at = Math.floor(clock.ms / 1000) - 60;
  await storePost(origin.db, { id: POST, slug: "bai-viet", title: "Bài viết", published_at });
  await storePost(origin.db, { id: OTHER_POST, slug: "bai-khac", title: "Bài khác", published_at });
});

const send = (who: Visitor, body: unknown) => {
  clock.ms += 15_000;
  return who.call("commentsPost", body);
};
const stored = async () => (await rows("comments")).map(({ text }) => text);
const run = (sql: string, ...values: unknown[]) => origin.db.batch([origin.db.prepare(sql).bind(...values)]);

/** A reader whose comments are public at once, because one of them was approved before. */
async function aKnownReader(): Promise<Visitor> {
  const known = await reader();
  await run(
    `INSERT INTO comments (id, post_id, user_id, text, text_key, state, created_at)
      SELECT ?1, ?2, max(id), 'cũ', 'cu', 'visible', 1 FROM users`,
    ROOT,
    OTHER_POST,
  );
  return known;
}

describe("a comment that is no comment", () => {
  it.each([
    ["no JSON", "{"],
    ["no article", { text: "a" }],
    ["an article in letters", { post_id: "5", text: "a" }],
    ["an article below nothing", { post_id: -5, text: "a" }],
    ["half an article", { post_id: 5.5, text: "a" }],
    ["an article beyond numbers", '{"post_id":1e400,"text":"a"}'],
    ["a list of texts", { post_id: POST, text: ["a"] }],
    ["a text with a prototype", '{"post_id":5,"text":{"__proto__":{"length":1}}}'],
    ["an answer to a text", { post_id: POST, text: "a", parent_id: "1" }],
    ["an answer to nothing", { post_id: POST, text: "a", parent_id: 0 }],
  ])("as %s is refused", async (_, body) => {
    expect(counted(COMMENTS, await send(await reader(), body))).toMatchObject({
      status: 400,
      code: "validation_failed",
    });
    expect(await stored()).toEqual([]);
  });

  it.each([
    ["joiners alone", "\u200D\u200C\u200D", "comment_characters"],
    ["fillers alone", "\u3164\u115F\u2800", "comment_characters"],
    ["an isolated direction", "a\u2067b\u2069", "comment_characters"],
    ["half a letter", "a\uD800b", "comment_characters"],
    ["a tower of marks", `a${"\u0323\u0301".repeat(60_000)}`, "comment_characters"],
    ["far too much", "a".repeat(200_000), "comment_long"],
  ])("as %s is refused by its field, and soon", async (_, text, expected) => {
    const who = await reader();
    const start = performance.now();
    expect(counted(COMMENTS, await send(who, { post_id: POST, text }))).toMatchObject({
      errors: { text: [expected] },
    });
    expect(performance.now() - start).toBeLessThan(3_000);
    expect(await stored()).toEqual([]);
  });

  it("a comment on a missing article, or in reply to a missing or foreign comment, is refused", async () => {
    const known = await aKnownReader();
    expect(counted(COMMENTS, await send(known, { post_id: 987_654_321, text: "a" })).code).toBe(
      "article_not_found",
    );
    for (const parent_id of [ROOT, 987_654_321])
      expect(counted(COMMENTS, await send(known, { post_id: POST, parent_id, text: "a" }))).toMatchObject({
        errors: { text: ["comment_parent_gone"] },
      });
    expect(await stored()).toEqual(["cũ"]);
  });

  it("a comment without a session is refused, whatever its text", async () => {
    for (const token of [undefined, "x", "a".repeat(43), "' OR 1=1 --"])
      expect(
        counted(COMMENTS, await visitor().call("commentsPost", { post_id: POST, text: "a" }, token)).status,
      ).toBe(401);
  });
});

it("a comment that is sent ten times at once is there once", async () => {
  const who = await reader();
  clock.ms += 15_000;
  const answers = await Promise.all(
    Array.from({ length: 10 }, () => who.call("commentsPost", { post_id: POST, text: "Một lần thôi" })),
  );
  for (const { code } of answers) tried(COMMENTS, code !== "answered");
  expect(answers.filter(({ code }) => code === "answered")).toHaveLength(1);
  for (const { code, errors } of answers.filter((answer) => answer.code !== "answered"))
    expect([code, errors]).toEqual(
      code === "please_do_not_spam" ? [code, {}] : ["validation_failed", { text: ["comment_repeated"] }],
    );
  expect(await stored()).toEqual(["Một lần thôi"]);
});

it("a thread has a maximum depth, and is read like any other", async () => {
  const known = await aKnownReader();
  const root = (await send(known, { post_id: OTHER_POST, text: "gốc" })).data.comment as Comment;
  // The state that ten thousand accepted calls would leave.
  await run(
    `INSERT INTO comments (id, post_id, parent_id, root_id, user_id, text, text_key, state, created_at)
      WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 10000)
      SELECT ?1 + i, ?2, ?1 + i - 1, ?1, NULL, 'đáp ' || i, '', 'visible', 1 FROM n`,
    root.id,
    OTHER_POST,
  );
  const deeper = { post_id: OTHER_POST, parent_id: root.id + 10_000, text: "nữa" };
  expect(counted(COMMENTS, await send(known, deeper))).toMatchObject({
    errors: { text: ["comment_replies_full"] },
  });
  expect(COMMENT_REPLIES_MAX).toBeLessThan(10_000);
  const answer = await visitor().request("commentsTree", { post_id: OTHER_POST });
  const [tree] = answer.data.comments as CommentTree[];
  expect(tree?.replies[0]?.replies).toHaveLength(9_999);
});
