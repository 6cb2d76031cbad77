// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Odds } from "#shared/odds/index.ts";
import { type MoveOf, movementOf } from "#shared/odds/index.ts";
import type { Market } from "#shared/odds/market.table.ts";
import type { OddsPage } from "#shared/odds/odds-page.table.ts";
import { aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { oddsMatchOf } from "../odds-match.rules.ts";
import type { OddsOverlay } from "../odds-overlay.ts";
import { OddsPageProvider } from "../odds-page.context.tsx";
import type { PricingCompany } from "../odds-page.query.ts";
import { useOddsOverlay } from "../use-shown-odds.ts";
import { historyQuery } from "./history.query.ts";
import type { History, HistoryName } from "./history-name.ts";
import OddsHistory from "./odds-history.tsx";

const match = aMatch({
  status: "second_half",
  home: { goals: 2 },
  away: { goals: 1 },
  rest: { period_started_at: KICK_OFF + 3600 },
});
const markets: Market[] = ["asian_handicap", "over_under", "match_result"];
const companies = [3, 4].map((id) => ({
  id,
  name: id === 3 ? "Crown" : "Northbet",
  ...{ kind: "bookmaker", hot: true, markets },
})) as unknown as PricingCompany[];

const move = (at: number, prices: readonly [number, number], more: Partial<MoveOf<"asian_handicap">> = {}) =>
  ({
    ...{ at: KICK_OFF + at, phase: "instant", minute: null, home_score: null, away_score: null },
    ...{ suspended: false, line: 0.25, home: prices[0], away: prices[1] },
    ...more,
  }) as MoveOf<"asian_handicap">;

const moves = [
  move(1200, [1.8, 2.05], { phase: "inplay", minute: 20, home_score: 1, away_score: 0 }),
  move(600, [1.85, 2], { phase: "inplay", minute: 10, home_score: 0, away_score: 0, suspended: true }),
  move(-600, [1.85, 2]),
  move(-7200, [1.9, 1.95], { phase: "initial" }),
];

interface OddsHistoryData {
  readonly name: HistoryName;
  readonly history: History;
}

const dataOf = (history: readonly MoveOf<"asian_handicap">[]): OddsHistoryData => ({
  name: { match_id: 7, company_id: 3, market: "asian_handicap", period: "full" },
  history: {
    company: { id: 3, name: "Crown" } as never,
    movement: movementOf("asian_handicap", history),
  },
});

let overlay: OddsOverlay;
function Overlay() {
  overlay = useOddsOverlay();
  return null;
}

function open(data: OddsHistoryData | null, query = "company_id=3") {
  const page: OddsPage = "main";
  const facts = {
    page,
    period: "full",
    companies,
    match: oddsMatchOf(match, "full"),
    names: { home: "", away: "" },
  } as const;
  return renderWithProviders(
    <OddsPageProvider value={facts}>
      <Overlay />
      <OddsHistory match={match} incidents={[]} />
    </OddsPageProvider>,
    {
      path: `/oddscomp/7?${query}`,
      now_ms: (KICK_OFF + 4800) * 1000,
      queries: data ? [fetched(historyQuery(data.name), data.history)] : [],
    },
  );
}

/** Rows of the table as texts, without phase heads. */
const rows = () =>
  within(screen.getByRole("table"))
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.querySelectorAll("td")].map((cell) => cell.textContent))
    .filter((cells) => cells.length > 0);

