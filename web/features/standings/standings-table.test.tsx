// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { StandingsTable as Table } from "#shared/standings/index.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { StandingsTable } from "./standings-table.tsx";

afterEach(cleanup);

const record = (won: number, lost: number, goals: number) => ({
  ...{ played: won + lost, won, drawn: 0, lost, points: won * 3 },
  ...{ goals_for: goals, goals_against: 2, goal_difference: goals - 2 },
});

const row = (id: number, rest: object) => ({
  ...record(2, 0, 5),
  ...{ home: record(1, 0, 3), away: record(1, 0, 2), half: record(0, 2, 0) },
  ...{ form: ["lost", "won"], promotion: null, deducted_points: 0 },
  team: { id, name: `Team ${id}`, short_name: null, logo: null, rank: null },
  ...rest,
});

const table = Table.parse({
  stage: "Regular season",
  group: null,
  carry: null,
  rows: [
    row(1, { position: 1, promotion: "champions_league" }),
    row(2, { position: 2, ...record(0, 2, 0), home: record(3, 0, 9), deducted_points: 3 }),
  ],
});
const promotions = [
  { id: "champions_league", positions: [1] },
  { id: "relegation", positions: [9] },
] as const;

const show = (view: Parameters<typeof StandingsTable>[0]["view"], tables = [table]) =>
  renderWithProviders(
    <StandingsTable
      tables={tables}
      promotions={promotions.map((one) => ({ ...one, positions: [...one.positions] }))}
      view={view}
      of="Giải Mặt Trời"
    />,
  );

describe("A table of a season", () => {
  it.each([
    ["Championship", "Nhóm tranh vô địch"],
    ["Playoff I", "Nhóm tranh vô địch"],
    ["Playoffs - Championship", "Nhóm tranh vô địch"],
    ["Playoff II", "Nhóm tranh vé dự cúp châu Âu"],
    ["Europe play-offs", "Nhóm tranh vé dự cúp châu Âu"],
    ["Playoffs - Relegation", "Nhóm trụ hạng"],
  ])("Tables of several stages are named in the reader's language (%s)", (stage, shown) => {
    const { getByText } = show("total", [table, { ...table, stage, carry: "all" }]);
    expect(getByText("Vòng đấu chính")).toBeTruthy();
    expect(getByText(shown)).toBeTruthy();
  });

  it("The table says what it takes over from the one before it", () => {
    const { getByText } = show("total", [{ ...table, carry: "half_rounded_up" }]);
    expect(getByText(/điểm chia đôi \(làm tròn lên\)/)).toBeTruthy();
  });

  it("The table links to its teams, and shows form as letters and words", () => {
    const { getByRole, getByText } = show("total");
    expect(getByRole("table", { name: /Giải Mặt Trời/ })).toBeTruthy();
    expect(getByRole("link", { name: /Team 1/ }).getAttribute("href")).toBe("/team/1");
    const results = getByRole("row", { name: /Team 1/ }).querySelectorAll("[data-result]");
    expect([...results].map(({ textContent }) => textContent)).toEqual(["BThua", "TThắng"]);
    expect(getByText("Team 2 bị trừ 3 điểm")).toBeTruthy();
  });

  it("The legend names only the zones with a team", () => {
    const { queryByText, getAllByText } = show("total");
    expect(getAllByText("Dự Champions League").length).toBe(1);
    expect(queryByText("Xuống hạng")).toBeNull();
  });

  it("A subset of matches is sorted by itself, without the zones of the whole table", () => {
    const { getAllByRole, queryByText } = show("home");
    const places = getAllByRole("rowheader").map((cell) => cell.textContent);
    expect(places[0]).toContain("Team 2");
    expect(queryByText("Dự Champions League")).toBeNull();
  });

  it("A form table has no goal columns", () => {
    const { queryByRole } = show("form");
    expect(queryByRole("columnheader", { name: "BT-BB" })).toBeNull();
    expect(queryByRole("columnheader", { name: "HS" })).toBeNull();
  });

  it("Several tables are named by their groups", () => {
    const { getByRole } = show(
      "total",
      ["A", "B"].map((group) => ({ ...table, group })),
    );
    expect(getByRole("columnheader", { name: "Bảng A" })).toBeTruthy();
    expect(getByRole("table", { name: /Giải Mặt Trời, Bảng B/ })).toBeTruthy();
  });
});
