// @vitest-environment happy-dom
import { act, cleanup, screen, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OddsOf } from "#shared/odds/index.ts";
import { changeSetting, createSettings } from "#web/platform/settings/settings.ts";
import { oddsFacts, rowOf, scoreQuote } from "#web/testing/odds-rows.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import type { OddsOverlay } from "../odds-overlay.ts";
import { OddsPageProvider } from "../odds-page.context.tsx";
import { useOddsOverlay } from "../use-shown-odds.ts";
import CorrectScoreBody from "./correct-score-body.tsx";

const NOW = 1_700_000_000;
let overlay: OddsOverlay;
function WithOverlay({ children }: { readonly children: ReactNode }) {
  overlay = useOddsOverlay();
  return children;
}

const ahead = oddsFacts("correct_score", NOW + 3600);
const show = (rows: readonly OddsOf<"correct_score">[], facts = ahead) =>
  renderWithProviders(
    <OddsPageProvider value={facts}>
      <WithOverlay>
        <CorrectScoreBody rows={rows} />
      </WithOverlay>
    </OddsPageProvider>,
    { now_ms: NOW * 1000 },
  );

const at = NOW - 60;
const rows = [
  rowOf("correct_score", 1, {
    initial: scoreQuote({ "1-0": 6.5, "0-0": 8, "0-1": 9 }, 3, at - 900),
    instant: scoreQuote({ "1-0": 7, "0-0": 8, "0-1": 9 }, 3, at),
  }),
  rowOf("correct_score", 2, { instant: scoreQuote({ "1-0": 6, "0-0": 8.5, "0-1": 9 }, 3.5, at) }),
];

/** The rows of the columns under a heading: score, price, last column. */
const linesUnder = (heading: string) => {
  const section = screen.getByRole("region", { name: heading });
  return [...section.querySelectorAll(".score-column tbody tr")].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
};
const BEST = "Giá cao nhất của từng tỷ số";

beforeEach(() => void vi.useFakeTimers({ now: NOW * 1000 }));
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.useRealTimers();
});

describe("Correct scores", () => {
  it("Correct scores begin with the highest price of each score and its company, the likeliest score highlighted", () => {
    show(rows);
    expect(linesUnder(BEST)).toEqual([
      ["1-0 (dễ xảy ra nhất)", "7.00", "Company 1"],
      ["0-0", "8.50", "Company 2"],
      ["Khác", "3.50", "Company 2"],
      ["0-1", "9.00", "2 nhà cái"],
    ]);
  });

  const began = oddsFacts("correct_score", NOW - 600);
  const live = { ...began, match: { ...began.match, begun: true, live: true, goals: { home: 1, away: 0 } } };
  const PAST = "Giá trước trận của từng tỷ số";

  it("During an unpriced match correct scores are past: without a company, and struck out once impossible", () => {
    show(rows, live);
    expect(screen.queryByRole("region", { name: BEST })).toBeNull();
    expect(linesUnder(PAST)).toEqual([
      ["1-0", "7.00", ""],
      ["0-0 (không còn xảy ra được)", "8.50", ""],
      ["Khác", "3.50", ""],
      ["0-1 (không còn xảy ra được)", "9.00", ""],
    ]);
    const region = screen.getByRole("region", { name: PAST });
    expect([...region.querySelectorAll("s")].map((struck) => struck.textContent)).toEqual(["0-0", "0-1"]);
    expect(region.querySelectorAll('.price:not([data-state="past"])')).toHaveLength(0);
  });

  it("In-play correct scores are the companies' current prices, with impossible ones closed", () => {
    const inplay = scoreQuote({ "1-0": 5, "0-0": 8, "2-0": 4 }, 3, NOW);
    show([...rows, rowOf("correct_score", 3, { inplay })], live);
    const lines = linesUnder(BEST);
    expect(lines).toContainEqual(["2-0 (dễ xảy ra nhất)", "4.00", "Company 3"]);
    expect(lines).toContainEqual(["0-0 (không còn xảy ra được)", "Kèo đã đóng", ""]);
  });

  it("In-play probabilities add up to 100 % over the possible scores", () => {
    changeSetting(createSettings(), "margin_free", "proportional");
    const inplay = scoreQuote({ "1-0": 5, "0-0": 8, "2-0": 4 }, 3, NOW);
    show([rowOf("correct_score", 3, { inplay })], live);
    const shares = linesUnder("Xác suất từng tỷ số, trung bình các nhà cái").flatMap((line) =>
      line[1]?.endsWith("%") ? Number(line[1].replace(",", ".").replace("%", "")) : [],
    );
    expect(shares).toHaveLength(3);
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 8);
  });

  it("After the end correct scores are past, with the result among them", () => {
    show(rows, { ...live, match: { ...live.match, live: false, decided: true, closed: true } });
    const lines = linesUnder(PAST);
    expect(lines[0]).toEqual(["1-0 (kết quả)", "7.00", ""]);
    expect(lines.filter(([score]) => score?.includes("không còn xảy ra được"))).toHaveLength(3);
  });

  it("A company that has closed is left out", () => {
    const closed = { ...scoreQuote({ "1-0": 20, "0-0": 20, "0-1": 20 }, 20, at), suspended: true };
    show([...rows, rowOf("correct_score", 3, { instant: closed })]);
    expect(linesUnder(BEST)[0]?.[1]).toBe("7.00");
    expect(screen.getByText("Company 3")).toBeDefined();
  });

  it("Every company's own scores are listed, current and first", () => {
    show(rows);
    const [first] = within(screen.getByRole("region", { name: "Từng nhà cái" })).getAllByRole("listitem");
    const lines = [...(first?.querySelectorAll("tbody tr") ?? [])].map((row) =>
      [...row.children].map((cell) => cell.textContent),
    );
    expect(lines[0]).toEqual(["1-0 (dễ xảy ra nhất)", "7.00", "6.50"]);
    const link = first?.querySelector("a[data-history]");
    expect(link?.getAttribute("href")).toBe("/correct-score-odds/1?company_id=1");
  });

  it("Probabilities add up to 100 % in the margin-free view", () => {
    changeSetting(createSettings(), "margin_free", "power");
    show(rows);
    const shares = linesUnder("Xác suất từng tỷ số, trung bình các nhà cái").map((line) =>
      Number(line[1]?.replace(",", ".").replace("%", "")),
    );
    expect(shares.reduce((sum, share) => sum + share, 0)).toBeCloseTo(100, 8);
  });

  it("Correct scores follow a push", async () => {
    show(rows);
    const instant = scoreQuote({ "1-0": 7.5, "0-0": 8, "0-1": 9 }, 3, NOW);
    await act(async () => {
      overlay.take([rowOf("correct_score", 1, { instant })], Date.now());
      await vi.advanceTimersByTimeAsync(50);
    });
    expect(linesUnder(BEST)[0]?.[1]).toBe("7.50");
  });
});
