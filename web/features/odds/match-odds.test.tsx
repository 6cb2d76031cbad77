// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Odds } from "#shared/odds/index.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { rowOf } from "#web/testing/odds-rows.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { MatchOdds } from "./match-odds.tsx";
import type { OddsOverlay } from "./odds-overlay.ts";
import { matchPricesQuery, type PricingCompany } from "./odds-page.query.ts";
import { useOddsOverlay } from "./use-shown-odds.ts";
// Loaded in advance: a first import can take longer than a test waits.
import "./two-way/two-way-body.tsx";

const match = aMatch({
  id: 1,
  status: "second_half",
  home: { goals: 1 },
  away: { goals: 0 },
  rest: { period_started_at: KICK_OFF + 3_600 },
});

let overlay: OddsOverlay;
function WithOverlay({ children }: { readonly children: ReactNode }) {
  overlay = useOddsOverlay();
  return children;
}

const rowOfCompany = (id: number) =>
  rowOf("asian_handicap", id, {
    instant: { at: KICK_OFF - 60, suspended: false, line: 0.25, home: 1.9, away: 2 },
  });
const company = (id: number, fields: Partial<PricingCompany> = {}): PricingCompany => ({
  ...rowOfCompany(id).company,
  kind: "bookmaker",
  hot: id === 1,
  markets: ["asian_handicap"],
  ...fields,
});

function show(
  odds: readonly Odds[],
  companies = [company(1), company(2, { kind: "exchange" })],
  shown = match,
) {
  const prices = { match_id: shown.id, page: "asian_handicap", period: "full" } as const;
  const view = (
    <WithOverlay>
      <MatchOdds match={shown} prices={prices} history={<p>Lịch sử</p>} />
    </WithOverlay>
  );
  return renderWithProviders(view, {
    now_ms: (KICK_OFF + 4_000) * 1000,
    queries: [fetched(matchPricesQuery(prices), { companies, odds })],
  });
}
const both = [rowOfCompany(1), rowOfCompany(2)];
const TABLE = { name: "Kèo châu Á của từng nhà cái" };
/** The settings notify their listeners at the end of the turn. */
const click = (element: HTMLElement) => act(async () => fireEvent.click(element));
const keep = (settings: object) => localStorage.setItem(SETTINGS_KEY, JSON.stringify(settings));

beforeEach(() => {
  // happy-dom has no popovers.
  HTMLElement.prototype.showPopover = vi.fn();
  HTMLElement.prototype.hidePopover = vi.fn();
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  // Other test files share the window.
  Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
  Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
});

describe("The prices of a match", () => {
  it("The prices stand below the toolbar and the open history", async () => {
    const { findByRole, getByText } = show(both);
    // The first table of the file waits for its code.
    expect(await findByRole("table", { name: /Kèo châu Á/ })).toBeTruthy();
    expect(getByText("Lịch sử")).toBeTruthy();
  });

  it("An unpriced market is reported as being updated", async () => {
    expect(await show([]).findByText("Dữ liệu đang được cập nhật")).toBeTruthy();
  });

  it("A finished match without prices is not reported as being updated", async () => {
    const { findByText, queryByText } = show([], [], { ...match, status: "ended" });
    expect(await findByText("Kèo đã đóng, không có giá nào được ghi lại.")).toBeTruthy();
    expect(queryByText("Dữ liệu đang được cập nhật")).toBeNull();
  });

  it("A company that joins by push is added", async () => {
    const { findByRole, getAllByRole } = show([rowOfCompany(1)]);
    await findByRole("table", TABLE);
    await act(async () => overlay.take([rowOfCompany(2), { ...rowOfCompany(3), period: "half" }], 1));
    expect(getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(["Company 1", "Company 2Sàn"]),
    );
    expect(getAllByRole("rowheader").map((cell) => cell.textContent)).not.toContain("Company 3");
  });
});

describe("The compared companies", () => {
  const boxOf = (name: string) => ({ role: "checkbox", name, hidden: true }) as const;

  it("Compared companies are counted, and removed at once", async () => {
    const { findByRole, getByRole, queryByRole, container } = show(both);
    await click(await findByRole("checkbox", boxOf("Company 1")));
    expect(getByRole("button", { name: "Nhà cái 1/2" })).toBeTruthy();
    expect(queryByRole("rowheader", { name: "Company 1" })).toBeNull();
    expect(container.querySelector("tbody")?.textContent).toContain("Company 2");
  });

  it("The last compared company stays, with an explanation", async () => {
    const { findByRole, getByRole, getAllByRole } = show(both);
    await click(await findByRole("checkbox", boxOf("Company 1")));
    const last = getByRole("checkbox", boxOf("Company 2")) as HTMLInputElement;
    await click(last);
    expect(last.checked).toBe(true);
    expect(getAllByRole("alert", { hidden: true }).map((alert) => alert.textContent)).toContain(
      "Chọn ít nhất 1 nhà cái",
    );
  });

  it("The choice of companies is stored, and the choice of all is not", async () => {
    const { findByRole, getByRole } = show(both);
    await click(await findByRole("button", { name: "Chỉ Company 2", hidden: true }));
    expect(localStorage.getItem(SETTINGS_KEY)).toBe('{"company_ids":[2]}');
    await click(getByRole("button", { name: "Chọn tất cả", hidden: true }));
    expect(localStorage.getItem(SETTINGS_KEY)).toBe("{}");
  });

  it("If no chosen company has prices, another choice is offered", async () => {
    keep({ company_ids: [9] });
    const { findByText, getByRole, findByRole } = show(both);
    expect(await findByText("Nhà cái này tạm thời chưa có dữ liệu, vui lòng chọn nhà cái khác")).toBeTruthy();
    await click(getByRole("button", { name: "Hiện tất cả nhà cái" }));
    expect(await findByRole("table", TABLE)).toBeTruthy();
  });

  it("The companies can be those of a class", async () => {
    keep({ company_class: "exchange" });
    const { findByRole, queryByRole } = show(both);
    await findByRole("table", TABLE);
    expect(queryByRole("rowheader", { name: "Company 1" })).toBeNull();
  });
});

describe("A betting line", () => {
  it("A chosen line is explained at this score", async () => {
    const { findByRole, getByRole } = show([rowOfCompany(1)]);
    await findByRole("table", { name: /Kèo châu Á/ });
    fireEvent.click(getByRole("link", { name: "0/0.5" }));
    const popover = getByRole("dialog", { name: "Chấp 0/0.5 · Trước trận" });
    const rows = [...popover.querySelectorAll("tbody tr")].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(rows).toEqual([
      ["Nếu giữ nguyên 1-0", "Thắng", "Thua"],
      ["Nếu Argentina ghi bàn tiếp theo", "Thắng", "Thua"],
      ["Nếu France ghi bàn tiếp theo", "Thua nửa", "Thắng nửa"],
    ]);
    expect(HTMLElement.prototype.showPopover).toHaveBeenCalledOnce();
  });

  it("A line links to its explanation below the table without scripts", async () => {
    const { findByRole, getByRole, container } = show([rowOfCompany(1)]);
    await findByRole("table", { name: /Kèo châu Á/ });
    const target = getByRole("link", { name: "0/0.5" }).getAttribute("href")?.slice(1) ?? "";
    expect(container.querySelector(`[id="${target}"]`)?.closest("details")).not.toBeNull();
  });
});
