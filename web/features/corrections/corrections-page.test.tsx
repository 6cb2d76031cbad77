// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Correction } from "#shared/correction/correction.schema.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import CorrectionsPage from "./corrections-page.tsx";

afterEach(cleanup);

const aCorrection = (fields: Partial<Correction> = {}): Correction => ({
  ...{ id: 4, field: "deduction", target: "stage_team", target_id: 9, team_id: 2 },
  ...{
    subject: "Rovers, Giải Một 2026",
    value: { points: 8 },
    before: { points: 0 },
    reason: "Quyết định 7",
  },
  ...{ made_by: "thu", made_at: 1_795_000_000, undone_by: null, undone_at: null },
  ...fields,
});
const show = (...corrections: Correction[]) =>
  renderWithProviders(
    <CorrectionsPage
      list={{ corrections, page: { page: 1, limit: 20, total: corrections.length } }}
      field={null}
      answer={null}
    />,
  );
const items = () => [...document.querySelectorAll(".correction")].map((one) => one.textContent);

it("The page lists what was corrected, by whom and why, with the value before and a button that undoes it", async () => {
  show(aCorrection());
  const link = await screen.findByRole("link", { name: "Rovers, Giải Một 2026" });
  expect(link.getAttribute("href")).toBe("/team/2");
  expect(items()[0]).toContain("Trừ điểm: 8");
  expect(items()[0]).toContain("Trước đó: 0");
  expect(items()[0]).toContain("Lý do: Quyết định 7");
  expect(items()[0]).toContain("thu điều chỉnh lúc");
  const button = screen.getByRole("button", {
    name: "Hoàn tác điều chỉnh 4: Rovers, Giải Một 2026, Trừ điểm: 8",
  });
  expect([button.getAttribute("name"), button.getAttribute("value")]).toEqual(["undo", "4"]);
  expect(button.closest("form")?.getAttribute("method")).toBe("post");
});

it("An undone correction names who undid it and has no button", async () => {
  show(aCorrection({ undone_by: null, undone_at: 1_795_000_060 }));
  expect(await screen.findByText(/Tài khoản đã xóa hoàn tác lúc/)).toBeTruthy();
  expect(screen.queryByRole("button", { name: /^Hoàn tác/ })).toBeNull();
});

it.each([
  [
    { field: "award", value: { home: 3, away: 0 }, before: { home: null, away: null } },
    "Kết quả được xử: 3-0",
    "–-–",
  ],
  [{ field: "winner", value: { winner: "draw" }, before: { winner: "home" } }, "Đội thắng: Hòa", "Chủ nhà"],
  [
    { field: "status", value: { status: "postponed" }, before: { status: "ended" } },
    "Trạng thái: Hoãn",
    "Kết thúc",
  ],
  [
    { field: "name", value: { name: "A", vi: "B" }, before: { name: "A", vi: null } },
    "Tên: A / B",
    "Trước đó: A",
  ],
  [
    { field: "country", value: { country_id: 3, code: "VIE" }, before: { code: "FRA" } },
    "Quốc gia: VIE",
    "FRA",
  ],
  [
    { field: "mode", value: { mode: "points" }, before: { mode: "knock_out" } },
    "Thể thức: Tính điểm",
    "Loại trực tiếp",
  ],
] as const)("The page shows %j as %s", async (fields, what, before) => {
  show(aCorrection(fields));
  expect(await screen.findByText(what)).toBeTruthy();
  expect(items()[0]).toContain(before);
});

it("The form of a fact has its inputs, the submitted values and the refusals beside them", async () => {
  const answer = {
    ...({ intent: "make", code: null, first_wrong: "match" } as const),
    filled: { field: "award", match: "Rovers v City", "value.home": "3" },
    field_errors: { match: ["may be 4 or 5"], "value.other": ["is unknown"] },
  };
  const list = { corrections: [], page: { page: 1, limit: 20, total: 0 } };
  renderWithProviders(<CorrectionsPage list={list} field="award" answer={answer} />);
  const match = await screen.findByLabelText<HTMLInputElement>(/^Trận đấu/);
  expect([match.name, match.value, match.getAttribute("aria-invalid")]).toEqual([
    "match",
    "Rovers v City",
    "true",
  ]);
  expect(screen.getByText("Chưa nhận: may be 4 or 5")).toBeTruthy();
  expect(screen.getByRole("alert").textContent).toBe("Chưa nhận: is unknown");
  const goals = screen.getByLabelText<HTMLInputElement>(/^Bàn thắng đội nhà/);
  expect([goals.name, goals.value, goals.inputMode]).toEqual(["value.home", "3", "numeric"]);
  const form = match.closest("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual([
    "post",
    "/thanh-vien/dieu-chinh?field=award",
  ]);
});

it("A reader who is no operator is refused", async () => {
  renderWithProviders(<CorrectionsPage list={null} field={null} answer={null} />);
  expect(await screen.findByText("Trang này dành cho ban quản trị.")).toBeTruthy();
});
