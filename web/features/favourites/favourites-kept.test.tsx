// @vitest-environment happy-dom
import { act, cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { usePageStore } from "#web/platform/hydration/page-stores.tsx";
import { type AccountSync, createAccountSync } from "#web/platform/session/account-sync.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { FavouritesKept } from "./favourites-kept.tsx";

const mark = (cookie: string) => {
  // biome-ignore lint/suspicious/noDocumentCookie: simulates a cookie set by edge
  document.cookie = cookie;
};
afterEach(() => {
  cleanup();
  mark("signed_in=; Max-Age=0; Path=/");
});

function open(): AccountSync {
  let sync: AccountSync | null = null;
  function Part() {
    sync = usePageStore(createAccountSync);
    return <FavouritesKept />;
  }
  renderPart(<Part />, { path: "/bong-da/theo-doi/doi" });
  if (!sync) throw new Error("nothing was rendered");
  return sync;
}
const told = () => screen.getByRole("status").textContent;

describe("Storage of favourites", () => {
  it("Anonymous readers see that favourites are stored on this device, with a link to log in and back", () => {
    open();
    expect(told()).toBe("Chỉ lưu trên thiết bị này. Đăng nhập để có trên mọi thiết bị");
    expect(screen.getByRole("link").getAttribute("href")).toBe("/dang-nhap?back=%2Fbong-da%2Ftheo-doi%2Fdoi");
  });

  it("Logged-in readers see that favourites are stored in the account, until the session ends", async () => {
    mark("signed_in=1; Path=/");
    const sync = open();
    expect(told()).toBe("Lưu trong tài khoản của bạn.");
    await act(async () => {
      sync.failed = true;
    });
    expect(told()).toBe("Chưa lưu được vào tài khoản, sẽ tự thử lại.");
  });
});
