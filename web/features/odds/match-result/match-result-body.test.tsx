// @vitest-environment happy-dom
import { act, cleanup, fireEvent, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OddsOf } from "#shared/odds/index.ts";
import { oddsFacts, resultQuote, rowOf } from "#web/testing/odds-rows.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import type { OddsOverlay } from "../odds-overlay.ts";
import { OddsPageProvider } from "../odds-page.context.tsx";
import { useOddsOverlay } from "../use-shown-odds.ts";
import MatchResultBody from "./match-result-body.tsx";

const shownPrices = vi.hoisted(() => ({ count: 0 }));
vi.mock("../price.tsx", async (load) => {
  const { memo } = await import("react");
  const { Price } = await load<typeof import("../price.tsx")>();
  const Counted = memo((props: Parameters<typeof Price>[0]) => {
    shownPrices.count += 1;
    return <Price {...props} />;
  });
  return { Price: Counted };
});

const NOW = 1_700_000_000;
let overlay: OddsOverlay;
function WithOverlay({ children }: { readonly children: ReactNode }) {
  overlay = useOddsOverlay();
  return children;
}

function show(rows: readonly OddsOf<"match_result">[]) {
  const facts = oddsFacts("match_result", NOW + 3600);
  const view = (
    <OddsPageProvider value={facts}>
      <WithOverlay>
        <MatchResultBody rows={rows} />
      </WithOverlay>
    </OddsPageProvider>
  );
  return renderWithProviders(view, { now_ms: NOW * 1000 });
}

/** Text of every cell of a row. */
const cellsOf = (row: Element | undefined) =>
  [...(row?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent);
const bodiesOf = (container: HTMLElement) => [...container.querySelectorAll("tbody")];
const namesOf = (container: HTMLElement) =>
  bodiesOf(container).map((body) => within(body).getByRole("link").textContent);

// Their mean is 2.00, 3.50, 3.80: the worked example of domain-facts.
const rows = [
  rowOf("match_result", 1, {
    initial: resultQuote([2, 3.5, 4], NOW - 9000),
    instant: resultQuote([2.1, 3.3, 3.6], NOW - 900),
  }),
  rowOf("match_result", 2, {
    initial: resultQuote([2, 3.5, 4], NOW - 9000),
    instant: resultQuote([1.9, 3.7, 4], NOW - 9000),
  }),
];

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 });
  shownPrices.count = 0;
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

describe("The 1X2 table", () => {
  it("A company's row has first and current prices, probabilities, payback and Kelly indices", () => {
    const { container } = show(rows);
    const [first, current] = bodiesOf(container)[0]?.querySelectorAll("tr") ?? [];
    expect(cellsOf(first).slice(0, 3)).toEqual(["2.00", "3.50", "4.00"]);
    const statistics = [
      "2.10",
      "3.30",
      "3.60",
      "45.05",
      "28.67",
      "26.28",
      "94.61",
      "1.001",
      "0.899",
      "0.903",
    ];
    expect(cellsOf(current).slice(0, 10)).toEqual(statistics);
  });

  it("Kelly indices of at least 1 and the best price of each result are highlighted", () => {
    const { container } = show(rows);
    const current = bodiesOf(container)[0]?.querySelectorAll("tr")[1];
    expect([...(current?.querySelectorAll("[data-high]") ?? [])].map((cell) => cell.textContent)).toEqual([
      "1.001",
    ]);
    expect([...(current?.querySelectorAll("[data-best]") ?? [])].map((cell) => cell.textContent)).toEqual([
      "2.10",
    ]);
  });

  it("The table ends with the highest, lowest and average of both phases", () => {
    const { container } = show(rows);
    const lines = [...container.querySelectorAll("tfoot tr")].map((row) => cellsOf(row).slice(0, 3));
    expect(lines).toEqual([
      ["2.00", "3.50", "4.00"],
      ["2.10", "3.70", "4.00"],
      ["2.00", "3.50", "4.00"],
      ["1.90", "3.30", "3.60"],
      ["2.00", "3.50", "4.00"],
      ["2.00", "3.50", "3.80"],
    ]);
  });

  it("A suspended price is locked and excluded from all derived values", () => {
    const closed = rowOf("match_result", 3, { instant: resultQuote([9, 9, 9], NOW - 900, true) });
    const { container } = show([...rows, closed]);
    const current = bodiesOf(container)[2]?.querySelectorAll("tr")[1];
    expect(current?.querySelectorAll('[data-state="suspended"]')).toHaveLength(3);
    expect(current?.textContent).not.toContain("9.00");
    expect(cellsOf(container.querySelectorAll("tfoot tr")[1]).slice(0, 3)).toEqual(["2.10", "3.70", "4.00"]);
  });

  it("A header sorts descending, ascending, and back", () => {
    const { container, getByRole } = show(rows);
    const home = getByRole("button", { name: /Chủ/ });
    fireEvent.click(home);
    expect(namesOf(container)).toEqual(["Company 1", "Company 2"]);
    fireEvent.click(home);
    expect(namesOf(container)).toEqual(["Company 2", "Company 1"]);
    fireEvent.click(home);
    expect(namesOf(container)).toEqual(["Company 1", "Company 2"]);
  });
});

describe("A pushed price", () => {
  const push = async (odds: OddsOf<"match_result">) => {
    await act(async () => {
      overlay.take([odds], Date.now());
      await vi.advanceTimersByTimeAsync(50);
    });
  };

  it("A pushed price changes its cell and the derived values", async () => {
    const { container } = show(rows);
    await push(rowOf("match_result", 1, { ...rows[0], instant: resultQuote([2.3, 3.3, 3.6], NOW) }));
    const current = bodiesOf(container)[0]?.querySelectorAll("tr")[1];
    expect(cellsOf(current)[0]).toBe("2.30");
    expect(cellsOf(container.querySelectorAll("tfoot tr")[5])[0]).toBe("2.10");
  });

  it("A pushed price renders only the prices that changed", async () => {
    show(rows);
    expect(shownPrices.count).toBeGreaterThan(20);
    shownPrices.count = 0;
    await push(rowOf("match_result", 1, { ...rows[0], instant: resultQuote([2.3, 3.3, 3.6], NOW) }));
    // The price itself, and the highest and average above it: the lowest is another company's.
    expect(shownPrices.count).toBe(3);
  });
});
