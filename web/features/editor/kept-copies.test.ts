// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { locksOfBrowser, timeoutsOfClock } from "#web/testing/browser-locks.ts";
import { claimNew, findLeft, removeCopy } from "./kept-copies.ts";

/** What browsers do where a page may not have what it asks for: happy-dom has no locks of its own. */
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

it("claims a copy of a new article over plain http, where there are neither locks nor crypto.randomUUID", async () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal("crypto", { getRandomValues: getRandomValues.bind(crypto) });
  const { key } = await claimNew();
  expect(key).toMatch(/^article-kept\.new\.[0-9a-f]{32}$/);
  expect((await claimNew()).key).toBe(key);
});

it("claims one where locks are refused, the tab's own again", async () => {
  locksThat(refuse);
  const { key, letGo } = await claimNew();
  letGo();
  expect((await claimNew()).key).toBe(key);
});

it("finds what closed tabs left, the last first, where locks are refused too, and gives up the oldest", async () => {
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

it("finds what the page before wrote, which a browser has not quite left yet", async () => {
  locksOfBrowser();
  const before = await claimNew();
  localStorage.setItem(before.key, JSON.stringify({ texts: {}, known_at: null, kept_at: 1 }));
  const now = await claimNew();
  expect(now.key).not.toBe(before.key);
  const left = findLeft(now.awaited);
  before.letGo();
  expect((await left).map(({ key }) => key)).toEqual([before.key]);
});

it("leaves to another tab what is written there, and does not wait for it long", async () => {
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

it("finds nothing where storage is off, and complains of nothing", async () => {
  const off = () => {
    throw new DOMException("storage is off", "SecurityError");
  };
  vi.stubGlobal("localStorage", new Proxy({}, { get: off, ownKeys: off }));
  expect(await findLeft(null)).toEqual([]);
  expect(() => removeCopy("article-kept.1")).not.toThrow();
});
