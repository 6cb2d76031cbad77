// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { SiteLink } from "#web/platform/navigation/site-link.tsx";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import SoftNavigation from "./soft-navigation.tsx";

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const open = () =>
  renderWithProviders(
    <>
      <main id="content" tabIndex={-1}>
        <SiteLink to="/match/7">match</SiteLink>
      </main>
      <SoftNavigation failed={false} />
    </>,
  );

describe("A link followed within the running page", () => {
  it("The focus moves to the new page's content", async () => {
    open();
    fireEvent.click(screen.getByText("match"));
    await waitFor(() => expect(document.activeElement?.id).toBe("content"));
  });

  it("Without network the page stays and explains why", () => {
    vi.spyOn(navigator, "onLine", "get").mockReturnValue(false);
    open();
    fireEvent.click(screen.getByText("match"));
    expect(screen.getByText("Không có mạng, chưa mở được trang này.")).toBeTruthy();
    expect(document.activeElement?.id).not.toBe("content");
  });
});
