import { describe, expect, it } from "vitest";
import { isPostRow, revealsNews, withoutArticles } from "./article-results.rules.ts";

const HOUR = 3600;
const KICK_OFF = 1_795_000_000;
const at = (hours: number) => (KICK_OFF + hours * HOUR) * 1000;
const match = { id: 7, match_time: KICK_OFF };
/** Out so many hours after kick-off, and left as it was. */
const out = (hours: number) => ({
  published_at: KICK_OFF + hours * HOUR,
  updated_at: KICK_OFF + hours * HOUR,
});
const report = { match_id: 7, match, ...out(2) };
const preview = { ...report, ...out(-20) };
const review = { match_id: null, match: null, ...out(0) };

describe("an article that reveals a result", () => {
  it("An article reveals its match from kick-off until two days after it is over", () => {
    expect([2, 50, 52].map((hours) => revealsNews(report, at(hours), null))).toEqual([true, true, false]);
  });

  it("An article published before its match reveals nothing", () => {
    expect(revealsNews(preview, at(2), null)).toBe(false);
  });

  it("An article rewritten after kick-off reveals its match", () => {
    const rewritten = (hours: number) => ({ ...preview, updated_at: KICK_OFF + hours * HOUR });
    expect([-1, 1].map((hours) => revealsNews(rewritten(hours), at(2), null))).toEqual([false, true]);
    expect(revealsNews({ ...review, ...out(-90), updated_at: KICK_OFF }, at(2), null)).toBe(true);
  });

  it("An article stored before publication, ahead of its match, reveals nothing", () => {
    expect(revealsNews({ ...preview, updated_at: KICK_OFF - 90 * HOUR }, at(2), null)).toBe(false);
  });

  it("An article does not count for the match whose results its reader has requested", () => {
    expect([7, 8].map((but) => revealsNews(report, at(2), but))).toEqual([false, true]);
  });

  it("An article without a match counts for any match, for two days", () => {
    expect([2, 47, 49].map((hours) => revealsNews(review, at(hours), null))).toEqual([true, true, false]);
    expect(revealsNews(review, at(2), 7)).toBe(true);
  });

  it.each([
    ["left out", undefined],
    ["not known any more", null],
    ["without its time", { id: 7 }],
    ["with an invalid time", { id: 7, match_time: "2026-11-23" }],
  ])("An article without a match time counts for two days: it is %s", (_, linkedMatch) => {
    const row = { ...preview, type: "post", title: "2-1", match: linkedMatch };
    expect([0, 20, 40].map((hours) => isPostRow(row) && revealsNews(row, at(hours), null))).toEqual([
      ...[true, true, false],
    ]);
  });

  it("An article reveals its match also where a service gives no id", () => {
    const { match_id: _, ...nameless } = report;
    expect([2, 50, 52].map((hours) => revealsNews(nameless, at(hours), null))).toEqual([true, true, false]);
  });
});

describe("a response without revealing articles", () => {
  const row = (id: number) => ({ type: "post", id, title: "2-1", published_at: id, match_id: null });
  const reveals = ({ published_at }: { published_at: number }) => published_at > 5;

  it("A masked response has the other articles, in any place", () => {
    const answer = { data: { categories: [{ slug: "a", posts: [row(9), row(3)] }] }, page: { total: 2 } };
    expect(withoutArticles(answer, reveals)).toEqual({
      data: { categories: [{ slug: "a", posts: [row(3)] }] },
      page: { total: 2 },
    });
  });

  it("A masked response names no previous and next article, whose times are unknown", () => {
    const post = { ...row(3), previous: { slug: "a", title: "2-1" }, next: null, related: [row(9), row(4)] };
    expect(withoutArticles({ post, moved_to: null }, reveals)).toEqual({
      post: { ...post, previous: null, related: [row(4)] },
      moved_to: null,
    });
  });
});
