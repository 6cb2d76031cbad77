// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { retryWaitMs } from "#web/platform/errors/retry-wait.rules.ts";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { stubPush, unstubPush } from "#web/testing/push-browser.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { changeFavourites, createFavourites } from "../favourites/favourites.ts";
import { PUSH_KEY } from "./push-store.ts";
import PushSync from "./push-sync.tsx";

let favourites: ReturnType<typeof createFavourites>;
/** A page whose favourites the test changes. */
function Page() {
  favourites = usePageStore(createFavourites);
  return <PushSync />;
}

const requested = { kinds: ["goal"], locale: "vi", sent: null, sent_at: 0 };
const keep = (fields: object = {}) =>
  localStorage.setItem(PUSH_KEY, JSON.stringify({ ...requested, ...fields }));
const kept = () => JSON.parse(localStorage.getItem(PUSH_KEY) ?? "null") as { sent: string | null } | null;
/** Awaited, because the store tells the page in a microtask: the page's timer begins before time passes. */
const follow = (id: number) =>
  act(async () => {
    changeFavourites(favourites, ["team"], (list, _kind, now) => [
      ...list,
      { id, followed_at: now, removed_at: null, expires_at: now + 1000, match_time: null, name: null },
    ]);
  });
/** Lets time pass. */
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
/** Lets time pass until the page syncs, and polls for the result: other threads compute digests and read bodies. */
const waitForSync = (ms: number, isOver: () => boolean) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    await expect.poll(isOver, { interval: 1, timeout: 10_000 }).toBe(true);
  });
const isSent = () => typeof kept()?.sent === "string";
/** A failed sync has started the timer of the next one. */
const isRetried = () => vi.mocked(setTimeout).mock.calls.some(([, ms]) => ms === retryWaitMs(1));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  vi.spyOn(globalThis, "setTimeout");
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
  unstubPush();
});

describe("the sync of a browser's push settings", () => {
  it("changed settings are sent after a pause, and only when they differ", async () => {
    const { takeCalls } = stubPush({ permission: "granted" });
    keep();
    renderWithProviders(<Page />, { facts: { betting: "shown" } });
    await wait(2_999);
    expect(takeCalls()).toEqual([]);
    await waitForSync(1, isSent);
    expect(takeCalls()).toMatchObject([
      { path: "/oapi/v1/push/subscribe", body: { wishes: { kinds: ["goal"] } } },
    ]);
    const { sent } = kept() ?? {};
    await wait(3_000);
    await follow(7);
    await wait(2_000);
    await follow(8);
    await wait(2_999);
    expect(takeCalls()).toEqual([]);
    await waitForSync(1, () => kept()?.sent !== sent);
    expect(takeCalls()).toMatchObject([{ body: { wishes: { follows: { team: [7, 8] } } } }]);
  });

  it("a failed sync is retried", async () => {
    const { takeCalls, site } = stubPush({ permission: "granted" });
    site.fails = "push/subscribe";
    keep();
    renderWithProviders(<Page />, { facts: { betting: "shown" } });
    await waitForSync(3_000, isRetried);
    site.fails = null;
    await wait(retryWaitMs(1) - 1);
    expect([takeCalls(), isSent()]).toEqual([[], false]);
    await waitForSync(1, isSent);
    expect(takeCalls()).toHaveLength(1);
  });

  it("settings that this page failed to send are sent by the next page", async () => {
    const { takeCalls, site } = stubPush({ permission: "granted" });
    site.fails = "push/subscribe";
    keep();
    const { unmount } = renderWithProviders(<Page />, { facts: { betting: "shown" } });
    await waitForSync(3_000, isRetried);
    expect(isSent()).toBe(false);
    unmount();
    site.fails = null;
    renderWithProviders(<Page />, { facts: { betting: "shown" } });
    await waitForSync(3_000, isSent);
    expect(takeCalls()).toHaveLength(1);
  });

  it("notifications are off after the reader has revoked the permission", async () => {
    const { takeCalls } = stubPush({ permission: "denied" });
    keep();
    renderWithProviders(<Page />, { facts: { betting: "shown" } });
    await waitForSync(3_000, () => kept() === null);
    expect(takeCalls()).toEqual([]);
  });
});
