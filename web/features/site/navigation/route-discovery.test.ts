// @vitest-environment happy-dom
import { renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ODDS_PAGES } from "#shared/odds/index.ts";
import { screenAt } from "#shared/url/index.ts";
import { samplePaths, useRouteDiscovery } from "./route-discovery.ts";

const ODDS_PAGES_COUNT = Object.keys(ODDS_PAGES).length;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const links = () => [...document.querySelectorAll<HTMLAnchorElement>("a[data-discover]")];

describe("learning the screens", () => {
  it.each(["vi", "en"] as const)(
    "names one path of each in %s, and one for each route of the odds",
    (locale) => {
      const found = samplePaths(locale).map((path) => screenAt(path));
      expect(found.every((screen) => screen?.locale === locale)).toBe(true);
      const once = found.filter((at) => at?.screen !== "odds").map((at) => at?.screen);
      expect(new Set(once).size).toBe(once.length);
      expect(found.length - once.length).toBe(ODDS_PAGES_COUNT);
      expect(samplePaths("en")).toEqual(
        expect.arrayContaining(["/en/league/1", "/en/livescore/live", "/en/oddscomp/1"]),
      );
    },
  );

  it("shows the router links to all of them, hidden, and takes them away again", () => {
    renderHook(useRouteDiscovery);
    expect(links()).toHaveLength(samplePaths("vi").length);
    expect(links()[0]?.closest("[hidden]")).not.toBeNull();
    vi.advanceTimersByTime(15_000);
    expect(links()).toEqual([]);
  });
});
