// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { MarketNav, PeriodSwitch } from "./market-nav.tsx";
import { matchOddsHead } from "./match-odds-head.ts";

afterEach(cleanup);

const linksIn = (container: HTMLElement) =>
  [...container.querySelectorAll("a")].map((link) => link.getAttribute("href"));

describe("Navigation between a match's odds pages", () => {
  it("The navigation links to all eight pages and the match, and keeps the first half where it exists", () => {
    const { container } = renderWithProviders(<MarketNav matchId={7} page="over_under" period="half" back />);
    expect(linksIn(container)).toEqual([
      "/match/7",
      "/oddscomp/7?period=half",
      "/asian-handicap-odds/7?period=half",
      "/1x2-odds/7?period=half",
      "/over-under-odds/7?period=half",
      "/corner-ou-odds/7?period=half",
      "/correct-score-odds/7",
      "/euro-handicap-odds/7?period=half",
      "/double-chance-odds/7?period=half",
    ]);
    expect(container.querySelector('[aria-current="page"]')?.textContent).toBe("Kèo tài xỉu");
  });

  it("The period can be switched between the whole match and its first half", () => {
    const { container } = renderWithProviders(<PeriodSwitch matchId={7} page="main" period="half" />);
    expect(linksIn(container)).toEqual(["/oddscomp/7", "/oddscomp/7?period=half"]);
    expect(container.querySelector('[aria-current="page"]')?.textContent).toBe("Hiệp 1");
  });

  it("Correct scores have no first half", () => {
    const { container } = renderWithProviders(
      <PeriodSwitch matchId={7} page="correct_score" period="full" />,
    );
    expect(linksIn(container)).toEqual([]);
  });
});

describe("The head of an odds page", () => {
  it("The title names the market, the match and its day", () => {
    expect(matchOddsHead(aMatch(), "asian_handicap", "full").title).toBe(
      "Kèo châu Á: Argentina gặp France, 18-12-2022",
    );
  });

  it("The first half has its own title and canonical URL", () => {
    expect(matchOddsHead(aMatch(), "over_under", "half")).toMatchObject({
      title: "Kèo tài xỉu hiệp 1: Argentina gặp France, 18-12-2022",
      search: { period: "half" },
    });
  });
});
