// @vitest-environment happy-dom
import { act, cleanup, fireEvent } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Odds } from "#shared/odds/index.ts";
import { SETTINGS_KEY } from "#web/platform/settings/settings-key.ts";
import { oddsFacts, resultQuote, rowOf } from "#web/testing/odds-rows.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import type { OddsOverlay } from "../odds-overlay.ts";
import { OddsPageProvider } from "../odds-page.context.tsx";
import { useOddsOverlay } from "../use-shown-odds.ts";
import MainBody from "./main-body.tsx";

const NOW = 1_700_000_000;
let overlay: OddsOverlay;
function WithOverlay({ children }: { readonly children: ReactNode }) {
  overlay = useOddsOverlay();
  return children;
}

function show(rows: readonly Odds[], live = true) {
  const facts = oddsFacts("main", live ? NOW - 3_600 : NOW + 3_600);
  const view = (
    <OddsPageProvider value={{ ...facts, match: { ...facts.match, live } }}>
      <WithOverlay>
        <MainBody rows={rows} />
      </WithOverlay>
    </OddsPageProvider>
  );
  return renderWithProviders(view, { now_ms: NOW * 1000 });
}

const at = NOW - 60;
const handicap = (id: number, home: number, away: number) =>
  rowOf("asian_handicap", id, { inplay: { at, suspended: false, line: -0.5, home, away } });
const total = (id: number) =>
  rowOf("over_under", id, {
    instant: { at: NOW - 7_200, suspended: false, line: 2.5, over: 1.9, under: 2 },
    inplay: { at, suspended: false, line: 3, over: 1.8, under: 2.1 },
  });
const result = (id: number) => rowOf("match_result", id, { inplay: resultQuote([3, 3.2, 2.4], at) });

const NONE = "–Chưa có giá";
const rowsIn = (container: HTMLElement) =>
  [...container.querySelectorAll("tbody tr")].map((row) =>
    [...row.querySelectorAll("th, td")].map((cell) => cell.textContent),
  );
const companiesIn = (container: HTMLElement) =>
  [...container.querySelectorAll("tbody a[data-history]")].map((link) => link.textContent);

beforeEach(() => void vi.useFakeTimers({ now: NOW * 1000 }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

describe("The 3-in-1 table", () => {
  it("A company's three markets stand side by side, one row per phase", () => {
    const rows = rowsIn(show([handicap(1, 1.9, 2), total(1), result(1)]).container);
    expect(rows[1]?.slice(0, 10)).toEqual([
      "Trước",
      ...[NONE, "–", NONE],
      ...["1.90", "2.5", "2.00"],
      ...[NONE, NONE, NONE],
    ]);
    expect(rows[2]?.slice(0, 10)).toEqual([
      "Chạy",
      ...["1.90", "−0.5", "2.00"],
      ...["1.80", "3", "2.10"],
      ...["3.00", "3.20", "2.40"],
    ]);
  });

  it("A market that a company does not price has empty cells", () => {
    const { container } = show([handicap(1, 1.9, 2)]);
    expect(rowsIn(container).map((row) => row.length)).toEqual([12, 11, 11]);
  });

  it("Before kick-off there is no in-play row, unless it is the only chosen phase", () => {
    expect(rowsIn(show([total(1)], false).container)).toHaveLength(2);
    cleanup();
    localStorage.setItem(SETTINGS_KEY, '{"odds_phases":["inplay"]}');
    expect(rowsIn(show([total(1)], false).container)).toHaveLength(1);
  });

  it("A company without a price in play stands last, behind the button", () => {
    const before = rowOf("match_result", 1, { instant: resultQuote([3, 3.2, 2.4], NOW - 7_200) });
    const { container } = show([before, handicap(2, 1.9, 2)]);
    expect(companiesIn(container)).toEqual(["Company 2", "Company 1"]);
    const bodies = [...container.querySelectorAll("tbody")];
    expect(
      bodies.map((body) => [body.hasAttribute("data-stopped"), body.querySelector("button")?.textContent]),
    ).toEqual([
      [false, undefined],
      [false, "1 nhà cái đã dừng▾"],
      [true, undefined],
    ]);
  });

  it("Companies are sorted by current prices", () => {
    const { container, getByRole } = show([handicap(1, 1.9, 2), handicap(2, 2.1, 1.8), total(3)]);
    fireEvent.click(getByRole("button", { name: "Sắp xếp theo: Chủ, Chấp" }));
    expect(companiesIn(container)).toEqual(["Company 2", "Company 1", "Company 3"]);
  });

  it("A pushed price updates its cell and the summary", async () => {
    const { container } = show([handicap(1, 1.9, 2), total(1)]);
    await act(async () => {
      overlay.take([handicap(1, 1.95, 1.95)], NOW * 1000);
      await vi.advanceTimersByTimeAsync(50);
    });
    expect(rowsIn(container)[2]?.slice(1, 4)).toEqual(["1.95", "−0.5", "1.95"]);
    const highest = container.querySelector('tfoot tr[data-row-phase="inplay"]');
    expect([...(highest?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent).slice(0, 3)).toEqual([
      "1.95",
      "−0.5",
      "1.95",
    ]);
  });
});
