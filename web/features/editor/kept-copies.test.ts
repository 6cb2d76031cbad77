// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { locksOfBrowser, timeoutsOfClock } from "#web/testing/browser-locks.ts";
import { claimNew, findLeft, removeCopy } from "./kept-copies.ts";

/** Behaviour of browsers that deny a page its locks: happy-dom has none of its own. */
const locksThat = (answer: () => Promise<never>) =>
  vi.stubGlobal("navigator", { locks: { request: answer, query: answer } });
const refuse = () => Promise.reject(new DOMException("no locks here", "SecurityError"));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it("A copy of a new article is claimed over plain http, without locks and crypto.randomUUID", async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  const { key } = await claimNew();
  expect(key).toMatch(/^article-kept\.new\.[0-9a-f]{32}$/);
  expect((await claimNew()).key).toBe(key);
});

it("A copy is claimed where locks are denied, and the tab's own copy again", async () => {
  locksThat(refuse);
  const { key, letGo } = await claimNew();
  letGo();
  expect((await claimNew()).key).toBe(key);
});

it("Copies of closed tabs are found, newest first, where locks are denied too, and the oldest are dropped", async () => {
  locksThat(refuse);
  for (const at of [3, 1, 7, 2, 6, 4])
    localStorage.setItem(
      `article-kept.new.${at}`,
      JSON.stringify({ texts: {}, known_at: null, kept_at: at }),
    );
  localStorage.setItem("article-kept.5", JSON.stringify({ texts: {}, known_at: null }));
  expect((await findLeft(null)).map(({ kept_at }) => kept_at)).toEqual([7, 6, 4, 3, 2]);
  expect(localStorage.getItem("article-kept.new.1")).toBe(null);
});

it("A copy of the previous page is found although the browser is still unloading it", async () => {
  locksOfBrowser();
  const before = await claimNew();
  localStorage.setItem(before.key, JSON.stringify({ texts: {}, known_at: null, kept_at: 1 }));
  const now = await claimNew();
  expect(now.key).not.toBe(before.key);
  const left = findLeft(now.awaited);
  before.letGo();
  expect((await left).map(({ key }) => key)).toEqual([before.key]);
});

it("A copy in use by another tab is left to it after a short wait", async () => {
  vi.useFakeTimers();
  locksOfBrowser();
  timeoutsOfClock();
  const other = await claimNew();
  localStorage.setItem(other.key, JSON.stringify({ texts: {}, known_at: null, kept_at: 1 }));
  const left = findLeft((await claimNew()).awaited);
  await vi.advanceTimersByTimeAsync(3000);
  expect(await left).toEqual([]);
  vi.useRealTimers();
});

it("Without storage nothing is found and nothing fails", async () => {
  const off = () => {
    throw new DOMException("storage is off", "SecurityError");
  };
  vi.stubGlobal("localStorage", new Proxy({}, { get: off, ownKeys: off }));
  expect(await findLeft(null)).toEqual([]);
  expect(() => removeCopy("article-kept.1")).not.toThrow();
});
