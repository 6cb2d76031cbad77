// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
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
const follow = (id: number) =>
  act(() => {
    changeFavourites(favourites, ["team"], (list, _kind, now) => [
      ...list,
      { id, followed_at: now, removed_at: null, expires_at: now + 1000, match_time: null, name: null },
    ]);
  });
/** Lets time pass, and pending work finish. */
const wait = (ms: number) =>
  act(async () => {
    await vi.advanceTimersByTimeAsync(ms);
    for (let turn = 0; turn < 10; turn += 1) {
      await crypto.subtle.digest("SHA-256", new Uint8Array());
      await new Promise((resolve) => setImmediate(resolve));
    }
  });

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
  unstubPush();
});

describe("the sync of a browser's push settings", () => {
  it("changed settings are sent after a pause, and only when they differ", async () => {
    const { takeCalls } = stubPush({ permission: "granted" });
    keep();
    renderWithProviders(<Page />, { facts: { betting: "shown" } });
    await wait(3_000);
    expect(takeCalls()).toMatchObject([
      { path: "/oapi/v1/push/subscribe", body: { wishes: { kinds: ["goal"] } } },
    ]);
    await wait(3_000);
    expect(takeCalls()).toEqual([]);
    follow(7);
    await wait(2_000);
    follow(8);
    await wait(2_000);
    expect(takeCalls()).toEqual([]);
    await wait(1_000);
    expect(takeCalls()).toMatchObject([{ body: { wishes: { follows: { team: [7, 8] } } } }]);
  });

  it("a failed sync is retried", async () => {
    const { takeCalls, site } = stubPush({ permission: "granted" });
    site.fails = "push/subscribe";
    keep();
    renderWithProviders(<Page />, { facts: { betting: "shown" } });
    await wait(3_000);
    site.fails = null;
    await wait(4_000);
    expect(kept()?.sent).toBeNull();
    await wait(1_000);
    expect([takeCalls().length, kept()?.sent]).toEqual([1, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it("settings that this page failed to send are sent by the next page", async () => {
    const { takeCalls, site } = stubPush({ permission: "granted" });
    site.fails = "push/subscribe";
    keep();
    const { unmount } = renderWithProviders(<Page />, { facts: { betting: "shown" } });
    await wait(3_000);
    expect(kept()?.sent).toBeNull();
    unmount();
    site.fails = null;
    renderWithProviders(<Page />, { facts: { betting: "shown" } });
    await wait(3_000);
    expect([takeCalls().length, kept()?.sent]).toEqual([1, expect.stringMatching(/^[0-9a-f]{64}$/)]);
  });

  it("notifications are off after the reader has revoked the permission", async () => {
    const { takeCalls } = stubPush({ permission: "denied" });
    keep();
    renderWithProviders(<Page />, { facts: { betting: "shown" } });
    await wait(3_000);
    expect([takeCalls(), kept()]).toEqual([[], null]);
  });
});
