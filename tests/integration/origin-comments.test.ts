import { beforeEach, describe, expect, it } from "vitest";
import { endpoints, endpointUrl, type Success } from "#shared/api/index.ts";
import {
  COMMENT_REPLIES_MAX,
  type Comment,
  type CommentTree,
  type QueuedComment,
  REPORTER_AGE_SECONDS,
  REPORTS_TO_HOLD,
} from "#shared/content/index.ts";
import { accountOriginOfFile, PASSWORD, userIn, type Visitor } from "#tests/support/origin/account-origin.ts";
import { storePost } from "#tests/support/origin/stored-posts.ts";

/** Comments on articles at the content service, on real D1. */

const { clock, fetch, origin, reader, rows, visitor } = accountOriginOfFile({ blockedWords: ["rùa đen"] });

const POST = 5;
const OTHER_POST = 6;
const DAY_SECONDS = 86_400;
const now = () => Math.floor(clock.ms / 1000);

beforeEach(async () => {
  await storePost(origin.db, { id: POST, slug: "bai-viet", title: "Bài viết", published_at: now() - 60 });
  await storePost(origin.db, {
    id: OTHER_POST,
    slug: "bai-khac",
    title: "Bài khác",
    published_at: now() - 60,
  });
});

const submit = (who: Visitor, text: string, fields: object = {}) => {
  clock.ms += 15_000;
  return who.call("commentsPost", { post_id: POST, text, ...fields });
};
const treeOfPost = async (query: object = {}): Promise<CommentTree[]> =>
  (await visitor().request("commentsTree", { post_id: POST, ...query })).data.comments as CommentTree[];

async function postComment(who: Visitor, text: string, fields: object = {}): Promise<Comment> {
  const answer = await submit(who, text, fields);
  if (answer.code !== "answered") throw new Error(JSON.stringify(answer));
  return answer.data.comment as Comment;
}

let editors = 0;
async function anEditor(role = "editor"): Promise<Visitor> {
  editors += 1;
  const user_name = `bientap${editors}`;
  const somebody = await reader({ user_name });
  await somebody.call("accountsRole", { account: user_name, role });
  return somebody;
}
const decide = (who: Visitor, { id, post_id }: Comment, decision: "approve" | "hide") =>
  who.call("commentsDecide", { comment_id: id, post_id, decision });

/** A reader whose comments are visible without moderation. */
async function aKnownReader(): Promise<Visitor> {
  const somebody = await reader();
  const first = await postComment(somebody, "Bình luận đầu tiên của tôi", { post_id: OTHER_POST });
  expect(first.state).toBe("pending");
  await decide(await anEditor(), first, "approve");
  return somebody;
}

