import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { WINDOWS } from "#shared/analysis/index.ts";
import { canonicalPath } from "#shared/url/index.ts";
import { inLocale } from "#web/platform/i18n/locale.server.ts";
import { COUNTS, windowAt, windowPath } from "./analysis-window.ts";

const pathOfWindow = (window: Parameters<typeof windowPath>[1]) =>
  inLocale("vi", () => windowPath({ id: 7 } as Parameters<typeof windowPath>[0], window));

describe("The window of the analysis", () => {
  it("The window offers the counts of the call", () => expect(COUNTS).toEqual(WINDOWS));

  it.each([
    ["", 10, false, false, null],
    ["count=20&same_venue=1&same_comp=1", 20, true, true, null],
    ["count=7&same_venue=yes&company_id=x", 10, false, false, null],
    ["count=3&company_id=5", 3, false, false, 5],
  ] as const)("The window of %j is %i matches", (query, count, same_venue, same_comp, company_id) => {
    expect(windowAt(new URLSearchParams(query))).toEqual({ count, same_venue, same_comp, company_id });
  });

  it("The window's URL is canonical, as pages are cached", () => {
    const windows = fc.record({
      count: fc.constantFrom(...COUNTS),
      same_venue: fc.boolean(),
      same_comp: fc.boolean(),
      company_id: fc.option(fc.integer({ min: 1, max: 999 })),
    });
    fc.assert(
      fc.property(windows, (window) => {
        const url = new URL(pathOfWindow(window), "https://example.vn");
        expect(windowAt(url.searchParams)).toEqual(window);
        const canonical = new URL(canonicalPath(url), url).searchParams;
        expect([...canonical].toSorted()).toEqual([...url.searchParams].toSorted());
      }),
    );
  });

  it("Default values have no key in the URL", () => {
    const none = { count: 10, same_venue: false, same_comp: false, company_id: null } as const;
    expect(pathOfWindow(none)).toBe("/match/7?tab=h2h");
  });
});
