// @vitest-environment happy-dom
import { cleanup, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { NameMatch, NameMatchState } from "#shared/name/index.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import NamesPage from "./names-page.tsx";

afterEach(cleanup);

const aPair = (fields: Partial<NameMatch> = {}): NameMatch => ({
  ...{ id: 4, kind: "teams", source: "files", external_id: "club/1", context: "Giải Một 2026" },
  ...{ reasons: ["form"], score: 60, state: "open", found_at: 1_795_000_000, decided_at: null },
  named: { id: 9, name: "Rovers FC", country: "Anh", matches: 2, sources: ["files"] },
  other: { id: 7, name: "Rovers SC", country: "Anh", matches: 40, sources: ["files", "second"] },
  ...fields,
});
const show = (state: NameMatchState, ...names: NameMatch[]) =>
  renderWithProviders(
    <NamesPage queue={{ names, state, page: { page: 1, limit: 20, total: names.length } }} answer={null} />,
  );
const buttons = () =>
  screen.queryAllByRole("button").map((one) => [one.getAttribute("value"), one.textContent]);
const item = () => document.querySelector(".names-pair")?.textContent ?? "";

it("A waiting pair shows why it may be one, and buttons for both answers", async () => {
  show("open", aPair());
  expect(await screen.findByText("Chỉ khác tiền tố hoặc năm")).toBeTruthy();
  expect(item()).toContain("Cặp 4");
  expect(buttons()).toEqual([
    ["merge", "Gộp làm một"],
    ["apart", "Là hai đội khác nhau"],
  ]);
  const states = screen.getAllByRole("link").filter((link) => link.className === "chip");
  expect(
    states.map((link) => [link.getAttribute("href"), link.textContent, link.getAttribute("aria-current")]),
  ).toEqual([
    ["/thanh-vien/ten-trung", "Đang chờ", "true"],
    ["/thanh-vien/ten-trung?state=merged", "Đã gộp", null],
    ["/thanh-vien/ten-trung?state=apart", "Để riêng", null],
  ]);
});

it("A pair of players shows all its reasons, the evidence first, and leads to players", async () => {
  show("open", aPair({ kind: "players", reasons: ["birthday", "number", "initials"], context: null }));
  expect(
    await screen.findByText("Cùng ngày sinh · Cùng số áo trong một đội · Chỉ khác chữ viết tắt"),
  ).toBeTruthy();
  expect(buttons().at(-1)).toEqual(["apart", "Là hai cầu thủ khác nhau"]);
  expect(item()).toContain("Cầu thủ đã có");
  const link = screen.getByRole("link", { name: "Rovers FC" });
  expect(link.getAttribute("href")).toContain("/player/9");
});

it.each(["merged", "apart"] as const)(
  "An answer %s can be taken back, and shows when it was given",
  async (state) => {
    show(state, aPair({ state, decided_at: 1_795_000_060 }));
    const button = await screen.findByRole("button", { name: "Rút lại quyết định: Rovers FC và Rovers SC" });
    expect([button.getAttribute("name"), button.getAttribute("value")]).toEqual(["decision", "reopen"]);
    expect(button.closest("form")?.getAttribute("action")).toBe(`/thanh-vien/ten-trung?state=${state}`);
    expect(buttons()).toHaveLength(1);
    expect(item()).toContain("Quyết định lúc");
  },
);

it("A list without pairs says so, and a reader who is no operator is refused", async () => {
  show("apart");
  expect(await screen.findByText("Không có cặp nào.")).toBeTruthy();
  cleanup();
  renderWithProviders(<NamesPage queue={null} answer={null} />);
  expect(await screen.findByText("Chỉ người vận hành xem được trang này.")).toBeTruthy();
});
