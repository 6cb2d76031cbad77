// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { reloadOnce, reloadOnStaleChunk, watchTyping } from "./chunk-reload.ts";

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

  it("waits twice as long each time, where the site says so and goes on answering the old build", async () => {
    at("/twice");
    await fail();
    await vi.advanceTimersByTimeAsync(10_000);
    await fail();
    await vi.advanceTimersByTimeAsync(19_999);
    await fail();
    expect(reload).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(1);
    await fail();
    expect(reload).toHaveBeenCalledTimes(3);
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

describe("a page whose code does not come though the site answers", () => {
  it("is loaded anew once", async () => {
    at("/once");
    answer.mockResolvedValue(new Response(null));
    await reloadOnce();
    await reloadOnce();
    expect([answer.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  });

  it("stays while the site answers an error", async () => {
    at("/once");
    answer.mockResolvedValue(new Response(null, { status: 503 }));
    await reloadOnce();
    expect(reload).not.toHaveBeenCalled();
  });

  it("stays where its reader has put something in", async () => {
    at("/once");
    watchTyping();
    document.body.dispatchEvent(new Event("input", { bubbles: true }));
    answer.mockResolvedValue(new Response(null));
    await reloadOnce();
    expect(reload).not.toHaveBeenCalled();
  });
});