describe("writing a comment", () => {
  it("A first comment waits, is seen by its writer alone, and once it is approved by everybody", async () => {
    const somebody = await reader();
    const comment = await postComment(somebody, "Trận hay quá");
    expect(comment).toMatchObject({ post_id: POST, parent_id: null, text: "Trận hay quá", state: "pending" });
    expect(await treeOfPost()).toEqual([]);
    expect((await somebody.request("commentsMine", { post_id: POST })).data.comments).toEqual([comment]);
    expect((await (await reader()).request("commentsMine", { post_id: POST })).data.comments).toEqual([]);
    expect((await decide(await anEditor(), comment, "approve")).code).toBe("answered");
    expect(await treeOfPost()).toEqual([{ ...comment, state: "visible", replies: [] }]);
    expect((await somebody.request("commentsMine", { post_id: POST })).data.comments).toEqual([]);
    expect((await postComment(somebody, "Đồng ý")).state).toBe("visible");
    expect((await postComment(somebody, "xem ở https://keo.vn")).state).toBe("pending");
  });

  it("Writing a comment needs a session and an article that is out, for ninety days", async () => {
    const somebody = await reader();
    const codeOf = async (fields: object, who = somebody) => (await submit(who, "chào", fields)).code;
    expect(await codeOf({}, visitor())).toBe("login_required");
    expect(await codeOf({ post_id: 99 })).toBe("article_not_found");
    await storePost(origin.db, { id: 7, slug: "sap-ra", title: "Sắp ra", published_at: now() + 900 });
    await storePost(origin.db, { id: 8, slug: "nhap", title: "Nháp", published_at: null });
    await storePost(origin.db, { id: 9, slug: "cu", title: "Cũ", published_at: now() - 90 * DAY_SECONDS });
    expect([await codeOf({ post_id: 7 }), await codeOf({ post_id: 8 })]).toEqual(
      Array(2).fill("article_not_found"),
    );
    expect(await codeOf({ post_id: 9 })).toBe("comments_closed");
    expect((await visitor().request("commentsTree", { post_id: 8 })).code).toBe("article_not_found");
  });

  it("Writing a comment is refused by field: nothing, too much, blocked words, the same again", async () => {
    const somebody = await aKnownReader();
    const errorOf = async (text: string, fields: object = {}) =>
      (await submit(somebody, text, fields)).errors.text?.[0];
    expect(await errorOf("  ")).toBe("comment_required");
    expect(await errorOf("a".repeat(1001))).toBe("comment_long");
    expect(await errorOf("a\u202Eb")).toBe("comment_characters");
    for (const text of ["what the FUCK", "Đúng là  RÙA đen!"])
      expect(await errorOf(text)).toBe("comment_word");
    await postComment(somebody, "Hay quá!");
    expect(await errorOf("HAY  quáaa")).toBe("comment_repeated");
    expect(await errorOf("hay qua", { post_id: OTHER_POST })).toBe("comment_repeated");
    clock.ms += 3_600_000;
    expect(await errorOf("hay qua", { post_id: OTHER_POST })).toBeUndefined();
  });

  it("Writing a comment has a pause after it, and an end to how many there may be in an hour; it is told when the next one may come", async () => {
    const somebody = await aKnownReader();
    const begin = clock.ms;
    await postComment(somebody, "một");
    clock.ms += 5_000;
    const soon = await somebody.call("commentsPost", { post_id: POST, text: "hai" });
    expect([soon.status, soon.code, soon.retryAfter]).toEqual([429, "please_do_not_spam", 10]);
    let last = soon;
    for (let count = 0; count < 20 && last.code !== "too_many_requests"; count += 1)
      last = await submit(somebody, `số ${count} ${"abcdefghijklmnopqrstuvwxyz"[count]}`);
    expect([last.status, last.code]).toEqual([429, "too_many_requests"]);
    expect(last.retryAfter).toBeGreaterThan(3_600 - (clock.ms - begin) / 1000 - 60);
  });

  it("Writing a comment keeps what looks like markup as text", async () => {
    const text = `<img src=x onerror=alert(1)>\n"><script>alert(2)</script>`;
    const somebody = await aKnownReader();
    await postComment(somebody, text);
    expect((await treeOfPost())[0]?.text).toBe(text);
  });
});

describe("replies", () => {
  it("Replies stand below what they answer, three levels deep, and are counted with the article", async () => {
    const [one, two] = [await aKnownReader(), await aKnownReader()];
    const root = await postComment(one, "gốc");
    const reply = await postComment(two, "trả lời", { parent_id: root.id });
    const third = await postComment(one, "trả lời nữa", { parent_id: reply.id });
    const fourth = await postComment(two, "và nữa", { parent_id: third.id });
    const later = await postComment(two, "gốc sau");
    const tree = await treeOfPost();
    expect(tree.map(({ id }) => id)).toEqual([later.id, root.id]);
    expect(tree[1]?.replies[0]?.replies.map(({ id, parent_id }) => [id, parent_id])).toEqual([
      [third.id, reply.id],
      [fourth.id, third.id],
    ]);
    const { data } = await visitor().request("posts", { lang: "vi" });
    const counts = (data.posts as { id: number; comment_count: number }[]).map(({ id, comment_count }) => [
      id,
      comment_count,
    ]);
    expect(counts.toSorted()).toEqual([
      [POST, 5],
      [OTHER_POST, 2],
    ]);
  });

  it("Replies answer visible comments of the same article, and of so many at most", async () => {
    const [one, two] = [await aKnownReader(), await aKnownReader()];
    const root = await postComment(one, "gốc");
    const waiting = await postComment(await reader(), "đang chờ");
    const errorOf = async (text: string, fields: object) =>
      (await submit(two, text, fields)).errors.text?.[0];
    expect(await errorOf("a", { parent_id: waiting.id })).toBe("comment_parent_gone");
    expect(await errorOf("b", { parent_id: 999 })).toBe("comment_parent_gone");
    expect(await errorOf("c", { parent_id: root.id, post_id: OTHER_POST })).toBe("comment_parent_gone");
    const fill = `INSERT INTO comments (post_id, parent_id, root_id, text, text_key, state, created_at)
      SELECT ?1, ?2, ?2, 'x', 'x', 'visible', 0 FROM json_each(?3)`;
    await origin.db
      .prepare(fill)
      .bind(POST, root.id, JSON.stringify(Array(COMMENT_REPLIES_MAX).fill(0)))
      .all();
    expect(await errorOf("d", { parent_id: root.id })).toBe("comment_replies_full");
    expect((await treeOfPost())[0]?.replies).toHaveLength(COMMENT_REPLIES_MAX);
  });

  it("Replies come in pages of those that answer none", async () => {
    const somebody = await anEditor();
    for (const text of ["a", "b", "c"]) await postComment(somebody, text);
    const first = await visitor().request("commentsTree", { post_id: POST, limit: 2 });
    expect((first.data.comments as Comment[]).map(({ text }) => text)).toEqual(["c", "b"]);
    expect((await treeOfPost({ limit: 2, page: 2 })).map(({ text }) => text)).toEqual(["a"]);
  });
});

