// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { MatchStatus } from "#shared/match/match-status.ts";
import { aTotalMove } from "#tests/support/builders/odds-builders.ts";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { MovesPanel } from "./moves-panel.tsx";

afterEach(cleanup);

const totals = (line: number, over: number, under: number) => ({ line, over, under });
const moveOf = (
  id: number,
  status: MatchStatus,
  ...prices: [from: ReturnType<typeof totals>, to: ReturnType<typeof totals>]
) => aTotalMove(aMatch({ id, status }), ...prices);

const textsOf = (container: HTMLElement, selector: string) =>
  [...container.querySelectorAll(selector)].map((element) => element.textContent);

describe("The panel of moves", () => {
  it("Moves before kick-off and in play stand under their own headings, a moved line with its new prices", () => {
    const moves = [
      moveOf(1, "not_started", totals(2.5, 1.9, 1.95), totals(2.75, 2.01, 1.85)),
      moveOf(2, "first_half", totals(3, 1.9, 1.95), totals(3, 1.7, 2.15)),
    ];
    const { container } = renderWithProviders(<MovesPanel moves={moves} />);
    expect(textsOf(container, "h3")).toEqual(["Chưa đá", "Đang đá"]);
    expect(textsOf(container, ".moves-prices")).toEqual(["Mức2.5→2.5/32.011.85", "Tài 31.90→1.70giảm"]);
  });

  it("Only headings with moves below them are shown; without moves the panel says so", () => {
    const { container, rerender } = renderWithProviders(
      <MovesPanel moves={[moveOf(1, "not_started", totals(2, 1.9, 1.95), totals(2, 1.8, 2.05))]} />,
    );
    expect(textsOf(container, "h3")).toEqual(["Chưa đá"]);
    rerender(<MovesPanel moves={[]} />);
    expect(container.textContent).toContain("Chưa có biến động nào");
  });
});
