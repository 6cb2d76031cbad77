// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { type AccountSync, createAccountSync } from "#web/platform/session/account-sync.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { FavouritesKept } from "./favourites-kept.tsx";

const setCookie = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: simulates a cookie set by edge
  document.cookie = cookie;
};
afterEach(() => {
  cleanup();
  setCookie("signed_in=; Max-Age=0; Path=/");
});

function open(): AccountSync {
  let sync: AccountSync | null = null;
  function Screen() {
    sync = usePageStore(createAccountSync);
    return <FavouritesKept />;
  }
  renderWithProviders(<Screen />, { path: "/bong-da/theo-doi/doi" });
  if (!sync) throw new Error("nothing was rendered");
  return sync;
}
const statusText = () => screen.getByRole("status").textContent;

describe("Storage of favourites", () => {
  it("Anonymous readers see that favourites are stored on this device, with a link to log in and back", () => {
    open();
    expect(statusText()).toBe("Chỉ lưu trên thiết bị này. Đăng nhập để có trên mọi thiết bị");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/dang-nhap?back=%2Fbong-da%2Ftheo-doi%2Fdoi");
  });

  it("Logged-in readers see that favourites are stored in the account, until the session ends", async () => {
    setCookie("signed_in=1; Path=/");
    const sync = open();
    expect(statusText()).toBe("Lưu trong tài khoản của bạn.");
    await act(async () => {
      sync.failed = true;
    });
    expect(statusText()).toBe("Chưa lưu được vào tài khoản, sẽ tự thử lại.");
  });
});
