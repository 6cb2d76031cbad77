// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { Match } from "#shared/match/index.ts";
import { afterGoal, aMatch, KICK_OFF } from "#tests/support/builders/page-builders.ts";
import { pushMatch } from "#web/features/live-overlay/match-push.ts";
import { listQueries } from "#web/testing/list-queries.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { DAY_PAGES, type DayPageKind } from "./day-page-kind.ts";
import { DayPageView } from "./day-page-view.tsx";

afterEach(cleanup);

const RESULTS = "/bong-da/ket-qua-bong-da";
const date = "2022-12-18";
const inCup = (id: number, comp: number, status: Match["status"] = "ended") => {
  const match = aMatch({ id, status, home: { goals: 1 }, away: { goals: 0 } });
  return asCup(match, comp);
};
const asCup = (match: Match, comp: number): Match => ({
  ...match,
  competition: { ...match.competition, id: comp as Match["competition"]["id"], name: `Cup ${comp}` },
});

function open(
  kind: DayPageKind,
  matches: Match[],
  { path = RESULTS, nearest = null as string | null, today = date, plainDay = today as string | null } = {},
) {
  const page = { kind, date, today, tz: "+07:00", plainDay, nearest };
  const queries = listQueries(page, { matches, dayFilter: DAY_PAGES[kind] });
  return renderWithProviders(<DayPageView page={page} />, { path, queries });
}

const rowsOf = (root: ParentNode) =>
  [...root.querySelectorAll("li.match-row")].map((row) => row.getAttribute("data-match-id"));

describe("The page of a day's results", () => {
  it("Results are grouped by competition, each with a link to its matches only", () => {
    const { container, getAllByRole } = open("results", [inCup(1, 5), inCup(2, 6), inCup(3, 5)]);
    expect(rowsOf(container)).toEqual(["1", "3", "2"]);
    const links = getAllByRole("link", { name: /Cup 5 2$/ });
    expect(links[0]?.getAttribute("href")).toBe(`${RESULTS}?comp_id=5`);
  });

  it("A filtered competition is shown alone, with a link back", () => {
    const { container, getAllByRole } = open("results", [inCup(1, 5), inCup(2, 6)], {
      path: `${RESULTS}?comp_id=6`,
    });
    expect(rowsOf(container)).toEqual(["2"]);
    expect(getAllByRole("link", { name: /^Tất cả giải đấu/ })[0]?.getAttribute("href")).toBe(RESULTS);
  });

  it("A match that has just ended is added", async () => {
    const { container, overlay } = open("results", [inCup(1, 5)]);
    const ended = afterGoal(inCup(9, 5), 2, 1);
    await act(async () => pushMatch(overlay, ended, KICK_OFF * 1000));
    expect(rowsOf(container)).toEqual(["1", "9"]);
  });

  it("An empty day links to the nearest day with results", () => {
    const { getByRole } = open("results", [], { nearest: "2022-12-17" });
    expect(getByRole("link", { name: "Xem ngày 17-12-2022" }).getAttribute("href")).toBe(
      "/bong-da/ket-qua-bong-da?date=2022-12-17",
    );
  });

  it("An empty day without near results links back to today", () => {
    const { getByRole } = open("results", [], { today: "2026-01-02" });
    expect(getByRole("link", { name: "Xem các trận hôm nay" }).getAttribute("href")).toBe(
      "/bong-da/ket-qua-bong-da",
    );
  });

  it("Today's link has its date where the page without one may show another day", () => {
    const { getByRole } = open("results", [], { today: "2022-12-19", plainDay: null });
    const today = "/bong-da/ket-qua-bong-da?date=2022-12-19";
    expect(getByRole("link", { name: "Hôm nay 19-12" }).getAttribute("href")).toBe(today);
    expect(getByRole("link", { name: "Xem các trận hôm nay" }).getAttribute("href")).toBe(today);
  });

  it("The results link to the schedule for coming days", () => {
    const { getByRole } = open("results", [inCup(1, 5)], { path: "/bong-da/ket-qua-bong-da" });
    expect(getByRole("link", { name: /19-12/ }).getAttribute("href")).toBe(
      "/bong-da/lich-thi-dau?date=2022-12-19",
    );
    expect(getByRole("link", { name: /17-12/ }).getAttribute("href")).toBe(
      "/bong-da/ket-qua-bong-da?date=2022-12-17",
    );
  });
});

describe("The page of a day's schedule", () => {
  it("A match that kicks off while the schedule is read stays in it", async () => {
    const match = inCup(1, 5, "not_started");
    const { container, overlay } = open("schedule", [match]);
    await act(async () =>
      pushMatch(overlay, { ...afterGoal(match, 0, 0), status: "first_half" }, KICK_OFF * 1000),
    );
    expect(rowsOf(container)).toEqual(["1"]);
    expect(container.querySelector("[data-tone=live]")).toBeTruthy();
  });
});