describe("comments for who is late", () => {
  it("A reader with a delay gets the comments, replies and counts of the delayed moment", async () => {
    const somebody = await anEditor();
    const root = await postComment(somebody, "Sắp bắt đầu rồi");
    await postComment(somebody, "Tôi cũng xem", { parent_id: root.id });
    await postComment(somebody, "Vào! 1-0");
    const seen = async (delay: number) => {
      const answer = await fetch(`${endpointUrl(endpoints.commentsTree, { post_id: POST })}&delay=${delay}`);
      const { data, page } = (await answer.json()) as Success<{ comments: CommentTree[] }>;
      const texts = data.comments.map(({ text, replies }) => [text, ...replies.map((reply) => reply.text)]);
      return [page?.total, texts];
    };
    expect(await seen(15)).toEqual([1, [["Sắp bắt đầu rồi", "Tôi cũng xem"]]]);
    expect(await seen(30)).toEqual([1, [["Sắp bắt đầu rồi"]]]);
    expect(await seen(45)).toEqual([0, []]);
  });
});

describe("taking a comment away", () => {
  it("A comment is taken away by its writer, for good; a comment with replies leaves a place without name and text", async () => {
    const [one, two] = [await aKnownReader(), await aKnownReader()];
    const root = await postComment(one, "gốc");
    const reply = await postComment(two, "trả lời", { parent_id: root.id });
    const aim = { comment_id: root.id, post_id: POST };
    expect((await two.call("commentsDelete", aim)).code).toBe("comment_not_found");
    expect((await one.call("commentsDelete", { ...aim, post_id: OTHER_POST })).code).toBe(
      "comment_not_found",
    );
    expect((await one.call("commentsDelete", aim)).code).toBe("answered");
    expect((await one.call("commentsDelete", aim)).code).toBe("comment_not_found");
    expect(await treeOfPost()).toEqual([
      { ...root, user: null, text: null, state: "deleted", replies: [{ ...reply, replies: [] }] },
    ]);
    expect((await decide(await anEditor(), root, "approve")).code).toBe("comment_not_found");
    await two.call("commentsDelete", { comment_id: reply.id, post_id: POST });
    expect(await treeOfPost()).toEqual([]);
    expect(JSON.stringify(await rows("comments"))).not.toContain("gốc");
  });

  it("Comments go with the account, whose export has had all of them before", async () => {
    const [one, two] = [await aKnownReader(), await aKnownReader()];
    const root = await postComment(one, "gốc của tôi");
    await postComment(one, "không ai trả lời");
    const reply = await postComment(two, "trả lời", { parent_id: root.id });
    await one.call("commentsReport", { comment_id: reply.id, post_id: POST, reason: "spam" });
    const exported = (await one.call("usersMeExport")).data.export as Record<string, object[]>;
    expect(exported.comments).toHaveLength(3);
    expect(exported.comment_reports).toMatchObject([{ comment_id: reply.id, reason: "spam" }]);
    const gone = await one.call("usersMeDelete", { current_password: PASSWORD });
    expect(gone.code).toBe("answered");
    const left = (await rows("comments")).map(({ id, user_id, text, state }) => [id, user_id, text, state]);
    expect(left).toContainEqual([root.id, null, "", "deleted"]);
    expect(JSON.stringify(left)).not.toContain("không ai");
    expect(await rows("comment_reports")).toEqual([]);
    expect((await treeOfPost())[0]?.replies).toMatchObject([{ id: reply.id }]);
  });
});

