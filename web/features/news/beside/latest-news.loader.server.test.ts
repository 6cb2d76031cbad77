import { afterEach, expect, it, vi } from "vitest";
import { AppError } from "#shared/errors/app-error.ts";
import { aRequestWith } from "#web/testing/request-facts.ts";
import { loadLatestNews } from "./latest-news.loader.server.ts";

afterEach(() => void vi.useRealTimers());

const post = { id: 1, slug: "a", title: "A", published_at: 5, summary: "s" };
const link = { id: 1, slug: "a", title: "A", published_at: 5 };

it("Latest news contain only the fields that a page links to", async () => {
  const facts = aRequestWith(async () => ({ data: { posts: [post] } }));
  expect(await loadLatestNews(facts, { match_id: 7 })).toEqual([link]);
});

it("A tag without articles has no latest news: the newest of all would look like its own", async () => {
  const requests: unknown[] = [];
  const facts = aRequestWith(async (_, query) => {
    requests.push(query);
    return { data: { posts: "tag" in (query as object) ? [] : [post] } };
  });
  expect(await loadLatestNews(facts, { tag: "arsenal" })).toEqual([]);
  expect(requests).toEqual([{ lang: "vi", limit: 5, tag: "arsenal" }]);
});

it("Latest news are empty while the content service is down", async () => {
  const facts = aRequestWith(async () => {
    throw new AppError("upstream_unavailable");
  });
  expect(await loadLatestNews(facts)).toEqual([]);
});

it("Latest news do not make a page wait for a slow service", async () => {
  vi.useFakeTimers();
  const answer = loadLatestNews(aRequestWith(() => new Promise(() => undefined)));
  await vi.advanceTimersByTimeAsync(250);
  expect(await answer).toEqual([]);
});
