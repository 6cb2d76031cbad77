// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reloadOnStaleChunk } from "./chunk-reload.ts";

const reload = vi.fn();
const answer = vi.fn();
const newBuild = () => new Response(null, { status: 204, headers: { "X-Remix-Reload-Document": "true" } });
reloadOnStaleChunk();
const fail = async () => {
  window.dispatchEvent(new Event("vite:preloadError"));
  await vi.advanceTimersByTimeAsync(0);
};
const at = (path: string) => history.replaceState(null, "", path);

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
  vi.spyOn(window.location, "reload").mockImplementation(reload);
  vi.stubGlobal("__reactRouterManifest", { version: "ab12" });
  vi.stubGlobal("fetch", answer);
  answer.mockImplementation(async () => newBuild());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  reload.mockClear();
  answer.mockReset();
  sessionStorage.clear();
  vi.useRealTimers();
});

describe("a chunk that is gone with its build", () => {
  it("loads the page anew, at most once in ten seconds", async () => {
    at("/a");
    await fail();
    await fail();
    await vi.advanceTimersByTimeAsync(9_999);
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
    await vi.advanceTimersByTimeAsync(1);
    await fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("counts for each path apart", async () => {
    at("/a");
    await fail();
    at("/b");
    await fail();
    expect(reload).toHaveBeenCalledTimes(2);
  });

  it("asks once for the many chunks of one part", async () => {
    at("/d");
    window.dispatchEvent(new Event("vite:preloadError"));
    await fail();
    expect([answer.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  });

  it("does not load a page anew where nothing can say that it already has", async () => {
    const getItem = () => {
      throw new Error("forbidden");
    };
    vi.stubGlobal("sessionStorage", { getItem });
    at("/c");
    await fail();
    expect(reload).not.toHaveBeenCalled();
  });
});

describe("a chunk that could not be had", () => {
  it("leaves the page as it is while there is no network", async () => {
    answer.mockRejectedValue(new TypeError("no network"));
    at("/a");
    await fail();
    expect(reload).not.toHaveBeenCalled();
    // The guard was not used up by it.
    answer.mockResolvedValue(newBuild());
    await fail();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it("leaves it as it is while its build is that of the site", async () => {
    answer.mockResolvedValue(Response.json({}));
    at("/a");
    await fail();
    expect([answer.mock.calls.length, reload.mock.calls.length]).toEqual([1, 0]);
  });
});
