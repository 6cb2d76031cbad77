import { afterEach, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadLatestNews } from "./latest-news.loader.server.ts";

afterEach(() => void vi.useRealTimers());

const post = { id: 1, slug: "a", title: "A", published_at: 5, summary: "s" };
const link = { id: 1, slug: "a", title: "A", published_at: 5 };

it("tells what a page links to and nothing else", async () => {
  const facts = aRequestWith(async () => ({ data: { posts: [post] } }));
  expect(await loadLatestNews(facts, { match_id: 7 })).toEqual([link]);
});

it("is nothing where nothing has the page's tag: the newest of all would pass for its own", async () => {
  const asked: unknown[] = [];
  const facts = aRequestWith(async (_, query) => {
    asked.push(query);
    return { data: { posts: "tag" in (query as object) ? [] : [post] } };
  });
  expect(await loadLatestNews(facts, { tag: "arsenal" })).toEqual([]);
  expect(asked).toEqual([{ lang: "vi", limit: 5, tag: "arsenal" }]);
});

it("is nothing while the content service is down", async () => {
  const facts = aRequestWith(async () => {
    throw new AppError("upstream_unavailable");
  });
  expect(await loadLatestNews(facts)).toEqual([]);
});

it("does not let a page wait for a slow service", async () => {
  vi.useFakeTimers();
  const answer = loadLatestNews(aRequestWith(() => new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(250);
  expect(await answer).toEqual([]);
});
