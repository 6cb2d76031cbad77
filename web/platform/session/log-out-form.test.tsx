// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { useEffect } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { follow } from "#shared/favourite/favourite.rules.ts";
import { writeFavourites } from "#shared/favourite/favourite-text.rules.ts";
import { usePageStores } from "#web/platform/hydration/page-stores.tsx";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { createAccountSync, startSync } from "./account-sync.ts";
import { LogOutForm } from "./log-out-form.tsx";
import type { SyncedCollection } from "./synced-collection.ts";

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: what edge sets with an answer
  document.cookie = cookie;
};
const submitted = vi.fn();
beforeEach(() => {
  setCookie("signed_in=1; Path=/");
  localStorage.setItem("favouritesTeams", writeFavourites(follow([], { id: 1 }, Date.now() / 1000)));
  localStorage.setItem("settings", '{"motion":"less"}');
  vi.spyOn(HTMLFormElement.prototype, "submit").mockImplementation(submitted);
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  submitted.mockReset();
  localStorage.clear();
  setCookie("signed_in=; Max-Age=0; Path=/");
});

/** The log-out form on a page whose account can, or cannot, be reached. */
function open(isReached: boolean) {
  let isUnsent = true;
  const collection: SyncedCollection = {
    load: async () => () => undefined,
    async send() {
      if (!isReached) throw new Error("no line");
      isUnsent = false;
      return () => undefined;
    },
    hasUnsent: () => isUnsent,
    onChange: () => () => undefined,
  };
  function Sync() {
    const { once } = usePageStores();
    useEffect(() => startSync(once(createAccountSync), [collection], () => undefined), [once]);
    return null;
  }
  renderWithProviders(
    <>
      <Sync />
      <LogOutForm className="button" />
    </>,
  );
  return { isSent: () => !isUnsent };
}
const press = () => act(async () => void fireEvent.click(screen.getByRole("button", { name: "Đăng xuất" })));
const check = () => fireEvent.click(screen.getByRole("checkbox"));
const kept = () => Object.keys(localStorage).filter((key) => key !== "reader");

describe("logging out", () => {
  it("a log-out keeps the browser's data once the account has it", async () => {
    const { isSent } = open(true);
    await press();
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect([isSent(), kept().length]).toEqual([true, 2]);
  });

  it("a log-out removes the browser's data on request", async () => {
    const { isSent } = open(true);
    check();
    await press();
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect([isSent(), kept()]).toEqual([true, []]);
  });

  it("a log-out without unsent changes does not wait for an unreachable account", async () => {
    open(false);
    await press();
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(kept()).toHaveLength(2);
  });

  it("a log-out removes unsent data only after a warning", async () => {
    open(false);
    check();
    await press();
    await waitFor(() => expect(screen.getByRole("alert").textContent).toMatch(/chưa lưu được/));
    expect([submitted.mock.calls.length, kept().length]).toEqual([0, 2]);
    await press();
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(kept()).toEqual([]);
  });

  it("a log-out removes the data of an ended session as well", async () => {
    open(false);
    check();
    setCookie("signed_in=; Max-Age=0; Path=/");
    await press();
    await waitFor(() => expect(submitted).toHaveBeenCalledTimes(1));
    expect(kept()).toEqual([]);
  });
});
