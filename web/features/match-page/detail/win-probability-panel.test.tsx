// @vitest-environment happy-dom
import { cleanup, screen, within } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import type { ChanceStep, WinProbability } from "#shared/odds/win-probability.schema.ts";
import { aMatch } from "#tests/support/builders/match-builders.ts";
import { fetched, renderWithProviders } from "#web/testing/render-page.tsx";
import { winProbabilityQuery } from "./win-probability.query.ts";
import WinProbabilityPanel from "./win-probability-panel.tsx";

afterEach(cleanup);

const match = (status: Match["status"]) => aMatch({ id: 7, status });

const aStep = (at: number, home_percent: number, away_percent: number): ChanceStep => ({
  ...{ at, home_percent, away_percent, draw_percent: 100 - home_percent - away_percent },
  ...{ period: "first_half", minute: at, added: null, books: 3 },
});
const curve: WinProbability = {
  before: { home_percent: 45, draw_percent: 30, away_percent: 25 },
  steps: [aStep(-10, 45, 25), aStep(22, 46, 24), aStep(25, 70, 10), aStep(33, 68, 11)],
  events: [
    {
      ...{ kind: "goal", side: "home", minute: 23, added: null, at: 23 },
      ...{ home_score: 1, away_score: 0, cancelled: false },
    },
  ],
  half_time_at: 45,
  end_at: 90,
};

const show = (status: Match["status"], probability: WinProbability | null) =>
  renderWithProviders(<WinProbabilityPanel match={match(status)} status={status} />, {
    queries: [fetched(winProbabilityQuery(7), { match_id: match(status).id, probability })],
  });

const rowsOf = (table: HTMLElement): string[][] =>
  within(table)
    .getAllByRole("row")
    .slice(1)
    .map((row) => [...row.children].map(({ textContent }) => textContent ?? ""));

it("The panel has the chances now and before the match, and a table of moments with the goals", () => {
  show("first_half", curve);
  const [now, moments] = screen.getAllByRole("table", { hidden: true });
  if (!now || !moments) throw new Error("there are two tables");
  expect(rowsOf(now)).toEqual([
    ["Hiện tại", "68%", "21%", "11%"],
    ["Trước trận", "45%", "30%", "25%"],
  ]);
  expect([...moments.querySelectorAll("tbody tr")].map((row) => row.textContent)).toEqual([
    "Trước trận45%30%25%",
    "15'45%30%25%",
    `23'Bàn thắng: ${match("first_half").home.name}, 1-070%20%10%`,
    "30'70%20%10%",
    "Hiện tại68%21%11%",
  ]);
});

it("Without a curve there is no panel", () => {
  const { container } = show("first_half", null);
  expect(container.querySelector("section")).toBeNull();
});

it("The curve of a match in play ends with its last price, that of a finished one with regular time", () => {
  const endOf = (status: Match["status"]) => {
    const path = show(status, curve).container.querySelector(".chance-plot path")?.getAttribute("d");
    cleanup();
    return /H([\d.]+)V0Z$/.exec(path ?? "")?.[1];
  };
  // The last price is of minute 33: (34 + 10) of 100 minutes.
  expect([endOf("first_half"), endOf("ended")]).toEqual(["440", "1000"]);
});
