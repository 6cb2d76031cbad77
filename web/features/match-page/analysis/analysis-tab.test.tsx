// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { anAnalysis } from "#tests/support/builders/analysis-builders.ts";
import { anAbsence, aSideLineup } from "#tests/support/builders/lineup-builders.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import type { AnalysisTabData } from "./analysis-tab.loader.server.ts";
import AnalysisTab from "./analysis-tab.tsx";
import { PRE_PAINT_SCRIPT } from "./early-arrangement.tsx";
import { pastRow, shownTeamAnalysis } from "./past-row.rules.ts";

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const match = aMatch();
const none = {
  averages: null,
  rates: null,
  absences: null,
  last_lineups: null,
  season: null,
} satisfies Partial<AnalysisTabData>;

function dataOf(
  analysis = anAnalysis(),
  betting = true,
  rest: Partial<AnalysisTabData> = {},
): AnalysisTabData {
  const { matches, summary } = analysis.head_to_head;
  return {
    window: { count: 10, same_venue: false, same_comp: true, company_id: null },
    strength: analysis.strength,
    head_to_head: {
      matches: matches.map((past) => pastRow(past, match.home.id, betting)),
      summary: betting ? summary : { ...summary, lines: null },
    },
    home: shownTeamAnalysis(analysis.home, betting),
    away: shownTeamAnalysis(analysis.away, betting),
    ...none,
    ...rest,
  };
}

const show = (data = dataOf()) => renderWithProviders(<AnalysisTab match={match} data={data} />);
const block = (name: string) => within(screen.getByRole("region", { name }));
const headings = () => screen.getAllByRole("heading", { level: 2 }).map(({ textContent }) => textContent);

describe("The analysis of a match", () => {
  it("Past matches are listed with scores, lines and result letters", () => {
    show();
    const table = block("Lịch sử đối đầu").getByRole("table");
    const [, first] = within(table).getAllByRole("row");
    const cells = within(first as HTMLElement)
      .getAllByRole("cell")
      .map(({ textContent }) => textContent);
    expect(cells).toEqual([
      "Argentina",
      "2-0 (1-0)",
      "France",
      "TThắng",
      "6-3",
      "0/0.5TThắng kèo",
      "2.5XỉuXỉu",
    ]);
    const link = within(first as HTMLElement).getByRole("link");
    expect(link.getAttribute("href")).toBe("/match/20");
  });

  it("Past matches have a summary", () => {
    show();
    expect(block("Lịch sử đối đầu").getByText("2 trận: 2T 0H 0B").parentElement?.textContent).toBe(
      "2 trận: 2T 0H 0BBàn thắng-thua 4-0Thắng 100%Thắng kèo chấp 100% (2/2)Tài 0% (0/2)",
    );
  });

  it("Without betting the analysis does not mention it", () => {
    const { container } = show(dataOf(anAnalysis(), false));
    for (const word of ["kèo", "Tài", "Xỉu", "Crown"]) expect(container.textContent).not.toContain(word);
    expect(headings()).toHaveLength(10);
  });

  it("Goals are counted by match, half and ten minutes", () => {
    show();
    const twice = block("Số bàn mỗi trận và từng hiệp").getByRole("rowheader", { name: "2 bàn" });
    expect(twice.parentElement?.textContent).toBe("2 bàn220000");
    const [times] = block("Thời điểm ghi bàn").getAllByRole("rowheader", { name: "21-30" });
    expect(times?.parentElement?.textContent).toBe("21-30202");
    const won = block("Kết quả hiệp 1 và cả trận").getByText("Hiệp 1 thắng, cả trận thắng");
    expect(won.closest("tr")?.textContent).toContain("220000");
  });

  it("The analysis stays readable without any data", () => {
    show(dataOf(anAnalysis(0, {}, { strength: [] })));
    expect(block("Lịch sử đối đầu").getByText("Hai đội chưa gặp nhau trong phạm vi đã chọn.")).toBeTruthy();
    const lacking = "Chưa có dữ liệu: Phong độ gần đây · Số bàn mỗi trận và từng hiệp · So sánh sức mạnh";
    expect(screen.getByText(new RegExp(`^${lacking}`))).toBeTruthy();
    expect(screen.queryByText("Không có dữ liệu")).toBeNull();
    expect(block("Thống kê mùa giải").getByText("Dữ liệu đang được cập nhật")).toBeTruthy();
  });

  it("Form, meetings and goals are open, the others folded, and the URL's fragment opens one", () => {
    const { container } = renderWithProviders(<AnalysisTab match={match} data={dataOf()} />, {
      path: "/match/7?tab=h2h#analysis-lines",
    });
    const open = [...container.querySelectorAll(".analysis-block:has(> details[open])")];
    expect(open.map((one) => one.getAttribute("data-block"))).toEqual([
      "form",
      "head_to_head",
      "goals",
      "lines",
    ]);
  });

  it("Meetings after the third are folded", () => {
    show(dataOf(anAnalysis(7)));
    const [first, ...others] = block("Lịch sử đối đầu").getAllByRole("table", { hidden: true });
    expect(others).toHaveLength(1);
    expect(within(first as HTMLElement).getAllByRole("row")).toHaveLength(4);
    expect(block("Lịch sử đối đầu").getByText("Xem thêm 4").closest("details")?.open).toBe(false);
  });

  it("The analysis names absent players", () => {
    const sides = [aSideLineup("home", [], { absences: [anAbsence(4)] }), aSideLineup("away", [])];
    show(dataOf(anAnalysis(), true, { absences: { sides } }));
    expect(block("Chấn thương và treo giò").getByText("Player 4")).toBeTruthy();
    expect(block("Chấn thương và treo giò").getByText("Không có ai vắng mặt.")).toBeTruthy();
  });

  it("Links change the counted matches, each keeping the other choices", () => {
    show();
    const chips = within(screen.getByRole("navigation", { name: "Trận được tính" }));
    const hrefs = chips.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(hrefs).toEqual([
      "/match/7?tab=h2h&count=3&same_comp=1",
      "/match/7?tab=h2h&count=6&same_comp=1",
      "/match/7?tab=h2h&same_comp=1",
      "/match/7?tab=h2h&count=20&same_comp=1",
      "/match/7?tab=h2h&count=30&same_comp=1",
      "/match/7?tab=h2h&count=50&same_comp=1",
      "/match/7?tab=h2h&same_comp=1&same_venue=1",
      "/match/7?tab=h2h",
    ]);
    const current = chips
      .getAllByRole("link")
      .filter((link) => link.ariaCurrent ?? link.getAttribute("aria-current"));
    expect(current.map(({ textContent }) => textContent)).toEqual(["10", "Cùng giải"]);
  });
});

