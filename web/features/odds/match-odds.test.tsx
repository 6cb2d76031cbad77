// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Odds } from "#shared/odds/index.ts";
import { aMatch, KICK_OFF } from "#tests/support/page-builders.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { rowOf } from "#web/testing/odds-rows.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { MatchOdds } from "./match-odds.tsx";
import type { OddsOverlay } from "./odds-overlay.ts";
import { matchPricesQuery, type PricingCompany } from "./odds-page.query.ts";
import { useOddsOverlay } from "./use-shown-odds.ts";
// Here before they are asked for: a first import can take longer than a test waits.
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
const company = (id: number, parts: Partial<PricingCompany> = {}): PricingCompany => ({
  ...rowOfCompany(id).company,
  kind: "bookmaker",
  hot: id === 1,
  markets: ["asian_handicap"],
  ...parts,
});

function show(
  odds: readonly Odds[],
  companies = [company(1), company(2, { kind: "exchange" })],
  shown = match,
) {
  const prices = { match_id: shown.id, page: "asian_handicap", period: "full" } as const;
  const part = (
    <WithOverlay>
      <MatchOdds match={shown} prices={prices} history={<p>Lịch sử</p>} />
    </WithOverlay>
  );
  return renderPart(part, {
    now_ms: (KICK_OFF + 4_000) * 1000,
    queries: [[matchPricesQuery(prices).queryKey, { companies, odds }]],
  });
}
const both = [rowOfCompany(1), rowOfCompany(2)];
const TABLE = { name: "Kèo châu Á của từng nhà cái" };
/** The settings tell their listeners at the end of the turn. */
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
  // Other files run in the same window.
  Reflect.deleteProperty(HTMLElement.prototype, "showPopover");
  Reflect.deleteProperty(HTMLElement.prototype, "hidePopover");
});

describe("the prices of a match", () => {
  it("stand below the toolbar and the history that is open", async () => {
    const { findByRole, getByText } = show(both);
    // The first table of the file waits for its code.
    expect(await findByRole("table", { name: /Kèo châu Á/ }, { timeout: 10_000 })).toBeTruthy();
    expect(getByText("Lịch sử")).toBeTruthy();
  });

  it("say that data is being updated where nobody prices the market", async () => {
    expect(await show([]).findByText("Dữ liệu đang được cập nhật")).toBeTruthy();
  });

  it("do not say so of a match that is over: nothing will come any more", async () => {
    const { findByText, queryByText } = show([], [], { ...match, status: "ended" });
    expect(await findByText("Kèo đã đóng, không có giá nào được ghi lại.")).toBeTruthy();
    expect(queryByText("Dữ liệu đang được cập nhật")).toBeNull();
  });

  it("take in a company that joins by push", async () => {
    const { findByRole, getAllByRole } = show([rowOfCompany(1)]);
    await findByRole("table", TABLE);
    await act(async () => overlay.take([rowOfCompany(2), { ...rowOfCompany(3), period: "half" }], 1));
    expect(getAllByRole("rowheader").map((cell) => cell.textContent)).toEqual(
      expect.arrayContaining(["Company 1", "Company 2Sàn"]),
    );
    expect(getAllByRole("rowheader").map((cell) => cell.textContent)).not.toContain("Company 3");
  });
});

describe("the companies a reader compares", () => {
  const boxOf = (name: string) => ({ role: "checkbox", name, hidden: true }) as const;

  it("are counted, and left out at once", async () => {
    const { findByRole, getByRole, queryByRole, container } = show(both);
    await click(await findByRole("checkbox", boxOf("Company 1")));
    expect(getByRole("button", { name: "Nhà cái 1/2" })).toBeTruthy();
    expect(queryByRole("rowheader", { name: "Company 1" })).toBeNull();
    expect(container.querySelector("tbody")?.textContent).toContain("Company 2");
  });

  it("are at least one: the last one stays, and why is said", async () => {
    const { findByRole, getByRole, getAllByRole } = show(both);
    await click(await findByRole("checkbox", boxOf("Company 1")));
    const last = getByRole("checkbox", boxOf("Company 2")) as HTMLInputElement;
    await click(last);
    expect(last.checked).toBe(true);
    expect(getAllByRole("alert", { hidden: true }).map((alert) => alert.textContent)).toContain(
      "Chọn ít nhất 1 nhà cái",
    );
  });

  it("are remembered, and all of them are nothing to remember", async () => {
    const { findByRole, getByRole } = show(both);
    await click(await findByRole("button", { name: "Chỉ Company 2", hidden: true }));
    expect(localStorage.getItem(SETTINGS_KEY)).toBe('{"company_ids":[2]}');
    await click(getByRole("button", { name: "Chọn tất cả", hidden: true }));
    expect(localStorage.getItem(SETTINGS_KEY)).toBe("{}");
  });

  it("may all be without prices: another choice is offered", async () => {
    keep({ company_ids: [9] });
    const { findByText, getByRole, findByRole } = show(both);
    expect(await findByText("Nhà cái này tạm thời chưa có dữ liệu, vui lòng chọn nhà cái khác")).toBeTruthy();
    await click(getByRole("button", { name: "Hiện tất cả nhà cái" }));
    expect(await findByRole("table", TABLE)).toBeTruthy();
  });

  it("can be those of a class", async () => {
    keep({ company_class: "exchange" });
    const { findByRole, queryByRole } = show(both);
    await findByRole("table", TABLE);
    expect(queryByRole("rowheader", { name: "Company 1" })).toBeNull();
  });
});

describe("a line", () => {
  it("is explained at this score when it is chosen", async () => {
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

  it("leads to its explanation below the table where no script runs", async () => {
    const { findByRole, getByRole, container } = show([rowOfCompany(1)]);
    await findByRole("table", { name: /Kèo châu Á/ });
    const target = getByRole("link", { name: "0/0.5" }).getAttribute("href")?.slice(1) ?? "";
    expect(container.querySelector(`[id="${target}"]`)?.closest("details")).not.toBeNull();
  });
});