beforeEach(() => {
  localStorage.clear();
  // Calls without a stubbed response stay pending.
  vi.stubGlobal("fetch", () => new Promise(() => {}));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("A history", () => {
  it("A history is in a modal dialog, newest first, with arrows, and shows when the company had closed", () => {
    open(dataOf(moves));
    expect(screen.getByRole("dialog").getAttribute("aria-labelledby")).toBe(
      screen.getByRole("heading", { level: 2 }).id,
    );
    expect(rows()).toEqual([
      ["20'", "1-0", "1.80giảm", "0/0.5", "2.05tăng"],
      ["10'", "0-0", "Khóa kèo"],
      ["", "", "1.85giảm", "0/0.5", "2.00tăng"],
      ["", "", "1.90", "0/0.5", "1.95"],
    ]);
  });

  it("The history in the URL is read as on the server: an older spelling counts, an invalid company does not", () => {
    const { history } = dataOf(moves);
    open(
      { name: { match_id: 7, company_id: 3, market: "asian_handicap", period: "half" }, history },
      "company_id=3&haft=1",
    );
    expect(rows()).toHaveLength(4);
    cleanup();
    open(null, "company_id=x&company_id=3");
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("A history uses the reader's format", async () => {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ price_format: "malay", line_format: "decimal" }));
    open(dataOf(moves));
    await waitFor(() => expect(rows()[0]).toEqual(["20'", "1-0", "0.80giảm", "0.25", "−0.95tăng"]));
  });

  it("The margin-free view shows probabilities with the arrows of the prices", async () => {
    localStorage.setItem(SETTINGS_KEY, JSON.stringify({ margin_free: "proportional" }));
    open(dataOf(moves));
    await waitFor(() => expect(rows()[0]).toEqual(["20'", "1-0", "53.2%giảm", "0/0.5", "46.8%tăng"]));
  });

  it("Pushed prices are prepended with the minute and the score of the match", () => {
    vi.useFakeTimers({ now: (KICK_OFF + 4800) * 1000 });
    open(dataOf(moves));
    const row = {
      ...{ match_id: 7, company: { id: 3, name: "Crown" }, market: "asian_handicap", period: "full" },
      ...{ initial: moves[3], instant: moves[2], inplay: move(4790, [1.7, 2.2], { phase: "inplay" }) },
    } as unknown as Odds;
    act(() => overlay.take([row], 0));
    expect(rows()).toHaveLength(5);
    expect(rows()[0]).toEqual(["66'", "2-1", "1.70giảm", "0/0.5", "2.20tăng"]);
    act(() => overlay.take([row, { ...row, period: "half" }], 0));
    expect(rows()).toHaveLength(5);
  });

  it("A company without a history shows an empty state with links to the others", () => {
    open(dataOf([]));
    expect(screen.getByText(/tạm thời chưa có dữ liệu/)).toBeTruthy();
    const other = screen.getByRole("link", { name: "Northbet", hidden: true });
    expect(other.getAttribute("href")).toBe("/oddscomp/7?company_id=4");
  });

  it("A history links to its market, its period, its file and back to the page", () => {
    open(dataOf(moves), "company_id=3&period=half");
    const hrefOf = (name: string | RegExp) => screen.getByRole("link", { name }).getAttribute("href");
    expect(hrefOf("Tài/Xỉu")).toBe("/oddscomp/7?company_id=3&market=over_under&period=half");
    expect(hrefOf("Cả trận")).toBe("/oddscomp/7?company_id=3");
    expect(hrefOf("Đóng lịch sử kèo")).toBe("/oddscomp/7?period=half");
    cleanup();
    open(dataOf(moves));
    expect(hrefOf("Tải CSV")).toBe("/oddscomp/7/history.csv?company_id=3");
  });

  it("A history missing in the loader data is requested", async () => {
    const requests: string[] = [];
    const answer = {
      match_id: 7,
      company: { id: 4, name: "Northbet" },
      history: [
        {
          at: KICK_OFF,
          phase: "initial",
          minute: null,
          home_score: null,
          away_score: null,
          suspended: false,
          home: 2,
          draw: 3,
          away: 4,
        },
      ],
    };
    vi.stubGlobal("fetch", async (url: string) => {
      requests.push(url);
      return Response.json({ data: answer });
    });
    open(dataOf(moves), "company_id=4&market=match_result");
    expect(screen.getByText("Đang tải…")).toBeTruthy();
    await waitFor(() => expect(rows()).toEqual([["", "", "2.00", "3.00", "4.00"]]));
    expect(requests).toEqual([expect.stringContaining("odds/european/history?")]);
  });

  it("A history of hundreds of prices shows one hundred at first", () => {
    const many = Array.from({ length: 250 }, (_, place) => move(-place, [1.9, 1.95]));
    open(dataOf(many));
    expect(rows()).toHaveLength(100);
    fireEvent.click(screen.getByRole("button", { name: "Xem thêm 100" }));
    expect(rows()).toHaveLength(200);
    fireEvent.click(screen.getByRole("button", { name: "Xem thêm 50" }));
    expect(rows()).toHaveLength(250);
    expect(screen.queryByRole("button", { name: /Xem thêm/ })).toBeNull();
  });
});

describe("The chart of a history", () => {
  it("The keyboard reads the chart price by price", () => {
    open(dataOf(moves));
    const chart = screen.getByRole("slider");
    const text = () => chart.getAttribute("aria-valuetext");
    expect(text()).toMatch(/20' · 1-0 · mức 0\/0\.5 · Chủ 1\.80 · Khách 2\.05$/);
    fireEvent.keyDown(chart, { key: "ArrowLeft" });
    expect(text()).toMatch(/10' · 0-0 · mức 0\/0\.5 · Chủ Khóa kèo · Khách Khóa kèo$/);
    fireEvent.keyDown(chart, { key: "Home" });
    expect(text()).toMatch(/Chủ 1\.90 · Khách 1\.95$/);
    fireEvent.keyDown(chart, { key: "ArrowLeft" });
    expect(chart.getAttribute("aria-valuenow")).toBe("0");
    fireEvent.keyDown(chart, { key: "End" });
    expect(chart.getAttribute("aria-valuenow")).toBe("3");
  });

  it("The chart shows the chosen outcomes, at least one", () => {
    open(dataOf(moves));
    const text = () => screen.getByRole("slider").getAttribute("aria-valuetext");
    fireEvent.click(screen.getByRole("button", { name: "Khách" }));
    expect(text()).not.toContain("Khách");
    fireEvent.click(screen.getByRole("button", { name: "Chủ" }));
    expect(text()).toContain("Chủ");
  });

  it("The chart compares one outcome of several companies", async () => {
    const other = {
      match_id: 7,
      company: { id: 4, name: "Northbet" },
      full: {
        asian_handicap: [move(-300, [1.95, 1.9], { phase: "initial" })],
        over_under: [],
        match_result: [],
      },
    };
    vi.stubGlobal("fetch", async () => Response.json({ data: other }));
    open(dataOf(moves));
    fireEvent.change(screen.getByLabelText("+ So với nhà cái khác"), { target: { value: "4" } });
    const chart = screen.getByRole("slider");
    await waitFor(() =>
      expect(chart.getAttribute("aria-valuetext")).toMatch(/Crown 1\.80 · Northbet 1\.95$/),
    );
    expect(chart.getAttribute("aria-valuemax")).toBe("4");
    fireEvent.click(screen.getByRole("button", { name: "Bỏ Northbet khỏi biểu đồ" }));
    expect(chart.getAttribute("aria-valuetext")).toMatch(/Chủ 1\.80 · Khách 2\.05$/);
  });
});
