// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reloadOnStaleChunk } from "./chunk-reload.ts";

const reload = vi.fn();
reloadOnStaleChunk();
const fail = () => window.dispatchEvent(new Event("vite:preloadError"));
const at = (path: string) => history.replaceState(null, "", path);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(window.location, "reload").mockImplementation(reload);
});
afterEach(() => {
  reload.mockClear();
  sessionStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe("a chunk that is gone", () => {
  it("loads the page anew, at most once in ten seconds", () => {
    at("/a");
    fail();
    fail();
    vi.advanceTimersByTime(9_999);
    fail();
    expect(reload).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1);
    fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("counts for each path apart", () => {
    at("/a");
    fail();
    at("/b");
    fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("does not load a page anew where nothing can say that it already has", () => {
    const getItem = () => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("sessionStorage", { getItem });
    at("/c");
    fail();
    expect(reload).not.toHaveBeenCalled();
    vi.unstubAllGlobals();
  });
});