describe("looking at comments", () => {
  const queueOf = async (who: Visitor) => {
    const { data } = await who.request("commentsQueue", {});
    return data.comments as QueuedComment[];
  };

  it("The queue of comments is for editors and operators", async () => {
    const comment = await postComment(await reader(), "xin chào");
    for (const who of [await reader(), await anEditor("expert")]) {
      expect((await who.request("commentsQueue", {})).code).toBe("forbidden");
      expect((await decide(who, comment, "approve")).code).toBe("forbidden");
    }
    for (const who of [await anEditor(), await anEditor("operator")])
      expect((await queueOf(who)).map(({ id }) => id)).toEqual([comment.id]);
  });

  it("The queue of comments names the article, the waiting and the reported ones, and a decision settles each", async () => {
    const editor = await anEditor();
    const [writer, one, two] = [await aKnownReader(), await reader(), await reader()];
    const comment = await postComment(writer, "gây hấn");
    const waiting = await postComment(one, "chờ tôi với");
    const aim = { comment_id: comment.id, post_id: POST };
    const report = (who: Visitor, reason: string) => who.call("commentsReport", { ...aim, reason });
    expect((await report(writer, "abuse")).code).toBe("forbidden");
    expect((await report(one, "no reason")).errors.reason).toEqual(["comment_reason_required"]);
    for (const who of [one, one, two]) expect((await report(who, "abuse")).code).toBe("answered");
    expect(await queueOf(editor)).toMatchObject([
      {
        id: comment.id,
        state: "visible",
        reports: [{ reason: "abuse", count: 2 }],
        post: { slug: "bai-viet" },
      },
      { id: waiting.id, state: "pending", reports: [], user: { id: userIn(await one.call("usersMe")).id } },
    ]);
    expect((await report(one, "spam")).code).toBe("answered");
    await decide(editor, comment, "hide");
    await decide(editor, waiting, "approve");
    expect(await queueOf(editor)).toEqual([]);
    expect((await treeOfPost()).map(({ id }) => id)).toEqual([waiting.id]);
    expect((await report(two, "abuse")).code).toBe("comment_not_found");
    expect((await two.request("commentsDetail", { comment_id: comment.id })).code).toBe("comment_not_found");
    expect((await two.request("commentsDetail", { comment_id: waiting.id })).data).toMatchObject({
      comment: { id: waiting.id },
      post: { id: POST, slug: "bai-viet", lang: "vi" },
    });
    await origin.db.prepare("UPDATE posts SET published_at = NULL WHERE id = ?").bind(POST).all();
    expect((await two.request("commentsDetail", { comment_id: waiting.id })).code).toBe("comment_not_found");
  });

  it("A comment that many have reported is checked before it is seen again, unless somebody has let it stand", async () => {
    const [editor, writer] = [await anEditor(), await aKnownReader()];
    const readers: Visitor[] = [];
    for (let at = 0; at < REPORTS_TO_HOLD; at += 1) readers.push(await reader());
    const comment = await postComment(writer, "bị nhiều người báo cáo");
    const everybodyReports = async () => {
      for (const who of readers)
        await who.call("commentsReport", { comment_id: comment.id, post_id: POST, reason: "abuse" });
    };
    await everybodyReports();
    // Reports of new accounts queue the comment for moderation, and hide nothing.
    expect(await treeOfPost()).toHaveLength(1);
    expect((await queueOf(editor))[0]?.reports).toEqual([{ reason: "abuse", count: REPORTS_TO_HOLD }]);
    await origin.db.prepare("UPDATE users SET created_at = created_at - ?").bind(REPORTER_AGE_SECONDS).all();
    await everybodyReports();
    expect(await treeOfPost()).toEqual([]);
    await decide(editor, comment, "approve");
    await everybodyReports();
    expect(await treeOfPost()).toHaveLength(1);
    expect((await queueOf(editor))[0]?.reports).toEqual([{ reason: "abuse", count: REPORTS_TO_HOLD }]);
  });
});
