// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Tip } from "#shared/tip/tip.schema.ts";
import { aMatch, aScore } from "#tests/support/builders/match-builders.ts";
import { stub } from "#tests/support/stub.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { TipRow } from "./tip-row.tsx";

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const tip = stub<Tip>({
  ...{
    id: 3,
    permission: "free",
    lang: "vi",
    title: "Kèo thơm",
    text_state: "shown",
    published_at: 1_767_260_000,
  },
  expert: { id: 7, nick_name: "Hải Đăng", avatar: null },
  match: aMatch(),
  bet: {
    ...{ market: "asian_handicap", period: "full", outcome: "home", line: 0.25, price: 1.5 },
    company: { id: 1, name: "Kim Long" },
  },
  ...{ result: null, closing_price: null },
});
const show = (fields: object = {}) => renderWithProviders(<TipRow tip={{ ...tip, ...fields }} />);

describe("A tip in a list", () => {
  it("A tip names expert, selection, price and company, with links", () => {
    const { container } = show();
    const hrefs = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual(["/chuyen-gia/7", "/nhan-dinh/3", "/match/1"]);
    expect(container.querySelector(".tip-bet")?.textContent).toBe(
      "Kèo châu Á · Cả trậnVietnam −0/0.5 @ 1.50Kim Long",
    );
    expect(screen.getByText("Miễn phí")).toBeTruthy();
  });

  it("The price is in the reader's format", () => {
    localStorage.setItem("settings", JSON.stringify({ price_format: "malay", line_format: "decimal" }));
    const { container } = show();
    expect(container.querySelector(".tip-outcome")?.textContent).toBe("Vietnam −0.25 @ 0.50");
  });

  it("A restricted tip stays locked until kick-off, and shows its result afterwards", () => {
    show({ bet: null, permission: "followers" });
    expect(screen.getByText("Ẩn đến giờ bóng lăn")).toBeTruthy();
    cleanup();
    show({ result: "half_won", match: aMatch({ status: "ended", score: aScore(1, 0) }) });
    expect(screen.getByText("Thắng nửa")).toBeTruthy();
    expect(screen.getByText("1-0")).toBeTruthy();
  });

  it("The language of a text is named if it differs from the page's", () => {
    show();
    expect(screen.getByText("Kèo thơm").closest("[lang]")).toBeNull();
    expect(screen.queryByText("Tiếng Anh")).toBeNull();
    cleanup();
    show({ lang: "en", title: "A late winner" });
    expect(screen.getByText("A late winner").closest("[lang]")?.getAttribute("lang")).toBe("en");
    expect(screen.getByText("Tiếng Anh")).toBeTruthy();
  });

  it("A tip outlives its title and its expert", () => {
    show({ title: null, text_state: "deleted", expert: { id: 7, nick_name: null, avatar: null } });
    expect(screen.getByText("Tài khoản đã xóa")).toBeTruthy();
    expect(screen.getAllByRole("link").map((link) => link.textContent)[0]).toBe("Nhận định đã xóa");
  });
});
