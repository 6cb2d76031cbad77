// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import type { Rates } from "./analysis-tab.loader.server.ts";
import { RatesTable } from "./rates-table.tsx";

afterEach(cleanup);

const team = { played: 4, won_percent: 50, drawn_percent: 25, lost_percent: 25 };
const ratesWith = (played: number): Rates => ({
  history: { home: team, away: team },
  recent: { home: team, away: team },
  similar: { played, home_percent: 40, draw_percent: 40, away_percent: 20 },
});
const notesWith = (played: number) =>
  renderWithProviders(<RatesTable match={aMatch()} rates={ratesWith(played)} />).container.querySelectorAll(
    ".analysis-note",
  );

it("Matches with similar prices are mentioned only if there are some", () => {
  expect([...notesWith(5)].map((note) => note.textContent)).toEqual([expect.stringContaining("5 trận")]);
  expect(notesWith(0)).toHaveLength(0);
});
