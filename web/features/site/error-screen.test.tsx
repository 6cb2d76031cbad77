// @vitest-environment happy-dom
import { cleanup, fireEvent, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "#tests/support/expect-console.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import ErrorScreen from "./error-screen.tsx";

afterEach(cleanup);

/** The value React Router passes to a boundary for `throw data(body, { status })`. */
const thrown = (status: number, body: unknown) => ({ status, statusText: "", internal: false, data: body });

describe("The error screen", () => {
  it("The error screen names the missing page and links home", () => {
    const error = thrown(404, { code: "route_not_found", request_id: "r1" });
    const { getByRole, getByText } = renderWithProviders(<ErrorScreen error={error} />, {
      path: "/kh%C3%B4ng",
    });
    expect(getByText("404")).toBeTruthy();
    expect(getByRole("heading").textContent).toBe("Không tìm thấy trang: /không");
    expect(getByRole("link", { name: "Về trang chủ" }).getAttribute("href")).toBe("/");
  });

  it("An unknown slug is reported as a missing page and article", () => {
    const error = thrown(404, { code: "article_not_found", request_id: "r1" });
    const { getByRole, getByText } = renderWithProviders(<ErrorScreen error={error} />, {
      path: "/en/nothing",
    });
    expect(getByRole("heading").textContent).toBe("Không tìm thấy trang: /en/nothing");
    expect(getByText("Bài viết không tồn tại")).toBeTruthy();
  });

  it("A missing page of a list links to its first page", () => {
    const error = thrown(404, { code: "page_not_found", request_id: "r1" });
    const { getByRole } = renderWithProviders(<ErrorScreen error={error} />, {
      path: "/team?name=ha&page=99",
    });
    expect(getByRole("heading").textContent).toBe("Trang không tồn tại");
    expect(getByRole("link", { name: "Về trang đầu của danh sách" }).getAttribute("href")).toBe(
      "/team?name=ha",
    );
  });

  it.each([
    new TypeError("Failed to fetch"),
    new TypeError("NetworkError when attempting to fetch resource."),
    new TypeError("Load failed"),
    new TypeError("network error"),
    new Error("Unable to decode turbo-stream response", { cause: new Error("Unexpected end of stream") }),
    new DOMException("The operation was aborted.", "AbortError"),
  ])("An unreachable server is reported without a status: %s", (error) => {
    const { getByRole, container } = renderWithProviders(<ErrorScreen error={error} />, { path: "/match/7" });
    expect(getByRole("heading").textContent).toBe("Không kết nối được máy chủ");
    expect(getByRole("button", { name: "Thử lại" })).toBeTruthy();
    expect(getByRole("link", { name: "Về trang chủ" })).toBeTruthy();
    expect(container.textContent).not.toMatch(/500|Ối/);
  });

  it("A page that failed to load can be retried without leaving the current one", async () => {
    const { getByRole, router } = renderWithProviders(
      <ErrorScreen error={new TypeError("Failed to fetch")} />,
      {
        path: "/match/7?tab=h2h",
      },
    );
    const navigate = vi.spyOn(router, "navigate");
    const before = router.state.location.key;
    fireEvent.click(getByRole("button", { name: "Thử lại" }));
    await waitFor(() => expect(router.state.location.key).not.toBe(before));
    expect(router.state.location).toMatchObject({ pathname: "/match/7", search: "?tab=h2h" });
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it("The title is the error message", () => {
    const error = thrown(404, { code: "match_not_found", request_id: "r1" });
    renderWithProviders(<ErrorScreen error={error} />, { path: "/match/9" });
    expect(document.title).toBe("Trận đấu không tồn tại");
  });

  it("An unnamed failure shows the general message", () => {
    const error = new TypeError("x is not a function");
    const { getByRole, container } = renderWithProviders(<ErrorScreen error={error} />);
    expect(getByRole("heading").textContent).toBe("Ối! Đã xảy ra lỗi");
    expect(container.textContent).not.toContain("x is not a function");
  });

  it("The request id is shown where the operator can use it", () => {
    const error = thrown(503, { code: "upstream_unavailable", request_id: "r-17" });
    const { getByText } = renderWithProviders(<ErrorScreen error={error} />);
    expect(getByText("r-17")).toBeTruthy();
    expect(getByText("Dữ liệu đang được cập nhật")).toBeTruthy();
  });

  it("The error screen tells readers who hide betting about their choice and how to see the page", () => {
    const error = thrown(403, { code: "betting_hidden", request_id: "r-18" });
    const { getByRole, container } = renderWithProviders(<ErrorScreen error={error} />, {
      path: "/en/oddscomp?period=half",
    });
    expect(container.querySelector("form")?.getAttribute("action")).toBe("/betting");
    const fields = new FormData(container.querySelector("form") ?? undefined);
    expect(Object.fromEntries(fields)).toEqual({ mode: "shown", back: "/en/oddscomp?period=half" });
    expect(getByRole("button", { name: "Tắt chế độ không cá cược" })).toBeTruthy();
    expect(document.querySelector('meta[name="robots"]')).toBeTruthy();
    // Not an error that could be investigated.
    expect(container.textContent).not.toContain("r-18");
    expect(container.textContent).not.toContain("thử lại");
  });

  it("A stray percent sign of the path is kept", () => {
    // React Router cannot decode it either.
    expectConsole("warn", "/100%");
    const error = thrown(404, null);
    const { getByRole } = renderWithProviders(<ErrorScreen error={error} />, { path: "/100%" });
    expect(getByRole("heading").textContent).toBe("Không tìm thấy trang: /100%");
  });
});
