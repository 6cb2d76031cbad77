// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { openInstead } from "#web/platform/open-instead.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import SoftNavigation from "./soft-navigation.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () =>
  renderPart(
    <>
      <main id="content" tabIndex={-1}>
        <a href={`${location.origin}/match/7`}>match</a>
        <a href={`${location.origin}/?status=live`} data-keep-scroll>
          filter
        </a>
      </main>
      <SoftNavigation failed={false} />
    </>,
  );

describe("following a link inside the running page", () => {
  it("goes on at the new page's content", async () => {
    open();
    fireEvent.click(screen.getByText("match"));
    await waitFor(() => expect(document.activeElement?.id).toBe("content"));
  });

  it("stays and says why while there is no network", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    open();
    const notPrevented = fireEvent.click(screen.getByText("match"));
    expect(notPrevented).toBe(false);
    expect(screen.getByText("Không có mạng, chưa mở được trang này.")).toBeTruthy();
    expect(document.activeElement?.id).not.toBe("content");
  });

  it("says so too of a link that would have shown something here", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    open();
    act(() => openInstead("/search"));
    expect(screen.getByText("Không có mạng, chưa mở được trang này.")).toBeTruthy();
  });

  it("still follows what only chooses among the rows that are here", async () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    open();
    fireEvent.click(screen.getByText("filter"));
    expect(screen.queryByText("Không có mạng, chưa mở được trang này.")).toBeNull();
  });

  it("leaves scrolling between pages to itself, and loads to the browser", () => {
    const { unmount } = open();
    expect(history.scrollRestoration).toBe("manual");
    window.dispatchEvent(new Event("pagehide"));
    expect(history.scrollRestoration).toBe("auto");
    window.dispatchEvent(new Event("pageshow"));
    expect(history.scrollRestoration).toBe("manual");
    unmount();
    expect(history.scrollRestoration).toBe("auto");
  });

  it("returns to where the reader had scrolled before any of this was loaded", async () => {
    const scrollTo = vi.spyOn(window, "scrollTo").mockImplementation(() => undefined);
    vi.spyOn(window, "scrollY", "get").mockReturnValue(400);
    const { goBack } = open();
    fireEvent.click(screen.getByText("match"));
    await waitFor(() => expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "instant" }));
    await goBack();
    await waitFor(() => expect(scrollTo).toHaveBeenLastCalledWith({ top: 400, behavior: "instant" }));
  });
});
