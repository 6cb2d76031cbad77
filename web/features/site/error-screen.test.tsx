// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
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

  it.each(["article_not_found", "page_not_found"])(
    "takes %s for an unknown route where no screen is",
    (code) => {
      const error = thrown(404, { code, request_id: "r1" });
      const { getByRole } = renderPart(<ErrorScreen error={error} />, { path: "/en/nothing" });
      expect(getByRole("heading").textContent).toBe("Không tìm thấy trang: /en/nothing");
    },
  );

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
