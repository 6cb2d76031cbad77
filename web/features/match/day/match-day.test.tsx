// @vitest-environment happy-dom
import { cleanup } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { aMatch } from "#tests/support/page-builders.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { MatchDayView } from "./match-day.tsx";

afterEach(cleanup);

const week = ["15", "16", "17", "18", "19", "20", "21"].map((day) => `2022-12-${day}`);
const open = (today: string, path: string) => {
  const date = "2022-12-18";
  const matches = [aMatch({ status: "ended", home: { goals: 3 }, away: { goals: 3 } })];
  const page = { date, today, days: week, day: { date, tz: "+07:00", matches }, overnight: [] };
  return renderPart(<MatchDayView page={page} hotLeagues={[]} />, { path });
};

describe("the list of a day", () => {
  it("says which day another day is, and leads back to today from far away", () => {
    const { getByRole } = open("2026-11-21", "/?date=2022-12-18");
    expect(getByRole("heading", { level: 1 }).textContent).toBe("Tỷ số bóng đá ngày 18-12-2022");
    expect(getByRole("link", { name: "Hôm nay" }).getAttribute("href")).toBe("/");
  });

  it("needs no second way to a today that stands in the strip", () => {
    const { getByRole, queryByRole } = open("2022-12-18", "/");
    expect(getByRole("heading", { level: 1 }).textContent).toBe("Tỷ số trực tuyến");
    expect(queryByRole("link", { name: "Hôm nay" })).toBeNull();
  });

  it("names a competition once for those who listen, with its country", () => {
    const { getByRole } = open("2022-12-18", "/");
    expect(getByRole("region", { name: "Quốc tế: World Cup 2022" })).toBeTruthy();
  });
});

describe("a cut of the day", () => {
  it("has no other days where it is what is in play now", () => {
    const date = "2022-12-18";
    const day = { date, tz: "+07:00", matches: [aMatch()] };
    const page = { date, today: date, days: week, day, overnight: [] };
    const scope = { name: "live", heading: "In play", has: () => true, nav: null };
    const strips = [false, true].map((isOfNow) => {
      const view = renderPart(<MatchDayView page={page} hotLeagues={[]} scope={{ ...scope, isOfNow }} />);
      const strip = view.queryByRole("navigation", { name: "Chọn ngày" });
      cleanup();
      return strip !== null;
    });
    expect(strips).toEqual([true, false]);
  });
});
