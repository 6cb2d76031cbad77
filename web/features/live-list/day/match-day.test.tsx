// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/builders/page-builders.ts";
import { listQueries } from "#web/testing/list-queries.ts";
import { renderWithProviders } from "#web/testing/render-page.tsx";
import { MatchDayView } from "./match-day.tsx";

afterEach(cleanup);

const date = "2022-12-18";
const open = (today: string, path: string) => {
  const matches = [aMatch({ status: "ended", home: { goals: 3 }, away: { goals: 3 } })];
  const page = { date, today, tz: "+07:00" };
  return renderWithProviders(<MatchDayView page={page} />, { path, queries: listQueries(page, { matches }) });
};

describe("The list of a day", () => {
  it("The list names another day, and links back to today from far away", () => {
    const { getByRole } = open("2026-11-21", "/?date=2022-12-18");
    expect(getByRole("heading", { level: 1 }).textContent).toBe("Tỷ số bóng đá ngày 18-12-2022");
    expect(getByRole("link", { name: "Hôm nay" }).getAttribute("href")).toBe("/");
  });

  it("The list has no second link to today if the strip contains it", () => {
    const { getByRole, queryByRole } = open("2022-12-18", "/");
    expect(getByRole("heading", { level: 1 }).textContent).toBe("Tỷ số trực tuyến");
    expect(queryByRole("link", { name: "Hôm nay" })).toBeNull();
  });

  it("The list names a competition once for screen readers, with its country", () => {
    const { getByRole } = open("2022-12-18", "/");
    expect(getByRole("region", { name: "Quốc tế: World Cup 2022" })).toBeTruthy();
  });
});

describe("A filtered list of the day", () => {
  it("The list of live matches has no other days", () => {
    const page = { date, today: date, tz: "+07:00" };
    const scope = { name: "live", heading: "In play", has: () => true, nav: null };
    const strips = [false, true].map((isOfNow) => {
      const view = renderWithProviders(<MatchDayView page={page} scope={{ ...scope, isOfNow }} />, {
        queries: listQueries(page, { matches: [aMatch()] }),
      });
      const strip = view.queryByRole("navigation", { name: "Chọn ngày" });
      cleanup();
      return strip !== null;
    });
    expect(strips).toEqual([true, false]);
  });
});
