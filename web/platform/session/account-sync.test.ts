import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { type AccountSync, createAccountSync, flushSync } from "./account-sync.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Starts a sync of one collection, and returns its flush. */
function start(sync: AccountSync) {
  const flush = vi.fn(async () => true);
  sync.collections = [{ flush, stop: () => {} }];
  return flush;
}

it("flushes a sync that starts within 3 s", async () => {
  const sync = createAccountSync();
  const flushed = flushSync(sync);
  await vi.advanceTimersByTimeAsync(2_900);
  const flush = start(sync);
  await expect(flushed).resolves.toBe(true);
  expect(flush).toHaveBeenCalledOnce();
});

it("gives up after 3 s, and does not flush a sync that starts after that", async () => {
  const sync = createAccountSync();
  const flushed = flushSync(sync);
  await vi.advanceTimersByTimeAsync(3_000);
  await expect(flushed).resolves.toBe(false);
  const flush = start(sync);
  await vi.advanceTimersByTimeAsync(10);
  expect(flush).not.toHaveBeenCalled();
});
