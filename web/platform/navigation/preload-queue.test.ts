import { afterEach, expect, it, vi } from "vitest";
import { createPreloadQueue, PRELOAD_KEPT_MS } from "./preload-queue.ts";

afterEach(() => void vi.useRealTimers());

it("loads four pages at once, and the next ones as those end", () => {
  const queue = createPreloadQueue();
  const changed = vi.fn();
  queue.subscribe(changed);
  for (const page of ["/1", "/2", "/3", "/4", "/5", "/6"]) queue.add(page);
  expect(queue.pending()).toEqual(["/1", "/2", "/3", "/4"]);
  queue.settle("/2", true);
  queue.settle("/4", false);
  expect(queue.pending()).toEqual(["/1", "/3", "/5", "/6"]);
  expect(changed).toHaveBeenCalledTimes(6);
});

it("loads a page once, and anew at once where nothing was loaded", () => {
  const queue = createPreloadQueue();
  queue.add("/1");
  queue.add("/1");
  expect(queue.pending()).toEqual(["/1"]);
  queue.settle("/1", true);
  queue.add("/1");
  expect(queue.pending()).toEqual([]);
  queue.add("/2");
  queue.settle("/2", false);
  queue.add("/2");
  expect(queue.pending()).toEqual(["/2"]);
});

it("loads a page anew once browsers have dropped what was preloaded, and not twice while it waits", () => {
  vi.useFakeTimers();
  const queue = createPreloadQueue();
  const load = (page: string) => {
    queue.add(page);
    const isLoading = queue.pending().includes(page);
    queue.settle(page, true);
    return isLoading;
  };
  expect([load("/1"), load("/1")]).toEqual([true, false]);
  vi.advanceTimersByTime(PRELOAD_KEPT_MS - 1);
  expect([load("/1"), load("/2")]).toEqual([false, true]);
  vi.advanceTimersByTime(1);
  expect([load("/1"), load("/2")]).toEqual([true, false]);
  for (const page of ["/3", "/4", "/5", "/6", "/7", "/7"]) queue.add(page);
  for (const page of ["/3", "/4"]) queue.settle(page, true);
  expect(queue.pending()).toEqual(["/5", "/6", "/7"]);
});
