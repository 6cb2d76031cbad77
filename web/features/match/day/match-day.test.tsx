// @vitest-environment happy-dom
import { act, cleanup } from "@testing-library/react";
import { lazy, type ReactNode } from "react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { aMatch } from "#tests/support/page-builders.ts";
import { renderPart } from "#web/testing/render-page.tsx";
import { MatchDayView } from "./match-day.tsx";

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

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

describe("what changes the list", () => {
  const prices = { row: () => null, heads: null, bar: null, sync: () => <output>in step</output> };
  /** Long enough for code to come, and after that for the page to be idle. */
  const settle = async () => {
    for (const _turn of ["code", "idle"])
      await act(async () => {
        await vi.dynamicImportSettled();
        await vi.advanceTimersByTimeAsync(1_000);
      });
  };

  // React throws away a part that is still to come alive when what it is given changes: its place is empty for a while.
  it("waits until all that stands around it is alive", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    type Code = { readonly default: () => ReactNode };
    let arrive: (code: Code) => void = () => undefined;
    const News = lazy(() => new Promise<Code>((resolve) => (arrive = resolve)));
    const date = "2022-12-18";
    const day = { date, tz: "+07:00", matches: [aMatch()] };
    const page = { date, today: date, days: week, day, overnight: [] };
    const view = renderPart(<MatchDayView page={page} hotLeagues={[]} prices={prices} beside={<News />} />);
    await settle();
    expect(view.getByRole("link", { name: "Trận hot" })).toBeTruthy();
    expect(view.queryByText("in step")).toBeNull();
    arrive({ default: () => <p>News</p> });
    await settle();
    expect(view.getByText("News")).toBeTruthy();
    expect(view.getByText("in step")).toBeTruthy();
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
