// @vitest-environment happy-dom
import { cleanup, fireEvent, waitFor } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { renderPart } from "#web/testing/render-page.tsx";
import ErrorScreen from "./error-screen.tsx";

afterEach(cleanup);

/** What React Router hands to a boundary for `throw data(body, { status })`. */
const thrown = (status: number, body: unknown) => ({ status, statusText: "", internal: false, data: body });

describe("error screen", () => {
  it("says which page was not found, and leads home", () => {
    const error = thrown(404, { code: "route_not_found", request_id: "r1" });
    const { getByRole, getByText } = renderPart(<ErrorScreen error={error} />, { path: "/kh%C3%B4ng" });
    expect(getByText("404")).toBeTruthy();
    expect(getByRole("heading").textContent).toBe("Không tìm thấy trang: /không");
    expect(getByRole("link", { name: "Về trang chủ" }).getAttribute("href")).toBe("/");
  });

  it("says at an unknown slug that no page was found, and no article", () => {
    const error = thrown(404, { code: "article_not_found", request_id: "r1" });
    const { getByRole, getByText } = renderPart(<ErrorScreen error={error} />, { path: "/en/nothing" });
    expect(getByRole("heading").textContent).toBe("Không tìm thấy trang: /en/nothing");
    expect(getByText("Bài viết không tồn tại")).toBeTruthy();
  });

  it("leads from a page that a list does not have to its first", () => {
    const error = thrown(404, { code: "page_not_found", request_id: "r1" });
    const { getByRole } = renderPart(<ErrorScreen error={error} />, { path: "/team?name=ha&page=99" });
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
  ])("says that the server could not be reached, without a status that nobody sent: %s", (error) => {
    const { getByRole, container } = renderPart(<ErrorScreen error={error} />, { path: "/match/7" });
    expect(getByRole("heading").textContent).toBe("Không kết nối được máy chủ");
    expect(getByRole("button", { name: "Thử lại" })).toBeTruthy();
    expect(getByRole("link", { name: "Về trang chủ" })).toBeTruthy();
    expect(container.textContent).not.toMatch(/500|Ối/);
  });

  it("asks again for a page whose answer did not come, without leaving this one", async () => {
    const { getByRole, router } = renderPart(<ErrorScreen error={new TypeError("Failed to fetch")} />, {
      path: "/match/7?tab=h2h",
    });
    const navigate = vi.spyOn(router, "navigate");
    const before = router.state.location.key;
    fireEvent.click(getByRole("button", { name: "Thử lại" }));
    await waitFor(() => expect(router.state.location.key).not.toBe(before));
    expect(router.state.location).toMatchObject({ pathname: "/match/7", search: "?tab=h2h" });
    expect(navigate).toHaveBeenCalledTimes(1);
  });

  it("has the message as its title", () => {
    const error = thrown(404, { code: "match_not_found", request_id: "r1" });
    renderPart(<ErrorScreen error={error} />, { path: "/match/9" });
    expect(document.title).toBe("Trận đấu không tồn tại");
  });

  it("shows the general sentence for a failure nobody named", () => {
    const error = new TypeError("x is not a function");
    const { getByRole, container } = renderPart(<ErrorScreen error={error} />);
    expect(getByRole("heading").textContent).toBe("Ối! Đã xảy ra lỗi");
    expect(container.textContent).not.toContain("x is not a function");
  });

  it("gives the request's id where the operator can use it", () => {
    const error = thrown(503, { code: "upstream_unavailable", request_id: "r-17" });
    const { getByText } = renderPart(<ErrorScreen error={error} />);
    expect(getByText("r-17")).toBeTruthy();
    expect(getByText("Dữ liệu đang được cập nhật")).toBeTruthy();
  });

  it("tells a reader who hides betting that he does, and how to see the page", () => {
    const error = thrown(403, { code: "betting_hidden", request_id: "r-18" });
    const { getByRole, container } = renderPart(<ErrorScreen error={error} />, {
      path: "/en/oddscomp?period=half",
    });
    expect(container.querySelector("form")?.getAttribute("action")).toBe("/betting");
    const fields = new FormData(container.querySelector("form") ?? undefined);
    expect(Object.fromEntries(fields)).toEqual({ mode: "shown", back: "/en/oddscomp?period=half" });
    expect(getByRole("button", { name: "Tắt chế độ không cá cược" })).toBeTruthy();
    expect(document.querySelector('meta[name="robots"]')).toBeTruthy();
    // It is no fault that anybody could look for.
    expect(container.textContent).not.toContain("r-18");
    expect(container.textContent).not.toContain("thử lại");
  });

  it("keeps a stray percent sign of the path", () => {
    // React Router says that it cannot decode it either.
    const warning = vi.spyOn(console, "warn").mockImplementation(() => {});
    const error = thrown(404, null);
    const { getByRole } = renderPart(<ErrorScreen error={error} />, { path: "/100%" });
    expect(getByRole("heading").textContent).toBe("Không tìm thấy trang: /100%");
    warning.mockRestore();
  });
});