describe("The reader's arrangement", () => {
  // A setting reaches the page a microtask after it was changed.
  const click = (element: Element) => act(async () => void fireEvent.click(element));
  const up = () => screen.getByRole("button", { name: "Đưa lên: So sánh sức mạnh", hidden: true });

  it("A button moves a block, announces its position and keeps the focus", async () => {
    show();
    up().focus();
    await click(up());
    expect(headings().slice(0, 4)).toEqual([
      "Phong độ gần đây",
      "Lịch sử đối đầu",
      "So sánh sức mạnh",
      "Số bàn mỗi trận và từng hiệp",
    ]);
    expect(screen.getByText("So sánh sức mạnh: vị trí 3 trên 13")).toBeTruthy();
    expect(document.activeElement).toBe(up());
  });

  it("The arrangement is stored for the next visit and can be reset", async () => {
    show();
    await click(up());
    await click(screen.getByLabelText("Phong độ gần đây", { selector: "input" }));
    cleanup();
    show();
    expect(headings().slice(0, 2)).toEqual(["Lịch sử đối đầu", "So sánh sức mạnh"]);
    await click(screen.getByText("Khôi phục mặc định"));
    expect(headings().slice(0, 3)).toEqual([
      "Phong độ gần đây",
      "Lịch sử đối đầu",
      "Số bàn mỗi trận và từng hiệp",
    ]);
    expect(localStorage.getItem("settings")).toBe("{}");
  });

  it("The arrangement applies before hydration, and is replaced by the real one", () => {
    const order = ["season", "x{}"];
    localStorage.setItem("settings", JSON.stringify({ analysis_order: order, analysis_hidden: ["goals"] }));
    new Function(PRE_PAINT_SCRIPT)();
    const [sheet] = document.head.querySelectorAll("style");
    expect(sheet?.textContent).toBe(
      '.analysis>[data-block]{order:99}.analysis>[data-block="season"]{order:1}.analysis>[data-block="goals"]{display:none}',
    );
    show();
    expect(headings()[0]).toBe("Thống kê mùa giải");
    expect(document.head.querySelector("style")).toBeNull();
  });

  it("The first block cannot move further up", async () => {
    show();
    const first = screen.getByRole("button", { name: "Đưa lên: Phong độ gần đây", hidden: true });
    expect(first.getAttribute("aria-disabled")).toBe("true");
    await click(first);
    expect(headings()[0]).toBe("Phong độ gần đây");
  });

  it("A dragged block moves to the place of the block under it", async () => {
    show();
    const rowOf = (name: string) => {
      const row = screen.getByLabelText(name, { selector: "input" }).closest("li");
      if (!row) throw new Error(`${name} has no row`);
      return row;
    };
    const dataTransfer = { setData: () => undefined, effectAllowed: "" };
    fireEvent.dragStart(rowOf("Thống kê mùa giải"), { dataTransfer });
    await act(async () => void fireEvent.dragEnter(rowOf("Phong độ gần đây")));
    expect(headings()[0]).toBe("Thống kê mùa giải");
  });

  it("The arrangement explains how to show hidden blocks again", async () => {
    show();
    for (const box of screen.getAllByRole("checkbox", { hidden: true })) await click(box);
    expect(screen.getByText(/Mọi mục đang ẩn/)).toBeTruthy();
  });
});
