import { expect, it, vi } from "vitest";
import { createPreloadQueue } from "./preload-queue.ts";

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

it("loads a page once, and anew only where nothing was loaded", () => {
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
