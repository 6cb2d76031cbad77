// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { FormSummary } from "#shared/analysis/index.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { PastSummary } from "./past-summary.tsx";

afterEach(cleanup);

const summary: FormSummary = {
  ...{ played: 7, won: 5, drawn: 1, lost: 1, goals_for: 12, goals_against: 6, win_percent: 71.4 },
  lines: {
    handicap: { played: 7, won: 5, push: 1, lost: 1, win_percent: 71.4 },
    total: { played: 11, over: 5, push: 3, under: 3, over_percent: 45.5, under_percent: 27.2 },
  },
};

it("A standalone share is rounded directly from its counts", () => {
  const text = renderWithProviders(<PastSummary summary={summary} />).container.textContent;
  // 5 of 7 is 71.4 %. 5 of 11 is 45.45 %: rounding its one-decimal value again would give 46 %.
  expect(text).toContain("Thắng 71%");
  expect(text).toContain("71% (5/7)");
  expect(text).toContain("45% (5/11)");
});

it("A share of no matches is a dash", () => {
  const none = { ...summary, played: 0, won: 0, drawn: 0, lost: 0, lines: null };
  expect(renderWithProviders(<PastSummary summary={none} />).container.textContent).toContain("Thắng –");
});
