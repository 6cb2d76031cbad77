import { describe, expect, it } from "vitest";
import { CommentForm } from "./comment.schema.ts";
import { COMMENT_LENGTH } from "./comment.table.ts";
import { commentKey, isHeld } from "./comment-held.rules.ts";
import { treeOf } from "./comment-tree.rules.ts";

const one = (id: number, parent_id: number | null = null, state = "visible") => ({ id, parent_id, state });

describe("a tree of comments", () => {
  it("A tree of comments has three levels: a reply to the last one stands beside it, in the order of writing", () => {
    const tree = treeOf([one(1), one(2, 1), one(3, 2), one(4, 3), one(5, 2), one(6, 4)]);
    expect(tree).toEqual([
      {
        ...one(1),
        replies: [{ ...one(2, 1), replies: [one(3, 2), one(4, 3), one(5, 2), one(6, 4)] }],
      },
    ]);
  });

  it("A tree of comments keeps the order of its roots, and gives each its replies", () => {
    const tree = treeOf([one(9), one(4), one(12, 4)]);
    expect(tree).toEqual([
      { ...one(9), replies: [] },
      { ...one(4), replies: [{ ...one(12, 4), replies: [] }] },
    ]);
  });

  it.each(["hidden", "deleted", "pending"])(
    "A tree shows that a comment was %s while a visible one answers it",
    (state) => {
      const answered = treeOf([one(1, null, state), one(2, 1, state), one(3, 2)]);
      expect(answered).toEqual([
        { ...one(1, null, state), replies: [{ ...one(2, 1, state), replies: [one(3, 2)] }] },
      ]);
      expect(treeOf([one(1, null, state), one(2, 1, state)])).toEqual([]);
      expect(treeOf([one(1), one(2, 1, state)])).toEqual([{ ...one(1), replies: [] }]);
    },
  );
});

describe("a tree of very many comments", () => {
  const chain = (count: number, state: string) =>
    Array.from({ length: count }, (_, at) =>
      one(at + 1, at === 0 ? null : at, at === count - 1 ? "visible" : state),
    );

  it.each(["visible", "hidden"])(
    "A tree is made of ten thousand comments that answer one another, %s ones",
    (state) => {
      const [root, ...others] = treeOf(chain(10_000, state));
      expect(others).toEqual([]);
      expect(root?.replies?.[0]?.replies?.map(({ id }) => id).at(-1)).toBe(10_000);
      expect(root?.replies?.[0]?.replies).toHaveLength(9_998);
    },
  );

  it("A tree leaves out replies to a missing comment", () => {
    expect(treeOf([one(1), one(5, 4), one(6, 5)])).toEqual([{ ...one(1), replies: [] }]);
  });
});

describe("moderation of a comment", () => {
  const known = { isModerator: false, isKnown: true };

  it("A comment waits when it is its writer's first, or has a link", () => {
    expect(isHeld("Trận hay quá", known)).toBe(false);
    expect(isHeld("Trận hay quá", { ...known, isKnown: false })).toBe(true);
    for (const text of ["xem tại https://a.vn", "vào keo . com", "gọi 0912 345 678"])
      expect(isHeld(text, known), text).toBe(true);
    expect(isHeld("https://a.vn", { isModerator: true, isKnown: false })).toBe(false);
  });

  it("A comment's key is the same in any spelling", () => {
    expect(commentKey("Hay   QUÁ!!!")).toBe(commentKey("hay quaa"));
    expect(commentKey("👍 👍")).not.toBe("");
    expect(commentKey("1 - 0 nhé")).toBe(commentKey("1-0 NHÉ!"));
  });

  it("A comment's key differs with another score", () => {
    const scores = ["1-0", "11-0", "1-1", "10", "2-2", "22", "MU 3", "MU 3-3", "MU 33"];
    expect(new Set(scores.map(commentKey)).size).toBe(scores.length);
  });
});

describe("the form of a comment", () => {
  const errorOf = (text: unknown) => {
    const parsed = CommentForm.safeParse({ post_id: 1, text });
    return parsed.success ? null : parsed.error.issues[0]?.message;
  };
  const textOf = (text: string) => CommentForm.parse({ post_id: 1, text }).text;

  it("A comment's characters are counted as people do", () => {
    expect(errorOf("ế".normalize("NFD").repeat(COMMENT_LENGTH))).toBeNull();
    expect(errorOf("👨‍👩‍👧‍👦".repeat(COMMENT_LENGTH))).toBeNull();
    expect(errorOf("a".repeat(COMMENT_LENGTH + 1))).toBe("comment_long");
  });

  it("A comment needs a visible character", () => {
    for (const nothing of [undefined, "", "  \n ", "\u200B"])
      expect(errorOf(nothing)).toBe("comment_required");
    for (const bad of ["\u2800", "a\u202Eb", "a\u0007b", `o${"\u0336".repeat(9)}`])
      expect(errorOf(bad), JSON.stringify(bad)).toBe("comment_characters");
  });

  it("Towers of combining marks are refused at any height, in linear time", () => {
    const start = performance.now();
    for (const tower of ["\u0301".repeat(40_000) + "\u0323".repeat(40_000), "\u0323\u0301".repeat(60_000)])
      expect(errorOf(`a${tower}`)).toBe("comment_characters");
    // It was ten seconds.
    expect(performance.now() - start).toBeLessThan(2_000);
  });

  it("A comment keeps its lines, and markup is plain text", () => {
    expect(textOf("một\r\nhai\n\n\n\nba  ")).toBe("một\nhai\n\nba");
    expect(textOf("<script>alert(1)</script>")).toBe("<script>alert(1)</script>");
  });
});
