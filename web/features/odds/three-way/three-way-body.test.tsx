// @vitest-environment happy-dom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OddsPage, QuoteOf } from "#shared/odds/index.ts";
import { changeSetting, createSettings } from "#web/platform/settings/settings.ts";
import { oddsFacts, rowOf } from "#web/testing/odds-rows.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import type { OddsOverlay } from "../odds-overlay.ts";
import { OddsPageProvider } from "../odds-page.context.tsx";
import { useOddsOverlay } from "../use-shown-odds.ts";
import ThreeWayBody from "./three-way-body.tsx";

const NOW = 1_700_000_000;
let overlay: OddsOverlay;
function WithOverlay({ children }: { readonly children: ReactNode }) {
  overlay = useOddsOverlay();
  return children;
}

const show = (page: OddsPage, body: ReactNode) =>
  renderWithProviders(
    <OddsPageProvider value={oddsFacts(page, NOW + 3600)}>
      <WithOverlay>{body}</WithOverlay>
    </OddsPageProvider>,
    { now_ms: NOW * 1000 },
  );

const cellsOf = (row: Element | undefined) =>
  [...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent);
const rowsOf = (container: HTMLElement, section: "tbody" | "tfoot") => [
  ...container.querySelectorAll(`${section} tr`),
];

beforeEach(() => void vi.useFakeTimers({ now: NOW * 1000 }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

const chance = (home_draw: number, home_away: number, draw_away: number): QuoteOf<"double_chance"> => ({
  at: NOW - 60,
  suspended: false,
  home_draw,
  home_away,
  draw_away,
});

describe("Double chance", () => {
  const rows = [
    rowOf("double_chance", 1, { initial: chance(4 / 3, 4 / 3, 2), instant: chance(1.25, 1.3, 1.9) }),
    rowOf("double_chance", 2, { initial: null, instant: chance(1.3, 1.25, 1.8) }),
  ];

  it("Each phase shows its own prices, and the payback of two winners out of three", () => {
    const { container } = show("double_chance", <ThreeWayBody rows={rows} />);
    const [first, second] = rowsOf(container, "tbody");
    expect(cellsOf(first).slice(0, 8)).toEqual([
      ...["1.33", "1.33", "2.00", "100.00%"],
      ...["1.25", "1.30", "1.90", "95.44%"],
    ]);
    // Text for screen readers, and no price of another phase.
    expect(cellsOf(second)[0]).not.toMatch(/\d/);
    expect(cellsOf(second)[4]).toBe("1.30");
  });

  it("The prices and the payback of a phase sort the table", () => {
    const { container } = show("double_chance", <ThreeWayBody rows={rows} />);
    fireEvent.click(screen.getByRole("button", { name: /1X, Trước trận/ }));
    expect(cellsOf(rowsOf(container, "tbody")[0])[4]).toBe("1.30");
    fireEvent.click(screen.getByRole("button", { name: /Hoàn trả, Trước trận/ }));
    expect(cellsOf(rowsOf(container, "tbody")[0])[4]).toBe("1.25");
  });

  it("Double chance follows a push", async () => {
    const { container } = show("double_chance", <ThreeWayBody rows={rows} />);
    const instant = { ...chance(1.28, 1.3, 1.9), at: NOW };
    await act(async () => {
      overlay.take([rowOf("double_chance", 1, { initial: rows[0]?.initial ?? null, instant })], Date.now());
      await vi.advanceTimersByTimeAsync(50);
    });
    expect(cellsOf(rowsOf(container, "tbody")[0])[4]).toBe("1.28");
    expect(cellsOf(rowsOf(container, "tfoot")[0])[4]).toBe("1.30");
    expect(cellsOf(rowsOf(container, "tfoot")[1])[4]).toBe("1.28");
  });
});

describe("European handicap", () => {
  const quote = (line: number, home: number, draw: number, away: number): QuoteOf<"european_handicap"> => ({
    at: NOW - 60,
    suspended: false,
    line,
    home,
    draw,
    away,
  });
  const rows = [
    rowOf("european_handicap", 1, { initial: quote(1, 3, 3.4, 2), instant: quote(1, 3.2, 3.4, 1.95) }),
    rowOf("european_handicap", 2, { initial: quote(1, 3.1, 3.4, 2), instant: quote(1, 3, 3.5, 2.05) }),
    rowOf("european_handicap", 3, { initial: quote(-1, 1.4, 4.5, 6), instant: quote(-1, 1.4, 4.5, 6) }),
  ];

  it("Only prices on the most common line count, and the line is named", () => {
    const { container } = show("european_handicap", <ThreeWayBody rows={rows} />);
    expect(cellsOf(rowsOf(container, "tbody")[2]).slice(0, 4)).toEqual(["−1", "1.40", "4.50", "6.00"]);
    expect(cellsOf(rowsOf(container, "tfoot")[0]).slice(5, 9)).toEqual(["1", "3.20", "3.50", "2.05"]);
    expect(rowsOf(container, "tbody")[2]?.querySelector("[data-best]")).toBeNull();
  });

  it("The margin-free view shows probabilities in place of prices", () => {
    changeSetting(createSettings(), "margin_free", "proportional");
    const { container } = show("european_handicap", <ThreeWayBody rows={rows} />);
    expect(cellsOf(rowsOf(container, "tbody")[0]).slice(6, 9)).toEqual(["27.9%", "26.3%", "45.8%"]);
  });
});
